import { crc32 } from 'node:zlib'

/** A file inside an archive: its name (`/` between folders) and its bytes. */
export type Entrada = Readonly<{ nome: string; bytes: Uint8Array }>

/** What is read is not an archive of this form: message in Portuguese, for who opens it. */
export class ZipInvalido extends Error {
  override readonly name = 'ZipInvalido'
}

const LOCAL = 0x04034b50
const CENTRAL = 0x02014b50
const FIM = 0x06054b50
/** Names in UTF-8. */
const UTF8 = 0x0800
/** 1980-01-01, the format's first day: no clock goes into the bytes. */
const DIA = 0x21

/** The 26 bytes that a local header and a central one share, from the version needed on. */
function comum({ nome, bytes }: Entrada): Buffer {
  const b = Buffer.alloc(26)
  b.writeUInt16LE(20, 0)
  b.writeUInt16LE(UTF8, 2)
  b.writeUInt16LE(DIA, 8)
  b.writeUInt32LE(crc32(bytes), 10)
  b.writeUInt32LE(bytes.length, 14)
  b.writeUInt32LE(bytes.length, 18)
  b.writeUInt16LE(Buffer.byteLength(nome), 22)
  return b
}

const u32 = (n: number): Buffer => {
  const b = Buffer.alloc(4)
  b.writeUInt32LE(n)
  return b
}

/**
 * Writes a ZIP without compression: the same entries give the same bytes, whatever the day.
 * Sizes up to 4 GiB and 65 535 entries.
 */
export function escreverZip(entradas: readonly Entrada[]): Buffer {
  const partes: Buffer[] = []
  const central: Buffer[] = []
  let lugar = 0
  for (const e of entradas) {
    const nome = Buffer.from(e.nome, 'utf8')
    const cabeca = comum(e)
    const local = [u32(LOCAL), cabeca, nome, Buffer.from(e.bytes)]
    partes.push(...local)
    const resto = Buffer.alloc(14)
    resto.writeUInt32LE(lugar, 10)
    central.push(u32(CENTRAL), Buffer.from([20, 0]), cabeca, resto, nome)
    lugar += local.reduce((n, p) => n + p.length, 0)
  }
  const tamanho = central.reduce((n, p) => n + p.length, 0)
  const fim = Buffer.alloc(22)
  fim.writeUInt32LE(FIM, 0)
  fim.writeUInt16LE(entradas.length, 8)
  fim.writeUInt16LE(entradas.length, 10)
  fim.writeUInt32LE(tamanho, 12)
  fim.writeUInt32LE(lugar, 16)
  return Buffer.concat([...partes, ...central, fim])
}

/**
 * Reads what `escreverZip` wrote, and nothing else: an archive whose bytes are not exactly those is
 * refused, saying at which file it departs.
 * @throws ZipInvalido
 */
export function lerZip(zip: Uint8Array): readonly Entrada[] {
  const b = Buffer.from(zip.buffer, zip.byteOffset, zip.byteLength)
  const entradas: Entrada[] = []
  let lugar = 0
  while (lugar + 30 <= b.length && b.readUInt32LE(lugar) === LOCAL) {
    const tamanho = b.readUInt32LE(lugar + 22)
    const doNome = b.readUInt16LE(lugar + 26)
    const inicio = lugar + 30 + doNome
    const fim = inicio + tamanho
    if (fim > b.length) throw new ZipInvalido(cortado(entradas))
    const nome = b.toString('utf8', lugar + 30, inicio)
    entradas.push({ nome, bytes: b.subarray(inicio, fim) })
    lugar = fim
  }
  if (entradas.length === 0) throw new ZipInvalido('não é um arquivo ZIP deste sistema')
  const refeito = escreverZip(entradas)
  if (!refeito.equals(b)) throw new ZipInvalido(diferenca(b, refeito, entradas))
  return entradas
}

const depoisDe = (entradas: readonly Entrada[]): string => {
  const ultima = entradas.at(-1)
  return ultima === undefined ? 'no começo' : `depois de ${ultima.nome}`
}
const cortado = (entradas: readonly Entrada[]): string =>
  `o arquivo está cortado ${depoisDe(entradas)}`

/** Which file the first byte that differs belongs to. */
function diferenca(tem: Buffer, devia: Buffer, entradas: readonly Entrada[]): string {
  const total = Math.max(tem.length, devia.length)
  let i = 0
  while (i < total && tem[i] === devia[i]) i++
  let lugar = 0
  for (const { nome, bytes } of entradas) {
    lugar += 30 + Buffer.byteLength(nome) + bytes.length
    if (i < lugar) return `${nome} foi alterado (byte ${i} do arquivo)`
  }
  return `o índice do arquivo foi alterado (byte ${i})`
}
