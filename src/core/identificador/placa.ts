import { invalido, semMascara, type Validacao } from './validacao.ts'

const ANTIGA = /^[A-Z]{3}\d{4}$/
const MERCOSUL = /^[A-Z]{3}\d[A-Z]\d{2}$/
const LETRAS = 'ABCDEFGHIJ'

export type PadraoDePlaca = 'antiga' | 'mercosul'

/** Which pattern a plate is written in (`ABC-1234` or `ABC1D23`), or `undefined` when in none. */
export function padraoDaPlaca(texto: string): PadraoDePlaca | undefined {
  const placa = semMascara(texto)
  if (ANTIGA.test(placa)) return 'antiga'
  return MERCOSUL.test(placa) ? 'mercosul' : undefined
}

/**
 * Validates a plate, old or Mercosul, in any case and with any mask. The canonical form is the
 * Mercosul one: the fifth sign of an old plate turns from 0-9 to A-J (Resolução Contran
 * 969/2022, art. 2º, § 4º), so `ABC-1234` and `ABC1C34` are one vehicle and are found by either.
 * It is the key to search by; what the vehicle carries is kept as it was written.
 */
export function validarPlaca(texto: string): Validacao {
  const placa = semMascara(texto)
  if (MERCOSUL.test(placa)) return { ok: true, valor: placa }
  if (!ANTIGA.test(placa)) return invalido('formato')
  return {
    ok: true,
    valor: `${placa.slice(0, 4)}${LETRAS[Number(placa[4])] ?? ''}${placa.slice(5)}`,
  }
}

/** True when both texts are valid plates of one vehicle, whatever the pattern of each. */
export function mesmaPlaca(a: string, b: string): boolean {
  const x = validarPlaca(a)
  const y = validarPlaca(b)
  return x.ok && y.ok && x.valor === y.valor
}

/**
 * The old form (`ABC1234`) of a plate in either pattern, or `undefined` when it never had one:
 * its fifth sign is a letter after J, or it is no plate.
 */
export function placaAntiga(texto: string): string | undefined {
  const lida = validarPlaca(texto)
  if (!lida.ok) return undefined
  const digito = LETRAS.indexOf(lida.valor[4] ?? '')
  return digito < 0 ? undefined : `${lida.valor.slice(0, 4)}${digito}${lida.valor.slice(5)}`
}

/** The plate in its own pattern: `ABC-1234` or `ABC1D23`. What is no plate comes back as it is. */
export function formatarPlaca(texto: string): string {
  const placa = semMascara(texto)
  if (ANTIGA.test(placa)) return `${placa.slice(0, 3)}-${placa.slice(3)}`
  return MERCOSUL.test(placa) ? placa : texto
}
