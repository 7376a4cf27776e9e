import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { nomesDasSecoes, secoes, type Secao } from '../secoes.ts'
import { lerYaml, type YamlLido } from './yaml.ts'

/** One file of a pack; `primeiro` is the index, in the whole list, of its first item. */
export type ArquivoLido = Readonly<{ secao: Secao; nome: string; primeiro: number; yaml: YamlLido }>
export type ArquivosLidos = Readonly<{
  arquivos: readonly ArquivoLido[]
  /** Files that a pack must have and that are not there. */
  faltam: readonly string[]
}>

const ehPasta = (caminho: string) => existsSync(caminho) && statSync(caminho).isDirectory()

/** True for a folder that holds a law (or wants to): it has `lei.yaml` or `texto/`. */
export const ehPacote = (pasta: string): boolean =>
  existsSync(join(pasta, secoes.lei.arquivo)) || ehPasta(join(pasta, secoes.texto.arquivo))

function lerArquivo(pasta: string, secao: Secao, nome: string, primeiro: number): ArquivoLido {
  // A byte order mark, left by some editors, is not part of the text.
  const texto = readFileSync(join(pasta, nome), 'utf8').replace(/^\uFEFF/, '')
  return { secao, nome, primeiro, yaml: lerYaml(texto) }
}

/** Reads every file of the pack in a folder, the text's in name order. Nothing is checked here. */
export function lerArquivos(pasta: string): ArquivosLidos {
  const arquivos: ArquivoLido[] = []
  const faltam: string[] = []
  for (const secao of nomesDasSecoes) {
    const { arquivo } = secoes[secao]
    if (secao === 'texto') {
      const nomes = ehPasta(join(pasta, arquivo))
        ? readdirSync(join(pasta, arquivo))
            .filter((nome) => nome.endsWith('.yaml'))
            .toSorted()
        : []
      if (nomes.length === 0) faltam.push(`${arquivo}/*.yaml`)
      let primeiro = 0
      for (const nome of nomes) {
        const lido = lerArquivo(pasta, secao, `${arquivo}/${nome}`, primeiro)
        arquivos.push(lido)
        primeiro += Array.isArray(lido.yaml.valor) ? lido.yaml.valor.length : 0
      }
    } else if (existsSync(join(pasta, arquivo))) {
      arquivos.push(lerArquivo(pasta, secao, arquivo, 0))
    } else faltam.push(arquivo)
  }
  return { arquivos, faltam }
}
