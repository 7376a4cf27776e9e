import { afastamentoEm } from '../afastamento/vigencia.ts'
import { minutosForaDaJornada } from '../condutor/jornada.ts'
import type { Contexto } from '../contexto.ts'
import type { Recusa } from '../decisao.ts'
import type { Tipificacao } from './catalogo.ts'
import type { Fatos } from './fatos.ts'

/**
 * An infraction with a tolerance is of working outside the driver's hours: within them, or within
 * the tolerance, it was not committed; nor while the driver was allowed to work at any hour. A
 * driver whose hours the register does not have is left to the inspector's word.
 */
export function recusaDaTolerancia(
  tipificacao: Tipificacao | undefined,
  fatos: Fatos,
  momento: string,
  { calendario }: Contexto,
): readonly Recusa[] {
  const tolerancia = tipificacao?.infracao.toleranciaEmMinutos
  const { condutor, outorga, fatoEm } = fatos
  if (tipificacao === undefined || tolerancia === undefined || condutor?.jornada === undefined)
    return []
  const { fundamentos } = tipificacao
  if (outorga !== undefined && afastamentoEm(outorga, fatoEm)?.auxiliarAQualquerHora === true)
    return [{ codigo: 'auto.auxiliar-a-qualquer-hora', fundamentos }]
  const hora = Temporal.Instant.from(momento)
    .toZonedDateTimeISO(calendario.fuso)
    .toPlainTime()
    .toString()
    .slice(0, 5)
  const fora = minutosForaDaJornada(condutor.jornada, fatoEm, hora)
  if (fora > tolerancia) return []
  const { inicio, fim } = condutor.jornada
  return [
    {
      codigo: fora === 0 ? 'auto.dentro-da-jornada' : 'auto.dentro-da-tolerancia',
      fundamentos,
      dados: { hora, inicio, fim, fora, tolerancia },
    },
  ]
}
