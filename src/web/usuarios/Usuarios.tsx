import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { listar, nomear } from '#core/mensagens/palavras.ts'
import type { UsuarioDaCidade } from '../../server/contrato/contrato.ts'
import { chamar } from '../api/cliente.ts'
import { fraseDoErro } from '../api/problema.ts'
import { useSessao } from '../api/sessao.ts'
import { Alerta } from '../ui/Alerta.tsx'
import { usePacote, useServico } from '../api/servico.ts'
import { Elo } from '../ui/Elo.tsx'
import { Botao } from '../ui/Botao.tsx'
import { Cartao, Etiqueta } from '../ui/Cartao.tsx'
import { Leitura } from '../ui/Estados.tsx'
import { Tabela } from '../ui/Tabela.tsx'
import { Titulo } from '../ui/Titulo.tsx'
import { FormaDoUsuario, type DadosDoUsuario } from './FormaDoUsuario.tsx'
import './Usuarios.css'

const CHAVE = ['usuarios']

/** `/{m}/{s}/usuarios`: who works here, with which roles; the first password is told once. */
export function Usuarios() {
  const consultas = useQueryClient()
  const sessao = useSessao()
  const { base } = useServico()
  const comCarteira = usePacote()?.processo.carteiraDoFiscal !== undefined
  const gere = sessao?.usuario.papeis.includes('gestor') === true
  const consulta = useQuery({
    queryKey: CHAVE,
    queryFn: ({ signal }) => chamar<UsuarioDaCidade[]>('/usuarios', { sinal: signal }),
  })
  const [aberto, abrir] = useState<string>()
  const [senha, dizer] = useState<{ de: string; senha: string }>()
  const [erro, falhar] = useState('')

  const fazer = async (caminho: string, corpo: unknown, de?: string) => {
    falhar('')
    try {
      const r = await chamar<{ senha?: string } | undefined>(caminho, { metodo: 'POST', corpo })
      dizer(r?.senha && de ? { de, senha: r.senha } : undefined)
      abrir(undefined)
      await consultas.invalidateQueries({ queryKey: CHAVE })
    } catch (motivo) {
      falhar(fraseDoErro(motivo))
    }
  }
  return (
    <div className="pilha-larga">
      <div className="pilha">
        <Titulo aba="Usuários">Usuários</Titulo>
        <p className="introducao">
          Quem trabalha nos serviços do Município e o que cada um pode fazer. Quem lavra um auto
          nunca o julga, mesmo que tenha as duas funções.
        </p>
      </div>
      {senha && (
        <Alerta tom="certo" titulo={`Primeira senha de ${senha.de}`} foco>
          <p>
            <code className="senha-dita">{senha.senha}</code>
          </p>
          <p>Anote e entregue em mãos: não aparece de novo, e se troca na primeira entrada.</p>
        </Alerta>
      )}
      {erro && <Alerta tom="erro">{erro}</Alerta>}
      {gere && aberto !== 'novo' && (
        <p>
          <Botao aparencia="primario" onClick={() => abrir('novo')}>
            Novo usuário
          </Botao>
        </p>
      )}
      {aberto === 'novo' && (
        <Cartao titulo="Novo usuário">
          <FormaDoUsuario
            enviar={(dados) => fazer('/usuarios', dados, dados.nome)}
            desistir={() => abrir(undefined)}
          />
        </Cartao>
      )}
      <Leitura consulta={consulta}>
        {(usuarios) => {
          const escolhido = usuarios.find((u) => u.id === aberto)
          return (
            <>
              {escolhido && (
                <Cartao titulo={escolhido.nome}>
                  <FormaDoUsuario
                    key={escolhido.id}
                    usuario={escolhido}
                    proprio={escolhido.id === sessao?.usuario.id}
                    enviar={({ nome, papeis }) =>
                      fazer(`/usuarios/${escolhido.id}`, {
                        nome,
                        ...(escolhido.id !== sessao?.usuario.id && { papeis }),
                      } satisfies Partial<DadosDoUsuario>)
                    }
                    desistir={() => abrir(undefined)}
                  />
                  <div className="usuario-acoes">
                    <Botao
                      onClick={() =>
                        void fazer(`/usuarios/${escolhido.id}/senha`, {}, escolhido.nome)
                      }
                    >
                      Dar senha nova
                    </Botao>
                    {comCarteira && escolhido.papeis.includes('fiscal') && (
                      <Elo
                        className="botao botao-secundario"
                        para={`${base}/carteiras/${escolhido.id}`}
                      >
                        Carteira de fiscal
                      </Elo>
                    )}
                    {escolhido.id !== sessao?.usuario.id && (
                      <Botao
                        aparencia={escolhido.ativo ? 'perigo' : 'secundario'}
                        onClick={() =>
                          void fazer(`/usuarios/${escolhido.id}`, { ativo: !escolhido.ativo })
                        }
                      >
                        {escolhido.ativo ? 'Desligar' : 'Religar'}
                      </Botao>
                    )}
                  </div>
                </Cartao>
              )}
              <Tabela
                titulo="Usuários do Município"
                colunas={['Nome', 'Usuário', 'Funções', 'Situação']}
                linhas={usuarios.map((u) => ({
                  chave: u.id,
                  celulas: [
                    gere ? (
                      <Botao key="nome" aparencia="simples" onClick={() => abrir(u.id)}>
                        {u.nome}
                      </Botao>
                    ) : (
                      u.nome
                    ),
                    u.login,
                    listar(u.papeis.map((p) => nomear(p))),
                    <Etiqueta key="s" tom={u.ativo ? 'certo' : 'neutro'}>
                      {u.ativo
                        ? u.trocarSenha
                          ? 'falta a primeira entrada'
                          : 'ativo'
                        : 'desligado'}
                    </Etiqueta>,
                  ],
                }))}
              />
            </>
          )
        }}
      </Leitura>
    </div>
  )
}
