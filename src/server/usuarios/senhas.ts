import { randomInt } from 'node:crypto'

/** Letters and digits that are not taken for one another when read aloud or written by hand. */
const SINAIS = 'abcdefghjkmnpqrstuvwxyz23456789'
const MINIMO = 10

/** A password for one entry: about 59 bits, in three groups that a person can type. */
export const senhaTemporaria = (): string =>
  Array.from({ length: 3 }, () =>
    Array.from({ length: 4 }, () => SINAIS[randomInt(SINAIS.length)]).join(''),
  ).join('-')

/** What is wrong with a new password, or `undefined`. Length matters, not the kinds of signs. */
export function defeitoDaSenha(senha: string, login: string): string | undefined {
  if (senha.length < MINIMO) return `A senha nova precisa de ao menos ${MINIMO} caracteres.`
  const simples = senha.toLowerCase()
  if (simples.includes(login.toLowerCase())) return 'A senha nova não pode conter o usuário.'
  if (new Set(simples).size < 5) return 'A senha nova repete poucos caracteres: escolha outra.'
  if ('01234567890123456789'.includes(simples))
    return 'A senha nova é uma sequência: escolha outra.'
  return undefined
}
