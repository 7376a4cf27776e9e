// The sums kept by month and year: whatever is done, in whatever order, the panel is of the rows.
import fc from 'fast-check'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addMeses } from '#core/calendar/meses.ts'
import { PASTA_DAS_LEIS } from '#law/files/lerPacotes.ts'
import { abrirPool, emMunicipio, type Tx } from '#ledger/banco.ts'
import { lerEstados } from '#ledger/estados.ts'
import { criarLivro } from '#ledger/livro.ts'
import { reconstruir } from '#ledger/reconstruir.ts'
import { lerAtos } from '#ledger/vizinhanca.ts'
import { calculosDe } from '../calculos.ts'
import { contextoDe, leitorDeIndices, type Casa } from '../casa.ts'
import type { FichaDoAuto } from '../contrato/contrato.ts'
import { casaDeProva } from '../prova/casa.ts'
import { Historia, type Trio } from '../prova/historia.ts'
import { julgarRecurso } from '../prova/ultimaInstancia.ts'
import { Servicos } from '../servicos.ts'
import { numeros, painel } from './numeros.ts'
import { resumir } from './resumir.ts'
import { partesDe, repartir } from './trechos.ts'

const prova = await casaDeProva()
const servicos = new Servicos(PASTA_DAS_LEIS)
const relogio = () => prova.relogio.agora
const abrirSobre = (pool: pg.Pool): Casa => {
  const indices = leitorDeIndices(pool)
  const livro = criarLivro(pool, calculosDe({ servicos, indices, relogio }))
  return { pool, servicos, indices, relogio, livro }
}
const casa = abrirSobre(abrirPool(prova.banco.appUrl, 4))
afterAll(() => casa.pool.end())
const servico = servicos.todos.find((s) => s.pacote.lei.municipio.slug === 'manaus')!
const h = new Historia(prova, 'manaus')
const INFRACAO = 'art32_cpt_inc30'
const na = <T>(fn: (tx: Tx) => Promise<T>, foto = false) =>
  emMunicipio(casa.pool, Number(servico.municipio), fn, { foto })

const PERIODOS = [
  ['2024-01-01', '2026-12-31'],
  ['2024-03-05', '2025-11-20'],
  ['2025-01-01', '2025-06-30'],
] as const

/** The panel as it is told, and as the rows alone make it; and how many kept sums the first used. */
async function comparar() {
  const contexto = await contextoDe(casa, servico, { id: 'gestor', papeis: [] }, relogio())
  const usadas: number[] = []
  for (const [de, ate] of PERIODOS) {
    const periodo = { servico: servico.slug, de, ate }
    await na(async (tx) => {
      const dasLinhas = await numeros(tx, periodo, repartir(periodo, []), contexto)
      expect(await painel(tx, periodo, contexto)).toEqual(dasLinhas)
      usadas.push((await partesDe(tx, periodo)).somados.length)
    }, true)
  }
  return usadas
}

let trio: Trio
let autos: readonly string[]
const ficha = (auto: string) => h.ler<FichaDoAuto>(`/autos/${auto}`)
const cientificar = (comando: string) => async (auto: string) => {
  const dados = { cienciaEm: h.hoje, meio: 'pessoal', prova: 'Termo' }
  await h.fazer(h.prepara, `/autos/${auto}/${comando}`, dados)
}
const condenar = async (auto: string) => {
  h.depoisDe((await ficha(auto)).auto.defesaAte)
  const dados = { resultado: 'procedente', razoes: 'Provado o fato.' }
  await h.fazer('julgador', `/autos/${auto}/julgarAuto`, dados)
  await cientificar('registrarCienciaDaDecisao')(auto)
}
const definitivar = async (auto: string) => {
  h.depoisDe((await ficha(auto)).auto.recursoAte)
  await h.fazer(h.prepara, `/autos/${auto}/certificarDefinitividade`, {})
}
const pagar = (parte: number) => async (auto: string) => {
  const valor = Math.floor((await ficha(auto)).cobranca.resta! * parte)
  await h.fazer('atendente', `/autos/${auto}/registrarPagamento`, {
    valor,
    pagoEm: h.hoje,
    prova: 'Guia',
    ...(parte < 1 ? { especie: 'parcial' } : {}),
  })
}
const anular = async (auto: string) => {
  await h.fazer('gestor', `/autos/${auto}/anularAuto`, { motivo: 'Placa lida errada.' })
}
const restituir = async (auto: string) => {
  const { valor } = (await ficha(auto)).cobranca.aRestituir!
  const [quem] = h.pacote.processo.cobranca!.restituicao.restituem
  const dados = { valor, restituidaEm: h.hoje, prova: 'Ordem bancária' }
  await h.fazer(quem!, `/autos/${auto}/restituirMulta`, dados)
}
const inscrever = async (auto: string) => {
  h.depoisDe((await ficha(auto)).cobranca.venceEm?.dia)
  const [quem] = h.pacote.processo.cobranca!.dividaAtiva.inscrevem
  await h.fazer(quem!, `/autos/${auto}/inscreverDividaAtiva`, {})
}
const recorrer = async (auto: string) => {
  await condenar(auto)
  const recurso = { protocoladaEm: `${h.hoje}T14:00:00Z`, texto: 'Pede a reforma.' }
  await h.fazer(h.prepara, `/autos/${auto}/interporRecurso`, recurso)
  h.passam(1)
}
const absolver = async (auto: string) => {
  h.depoisDe((await ficha(auto)).auto.defesaAte)
  const dados = { resultado: 'improcedente', razoes: 'Não provado.' }
  await h.fazer('julgador', `/autos/${auto}/julgarAuto`, dados)
}
const notificar = (auto: string) => h.notificar(auto)
const doRecurso = (r: 'provido' | 'improvido') => (auto: string) => julgarRecurso(h, auto, r)

/** What becomes of each record, in its own order; between records, in any. */
const historias: readonly (readonly ((auto: string) => Promise<unknown>)[])[] = [
  [notificar, condenar, definitivar, pagar(0.4), pagar(1), anular, restituir],
  [notificar, recorrer, doRecurso('provido')],
  [
    notificar,
    recorrer,
    doRecurso('improvido'),
    cientificar('registrarCienciaDoRecurso'),
    definitivar,
    inscrever,
    pagar(1),
  ],
  [notificar, absolver],
  [anular],
  [notificar, condenar, definitivar, inscrever, anular],
]

beforeAll(async () => {
  h.em('2024-03-10')
  await h.parametros()
  trio = await h.concedida()
  const lavrados = []
  for (const i of historias.keys()) {
    const coordenadas = { latitude: -3.119 + i / 500, longitude: -60.0217 }
    const dados = { ...h.autuacao(trio, INFRACAO), coordenadas }
    lavrados.push((await h.fazer('fiscal', '/autos', dados)).id)
    // Two of a month, then months between.
    h.em(i % 2 === 0 ? h.hoje : addMeses(h.hoje, 5, 'ultimo-dia'))
  }
  autos = lavrados
})

describe('as somas guardadas', () => {
  it('depois de cada ato, em qualquer ordem, refeitas ou não: o painel é o das linhas', async () => {
    const sorte = fc.sample(fc.nat(997), { numRuns: 200, seed: 20_261_201 }).values()
    const tirar = (de: number) => sorte.next().value! % de
    const filas = historias.map((passos, i) => ({ auto: autos[i]!, passos: [...passos] }))
    let usadas = 0
    for (;;) {
      const vivas = filas.filter((f) => f.passos.length > 0)
      if (vivas.length === 0) break
      const { auto, passos } = vivas[tirar(vivas.length)]!
      await passos.shift()!(auto)
      usadas += (await comparar()).reduce((a, b) => a + b, 0)
      if (tirar(3) === 0) {
        await resumir(casa, servico)
        // The whole years of 2024 and 2025 would be two; months of the years not whole, one each.
        expect((await comparar())[0]).toBeGreaterThan(0)
      }
    }
    // Not only when all was just added up again: sums of other months go on counting.
    expect(usadas).toBeGreaterThan(50)
    await resumir(casa, servico)
    expect(await resumir(casa, servico)).toBe(0)
  })

  it('quem ainda não gravou quando somaram deixa a soma vencida ao gravar; e ninguém espera por outro', async () => {
    const [um, outro] = autos as [string, string]
    await resumir(casa, servico)
    const painelAuto = casa.livro.projecoes.find((p) => p.nome === 'painel_auto')!
    const regravar = async (tx: Tx, auto: string) => {
      const atos = await lerAtos(tx, servico.slug, [`auto:${auto}`])
      const estados = lerEstados(tx, servico.slug, new Map())
      await painelAuto.aplicar(tx, servico.slug, atos, estados)
      await tx.sql(`UPDATE painel_auto SET dispositivo = 'art9_cpt' WHERE auto = $1`, [auto])
    }
    const antes = (await comparar())[0]!
    await na(async (tx) => {
      await regravar(tx, um)
      // Of the same month, by another, while the first has not committed: no wait (55P03 otherwise).
      await na(async (tx2) => {
        await tx2.sql(`SET LOCAL lock_timeout = '500ms'`)
        await regravar(tx2, outro)
      })
      expect(await resumir(casa, servico)).toBe(1)
      expect((await comparar())[0]).toBe(antes)
    })
    expect((await comparar())[0]).not.toBe(antes)
    const { rows } = await prova.admin.query(
      `SELECT auto FROM painel_auto WHERE dispositivo = 'art9_cpt'`,
    )
    expect(rows).toHaveLength(2)
    expect(await resumir(casa, servico)).toBe(1)
    expect((await comparar())[0]).toBe(antes)
  })

  it('dois que somam ao mesmo tempo não se atrapalham', async () => {
    await na((tx) => tx.sql('DELETE FROM soma_do_painel WHERE municipio = $1', [tx.municipio]))
    const feitas = await Promise.all([resumir(casa, servico), resumir(casa, servico)])
    expect(Math.max(...feitas)).toBeGreaterThan(0)
    await resumir(casa, servico)
    await comparar()
  })

  it('refeitas dos atos as linhas, nenhuma soma de antes conta; e as novas são das linhas', async () => {
    await reconstruir(prova.admin, abrirSobre(prova.admin).livro.projecoes)
    expect(await comparar()).toEqual([0, 0, 0])
    await resumir(casa, servico)
    expect(Math.min(...(await comparar()))).toBeGreaterThan(0)
    const municipio = Number(servico.municipio)
    await na((tx) =>
      tx.sql(`UPDATE painel_auto SET multa = multa + 7 WHERE municipio = $1`, [municipio]),
    )
    await reconstruir(prova.admin, abrirSobre(prova.admin).livro.projecoes, { municipio })
    expect(await comparar()).toEqual([0, 0, 0])
  })
})
