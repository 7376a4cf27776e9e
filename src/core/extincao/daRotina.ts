import type { ExtincaoPrevista } from '#law/esquema/vida.ts'
import { corrente } from '../ato.ts'
import { type Dia, formatarDia } from '../calendar/dia.ts'
import type { Contexto } from '../contexto.ts'
import type { Outorga } from '../outorga/outorga.ts'
import type { ComandoDaRotina } from '../vencimento/vencimento.ts'

/**
 * The proposal to end the grant that the night run lays before the authority once the term is over,
 * where the law of the pack has that ground and it was not proposed since. Nothing ends by it.
 */
export function propostaDaRotina(
  o: Outorga,
  quando: ExtincaoPrevista['quando'],
  venceEm: Dia,
  { pacote }: Contexto,
): ComandoDaRotina | undefined {
  const h = pacote.prazos.extincao?.find((x) => x.quando === quando)
  if (h === undefined) return undefined
  const pendente = o.propostas?.at(-1)?.decididaEm === undefined && o.propostas?.at(-1)
  const feita = o.propostas?.some((p) => p.hipotese === h.id && p.propostaEm > venceEm)
  if (feita === true || pendente) return undefined
  return {
    nome: 'proporExtincao',
    corrente: corrente('outorga', o.id),
    dados: {
      hipotese: h.id,
      motivo: `${h.nome}: o prazo terminou em ${formatarDia(venceEm)}, sem registro de providência.`,
    },
    efeito: 'propoe',
  }
}
