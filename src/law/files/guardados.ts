import { createHash, randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Pacote } from '../pacote.ts'
import type { ArquivoBruto } from './arquivos.ts'
import { digerir } from './digerir.ts'

// Reading and checking the YAML of a law takes some 100 ms; its compiled JSON, 5. A compiled pack is
// kept under the digest of what it was made from (the pack's files and the code that checks them),
// so that nothing stale is ever taken for fresh, and losing the folder costs only time.
const RAIZ = join(import.meta.dirname, '../../..')
const PASTA = join(RAIZ, 'node_modules/.cache/outorga/leis')

let codigo: string | undefined

/** Digest of the code of the law room: a rule that changes makes every pack be checked again. */
function digestDoCodigo(): string {
  if (codigo !== undefined) return codigo
  const raiz = join(RAIZ, 'src/law')
  const hash = createHash('sha256')
  const nomes = readdirSync(raiz, { recursive: true, encoding: 'utf8' })
  for (const nome of nomes.filter((n) => n.endsWith('.ts') && !n.endsWith('.test.ts')).toSorted()) {
    hash.update(`${nome}\0`).update(readFileSync(join(raiz, nome)))
  }
  codigo = hash.digest('hex')
  return codigo
}

/** The name under which the pack made from these files is kept. */
export function chaveDosArquivos(pasta: string, arquivos: readonly ArquivoBruto[]): string {
  const hash = createHash('sha256').update(`${digestDoCodigo()}\0${pasta}\0`)
  for (const { nome, texto } of arquivos) hash.update(`${nome}\0${texto.length}\0${texto}`)
  return hash.digest('hex')
}

/** The compiled pack kept under the key, whole and unchanged; undefined if there is none. */
export function pegarGuardado(chave: string): Pacote | undefined {
  try {
    const pacote = JSON.parse(readFileSync(join(PASTA, `${chave}.json`), 'utf8')) as Pacote
    const { sha256, ...escrito } = pacote
    return digerir(escrito) === sha256 ? pacote : undefined
  } catch {
    return undefined
  }
}

/** Keeps a compiled pack. Failing to (a full or read-only disk) is no failure. */
export function guardar(chave: string, pacote: Pacote): void {
  const provisorio = join(PASTA, `${randomUUID()}.tmp`)
  try {
    mkdirSync(PASTA, { recursive: true })
    writeFileSync(provisorio, JSON.stringify(pacote))
    renameSync(provisorio, join(PASTA, `${chave}.json`))
    esquecerAntigos()
  } catch {
    rmSync(provisorio, { force: true })
  }
}

/** How many compiled packs are kept; beyond that nearly all are of past versions, and all go. */
const MAXIMO = 200

function esquecerAntigos(): void {
  const nomes = readdirSync(PASTA)
  if (nomes.length > MAXIMO) for (const nome of nomes) rmSync(join(PASTA, nome), { force: true })
}
