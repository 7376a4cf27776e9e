import { join } from 'node:path'
import typst from '@myriaddreamin/typst-ts-node-compiler'
import { limpar, substituirSinais } from './limpar.ts'

/** The compiler brings its fonts (Libertinus Serif and others) with it: no file of ours, no system's. */
const PASTA = join(import.meta.dirname, 'modelos')
const INTACTOS: ReadonlySet<string> = new Set(['qr', 'conferencia', 'digitar'])

type Compilador = ReturnType<typeof typst.NodeCompiler.create>
let pronto: Compilador | undefined
const compilador = (): Compilador => (pronto ??= typst.NodeCompiler.create({ workspace: PASTA }))

/** A template or its data is broken: a bug, never the fault of what someone typed. */
export class FalhaDeImpressao extends Error {
  override readonly name = 'FalhaDeImpressao'
}

/**
 * Prints a template of `modelos/` to PDF/A-2b, tagged. The data goes in as JSON and is never Typst
 * source. The same template, data and instant give the same bytes.
 *
 * Signs that no font of ours draws (an emoji) are written by their code; PDF/A forbids a paper
 * whose letters cannot be shown.
 * @param criadoEm instant of issue, ISO 8601: the document's own date
 * @param fonte source made of our own templates, in place of the file's
 * @throws FalhaDeImpressao
 */
export function imprimir(
  arquivo: string,
  dados: object,
  criadoEm: string,
  fonte?: string,
): Uint8Array {
  let limpos = limpar(dados, INTACTOS)
  const faltosos = new Set<string>()
  for (;;) {
    const resultado = tentar(arquivo, limpos, criadoEm, fonte)
    if (resultado instanceof Uint8Array) return resultado
    const novos = resultado.filter((s) => !faltosos.has(s))
    if (novos.length === 0) throw new FalhaDeImpressao(`${arquivo}: sinais sem fonte`)
    for (const s of novos) faltosos.add(s)
    limpos = substituirSinais(limpos, faltosos)
  }
}

/** The PDF, or the signs that no font has. */
function tentar(
  arquivo: string,
  dados: unknown,
  criadoEm: string,
  fonte: string | undefined,
): Uint8Array | string[] {
  const c = compilador()
  const feito = c.compile({
    ...(fonte === undefined
      ? { mainFilePath: join(PASTA, `${arquivo}.typ`) }
      : { mainFileContent: fonte }),
    inputs: { dados: JSON.stringify(dados) },
  })
  const documento = feito.result
  if (documento === null) {
    const erro = feito.takeError()
    throw new FalhaDeImpressao(
      `${arquivo}: ${erro === null ? 'sem resultado' : JSON.stringify(c.fetchDiagnostics(erro))}`,
    )
  }
  try {
    return new Uint8Array(
      c.pdf(documento, {
        pdfStandard: 'a-2b',
        creationTimestamp: Math.floor(Temporal.Instant.from(criadoEm).epochMilliseconds / 1000),
      }),
    )
  } catch (erro) {
    const sinais = sinaisSemFonte(String(erro))
    if (sinais.length === 0) throw new FalhaDeImpressao(`${arquivo}: ${String(erro)}`)
    return sinais
  } finally {
    // What stays compiled of a document that is not printed again would only grow.
    c.evictCache(10)
  }
}

/** Reads the compiler's message: «the text `"😀"` could not be displayed with font …», escaped as Rust does. */
const sinaisSemFonte = (mensagem: string): string[] =>
  [...mensagem.matchAll(/the text `(?:\\")?"?(.*?)"?(?:\\")?` could not be displayed/gs)].flatMap(
    ([, texto = '']) =>
      Array.from(
        texto.replace(/\\+u\{([0-9a-f]+)\}/gi, (_, hex: string) =>
          String.fromCodePoint(Number.parseInt(hex, 16)),
        ),
      ).filter((s) => s !== '\\' && s !== '"'),
  )
