import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Pacote } from '#law/pacote.ts'
import { avisoDoAuto, consultaDoAuto, nomeDoTitular, tituloDoAuto } from '../dados/auto.ts'
import { base, campo, type Emissao } from '../dados/base.ts'
import { dia, instante } from '../formato.ts'
import { imprimir } from '../imprimir.ts'
import { nomeDe, palavra } from '../palavras.ts'
import { pecasDo, type FichaDoDossie, type Peca } from './pecas.ts'

const PASTA = join(import.meta.dirname, '../modelos')
/** What every template starts with; the rest of it is the body of the piece. */
const ABERTURA = '#import "base.typ": *\n#show: documento\n#let d = dados\n'

const lidos = new Map<string, string>()
function corpoDe(modelo: string): string {
  const guardado = lidos.get(modelo)
  if (guardado !== undefined) return guardado
  const fonte = readFileSync(join(PASTA, `${modelo}.typ`), 'utf8')
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
  const { auto } = ficha
  const pecas = pecasDo(ficha, pacote, emissao)
  const rotulo =
    auto.processo === undefined ? tituloDoAuto(ficha, pacote) : `Processo nº ${auto.processo}`
  const numero = auto.processo ?? auto.numero ?? null
  const dados = {
    ...base(pacote, emissao, {
      titulo: auto.processo === undefined ? rotulo : `Processo administrativo nº ${auto.processo}`,
      subtitulo: auto.processo === undefined ? null : tituloDoAuto(ficha, pacote),
      aviso: avisoDoAuto(ficha),
      numero,
      consulta: consultaDoAuto(ficha),
    }),
    carimbo: rotulo,
    capa: [
      campo(palavra(pacote.lei.termos.titular).Nome, nomeDoTitular(ficha)),
      campo('Situação do processo', nomeDe(auto.fase)),
      campo('Dispositivo', ficha.dispositivo.citacao),
      campo('Fato em', instante(auto.momento, pacote.lei.municipio.fuso)),
      campo('Lavrado em', dia(auto.lavradoEm)),
      campo('Peças', pecas.length),
    ],
    pecas,
  }
  return {
    nome: `dossie-${(numero ?? 'sem-numero').replace(/[^\w-]+/g, '-')}.pdf`,
    pdf: imprimir('dossie', dados, emissao.emitidoEm, fonteDo(pecas)),
    pecas: pecas.map((p) => p.titulo),
  }
}
