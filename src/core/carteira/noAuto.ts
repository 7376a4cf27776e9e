import type { Pacote } from '#law/pacote.ts'
import { type Corrente, corrente } from '../ato.ts'
import type { Dia } from '../calendar/dia.ts'
import type { Contexto } from '../contexto.ts'
import type { Recusa } from '../decisao.ts'
import type { Mundo } from '../mundo.ts'
import { carteiraEm, situacaoDaCarteira, type SituacaoDaCarteira } from './carteira.ts'

/** How a record says who wrote it: by the card, or by why there was none. */
export type IdentificacaoDoAutuante = Readonly<{
  carteira?: Readonly<{ numero: string; matricula: string }>
  semCarteira?: Exclude<SituacaoDaCarteira, 'valida'>
}>

/**
 * The author's card on the day of the fact, where the law has inspectors carry one: cited when
 * valid; when not, refused or told, as the pack says.
 */
export function identificarAutuante(
  fatoEm: Dia,
  mundo: Mundo,
  { pacote, autor }: Contexto,
): Readonly<{
  identificacao: IdentificacaoDoAutuante
  recusas: readonly Recusa[]
  lacunas: readonly string[]
}> {
  const prevista = pacote.processo.carteiraDoFiscal
  if (prevista === undefined) return { identificacao: {}, recusas: [], lacunas: [] }
  const c = carteiraEm(mundo.carteira(autor.id), fatoEm)
  const situacao = situacaoDaCarteira(c, fatoEm)
  if (c !== undefined && situacao === 'valida') {
    const carteira = { numero: c.numero ?? '', matricula: c.matricula }
    return { identificacao: { carteira }, recusas: [], lacunas: [] }
  }
  const semCarteira = situacao as Exclude<SituacaoDaCarteira, 'valida'>
  const recusa: Recusa = {
    codigo: 'auto.fiscal-sem-carteira',
    fundamentos: prevista.fundamentos,
    dados: { situacao, fatoEm },
  }
  return prevista.semCarteira === 'recusa'
    ? { identificacao: {}, recusas: [recusa], lacunas: [] }
    : {
        identificacao: { semCarteira },
        recusas: [],
        lacunas: prevista.lacuna === undefined ? [] : [prevista.lacuna],
      }
}

/** The author's cards, beside the streams that a command names: only where they count. */
export const carteirasDoComando = (
  nome: string,
  pacote: Pacote,
  autor: string,
): readonly Corrente[] =>
  nome === 'lavrarAuto' && pacote.processo.carteiraDoFiscal !== undefined && autor !== ''
    ? [corrente('carteira', autor)]
    : []
