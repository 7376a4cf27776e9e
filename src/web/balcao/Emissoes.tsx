import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { EmissaoFeita } from '../../server/contrato/contrato.ts'
import { chamar } from '../api/cliente.ts'
import { chaveDasLeituras, lerEmissoes } from '../api/leituras.ts'
import { useDadosDoServico, useServico } from '../api/servico.ts'
import { useSessao } from '../api/sessao.ts'
import { fraseDoErro } from '../api/problema.ts'
import { Alerta } from '../ui/Alerta.tsx'
import { Botao } from '../ui/Botao.tsx'
import { Campo } from '../ui/Campo.tsx'
import { Etiqueta } from '../ui/Cartao.tsx'
import { Leitura } from '../ui/Estados.tsx'
import { formatarInstante } from '../ui/tempo.ts'

/** What was printed of this file, and the way to declare one of them without effect. */
export function Emissoes({ recurso, ficha }: { recurso: string; ficha: string }) {
  const [aberto, abrir] = useState(false)
  return (
    <details className="emissoes" onToggle={(e) => abrir(e.currentTarget.open)}>
      <summary>Já impressos</summary>
      {aberto && <Lista recurso={recurso} ficha={ficha} />}
    </details>
  )
}

function Lista({ recurso, ficha }: { recurso: string; ficha: string }) {
  const { base } = useServico()
  const consulta = useQuery({ ...lerEmissoes(base, recurso, ficha), staleTime: 0 })
  return (
    <Leitura consulta={consulta} linhas={2}>
      {(emissoes) =>
        emissoes.length === 0 ? (
          <p className="miudo suave">Nada foi impresso desta ficha.</p>
        ) : (
          <ul className="lista-simples">
            {emissoes.map((e) => (
              <Emissao key={e.id} emissao={e} />
            ))}
          </ul>
        )
      }
    </Leitura>
  )
}

function Emissao({ emissao: e }: { emissao: EmissaoFeita }) {
  const fuso = useDadosDoServico().municipio?.fuso ?? 'America/Sao_Paulo'
  const revoga = useSessao()?.usuario.papeis.some((p) => p === 'gestor' || p === 'procuradoria')
  const [pedindo, pedir] = useState(false)
  return (
    <li>
      {e.nome} {e.revogadaEm && <Etiqueta tom="erro">sem efeito</Etiqueta>}
      {!e.revogadaEm && e.substituidaEm && <Etiqueta tom="neutro">substituído</Etiqueta>}
      <span className="miudo suave">
        {formatarInstante(e.em, fuso)}, por {e.usuario}
        {e.motivo && `. Revogado: ${e.motivo}`}
      </span>
      {revoga && !e.revogadaEm && !pedindo && (
        <Botao aparencia="simples" onClick={() => pedir(true)}>
          Declarar sem efeito
        </Botao>
      )}
      {pedindo && <Revogar emissao={e} fechar={() => pedir(false)} />}
    </li>
  )
}

function Revogar({ emissao, fechar }: { emissao: EmissaoFeita; fechar: () => void }) {
  const { base } = useServico()
  const consultas = useQueryClient()
  const [motivo, escrever] = useState('')
  const envio = useMutation({
    mutationFn: () =>
      chamar(`${base}/emissoes/${emissao.id}/revogar`, { metodo: 'POST', corpo: { motivo } }),
    onSuccess: async () => {
      await consultas.invalidateQueries({ queryKey: chaveDasLeituras(base) })
      fechar()
    },
  })
  return (
    <form
      className="pilha"
      noValidate
      onSubmit={(evento) => {
        evento.preventDefault()
        envio.mutate()
      }}
    >
      <Campo rotulo="Motivo (aparece a quem verificar o documento)">
        {(acesso) => (
          <input
            {...acesso}
            className="entrada"
            maxLength={300}
            value={motivo}
            onChange={(e) => escrever(e.target.value)}
          />
        )}
      </Campo>
      {envio.error && <Alerta tom="erro" titulo={fraseDoErro(envio.error)} foco />}
      <div className="fila-de-itens">
        <Botao type="submit" aparencia="perigo" ocupado={envio.isPending}>
          Declarar sem efeito
        </Botao>
        <Botao aparencia="simples" onClick={fechar}>
          Desistir
        </Botao>
      </div>
    </form>
  )
}
