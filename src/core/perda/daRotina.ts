import type { IndicioPrevisto } from '#law/esquema/medidas.ts'
import { corrente } from '../ato.ts'
import { type Dia, formatarDia } from '../calendar/dia.ts'
import type { Contexto } from '../contexto.ts'
import type { Mundo } from '../mundo.ts'
import type { Outorga } from '../outorga/outorga.ts'
import { obitoDaPessoa } from '../transferencia/obito.ts'
import type { ComandoDaRotina } from '../vencimento/vencimento.ts'

/**
 * The proposal of loss that the night run lays before the authority once the term is over, where the
 * law of the pack has that ground and it was not proposed since. Notice, defence and decision come
 * before anything ends.
 */
export function propostaDaRotina(
  o: Outorga,
  forma: IndicioPrevisto['forma'],
  venceEm: Dia,
  mundo: Mundo,
  { pacote, hoje }: Contexto,
): ComandoDaRotina | undefined {
  const h = pacote.processo.medidas?.perda.hipoteses.find(
    (x) => x.soComOFato && x.indicio?.forma === forma,
  )
  const morto = !h?.deHerdeiros && obitoDaPessoa(o.titular, mundo, hoje) !== undefined
  if (h === undefined || morto) return undefined
  const feita = mundo
    .perdasDaOutorga(o.id)
    .some((p) => p.hipotese === h.id && (p.propostaEm ?? '') > venceEm)
  if (feita) return undefined
  return {
    nome: 'proporPerda',
    corrente: corrente('perda', `${h.id}-${o.id}-${venceEm}`),
    dados: {
      hipotese: h.id,
      outorga: o.id,
      evidencia: `${h.nome}: o prazo terminou em ${formatarDia(venceEm)}, sem registro de providência.`,
    },
    efeito: 'propoe',
  }
}
