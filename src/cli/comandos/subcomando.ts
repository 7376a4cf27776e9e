import type { ParseArgsOptionsConfig } from 'node:util'

/** What every subcommand answers to the shell. */
export const CODIGO = {
  ok: 0,
  /** The law, a case or a file said no. */
  recusado: 1,
  /** The command was written wrongly. */
  uso: 2,
  /** Nothing wrong was found, and nothing from outside proves it. */
  semProva: 3,
  /** Nothing wrong was found, and what comes from outside proves a part of it only. */
  provaEmParte: 4,
} as const
export type Codigo = (typeof CODIGO)[keyof typeof CODIGO]

/** Where a subcommand writes. `largura` in columns; `cor` only on a terminal. */
export type Saida = Readonly<{
  linha(texto?: string): void
  erro(texto: string): void
  cor: boolean
  largura: number
}>

export type Opcoes = Readonly<Record<string, string | boolean | string[] | undefined>>

export type Pedido = Readonly<{
  posicionais: readonly string[]
  opcoes: Opcoes
  /** Folder of the packs. */
  leis: string
  saida: Saida
}>

export type Subcomando = Readonly<{
  /** `PACK [--em DIA] [--json]` */
  sinopse: string
  /** What the help tells besides: options, formats, one a line. */
  ajuda: readonly string[]
  opcoes: ParseArgsOptionsConfig
  /** How many positionals it takes: at least, at most. */
  posicionais: readonly [number, number]
  executar(pedido: Pedido): Promise<Codigo>
}>

/** The command was written wrongly: message in Portuguese, exit code 2. */
export class ErroDeUso extends Error {
  override name = 'ErroDeUso'
}

/** Something asked for cannot be done, and why: message in Portuguese, exit code 1. */
export class ErroDoPedido extends Error {
  override name = 'ErroDoPedido'
}
