/**
 * Cases told once and run for each row of a table: `paraCada: nome` names a table of the file, and
 * `<coluna>` in the case stands for the row's cell. A catalogue is checked row by row, and the
 * table reads as the law reads.
 */

type Mapa = Readonly<Record<string, unknown>>

/** A case of the expanded file, and the place in `casos` where it is written. */
export type CasoExpandido = Readonly<{ caso: unknown; origem: number }>

/** A table that is not there, or a column that a row lacks: said to whoever writes the case. */
export class ErroDeTabela extends Error {
  override name = 'ErroDeTabela'
}

const ehMapa = (v: unknown): v is Mapa => typeof v === 'object' && v !== null && !Array.isArray(v)

const MARCA = /<([a-zA-Z]\w*)>/g

/** A text that is one mark alone becomes the cell, whatever its kind; else the cell is written in it. */
function preencher(valor: unknown, linha: Mapa, onde: string): unknown {
  if (typeof valor === 'string') {
    const celula = (coluna: string): unknown => {
      if (!(coluna in linha)) throw new ErroDeTabela(`${onde} não tem a coluna "${coluna}"`)
      return linha[coluna]
    }
    const so = /^<([a-zA-Z]\w*)>$/.exec(valor)?.[1]
    return so === undefined
      ? valor.replace(MARCA, (_, coluna: string) => String(celula(coluna)))
      : celula(so)
  }
  if (Array.isArray(valor)) return valor.map((v) => preencher(v, linha, onde))
  if (!ehMapa(valor)) return valor
  return Object.fromEntries(Object.entries(valor).map(([k, v]) => [k, preencher(v, linha, onde)]))
}

function linhasDe(nomes: unknown, tabelas: Mapa): readonly (readonly [Mapa, string])[] {
  const lista: readonly unknown[] = Array.isArray(nomes) ? nomes : [nomes]
  return lista.flatMap((nome) => {
    const tabela = tabelas[String(nome)]
    if (!Array.isArray(tabela))
      throw new ErroDeTabela(
        `"paraCada: ${String(nome)}" não está em "tabelas" (há: ${Object.keys(tabelas).join(', ')})`,
      )
    return tabela.map((linha: unknown, i): readonly [Mapa, string] => {
      if (!ehMapa(linha)) throw new ErroDeTabela(`tabelas.${String(nome)}[${i}] não é uma linha`)
      return [linha, `tabelas.${String(nome)}[${i}]`]
    })
  })
}

/** One case, or one for each row of its tables. */
export function expandirCaso(caso: unknown, tabelas: unknown): readonly unknown[] {
  if (!ehMapa(caso) || !('paraCada' in caso)) return [caso]
  const { paraCada, ...modelo } = caso
  return linhasDe(paraCada, ehMapa(tabelas) ? tabelas : {}).map(([linha, onde]) =>
    preencher(modelo, linha, onde),
  )
}

/** A file's value without tables: every row made into a case, each with where it came from. */
export function expandirArquivo(
  valor: unknown,
): Readonly<{ valor: unknown; origens: readonly number[] }> {
  if (!ehMapa(valor) || !Array.isArray(valor['casos'])) return { valor, origens: [] }
  const { tabelas, ...resto } = valor
  const feitos = valor['casos'].flatMap((caso: unknown, origem) =>
    expandirCaso(caso, tabelas).map((c): CasoExpandido => ({ caso: c, origem })),
  )
  return {
    valor: { ...resto, casos: feitos.map((f) => f.caso) },
    origens: feitos.map((f) => f.origem),
  }
}
