import { formatarDia } from '#core/calendar/dia.ts'
import type { SituacaoExplicada } from '../../server/contrato/contrato.ts'
import { nomear } from '#core/mensagens/palavras.ts'
import { Recusas } from './Recusas.tsx'
import './Situacao.css'

type Props = {
  situacao: SituacaoExplicada | null
  /** What a grant without a situation is: `requerida`, `indeferida`. */
  estado: string
  em: string
  hoje: string
}

/** The stage that says more than regular or not; a leave in which the service goes on is told too. */
const palavraDa = (situacao: string, regular: boolean): string => {
  if (situacao === 'bloqueada') return 'Bloqueada'
  if (situacao === 'afastada') return regular ? 'Regular, com titular afastado,' : 'Afastada'
  return regular ? 'Regular' : 'Irregular'
}

/** Regular or not on the day, since when, and each reason with its article. */
export function Situacao({ situacao, estado, em, hoje }: Props) {
  if (!situacao) {
    return (
      <div className="situacao situacao-neutro">
        <p className="situacao-titulo">
          <span className="simbolo" aria-hidden="true">
            •
          </span>
          {nomear(estado).replace(/^./, (l) => l.toUpperCase())}
        </p>
      </div>
    )
  }
  const { regular, desde, motivos } = situacao
  return (
    <div className={`situacao situacao-${regular ? 'certo' : 'erro'}`}>
      <p className="situacao-titulo">
        <span className="simbolo" aria-hidden="true">
          {regular ? '✓' : '!'}
        </span>
        <span>
          {palavraDa(situacao.situacao, regular)} desde {formatarDia(desde)}
          {em !== hoje && <span className="miudo suave"> · vista em {formatarDia(em)}</span>}
        </span>
      </p>
      {motivos.length > 0 && <Recusas recusas={motivos} />}
    </div>
  )
}
