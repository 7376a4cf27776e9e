import type { Papel } from '#core/contexto.ts'

/** A session that was checked: who acts, where, with which roles. */
export type SessaoAberta = Readonly<{
  usuario: string
  nome: string
  login: string
  papeis: readonly Papel[]
  /** IBGE code of the only municipality that this session may touch. */
  municipio: string
  servicos: readonly string[]
  csrf: string
  /** The password is for one entry: nothing but changing it. */
  trocarSenha: boolean
}>
