import type { Vistorias } from '#core/vistoria/vistoria.ts'
import { itensEmVigor, usoNaOutorga } from '#core/vistoria/decide.ts'
import type { Pacote } from '#law/pacote.ts'
import type { FichaDaOutorga } from '../fichas.ts'
import { citacoes } from './base.ts'

type Realizada = Vistorias['realizadas'][number]
type Resultado = 'Conforme' | 'Defeito' | 'Ressalva' | 'Não se aplica'

/** `soSe`: what the item depends on, of one told not to apply; `observacao`: what was found. */
export type ItemVistoriado = Readonly<{
  pergunta: string
  citacoes: string
  resultado: Resultado
  observacao: string | null
  soSe: string | null
}>

/**
 * The whole check-list of an inspection, as it was in force on its day and in the form's order. The
 * act keeps what was not found right: any other item was. What the act has and the pack no longer
 * asks comes last, by its own name.
 */
export function itensVistoriados(
  v: Realizada,
  { outorga, veiculo }: Pick<FichaDaOutorga, 'outorga' | 'veiculo'>,
  pacote: Pacote,
): ItemVistoriado[] {
  const uso = usoNaOutorga(outorga, veiculo.id, v.em)
  const doDia = itensEmVigor(pacote, veiculo.tipo, v.em, uso)
  const alheios = [...v.defeitos.map((d) => d.item), ...(v.naoSeAplicam ?? [])].filter(
    (id) => !doDia.some((i) => i.id === id),
  )
  return [...doDia.map((i) => i.id), ...alheios].map((id) => {
    const item = pacote.vistoria.itens.find((i) => i.id === id)
    const defeito = v.defeitos.find((d) => d.item === id)
    const fora = v.naoSeAplicam?.includes(id) === true
    const reprova =
      item === undefined ? v.resultado === 'reprovada' : item.gravidade === 'impeditivo'
    return {
      pergunta: item?.pergunta ?? id,
      citacoes: citacoes(defeito?.fundamentos ?? item?.fundamentos ?? []).join('; '),
      resultado:
        defeito !== undefined
          ? reprova
            ? 'Defeito'
            : 'Ressalva'
          : fora
            ? 'Não se aplica'
            : 'Conforme',
      observacao: defeito?.observacao ?? null,
      soSe: fora ? (item?.soSe ?? null) : null,
    }
  })
}

const CONTA = [
  ['Conforme', 'conforme', 'conformes'],
  ['Defeito', 'com defeito', 'com defeito'],
  ['Ressalva', 'com ressalva', 'com ressalva'],
  ['Não se aplica', 'não se aplica', 'não se aplicam'],
] as const

/** `17: 15 conformes, 1 com ressalva, 1 não se aplica`. */
export function resumoDosItens(itens: readonly ItemVistoriado[]): string {
  const partes = CONTA.flatMap(([resultado, um, varios]) => {
    const n = itens.filter((i) => i.resultado === resultado).length
    return n === 0 ? [] : [`${n} ${n === 1 ? um : varios}`]
  })
  return `${itens.length}: ${partes.join(', ')}`
}
