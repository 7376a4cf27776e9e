import { isAlias, isMap, isScalar, isSeq, LineCounter, parseDocument, type Node } from 'yaml'
import type { Caminho } from '../problema.ts'

export type ErroDeYaml = Readonly<{ linha: number; mensagem: string }>

/** A YAML text read: its value, and the line (from 1) on which any path of it is written. */
export type YamlLido = Readonly<{
  valor: unknown
  linha: (caminho: Caminho) => number
  erros: readonly ErroDeYaml[]
}>

const MENSAGENS: Readonly<Record<string, string>> = {
  DUPLICATE_KEY: 'chave repetida no mesmo bloco',
  BAD_INDENT: 'recuo errado: confira os espaços do começo da linha',
  TAB_AS_INDENT: 'há uma tabulação no recuo: use espaços',
  MISSING_CHAR: 'falta um sinal (aspas, dois-pontos ou colchete)',
  UNEXPECTED_TOKEN: 'sinal inesperado',
  MULTILINE_IMPLICIT_KEY: 'linha sem chave: falta ":" ou há aspas abertas',
  BLOCK_AS_IMPLICIT_KEY: 'bloco onde se esperava uma chave: confira o recuo',
}

/**
 * Reads one YAML 1.2 document. Dates stay text (the core schema has no dates), repeated keys and
 * multiple documents are errors, anchors are followed with a limit. Errors are values.
 */
export function lerYaml(texto: string): YamlLido {
  const linhas = new LineCounter()
  const documento = parseDocument(texto, { lineCounter: linhas, prettyErrors: false })
  const naLinha = (posicao: number) => Math.max(1, linhas.linePos(posicao).line)
  const erros = documento.errors.map((e) => ({
    linha: naLinha(e.pos[0]),
    mensagem: MENSAGENS[e.code] ?? `YAML mal escrito (${e.code})`,
  }))
  let valor: unknown
  if (erros.length === 0) {
    try {
      valor = documento.toJS({ maxAliasCount: 100 })
    } catch {
      erros.push({ linha: 1, mensagem: 'referência (*) sem âncora (&), ou referências demais' })
    }
  }
  const raiz = documento.contents as Node | null
  return { valor, erros, linha: (caminho) => naLinha(posicaoDe(raiz, caminho)) }
}

/** The offset at which the deepest part of the path that exists is written: its key, or its item. */
function posicaoDe(raiz: Node | null, caminho: Caminho): number {
  let no: unknown = raiz
  let posicao = raiz?.range?.[0] ?? 0
  for (const parte of caminho) {
    // What an alias points at is written elsewhere: the alias itself is the place to look at.
    if (isAlias(no)) return posicao
    if (isMap(no)) {
      const par = no.items.find(({ key }) => isScalar(key) && String(key.value) === String(parte))
      if (par === undefined) return posicao
      posicao = (par.key as Node).range?.[0] ?? posicao
      no = par.value
    } else if (isSeq(no) && typeof parte === 'number') {
      no = no.items[parte]
      posicao = (no as Node | undefined)?.range?.[0] ?? posicao
    } else return posicao
  }
  return posicao
}
