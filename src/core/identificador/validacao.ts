/**
 * The answer of every `validarX`: the canonical text (no mask, upper case), or why it is refused:
 * `formato` (not the right signs or length), `digito` (a check digit does not match), `repetido`
 * (one sign over and over, never issued).
 */
export type Validacao =
  | Readonly<{ ok: true; valor: string }>
  | Readonly<{ ok: false; motivo: MotivoDeInvalidez }>
export type MotivoDeInvalidez = 'formato' | 'digito' | 'repetido'

/** Drops the marks that people type (spaces, dots, dashes, slashes) and turns to upper case. */
export const semMascara = (texto: string): string =>
  texto.replace(/[\s./\u2010-\u2015-]/g, '').toUpperCase()

/** True when the text is one sign repeated. */
export const repetido = (texto: string): boolean => /^(.)\1*$/s.test(texto)

/** Refuses with a reason. */
export const invalido = (motivo: MotivoDeInvalidez): Validacao => ({ ok: false, motivo })

/** Checks, in order: the form, one repeated sign, the check digits. */
export function conferir(
  canonico: string,
  forma: RegExp,
  digitosConferem: (canonico: string) => boolean,
): Validacao {
  if (!forma.test(canonico)) return invalido('formato')
  if (repetido(canonico)) return invalido('repetido')
  return digitosConferem(canonico) ? { ok: true, valor: canonico } : invalido('digito')
}
