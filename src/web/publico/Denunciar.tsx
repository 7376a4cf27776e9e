import { useMutation, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState, type FormEvent, type ReactNode } from 'react'
import { ehDia, formatarDia } from '#core/calendar/dia.ts'
import { nomearInicial } from '#core/mensagens/palavras.ts'
import type { DenunciaPublica, DenunciaRecebida } from '../../server/contrato/registros.ts'
import { chamar } from '../api/cliente.ts'
import { lerDenunciaPublica } from '../api/leituras.ts'
import { useDadosDoServico, usePacote, useServico } from '../api/servico.ts'
import { lerDia } from '../formularios/converter.ts'
import { useBuscaDeTextos } from '../formularios/alvo.ts'
import { Alerta } from '../ui/Alerta.tsx'
import { Botao } from '../ui/Botao.tsx'
import { Campo, type Acesso } from '../ui/Campo.tsx'
import { Cartao } from '../ui/Cartao.tsx'
import { EntradaDeDia } from '../ui/EntradaDeDia.tsx'
import { Leitura } from '../ui/Estados.tsx'
import { hojeEm } from '../ui/tempo.ts'
import { Titulo } from '../ui/Titulo.tsx'
import { DenunciaFeita } from './DenunciaFeita.tsx'
import './Denunciar.css'

const ESTADOS: Readonly<Record<DenunciaPublica['situacao'], string>> = {
  recebida: 'Recebida: espera a primeira análise.',
  encaminhada: 'Encaminhada: o fato está em apuração.',
  arquivada: 'Arquivada.',
}

/** `/{m}/{s}/denunciar?codigo=`: tell a fact without a login, or see where one told stands. */
export function Denunciar() {
  const { codigo = '' } = useBuscaDeTextos()
  return (
    <div className="pilha-larga">
      <Titulo aba="Denunciar">Contar um fato irregular</Titulo>
      {codigo === '' && <Formulario />}
      <Acompanhar codigo={codigo} />
    </div>
  )
}

function Formulario() {
  const { base } = useServico()
  const { municipio, servico } = useDadosDoServico()
  const quem = usePacote()?.processo.denuncia?.quem ?? ['outra-pessoa']
  const hoje = municipio && hojeEm(municipio.fuso)
  const [dia, escreverDia] = useState(hoje === undefined ? '' : formatarDia(hoje))
  const [erroDoDia, errarODia] = useState<string>()
  const envio = useMutation({
    mutationFn: (corpo: Record<string, string>) =>
      chamar<DenunciaRecebida>(`${base}/denunciar`, { metodo: 'POST', corpo }),
  })
  if (envio.data)
    return (
      <DenunciaFeita
        feita={envio.data}
        aviso="Guarde o código: só com ele se vê o andamento, e ele não aparece outra vez. Copie-o ou imprima-o agora. Quem apura não o vê."
      />
    )
  const enviar = (evento: FormEvent<HTMLFormElement>) => {
    evento.preventDefault()
    const campos = [...new FormData(evento.currentTarget)].flatMap(([nome, valor]) =>
      typeof valor === 'string' && valor.trim() !== '' ? [[nome, valor.trim()] as const] : [],
    )
    const lido = lerDia(dia)
    const errado = !ehDia(lido) ? 'Escreva uma data que exista, como 31/12/2026.' : undefined
    errarODia(errado)
    if (errado === undefined) envio.mutate({ ...Object.fromEntries(campos), dia: lido })
  }
  const linha =
    (nome: string, tamanho: number, exige = false) =>
    (acesso: Acesso) => (
      <input {...acesso} name={nome} className="entrada" maxLength={tamanho} required={exige} />
    )
  return (
    <form className="pilha" onSubmit={enviar}>
      <p className="introducao">
        {servico?.nome} em {municipio?.nome}. Não é preciso dizer quem é. O nome e o contato, se
        quiser dar, só são lidos por quem apura.
      </p>
      <Pergunta rotulo="Quem conta">
        {(acesso) => (
          <select {...acesso} name="quem" className="entrada" required>
            <option value="">Escolha…</option>
            {quem.map((valor) => (
              <option key={valor} value={valor}>
                {nomearInicial(valor)}
              </option>
            ))}
          </select>
        )}
      </Pergunta>
      <Pergunta rotulo="O que aconteceu">
        {(acesso) => (
          <textarea
            {...acesso}
            name="texto"
            className="entrada"
            rows={6}
            maxLength={3000}
            required
          />
        )}
      </Pergunta>
      <Pergunta rotulo="Dia" erro={erroDoDia}>
        {(acesso) => <EntradaDeDia {...acesso} name="dia" valor={dia} mudar={escreverDia} />}
      </Pergunta>
      <Pergunta rotulo="Local" ajuda="Rua, escola, ponto de referência.">
        {linha('local', 200, true)}
      </Pergunta>
      <Pergunta rotulo="Placa" opcional>
        {linha('placa', 10)}
      </Pergunta>
      <Pergunta rotulo="Número que está no veículo" opcional>
        {linha('numero', 40)}
      </Pergunta>
      <Pergunta rotulo="Seu nome" opcional>
        {linha('nome', 150)}
      </Pergunta>
      <Pergunta rotulo="Seu telefone ou e-mail" opcional>
        {linha('contato', 150)}
      </Pergunta>
      {envio.isError && <Alerta tom="erro">{envio.error.message}</Alerta>}
      <div>
        <Botao type="submit" aparencia="primario" ocupado={envio.isPending}>
          {envio.isPending ? 'Enviando…' : 'Enviar'}
        </Botao>
      </div>
    </form>
  )
}

function Pergunta(p: {
  rotulo: string
  ajuda?: string
  erro?: string | undefined
  opcional?: boolean
  children: (acesso: Acesso) => ReactNode
}) {
  return <Campo {...p}>{(acesso) => p.children(acesso)}</Campo>
}

function Acompanhar({ codigo }: { codigo: string }) {
  const { base } = useServico()
  const navegar = useNavigate()
  const [texto, escrever] = useState(codigo)
  const consulta = useQuery({ ...lerDenunciaPublica(base, codigo), enabled: codigo !== '' })
  return (
    <div className="nao-imprimir">
      <Cartao titulo="Acompanhar uma denúncia">
        <form
          className="pilha"
          onSubmit={(evento) => {
            evento.preventDefault()
            if (texto.trim() !== '') void navegar({ to: '.', search: { codigo: texto.trim() } })
          }}
        >
          <Campo
            rotulo="Código"
            ajuda="O que apareceu quando a denúncia foi enviada: maiúsculas, hifens e espaços não importam."
          >
            {(acesso) => (
              <input
                {...acesso}
                className="entrada"
                autoComplete="off"
                spellCheck={false}
                value={texto}
                onChange={(e) => escrever(e.target.value)}
              />
            )}
          </Campo>
          <div>
            <Botao type="submit">Ver o andamento</Botao>
          </div>
        </form>
        {codigo !== '' && (
          <Leitura consulta={consulta} linhas={2}>
            {(d) => (
              <div role="status" className="andamento">
                <p>
                  <strong>Denúncia nº {d.protocolo}</strong>
                </p>
                <p>{ESTADOS[d.situacao]}</p>
                <p className="miudo suave">
                  Recebida em {formatarDia(d.recebidaEm)}. Última mudança em{' '}
                  {formatarDia(d.mudouEm)}.
                </p>
              </div>
            )}
          </Leitura>
        )}
      </Cartao>
    </div>
  )
}
