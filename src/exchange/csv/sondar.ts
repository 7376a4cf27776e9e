import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'

export type Codificacao = 'utf-8' | 'windows-1252'

/** What a first reading of the file tells, before any line is understood. */
export type Sondagem = Readonly<{
  /** Of the bytes, in hex: the file's identity, whatever its name. */
  sha256: string
  bytes: number
  codificacao: Codificacao
  separador: ',' | ';' | '\t'
}>

export type MotivoDeArquivo = 'vazio' | 'binario' | 'utf-16'

/** The file cannot be read as CSV at all. */
export class ArquivoIlegivel extends Error {
  override readonly name = 'ArquivoIlegivel'
  readonly motivo: MotivoDeArquivo
  constructor(motivo: MotivoDeArquivo) {
    super(FRASES[motivo])
    this.motivo = motivo
  }
}

const FRASES: Readonly<Record<MotivoDeArquivo, string>> = {
  vazio: 'O arquivo está vazio.',
  binario: 'O arquivo não é de texto. Se for uma planilha, salve-a antes como CSV.',
  'utf-16': 'O arquivo está em UTF-16. Salve-o como CSV em UTF-8.',
}

/** Enough for any header; a file is never held whole. */
const INICIO = 65_536

/**
 * Reads the file once, in pieces: its digest, its encoding (UTF-8 when every byte of it is, else
 * Windows-1252, of which Latin-1 is part) and the separator of its first line.
 * @throws ArquivoIlegivel; the system's errors when the file cannot be opened
 */
export async function sondar(caminho: string): Promise<Sondagem> {
  const resumo = createHash('sha256')
  const utf8 = new TextDecoder('utf-8', { fatal: true })
  let codificacao: Codificacao = 'utf-8'
  let bytes = 0
  let inicio = Buffer.alloc(0)
  for await (const pedaco of createReadStream(caminho) as AsyncIterable<Buffer>) {
    if (bytes === 0 && comUtf16(pedaco)) throw new ArquivoIlegivel('utf-16')
    if (pedaco.includes(0)) throw new ArquivoIlegivel('binario')
    resumo.update(pedaco)
    bytes += pedaco.length
    if (inicio.length < INICIO) inicio = Buffer.concat([inicio, pedaco]).subarray(0, INICIO)
    if (codificacao === 'utf-8' && !decodifica(utf8, pedaco, true)) codificacao = 'windows-1252'
  }
  if (codificacao === 'utf-8' && !decodifica(utf8, Buffer.alloc(0), false))
    codificacao = 'windows-1252'
  const texto = new TextDecoder(codificacao).decode(inicio)
  if (texto.trim() === '') throw new ArquivoIlegivel('vazio')
  return { sha256: resumo.digest('hex'), bytes, codificacao, separador: separadorDe(texto) }
}

const comUtf16 = (b: Buffer): boolean =>
  (b[0] === 0xff && b[1] === 0xfe) || (b[0] === 0xfe && b[1] === 0xff)

function decodifica(utf8: TextDecoder, pedaco: Buffer, stream: boolean): boolean {
  try {
    utf8.decode(pedaco, { stream })
    return true
  } catch {
    return false
  }
}

/** The separator found most often in the first line that has text, outside quotes; a comma if none is. */
export function separadorDe(texto: string): Sondagem['separador'] {
  const linha = texto.split(/\r\n|\n|\r/).find((l) => l.trim() !== '') ?? ''
  const fora = linha.replaceAll(/"(?:[^"]|"")*"/g, '')
  const conta = (s: string): number => fora.split(s).length - 1
  const candidatos = [',', ';', '\t'] as const
  return candidatos.reduce((a, b) => (conta(b) > conta(a) ? b : a))
}
