import { createHash } from 'node:crypto'
import { validarCnpj } from '#core/identificador/cnpj.ts'
import { validarCnh } from '#core/identificador/cnh.ts'
import { validarCpf } from '#core/identificador/cpf.ts'
import { validarRenavam } from '#core/identificador/renavam.ts'
import type { Validacao } from '#core/identificador/validacao.ts'

/** The same UUID (version 8, from a digest) for the same label, so that a second run repeats nothing. */
export function idFicticio(rotulo: string): string {
  const h = createHash('sha256').update(`demonstracao:${rotulo}`).digest('hex')
  return `${h.slice(0, 8)}-${h.slice(8, 12)}-8${h.slice(13, 16)}-a${h.slice(17, 20)}-${h.slice(20, 32)}`
}

const algarismos = (rotulo: string, quantos: number): string =>
  BigInt(`0x${createHash('sha256').update(rotulo).digest('hex')}`)
    .toString()
    .slice(-quantos)

/** A made-up number whose check digits hold: the digits are tried until the validator agrees. */
function comDigitos(base: string, quantos: number, validar: (t: string) => Validacao): string {
  for (let n = 0; n < 10 ** quantos; n++) {
    const tentativa = base + String(n).padStart(quantos, '0')
    if (validar(tentativa).ok) return tentativa
  }
  throw new Error(`nenhum dígito verificador serve a ${base}`)
}

export const cpfFicticio = (rotulo: string): string =>
  comDigitos(algarismos(`cpf:${rotulo}`, 9), 2, validarCpf)
export const cnpjFicticio = (rotulo: string): string =>
  comDigitos(`${algarismos(`cnpj:${rotulo}`, 8)}0001`, 2, validarCnpj)
export const cnhFicticia = (rotulo: string): string =>
  comDigitos(algarismos(`cnh:${rotulo}`, 9), 2, validarCnh)
export const renavamFicticio = (rotulo: string): string =>
  comDigitos(algarismos(`renavam:${rotulo}`, 10), 1, validarRenavam)

/** A made-up Mercosul plate. */
export function placaFicticia(rotulo: string): string {
  const n = algarismos(`placa:${rotulo}`, 12)
  const letra = (i: number): string =>
    String.fromCharCode(65 + (Number(n.slice(i * 2, i * 2 + 2)) % 26))
  return `${letra(0)}${letra(1)}${letra(2)}${n.at(-4)}${'ABCDEFGHIJ'[Number(n.at(-3))]}${n.slice(-2)}`
}

export const chassiFicticio = (rotulo: string): string =>
  `9BWZZZ377${algarismos(`chassi:${rotulo}`, 8)}`
