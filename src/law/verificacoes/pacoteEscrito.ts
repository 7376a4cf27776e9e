import type { Pacote } from '../pacote.ts'
import type { Achado } from '../problema.ts'

/** A pack that passed its schema, before its digest. */
export type PacoteEscrito = Omit<Pacote, 'sha256'>

/** A rule that no schema can say. Pure; tells everything that it finds. */
export type Verificacao = (pacote: PacoteEscrito) => readonly Achado[]
