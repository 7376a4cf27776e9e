import { formatarDia } from '#core/calendar/dia.ts'
import { formatarPlaca } from '#core/identificador/placa.ts'
import type { Perda } from '#core/perda/perda.ts'
import type { Recolhimento } from '#core/recolhimento/recolhimento.ts'
import { usePacote, useServico } from '../../api/servico.ts'
import { Cartao, Etiqueta } from '../../ui/Cartao.tsx'
import { Elo } from '../../ui/Elo.tsx'
import { nomear, nomearInicial } from '#core/mensagens/palavras.ts'

/** The custodies of a vehicle; nothing when it never had any. */
export function ListaDeRecolhimentos({ lista }: { lista: readonly Recolhimento[] }) {
  const { base } = useServico()
  const previstos = usePacote()?.processo.medidas?.recolhimentos ?? []
  if (lista.length === 0) return null
  return (
    <Cartao titulo="Retenções, apreensões e lacres">
      <ul className="lista-simples">
        {lista.map((r) => (
          <li key={r.id}>
            <Elo para={`${base}/recolhimentos/${r.id}`}>
              {previstos.find((m) => m.id === r.medida)?.nome ?? r.medida}
              {r.numero && ` nº ${r.numero}`}
            </Elo>{' '}
            <Etiqueta tom={r.situacao === 'recolhido' ? 'erro' : 'neutro'}>
              {nomear(r.situacao)}
            </Etiqueta>{' '}
            desde {formatarDia(r.desde)}
            {r.encerradoEm && ` até ${formatarDia(r.encerradoEm)}`}
            {r.placa && ` · ${formatarPlaca(r.placa)}`}
          </li>
        ))}
      </ul>
    </Cartao>
  )
}

/** The cases of loss and penalties put into effect; nothing when there is none. */
export function ListaDePerdas({ lista }: { lista: readonly Perda[] }) {
  const { base } = useServico()
  const hipoteses = usePacote()?.processo.medidas?.perda.hipoteses ?? []
  if (lista.length === 0) return null
  return (
    <Cartao titulo="Perdas, suspensões e vedações">
      <ul className="lista-simples">
        {lista.map((p) => (
          <li key={p.id}>
            <Elo para={`${base}/perdas/${p.id}`}>
              {hipoteses.find((h) => h.id === p.hipotese)?.nome ?? nomearInicial(p.penalidade)}
            </Elo>{' '}
            <Etiqueta tom={p.executada ? 'erro' : 'informe'}>{nomear(p.situacao)}</Etiqueta>
            {p.executada &&
              ` desde ${formatarDia(p.executada.desde)}${p.executada.ate ? ` até ${formatarDia(p.executada.ate)}` : ''}`}
          </li>
        ))}
      </ul>
    </Cartao>
  )
}
