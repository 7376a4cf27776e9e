/**
 * An independent oracle: fractions of BigInt straight from the published series, without the
 * product's money or index code, must give the same centavos for every month of 2014 to 2025.
 */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { lerSerieCsv } from '#core/money/serie.ts'
import { cena, contextoDe, depois, flagrante, mundoDe, autoDe } from '#core/processo/cena.prova.ts'
import { infracoesDeProva, pacoteDeProva } from '#core/processo/leiInventada.prova.ts'
import type { Auto } from '#core/processo/processo.ts'
import { calcularMulta, multaRecusada } from './calcularMulta.ts'

const csv = (nome: string): string =>
  readFileSync(new URL(`../../../leis/indices/${nome}.csv`, import.meta.url), 'utf8')

/** Month (`AAAA-MM`) to its change, as `[n, d]` with the factor n/d exact. */
function fatores(texto: string): Map<string, readonly [bigint, bigint]> {
  const mapa = new Map<string, readonly [bigint, bigint]>()
  for (const linha of texto.trim().split('\n').slice(1)) {
    const [mes = '', valor = ''] = linha.trim().split(',')
    const [inteira = '', fracao = ''] = valor.replace('-', '').split('.')
    const d = 100n * 10n ** BigInt(fracao.length)
    const n = BigInt(inteira + fracao) * (valor.startsWith('-') ? -1n : 1n)
    mapa.set(mes, [d + n, d])
  }
  return mapa
}

const meses = (deAno: number, ateAno: number): string[] =>
  Array.from(
    { length: (ateAno - deAno + 1) * 12 },
    (_, i) => `${deAno + Math.floor(i / 12)}-${String((i % 12) + 1).padStart(2, '0')}`,
  )

/** base × Π factors over the months in [de, ate), rounded half up once. */
function vezes(
  base: number,
  serie: Map<string, readonly [bigint, bigint]>,
  de: string,
  ate: string,
): number {
  let [n, d] = [BigInt(base), 1n]
  for (const mes of meses(2009, 2026).filter((m) => m >= de && m < ate)) {
    const fator = serie.get(mes)
    if (fator === undefined) throw new Error(mes)
    n *= fator[0]
    d *= fator[1]
  }
  return Number((2n * n + d) / (2n * d))
}
const maisVintePorCento = (centavos: number): number => Number((BigInt(centavos) * 12n + 5n) / 10n)

const serie = (nome: 'INPC' | 'IPCA') => {
  const lida = lerSerieCsv(nome, csv(nome.toLowerCase()))
  if (!lida.ok) throw new Error(nome)
  return lida.valor
}
const indices = { INPC: serie('INPC'), IPCA: serie('IPCA') }
const modelo = autoDe(depois(cena(), '2025-03-10', 'fiscal', 'lavrarAuto', flagrante()))

const todosOsMeses = meses(2014, 2025)
const doDia = (auto: Partial<Auto>, em: string, reincidente: boolean, c = cena({ indices })) => {
  const r = calcularMulta(
    { auto: { ...modelo, ...auto }, em, reincidente },
    mundoDe(c),
    contextoDe(c, '2026-05-20', 'atendente'),
  )
  if (multaRecusada(r)) throw new Error(JSON.stringify(r))
  return r.valor
}

describe('o oráculo', () => {
  const inpc = fatores(csv('inpc'))
  const ipca = fatores(csv('ipca'))

  it.each([
    ['art20_cpt_inc1', 5000],
    ['art20_cpt_inc2', 20000],
  ] as const)('INPC por anos completos desde 12/12/2014, %s', (dispositivo, base) => {
    for (const mes of todosOsMeses) {
      for (const dia of ['11', '12', '28']) {
        const fatoEm = `${mes}-${dia}`
        const [ano, m, d] = [Number(mes.slice(0, 4)), Number(mes.slice(5)), Number(dia)]
        const anos = Math.max(0, ano - 2014 - (m === 12 && d >= 12 ? 0 : 1))
        const atualizada = vezes(base, inpc, '2014-12', `${2014 + anos}-12`)
        const auto = { dispositivo, fatoEm }
        expect(doDia(auto, fatoEm, false), fatoEm).toBe(atualizada)
        expect(doDia(auto, fatoEm, true), fatoEm).toBe(maisVintePorCento(atualizada))
      }
    }
  })

  it.each(['2009-11-25', 'fato'] as const)('IPCA até o pagamento, desde %s', (desde) => {
    const pacote = pacoteDeProva({
      infracoes: {
        correcao: {
          indice: 'IPCA',
          modo: 'ate-o-pagamento',
          desde,
          fundamentos: ['art30_par1'],
        },
      },
    })
    const tabela = [{ dispositivo: 'art20_cpt_inc4', grau: 'A', valor: 15000 }]
    const parametros = { tabela: [{ desde: '2010-01-01', valor: tabela, fonte: 'Decreto 1' }] }
    const c = cena({ indices, pacote, parametros })
    for (const mes of todosOsMeses) {
      const auto = { dispositivo: 'art20_cpt_inc4', fatoEm: '2014-01-15' }
      const de = desde === 'fato' ? '2014-01' : '2009-11'
      expect(doDia(auto, `${mes}-20`, false, c), mes).toBe(vezes(15000, ipca, de, mes))
    }
  })

  it('os valores de conferência', () => {
    const auto = { dispositivo: 'art20_cpt_inc1', fatoEm: '2025-12-12' }
    expect(doDia(auto, '2025-12-12', false)).toBe(9123)
    const pacote = pacoteDeProva({
      infracoes: {
        infracoes: infracoesDeProva.infracoes.map((i) =>
          i.dispositivo === 'art20_cpt_inc1' ? { ...i, classe: 'gravissima' as const } : i,
        ),
      },
    })
    expect(doDia(auto, '2025-12-12', false, cena({ indices, pacote }))).toBe(91231)
    const comIpca = (desde: string, valor: number) => {
      const correcao = {
        indice: 'IPCA' as const,
        modo: 'ate-o-pagamento' as const,
        desde,
        fundamentos: ['art30_par1'],
      }
      const tabela = [{ dispositivo: 'art20_cpt_inc4', grau: 'A', valor }]
      return cena({
        indices,
        pacote: pacoteDeProva({ infracoes: { correcao } }),
        parametros: { tabela: [{ desde: '2010-01-01', valor: tabela, fonte: 'Decreto 1' }] },
      })
    }
    const pela = { dispositivo: 'art20_cpt_inc4', fatoEm: '2022-07-15' }
    expect(doDia(pela, '2025-12-01', false, comIpca('2009-11-25', 15000))).toBe(36966)
    expect(doDia(pela, '2025-12-31', false, comIpca('2009-11-25', 150000))).toBe(369664)
    // Negative months lower it: July to September 2022.
    expect(doDia(pela, '2022-10-05', false, comIpca('fato', 15000))).toBe(14801)
  })
})
