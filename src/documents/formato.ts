import { formatarCnpj } from '#core/identificador/cnpj.ts'
import { formatarCpf } from '#core/identificador/cpf.ts'

/** `2026-11-30` is `30/11/2026`; a month, `2026-11`, is `11/2026`. */
export const dia = (iso: string): string => iso.split('-').toReversed().join('/')

const MESES =
  'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split(
    ' ',
  )

/** `2009-11-25` is `25 de novembro de 2009`. */
export const diaPorExtenso = (iso: string): string => {
  const [ano = '', mes = '', d = ''] = iso.split('-')
  return `${Number(d) === 1 ? '1º' : Number(d)} de ${MESES[Number(mes) - 1] ?? mes} de ${ano}`
}

/** An instant in the city's zone: `30/11/2026, 10:32`. */
export const instante = (iso: string, fuso: string): string => {
  const local = Temporal.Instant.from(iso).toZonedDateTimeISO(fuso)
  const hora = local.toPlainTime().toString({ smallestUnit: 'minute' })
  return `${dia(local.toPlainDate().toString())}, ${hora}`
}

/** A CPF or CNPJ with its mask. */
export const identificador = (texto: string, tipo: 'fisica' | 'juridica'): string =>
  tipo === 'fisica' ? formatarCpf(texto) : formatarCnpj(texto)
