import type { Autor, Papel } from '#core/contexto.ts'

/** A session that was checked: who acts, where, with which roles. */
export type SessaoAberta = Readonly<{
  usuario: string
  nome: string
  login: string
  papeis: readonly Papel[]
  /** Register of who enters an account of their own: sees and does only what is theirs. */
  pessoa?: string
  /** IBGE code of the only municipality that this session may touch. */
  municipio: string
  servicos: readonly string[]
  csrf: string
  /** The password is for one entry: nothing but changing it. */
  trocarSenha: boolean
}>

/** Who acts, for the core: with the person, in an account of their own. */
export const autorDaSessao = ({ usuario: id, papeis, pessoa }: SessaoAberta): Autor => ({
  id,
  papeis,
  ...(pessoa === undefined ? {} : { pessoa }),
})
