const primos = (quantos: number): number[] => {
  const achados: number[] = []
  for (let n = 2; achados.length < quantos; n++)
    if (achados.every((p) => n % p !== 0)) achados.push(n)
  return achados
}

/** First 32 bits of the fractional part: FIPS 180-4, sections 4.2.2 and 5.3.3. */
const fracao = (raiz: number): number => Math.floor((raiz - Math.floor(raiz)) * 2 ** 32) | 0
const K = primos(64).map((p) => fracao(Math.cbrt(p)))
const INICIO = primos(8).map((p) => fracao(Math.sqrt(p)))

const girar = (x: number, n: number): number => (x >>> n) | (x << (32 - n))

/** UTF-8 of the text: the core has no `TextEncoder`. */
function bytesDe(texto: string): number[] {
  const bytes: number[] = []
  for (const sinal of encodeURIComponent(texto).matchAll(/%([0-9A-F]{2})|(.)/g))
    bytes.push(
      sinal[1] === undefined ? (sinal[2] ?? '').charCodeAt(0) : Number.parseInt(sinal[1], 16),
    )
  return bytes
}

/**
 * SHA-256 of a text's UTF-8, in hexadecimal: what `sha256sum` prints, so that anyone may do a draw
 * again. Pure, since a decision may not reach for the machine's own. A lone surrogate throws `URIError`.
 */
export function sha256(texto: string): string {
  const bytes = bytesDe(texto)
  const bits = bytes.length * 8
  bytes.push(0x80)
  while (bytes.length % 64 !== 56) bytes.push(0)
  for (let i = 7; i >= 0; i--) bytes.push(Math.floor(bits / 2 ** (8 * i)) & 0xff)
  const h = [...INICIO]
  for (let bloco = 0; bloco < bytes.length; bloco += 64) comprimir(h, bytes, bloco)
  return h.map((x) => (x >>> 0).toString(16).padStart(8, '0')).join('')
}

function comprimir(h: number[], bytes: readonly number[], de: number): void {
  const w: number[] = []
  for (let i = 0; i < 64; i++) {
    if (i < 16) {
      const b = (k: number) => bytes[de + 4 * i + k] ?? 0
      w.push((b(0) << 24) | (b(1) << 16) | (b(2) << 8) | b(3))
      continue
    }
    const x = w[i - 15] ?? 0
    const y = w[i - 2] ?? 0
    const s0 = girar(x, 7) ^ girar(x, 18) ^ (x >>> 3)
    const s1 = girar(y, 17) ^ girar(y, 19) ^ (y >>> 10)
    w.push(((w[i - 16] ?? 0) + s0 + (w[i - 7] ?? 0) + s1) | 0)
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, z = 0] = h
  for (let i = 0; i < 64; i++) {
    const s1 = girar(e, 6) ^ girar(e, 11) ^ girar(e, 25)
    const t1 = (z + s1 + ((e & f) ^ (~e & g)) + (K[i] ?? 0) + (w[i] ?? 0)) | 0
    const s0 = girar(a, 2) ^ girar(a, 13) ^ girar(a, 22)
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
    ;[z, g, f, e, d, c, b, a] = [g, f, e, (d + t1) | 0, c, b, a, (t1 + t2) | 0]
  }
  for (const [i, x] of [a, b, c, d, e, f, g, z].entries()) h[i] = ((h[i] ?? 0) + x) | 0
}
