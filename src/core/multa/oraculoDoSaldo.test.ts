/**
 * Fines paid in parts, against an independent straight computation over the real series: fractions of
 * BigInt by hand, without the product's money, index or account, equal to the cent.
 */
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { lerSerieCsv } from '#core/money/serie.ts'
import { autoDe, cena, contextoDe, definitivo, mundoDe } from '#core/processo/cena.prova.ts'
import { pacoteDeProva } from '#core/processo/leiInventada.prova.ts'
import { aRestituir } from './aRestituir.ts'
import { saldoDaMulta, saldoRecusado } from './saldo.ts'

const csv = (nome: string): string =>
  readFileSync(new URL(`../../../leis/indices/${nome}.csv`, import.meta.url), 'utf8')
const serie = (nome: 'INPC' | 'IPCA') => {
  const lida = lerSerieCsv(nome, csv(nome.toLowerCase()))
  if (!lida.ok) throw new Error(nome)
  return lida.valor
}
const indices = { INPC: serie('INPC'), IPCA: serie('IPCA') }

/** `AAAA-MM,0.52` read by hand: ten-thousandths of a percent, as a whole number. */
const variacoes = (nome: string): Map<string, bigint> =>
  new Map(
    csv(nome)
      .trim()
      .split('\n')
      .slice(1)
      .map((l) => {
        const [mes = '', v = ''] = l.trim().split(',')
        const [a = '', b = ''] = v.replace('-', '').split('.')
        const n = BigInt(a + b.padEnd(4, '0'))
        return [mes, v.startsWith('-') ? -n : n]
      }),
  )

/** Centavos over the months in [de, ate), rounded half up once. */
function direto(centavos: number, v: Map<string, bigint>, de: string, ate: string): number {
  let [n, d] = [BigInt(centavos), 1n]
  for (let [a, m] = de.split('-').map(Number) as [number, number]; ; m++) {
    if (m > 12) [a, m] = [a + 1, 1]
    const mes = `${a}-${String(m).padStart(2, '0')}`
    if (mes >= ate) break
    const i = v.get(mes)
    if (i === undefined) throw new Error(mes)
    n *= 1_000_000n + i
    d *= 1_000_000n
  }
  return Number((2n * n + d) / (2n * d))
}

/** A generator of its own, so that the same accounts come every time. */
function sorteio(semente: number): (ate: number) => number {
  let s = semente
  return (ate) => {
    s = (s * 1_103_515_245 + 12_345) % 2_147_483_648
    return s % ate
  }
}

const modelo = autoDe(definitivo())
const tabela = [{ dispositivo: 'art20_cpt_inc4', grau: 'A', valor: 150_000 }]
const parametros = { tabela: [{ desde: '2010-01-01', valor: tabela, fonte: 'Decreto 1' }] }

it.each(['INPC', 'IPCA'] as const)('%s: quatrocentas contas pagas em partes', (indice) => {
  const pacote = pacoteDeProva({
    infracoes: {
      correcao: { indice, modo: 'ate-o-pagamento', desde: 'fato', fundamentos: ['art30_par1'] },
    },
  })
  const c = cena({ indices, pacote, parametros })
  const [mundo, contexto] = [mundoDe(c), contextoDe(c, '2026-05-20', 'gestor')]
  const v = variacoes(indice.toLowerCase())
  const tirar = sorteio(indice === 'INPC' ? 20_141_212 : 20_091_125)
  let [quitadas, creditos] = [0, 0]
  for (let conta = 0; conta < 400; conta++) {
    let mes = 2014 * 12 + tirar(96)
    const nome = () => `${Math.floor(mes / 12)}-${String((mes % 12) + 1).padStart(2, '0')}`
    const fato = nome()
    let resto = 150_000
    let desde = fato
    let credito = 0
    const pagamentos: { valor: number; pagoEm: string }[] = []
    for (let n = 1 + tirar(5); n > 0; n--) {
      mes += tirar(8)
      const em = nome()
      resto = direto(resto, v, desde, em)
      desde = em
      const valor = 1 + tirar(60_000)
      pagamentos.push({ valor, pagoEm: `${em}-15` })
      credito += Math.max(0, valor - resto)
      resto = Math.max(0, resto - valor)
    }
    mes += tirar(10)
    const em = nome()
    const auto = {
      ...modelo,
      dispositivo: 'art20_cpt_inc4',
      fatoEm: `${fato}-10`,
      // Recorded in any order: the account goes by the day of payment.
      pagamentos: conta % 2 === 0 ? pagamentos : pagamentos.toReversed(),
    }
    const saldo = saldoDaMulta(auto, `${em}-20`, mundo, contexto)
    if (saldoRecusado(saldo)) throw new Error(JSON.stringify(saldo))
    const esperado = direto(resto, v, desde, em)
    const oQue = `conta ${conta}: ${JSON.stringify(pagamentos)} de ${fato} a ${em}`
    expect(saldo.calculo.valor, oQue).toBe(esperado)
    expect(
      saldo.creditos.reduce((soma, x) => soma + x.valor, 0),
      oQue,
    ).toBe(credito)
    if (resto === 0) quitadas++
    if (credito > 0) creditos++
  }
  expect(quitadas).toBeGreaterThan(20)
  expect(creditos).toBeGreaterThan(20)
})

it('a restituição repõe cada pagamento pelo índice, ao centavo', () => {
  const c = cena({ indices, parametros })
  const [mundo, contexto] = [mundoDe(c), contextoDe(c, '2025-12-20', 'gestor')]
  const v = variacoes('ipca')
  const tirar = sorteio(7)
  for (let n = 0; n < 200; n++) {
    const partes = Array.from({ length: 1 + tirar(4) }, (_, i) => ({
      valor: 1 + tirar(99_999),
      pagoEm: `${2015 + i * 2}-${String(1 + tirar(12)).padStart(2, '0')}-05`,
    }))
    const auto = { ...modelo, pagamentos: partes, anuladoEm: '2025-06-01' }
    const r = aRestituir(auto, '2025-12-20', mundo, contexto)
    if (r === undefined || 'recusas' in r) throw new Error('sem restituição')
    const esperado = partes.map((p) => direto(p.valor, v, p.pagoEm.slice(0, 7), '2025-12'))
    expect(r.valor).toBe(esperado.reduce((a, b) => a + b, 0))
    expect(r.principal).toBe(partes.reduce((soma, p) => soma + p.valor, 0))
  }
})
