import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { provaDeMerkle, raizDaProva, raizDeMerkle } from './cadeia.ts'

const h = (...partes: Uint8Array[]) => {
  const hash = createHash('sha256')
  for (const p of partes) hash.update(p)
  return hash.digest()
}
const folha = (n: number) => Uint8Array.of(n)
const deFolha = (n: number) => h(Uint8Array.of(0), folha(n))
const no = (a: Buffer, b: Buffer) => h(Uint8Array.of(1), a, b)

test('the tree of RFC 6962: none, one, three and five leaves', () => {
  const raiz = (...ns: number[]) => raizDeMerkle(ns.map(folha)).toString('hex')
  const um = no(no(deFolha(1), deFolha(2)), deFolha(3))
  const quatro = no(no(deFolha(1), deFolha(2)), no(deFolha(3), deFolha(4)))
  expect(raiz()).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855')
  expect(raiz(1)).toBe(deFolha(1).toString('hex'))
  expect(raiz(1, 2, 3)).toBe(um.toString('hex'))
  expect(raiz(1, 2, 3, 4, 5)).toBe(no(quatro, deFolha(5)).toString('hex'))
})

test('a leaf changed, taken away or put in changes the root', () => {
  const folhas = fc.array(fc.uint8Array({ minLength: 32, maxLength: 32 }), { minLength: 1 })
  fc.assert(
    fc.property(folhas, fc.nat(), (fs, n) => {
      const i = n % fs.length
      const raiz = raizDeMerkle(fs)
      const mudada = fs.with(i, fs[i]!.with(0, fs[i]![0]! ^ 1))
      expect(raizDeMerkle(mudada).equals(raiz)).toBe(false)
      expect(raizDeMerkle(fs.toSpliced(i, 1)).equals(raiz)).toBe(false)
      expect(raizDeMerkle([...fs, fs[i]!]).equals(raiz)).toBe(false)
    }),
  )
})

test('the proof of each leaf gives the root, and no other leaf, place or size does', () => {
  const folhas = fc.uniqueArray(fc.uint8Array({ minLength: 8, maxLength: 8 }), {
    minLength: 1,
    maxLength: 40,
    selector: String,
  })
  fc.assert(
    fc.property(folhas, fc.nat(), (fs, n) => {
      const i = n % fs.length
      const raiz = raizDeMerkle(fs)
      const prova = provaDeMerkle(fs, i)
      expect(raizDaProva(fs[i]!, i, fs.length, prova)?.equals(raiz)).toBe(true)
      const outra = fs[i]!.with(0, fs[i]![0]! ^ 1)
      expect(raizDaProva(outra, i, fs.length, prova)?.equals(raiz)).not.toBe(true)
      expect(raizDaProva(fs[i]!, fs.length, fs.length, prova)).toBeUndefined()
      expect(
        raizDaProva(fs[i]!, i, fs.length, [...prova, Buffer.alloc(32)])?.equals(raiz),
      ).not.toBe(true)
    }),
  )
})
