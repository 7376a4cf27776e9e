import { describe, expect, it } from 'vitest'
import { escreverZip, lerZip, ZipInvalido, type Entrada } from './zip.ts'

const entradas: readonly Entrada[] = [
  { nome: 'manifesto.json', bytes: Buffer.from('{"a":1}') },
  { nome: 'atos/0001-lavração.json', bytes: Buffer.from('çãõ') },
  { nome: 'vazio', bytes: Buffer.alloc(0) },
]
const lidos = (zip: Uint8Array) =>
  lerZip(zip).map(({ nome, bytes }) => [nome, Buffer.from(bytes).toString()])

describe('zip', () => {
  it('gives back what was put in, and the same bytes each time', () => {
    const zip = escreverZip(entradas)
    expect(lidos(zip)).toEqual(entradas.map((e) => [e.nome, Buffer.from(e.bytes).toString()]))
    expect(escreverZip(entradas).equals(zip)).toBe(true)
  })
  it('is a ZIP that others open: signatures, count, sizes, checksum', () => {
    const zip = escreverZip([{ nome: 'a', bytes: Buffer.from('123456789') }])
    expect(zip.readUInt32LE(0)).toBe(0x04034b50)
    // The check value of CRC-32.
    expect(zip.readUInt32LE(14)).toBe(0xcbf43926)
    expect(zip.readUInt16LE(zip.length - 12)).toBe(1)
    expect(zip.readUInt32LE(zip.length - 6)).toBe(30 + 1 + 9)
  })
  it('no byte may be other than it was, nor be missing, nor be added', () => {
    const zip = escreverZip(entradas)
    for (let i = 0; i < zip.length; i++) {
      const outro = Buffer.from(zip)
      outro[i] = (outro[i] ?? 0) ^ 1
      expect(() => lerZip(outro), `byte ${i}`).toThrow(ZipInvalido)
    }
    for (let i = 0; i < zip.length; i++) {
      expect(() => lerZip(zip.subarray(0, i)), `cut at ${i}`).toThrow(ZipInvalido)
    }
    expect(() => lerZip(Buffer.concat([zip, Buffer.from('x')]))).toThrow(ZipInvalido)
  })
  it('names the file', () => {
    const zip = escreverZip(entradas)
    const i = zip.indexOf('"a":1')
    zip[i] = 0x22 ^ 1
    expect(() => lerZip(zip)).toThrow(/manifesto\.json/)
  })
})
