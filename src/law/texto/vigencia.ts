import type { DispositivoEscrito, Redacao } from '../esquema/texto.ts'

const DIAS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const
const dois = (n: number): string => String(n).padStart(2, '0')

/** The day before an existing day `AAAA-MM-DD`. */
export function vespera(dia: string): string {
  const [ano = 0, mes = 1, d = 1] = dia.split('-').map(Number)
  if (d > 1) return `${dia.slice(0, 8)}${dois(d - 1)}`
  if (mes === 1) return `${String(ano - 1).padStart(4, '0')}-12-31`
  const bissexto = ano % 4 === 0 && (ano % 100 !== 0 || ano % 400 === 0)
  const ultimo = mes === 3 && bissexto ? 29 : (DIAS[mes - 2] ?? 30)
  return `${dia.slice(0, 5)}${dois(mes - 1)}-${dois(ultimo)}`
}

/** Something that holds from a day; `ate`, inclusive, is written only when it ends by itself. */
type Datada = Readonly<{ desde: string; ate?: string | undefined }>

/** The last day (inclusive) of the item at `indice` of a list in order of `desde`; null while open. */
export function fimDe(lista: readonly Datada[], indice: number): string | null {
  const ate = lista[indice]?.ate
  if (ate !== undefined) return ate
  const seguinte = lista[indice + 1]
  return seguinte === undefined ? null : vespera(seguinte.desde)
}

/** The item of a list in order of `desde` that holds on a day, or undefined. */
export const vigenteEm = <T extends Datada>(lista: readonly T[], dia: string): T | undefined =>
  lista.find((item, i) => item.desde <= dia && dia <= (fimDe(lista, i) ?? '9999-12-31'))

/** The redaction of a provision in force on a day; its text is null where it is not known. */
export const redacaoEm = (dispositivo: DispositivoEscrito, dia: string): Redacao | undefined =>
  vigenteEm(dispositivo.redacoes, dia)
