import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { frase, type Problema } from '../problema.ts'
import { ehPacote } from './arquivos.ts'
import { lerPacote, type PacoteLido } from './lerPacote.ts'

/** The folder of the laws that come with this program. */
export const PASTA_DAS_LEIS = join(import.meta.dirname, '../../../leis')

export type LeituraDePacotes = Readonly<{
  /** In the order of their folders' names. */
  lidos: readonly PacoteLido[]
  problemas: readonly Problema[]
}>

/** The folders of a directory that hold packs, by name, in order. */
export const pastasDePacotes = (dir: string): string[] =>
  readdirSync(dir, { withFileTypes: true })
    .filter((entrada) => entrada.isDirectory() && ehPacote(join(dir, entrada.name)))
    .map(({ name }) => name)
    .toSorted()

/** Reads every pack of a directory: those that may be used, and the problems of those that may not. */
export function lerPacotes(dir: string = PASTA_DAS_LEIS): LeituraDePacotes {
  const lidos: PacoteLido[] = []
  const problemas: Problema[] = []
  for (const nome of pastasDePacotes(dir)) {
    const leitura = lerPacote(join(dir, nome))
    if (leitura.ok) lidos.push(leitura)
    else problemas.push(...leitura.problemas)
  }
  return { lidos, problemas }
}

/** Some pack could not be read; `problemas` has them all, the message one a line. */
export class PacotesInvalidos extends Error {
  override name = 'PacotesInvalidos'
  readonly problemas: readonly Problema[]
  constructor(problemas: readonly Problema[]) {
    super(problemas.map(frase).join('\n'))
    this.problemas = problemas
  }
}

/**
 * Every pack of a directory, or `PacotesInvalidos`: whoever serves the laws serves all of them.
 */
export function exigirPacotes(dir: string = PASTA_DAS_LEIS): readonly PacoteLido[] {
  const { lidos, problemas } = lerPacotes(dir)
  if (problemas.length > 0) throw new PacotesInvalidos(problemas)
  return lidos
}
