import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Pacote } from '#law/pacote.ts'
import { base, type Emissao } from '../dados/base.ts'
import { imprimir } from '../imprimir.ts'
import type { Peca } from './pecas.ts'
import { type FichaDoDossie, processoDa } from './processo.ts'

const PASTA = join(import.meta.dirname, '../modelos')
/** What every template starts with, after its comment if any; the rest of it is the body of the piece. */
const ABERTURA = '#import "base.typ": *\n#show: documento\n#let d = dados\n'

const lidos = new Map<string, string>()
function corpoDe(modelo: string): string {
  const guardado = lidos.get(modelo)
  if (guardado !== undefined) return guardado
  const fonte = readFileSync(join(PASTA, `${modelo}.typ`), 'utf8').replace(/^(?:\/\/.*\n)+/, '')
  if (!fonte.startsWith(ABERTURA)) throw new Error(`${modelo}.typ: a abertura não é a dos modelos`)
  const corpo = fonte.slice(ABERTURA.length)
  lidos.set(modelo, corpo)
  return corpo
}

/** The dossier's source: the body of each template used, as a function of its data, and the whole. */
function fonteDo(pecas: readonly Peca[]): string {
  const modelos = [...new Set(pecas.map((p) => p.modelo))].toSorted()
  const corpos = modelos.map((m) => `  "${m}": d => [\n${corpoDe(m)}\n],\n`).join('')
  const dossie = readFileSync(join(PASTA, 'dossie.typ'), 'utf8')
  return `#import "base.typ": *\n#let corpos = (\n${corpos})\n${dossie}`
}

/** What the dossier and each of its pieces are called, in order: the list of a sealed archive. */
export type Dossie = Readonly<{
  nome: string
  pdf: Uint8Array
  pecas: readonly string[]
}>

/**
 * The whole proceeding as one PDF/A-2b: cover, index (`Sumário`) and each piece in order, every page
 * stamped with the proceeding's number and `fl. N`, the cover being the first.
 */
export function gerarDossie(ficha: FichaDoDossie, pacote: Pacote, emissao: Emissao): Dossie {
  const { carimbo, capa, pecas, ...titulos } = processoDa(ficha, pacote, emissao)
  const dados = { ...base(pacote, emissao, titulos), carimbo, capa, pecas }
  return {
    nome: `dossie-${(titulos.numero ?? 'sem-numero').replace(/[^\w-]+/g, '-')}.pdf`,
    pdf: imprimir('dossie', dados, emissao.emitidoEm, fonteDo(pecas)),
    pecas: pecas.map((p) => p.titulo),
  }
}
