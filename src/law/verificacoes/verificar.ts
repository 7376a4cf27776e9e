import type { Pacote } from '../pacote.ts'
import type { Achado } from '../problema.ts'

/** A pack that passed its schema, before its digest. */
export type PacoteEscrito = Omit<Pacote, 'sha256'>

/** A rule that no schema can say. Pure; tells everything that it finds. */
export type Verificacao = (pacote: PacoteEscrito) => readonly Achado[]

const verificacoes: readonly Verificacao[] = []

/** Every finding of every rule, in the rules' order. Empty: the pack may be used. */
export const verificar = (pacote: PacoteEscrito): readonly Achado[] =>
  verificacoes.flatMap((regra) => regra(pacote))
