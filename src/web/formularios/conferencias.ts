import { validarChassi } from '#core/identificador/chassi.ts'
import { validarCnpj } from '#core/identificador/cnpj.ts'
import { validarCpf } from '#core/identificador/cpf.ts'
import { validarPlaca } from '#core/identificador/placa.ts'
import { validarRenavam } from '#core/identificador/renavam.ts'
import type { MotivoDeInvalidez, Validacao } from '#core/identificador/validacao.ts'

type Frases = Readonly<Record<MotivoDeInvalidez, string>>

const dizer = (lido: Validacao, frases: Frases): string | undefined =>
  lido.ok ? undefined : frases[lido.motivo]

const digito = 'O dígito verificador não confere: algum algarismo foi trocado.'
const repetido = 'Um número com o mesmo algarismo repetido não existe.'

/** CPF or CNPJ, by the kind of person. */
export function conferirIdentificador(valor: unknown, juridica: boolean): string | undefined {
  const texto = String(valor)
  return juridica
    ? dizer(validarCnpj(texto), { formato: 'O CNPJ tem 14 letras e algarismos.', digito, repetido })
    : dizer(validarCpf(texto), { formato: 'O CPF tem 11 algarismos.', digito, repetido })
}

export const conferirPlaca = (valor: unknown): string | undefined => {
  const frase = 'A placa é como ABC-1234 ou ABC1D23.'
  return dizer(validarPlaca(String(valor)), { formato: frase, digito: frase, repetido: frase })
}

export const conferirRenavam = (valor: unknown): string | undefined =>
  dizer(validarRenavam(String(valor)), {
    formato: 'O Renavam tem até 11 algarismos.',
    digito,
    repetido,
  })

export const conferirChassi = (valor: unknown): string | undefined => {
  const frase = 'O chassi tem 17 sinais, sem as letras I, O e Q.'
  return dizer(validarChassi(String(valor)), { formato: frase, digito: frase, repetido: frase })
}
