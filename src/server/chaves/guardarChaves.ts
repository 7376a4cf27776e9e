import { mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { explain, StartupError } from '#ledger/embutido/errors.ts'
import { writeWhole } from '#ledger/embutido/files.ts'
import {
  abrirChaves,
  arquivoDeChaves,
  girarChaves,
  novoArquivoDeChaves,
  type ArquivoDeChaves,
  type Chaves,
} from './chaves.ts'

/** Where the keys of an installation are: `OUTORGA_CHAVES`, or `chaves.json` in the data folder. */
export const lugarDasChaves = (dados: string, env = process.env['OUTORGA_CHAVES']): string =>
  env === undefined || env === '' ? join(dados, 'chaves.json') : env

/**
 * Reads the installation's keys, or makes them the first time. A damaged file stops everything: other
 * keys in its place would make every document issued so far look foreign, and sealed files unreadable.
 * @throws StartupError
 */
export function chavesDaInstalacao(dados: string, agora: string): Chaves {
  const lugar = lugarDasChaves(dados)
  const lido = ler(lugar)
  if (lido !== undefined) return abrir(lugar, lido)
  const novo = novoArquivoDeChaves(agora)
  escrever(lugar, novo)
  return abrirChaves(novo)
}

/** Puts new keys in use and keeps the old ones for verifying and unsealing. Throws StartupError. */
export function girarChavesDaInstalacao(dados: string, agora: string): Chaves {
  const lugar = lugarDasChaves(dados)
  const lido = ler(lugar)
  if (lido === undefined) throw new StartupError(`${lugar}: não há chaves a trocar.`)
  const novo = girarChaves(lido, agora)
  escrever(lugar, novo)
  return abrirChaves(novo)
}

/** The keys that are there, or undefined. Makes none. Throws StartupError. */
export function chavesExistentes(dados: string): Chaves | undefined {
  const lugar = lugarDasChaves(dados)
  const lido = ler(lugar)
  return lido && abrir(lugar, lido)
}

function ler(lugar: string): ArquivoDeChaves | undefined {
  let texto: string
  try {
    texto = readFileSync(lugar, 'utf8')
  } catch (erro) {
    if ((erro as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw new StartupError(`${lugar}: não pode ser lido por este usuário.`, { cause: erro })
  }
  try {
    return arquivoDeChaves.parse(JSON.parse(texto))
  } catch (erro) {
    throw danificado(lugar, erro)
  }
}

function abrir(lugar: string, arquivo: ArquivoDeChaves): Chaves {
  try {
    return abrirChaves(arquivo)
  } catch (erro) {
    throw danificado(lugar, erro)
  }
}

const danificado = (lugar: string, cause: unknown): StartupError =>
  new StartupError(
    `${lugar}: o arquivo de chaves está danificado. Restaure a cópia de segurança dele. ` +
      'Sem ele, os documentos já emitidos deixam de ser reconhecidos e os arquivos restritos não abrem.',
    { cause },
  )

function escrever(lugar: string, arquivo: ArquivoDeChaves): void {
  try {
    mkdirSync(dirname(lugar), { recursive: true })
  } catch (erro) {
    throw explain(erro, lugar)
  }
  writeWhole(lugar, `${JSON.stringify(arquivo, null, 2)}\n`)
}
