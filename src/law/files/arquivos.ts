import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { nomesDasSecoes, secoes, type Secao } from '../secoes.ts'
import { lerYaml, type YamlLido } from './yaml.ts'

/** One file of a pack as it is on the disk; `nome` relative to the pack's folder. */
export type ArquivoBruto = Readonly<{ secao: Secao; nome: string; texto: string }>
export type ArquivosBrutos = Readonly<{
  arquivos: readonly ArquivoBruto[]
  /** Files that a pack must have and that are not there. */
  faltam: readonly string[]
  /** Files that are there and hold no text that can be read, and why. */
  ilegiveis: readonly Readonly<{ nome: string; mensagem: string }>[]
}>

/** One file read as YAML; `primeiro` is the index, in the whole list, of its first item. */
export type ArquivoLido = Readonly<{ secao: Secao; nome: string; primeiro: number; yaml: YamlLido }>

const ehPasta = (caminho: string) => existsSync(caminho) && statSync(caminho).isDirectory()

/** True for a folder that holds a law (or wants to): it has `lei.yaml` or `texto/`. */
export const ehPacote = (pasta: string): boolean =>
  existsSync(join(pasta, secoes.lei.arquivo)) || ehPasta(join(pasta, secoes.texto.arquivo))

/** Reads every file of the pack in a folder, the text's in name order. Nothing is checked here. */
export function lerArquivos(pasta: string): ArquivosBrutos {
  const faltam: string[] = []
  const ilegiveis: { nome: string; mensagem: string }[] = []
  const arquivos = nomesDasSecoes.flatMap((secao) => {
    const nomes = nomesDosArquivos(pasta, secao)
    if (nomes.length === 0) {
      faltam.push(secao === 'texto' ? `${secoes.texto.arquivo}/*.yaml` : secoes[secao].arquivo)
    }
    return nomes.flatMap((nome) => {
      const lido = lerTexto(join(pasta, nome))
      if ('texto' in lido) return [{ secao, nome, texto: lido.texto }]
      ilegiveis.push({ nome, ...lido })
      return []
    })
  })
  return { arquivos, faltam, ilegiveis }
}

/** The words of a law are taken byte by byte: a file in another encoding is refused, never mended. */
function lerTexto(caminho: string): { texto: string } | { mensagem: string } {
  if (ehPasta(caminho)) return { mensagem: 'é uma pasta, e aqui deve haver um arquivo' }
  try {
    // A byte order mark, left by some editors, is not part of the text: the decoder drops it.
    return { texto: new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(caminho)) }
  } catch (erro) {
    if (!(erro instanceof TypeError)) throw erro
    return { mensagem: 'não está em UTF-8 (Latin-1, talvez): salve o arquivo em UTF-8' }
  }
}

function nomesDosArquivos(pasta: string, secao: Secao): string[] {
  const { arquivo } = secoes[secao]
  if (secao !== 'texto') return existsSync(join(pasta, arquivo)) ? [arquivo] : []
  if (!ehPasta(join(pasta, arquivo))) return []
  return readdirSync(join(pasta, arquivo))
    .filter((nome) => nome.endsWith('.yaml'))
    .toSorted()
    .map((nome) => `${arquivo}/${nome}`)
}

/** Reads the YAML of every file, and counts where each file of the text begins in the whole. */
export function analisar(brutos: readonly ArquivoBruto[]): ArquivoLido[] {
  let primeiro = 0
  return brutos.map(({ secao, nome, texto }) => {
    const yaml = lerYaml(texto)
    const lido = { secao, nome, primeiro: secao === 'texto' ? primeiro : 0, yaml }
    if (secao === 'texto' && Array.isArray(yaml.valor)) primeiro += yaml.valor.length
    return lido
  })
}
