import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { nomesDasSecoes, secoes } from '../secoes.ts'

/** The folder of the published schemas. */
export const PASTA_DOS_ESQUEMAS = join(import.meta.dirname, '../../../schema')

/**
 * The JSON Schema (2020-12) of each file of a pack, by file name (`requisitos.schema.json`), as an
 * editor needs it: what may be left out is optional.
 */
export function esquemas(): ReadonlyMap<string, string> {
  return new Map(
    nomesDasSecoes.map((secao) => {
      const { $schema, ...resto } = z.toJSONSchema(secoes[secao].esquema, { io: 'input' })
      const titulo = secao === 'texto' ? 'texto/*.yaml' : secoes[secao].arquivo
      const json = { $schema, title: `Pacote de lei: ${titulo}`, ...resto }
      return [`${secao}.schema.json`, `${JSON.stringify(json, null, 2)}\n`]
    }),
  )
}

/** The published schemas that are not what the code says: the names of their files. */
export const esquemasAtrasados = (pasta: string = PASTA_DOS_ESQUEMAS): string[] =>
  [...esquemas()].flatMap(([nome, texto]) => {
    const caminho = join(pasta, nome)
    return existsSync(caminho) && readFileSync(caminho, 'utf8') === texto ? [] : [nome]
  })

/** Writes the schemas; gives the names of the files that changed. */
export function publicarEsquemas(pasta: string = PASTA_DOS_ESQUEMAS): string[] {
  const mudam = esquemasAtrasados(pasta)
  const todos = esquemas()
  mkdirSync(pasta, { recursive: true })
  for (const nome of mudam) writeFileSync(join(pasta, nome), todos.get(nome) ?? '')
  return mudam
}

if (import.meta.main) publicarEsquemas()
