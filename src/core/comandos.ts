import type { DefinicaoDeComando } from './comando.ts'

/** Every command of every room: what API, screens, cases and help are made from. */
export const comandos: readonly DefinicaoDeComando[] = []

const porNome = new Map(comandos.map((c) => [c.nome, c]))

/** A command by its name, or `undefined`. */
export const comandoPorNome = (nome: string): DefinicaoDeComando | undefined => porNome.get(nome)
