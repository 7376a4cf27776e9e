import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import {
  arquivoDeCasos,
  casoEscrito,
  type Caso,
  ErroDeCaso,
  lerArquivoDeCasos,
  semTabelas,
} from '#core/casos/arquivo.ts'
import { falhasDe } from '#law/files/mensagens.ts'
import { lerYaml, type YamlLido } from '#law/files/yaml.ts'
import { chaveLegivel, type Problema } from '#law/problema.ts'
import { ErroDoPedido } from './subcomando.ts'

/** A case and where it is written. */
export type CasoLido = Readonly<{ caso: Caso; arquivo: string; linha: number }>
export type LeituraDeCasos = Readonly<{
  casos: readonly CasoLido[]
  problemas: readonly Problema[]
}>

type Mapa = Readonly<Record<string, unknown>>

/** A file's path as whoever runs the command sees it. */
export const caminhoVisivel = (arquivo: string): string => {
  const visto = relative(process.cwd(), arquivo)
  return visto === '' || visto.startsWith('..') ? arquivo : visto
}

/** Reads a text file; what the system says of a missing one is said in Portuguese. */
export function lerTexto(arquivo: string): string {
  try {
    return readFileSync(arquivo, 'utf8')
  } catch (erro) {
    const { code } = erro as NodeJS.ErrnoException
    const motivo =
      code === 'ENOENT' ? 'não existe' : code === 'EISDIR' ? 'é uma pasta' : 'não pode ser lido'
    throw new ErroDoPedido(`${arquivo}: ${motivo}`)
  }
}

/**
 * Reads a file of cases (`base`, `casos`), or of one case alone. Every problem has its line; a case
 * with a problem does not keep the others of the file from being read.
 *
 * @param em day put in place of the case's own, or given to a case that has none.
 */
export function lerCasos(arquivo: string, em?: string): LeituraDeCasos {
  const nome = caminhoVisivel(arquivo)
  const yaml = lerYaml(lerTexto(arquivo).replace(/^\uFEFF/, ''))
  if (yaml.erros.length > 0) {
    return { casos: [], problemas: yaml.erros.map((e) => ({ arquivo: nome, chave: '', ...e })) }
  }
  let expandido: ReturnType<typeof semTabelas>
  try {
    expandido = semTabelas(em === undefined ? yaml.valor : comDia(yaml.valor, em))
  } catch (erro) {
    if (!(erro instanceof ErroDeCaso)) throw erro
    const linha = yaml.linha(['tabelas'])
    return { casos: [], problemas: [{ arquivo: nome, linha, chave: '', mensagem: erro.message }] }
  }
  const { valor, origens } = expandido
  const sozinho = ehMapa(valor) && !('casos' in valor)
  const lido = (sozinho ? casoEscrito : arquivoDeCasos).safeParse(valor)
  if (!lido.success) {
    const problemas = falhasDe(lido.error.issues, valor).map(({ caminho, mensagem }) => ({
      arquivo: nome,
      linha: yaml.linha(naOrigem(caminho, origens)),
      chave: chaveLegivel(valor, caminho),
      mensagem,
    }))
    return { casos: [], problemas }
  }
  return resolver(nome, yaml, valor as Mapa, sozinho, origens)
}

/** Path in the file as written, of a path in the file whose tables were expanded. */
function naOrigem<C extends PropertyKey>(
  caminho: readonly C[],
  origens: readonly number[],
): (C | number)[] {
  const [raiz, i, ...resto] = caminho
  if (raiz !== 'casos' || typeof i !== 'number') return [...caminho]
  return [raiz, origens[i] ?? i, ...resto]
}

function resolver(
  arquivo: string,
  yaml: YamlLido,
  valor: Mapa,
  sozinho: boolean,
  origens: readonly number[],
): LeituraDeCasos {
  const casos: CasoLido[] = []
  const problemas: Problema[] = []
  for (const [i, escrito] of (sozinho ? [valor] : (valor.casos as unknown[])).entries()) {
    const antes = sozinho ? [] : ['casos', origens[i] ?? i]
    const linha = yaml.linha(antes)
    try {
      const lidos = lerArquivoDeCasos({ base: sozinho ? {} : (valor.base ?? {}), casos: [escrito] })
      casos.push(...lidos.map((caso) => ({ caso, arquivo, linha })))
    } catch (erro) {
      if (!(erro instanceof ErroDeCaso)) throw erro
      const caminho = caminhoDoErro(erro.message, antes)
      problemas.push({ arquivo, linha: yaml.linha(caminho), chave: '', mensagem: erro.message })
    }
  }
  const vistos = new Set<string>()
  // A fault in the common base would be told once for each case that uses it.
  const unicos = problemas.filter(({ linha, mensagem }) => {
    const chave = `${linha} ${mensagem}`
    return vistos.has(chave) ? false : vistos.add(chave)
  })
  return { casos, problemas: unicos }
}

/** `x: dado[2]: …` and `base.nome[0]: …` say which act of which list: its path in the file. */
function caminhoDoErro(mensagem: string, antes: (string | number)[]): (string | number)[] {
  const base = /base\.([^[]+)\[(\d+)\]/.exec(mensagem)
  if (base !== null) return ['base', base[1] ?? '', Number(base[2])]
  const dado = /dado\[(\d+)\]/.exec(mensagem)
  return dado === null ? antes : [...antes, 'dado', Number(dado[1])]
}

const ehMapa = (v: unknown): v is Mapa => typeof v === 'object' && v !== null && !Array.isArray(v)

function comDia(valor: unknown, em: string): unknown {
  if (!ehMapa(valor)) return valor
  if (Array.isArray(valor.casos)) return { ...valor, casos: valor.casos.map((c) => comDia(c, em)) }
  return ehMapa(valor.quando) ? { ...valor, quando: { ...valor.quando, em } } : valor
}
