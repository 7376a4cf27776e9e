import { formatarDia } from '#core/calendar/dia.ts'
import { recursoSegura } from '#core/perda/efeito.ts'
import type { Perda } from '#core/perda/perda.ts'
import type { FichaDaPerda } from '../../../server/contrato/contrato.ts'
import { Cartao } from '../../ui/Cartao.tsx'
import { Parecer } from '../auto/NoRecurso.tsx'
import { NoColegiado } from '../auto/NoColegiado.tsx'

const DA_LEI = {
  automatico: 'O recurso apresentado no prazo suspende a perda até ser julgado.',
  'a-pedido': 'O recurso só suspende a perda se o efeito suspensivo for concedido.',
  nenhum: 'O recurso não suspende a perda.',
} as const
const DECIDIDO = {
  nenhum: 'Ainda não se decidiu sobre o efeito suspensivo.',
  concedido: 'Efeito suspensivo concedido.',
  negado: 'Efeito suspensivo negado.',
  cessado: 'O efeito suspensivo cessou com o julgamento.',
} as const

/** While it waits, whether the loss may take effect today. */
function hoje(p: Perda): string | undefined {
  if (p.situacao !== 'recorrida') return undefined
  if (recursoSegura(p)) return 'Hoje a perda espera o julgamento.'
  return p.executada === undefined
    ? 'Hoje nada no recurso a segura: pode ser executada depois do prazo de recurso.'
    : 'A perda está em efeito; provido o recurso, desfaz-se.'
}

/** What the appeal does to the loss until it is judged. */
function Efeito({ perda: p }: { perda: Perda }) {
  if (p.efeitoDoRecurso === undefined) return null
  const vezes = p.suspensoes.map(
    (s) =>
      `Suspensa de ${formatarDia(s.de)}${s.ate === undefined ? ' em diante' : ` a ${formatarDia(s.ate)}`}.`,
  )
  const linhas = [
    DA_LEI[p.efeitoDoRecurso],
    ...(p.efeitoDoRecurso === 'a-pedido' ? [DECIDIDO[p.efeito]] : []),
    ...vezes,
    ...[hoje(p)].filter((l) => l !== undefined),
  ]
  return (
    <Cartao titulo="Efeito do recurso">
      <ul className="lista-simples">
        {linhas.map((l) => (
          <li key={l}>{l}</li>
        ))}
      </ul>
    </Cartao>
  )
}

/** The appeal against a loss: what it does, the opinion where the law wants one, the collegiate body. */
export function RecursoDaPerda({ ficha }: { ficha: FichaDaPerda }) {
  const { recursos, parecer, situacao } = ficha.perda
  if (recursos.length === 0) return null
  return (
    <>
      <Efeito perda={ficha.perda} />
      {(parecer !== undefined || situacao === 'recorrida') && (
        <Parecer parecer={parecer} linha={ficha.linha} />
      )}
      {ficha.colegiado && <NoColegiado colegiado={ficha.colegiado} />}
    </>
  )
}
