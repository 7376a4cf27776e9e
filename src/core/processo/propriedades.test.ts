import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Ato } from '#core/ato.ts'
import { addDias } from '#core/calendar/dia.ts'
import type { Papel } from '#core/contexto.ts'
import { recusada } from '#core/decisao.ts'
import { mensagensDeInfracao } from '#core/infracao/mensagens.ts'
import { inscricaoEmVigor } from '#core/divida/divida.ts'
import { mensagensDeDivida } from '#core/divida/mensagens.ts'
import { aRestituir } from '#core/multa/aRestituir.ts'
import { multaRecusada } from '#core/multa/calcularMulta.ts'
import {
  cadastro,
  cena,
  comandosDaProva,
  contextoDe,
  flagrante,
  mundoDe,
  numerados,
  quando,
  type Cena,
} from './cena.prova.ts'
import { evolveAuto } from './evolve.ts'
import { mensagensDeNotificacao } from '#core/notificacao/mensagens.ts'
import { mensagensDeProcesso } from './mensagens.ts'
import { multaDevida } from './multaDevida.ts'
import { fases, type AtoDeProcesso, type Auto } from './processo.ts'
import { passos } from './transicoes.ts'

/** Few people with many roles, so that impediments are met often. */
const autores: readonly { id: string; papeis: readonly Papel[] }[] = [
  { id: 'fabio', papeis: ['fiscal', 'julgador', 'recursal', 'gestor'] },
  { id: 'julia', papeis: ['julgador', 'recursal'] },
  { id: 'renato', papeis: ['recursal', 'atendente', 'gestor'] },
  { id: 'ana', papeis: ['atendente', 'procuradoria'] },
]
const infracoes = [
  'art20_cpt_inc1',
  'art20_cpt_inc2',
  'art20_cpt_inc3',
  'art20_cpt_inc5',
  'art11_cpt_inc1',
]

const jogada = fc.record({
  espera: fc.oneof(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 45 })),
  autor: fc.constantFrom(...autores),
  id: fc.constantFrom('a1', 'a2', 'a3'),
  passo: fc.constantFrom('lavrarAuto', ...passos, 'julgarAuto', 'registrarPagamento'),
  atras: fc.integer({ min: 0, max: 20 }),
  sim: fc.boolean(),
  meio: fc.constantFrom('pessoal', 'postal'),
  dispositivo: fc.constantFrom(...infracoes),
  /** Three in four look for something open, so that walks go far; the rest try anything. */
  guiada: fc.oneof(
    { weight: 3, arbitrary: fc.nat(1000) },
    { weight: 1, arbitrary: fc.constant(null) },
  ),
})
type Jogada = typeof jogada extends fc.Arbitrary<infer T> ? T : never

function dadosDe(j: Jogada, hoje: string, c: Cena): object {
  const passado = addDias(hoje, -j.atras)
  const razoes = 'Razões da decisão.'
  switch (j.passo) {
    case 'lavrarAuto':
      return flagrante({
        dispositivo: j.dispositivo,
        momento: `${passado}T10:00:00-04:00`,
        infrator: { pessoa: j.sim ? 'davi' : 'hugo' },
      })
    case 'notificarAutuacao':
    case 'notificarDecisao':
      return { meio: j.meio, ...(j.sim ? {} : { pessoa: 'davi' }) }
    case 'declararImpedimento':
      return { motivo: 'parentesco', razoes }
    case 'anotarPostagem':
      return { notificacao: 1 + (j.atras % 3), rastreio: 'AA1' }
    case 'registrarDevolucao':
      return { notificacao: 1 + (j.atras % 3), motivo: 'ausente', devolvidaEm: hoje }
    case 'registrarCienciaDoRecurso':
    case 'registrarCiencia':
    case 'registrarCienciaDaDecisao':
      return { cienciaEm: passado, meio: j.meio }
    case 'apresentarDefesa':
    case 'interporRecurso':
      return { protocoladaEm: `${passado}T12:00:00-04:00`, texto: 'x' }
    case 'julgarAuto':
      return { resultado: j.sim || j.atras > 5 ? 'procedente' : 'improcedente', razoes }
    case 'decidirEfeitoSuspensivo':
      return { concede: j.sim, razoes }
    case 'julgarRecurso':
      return { resultado: j.sim ? 'provido' : 'improvido', razoes }
    case 'emitirParecer':
      return { conclusao: 'provimento', texto: razoes }
    case 'relatarRecurso':
      return { relatorio: razoes, voto: 'provimento', razoes }
    case 'votarRecurso':
      return { voto: 'provimento' }
    case 'proclamarResultado':
    case 'extinguirPelaMorte':
      return { razoes }
    case 'registrarPagamento': {
      const auto = mundoDe(c).auto(j.id)
      const devido =
        auto === undefined
          ? undefined
          : multaDevida(auto, hoje, mundoDe(c), contextoDe(c, hoje, j.autor))
      const valor = devido === undefined || multaRecusada(devido) ? 1 : devido.valor
      const especie = j.atras % 4 === 2 ? 'parcial' : j.atras % 4 === 3 ? 'a-maior' : 'integral'
      const metade = Math.max(1, Math.floor(valor / 2))
      const dado = especie === 'parcial' ? metade : especie === 'a-maior' ? valor + 7 : valor
      return { valor: Math.max(1, j.atras === 1 ? dado + 1 : dado), pagoEm: hoje, especie }
    }
    case 'inscreverDividaAtiva':
      return {}
    case 'cancelarInscricao':
      return { motivo: j.sim ? 'erro' : 'anulacao', razoes }
    case 'registrarInterrupcao':
      return { causa: 'protesto', ocorridaEm: passado }
    case 'declararPrescricao':
      return { especie: j.sim ? 'punitiva' : 'executoria', razoes }
    case 'restituirMulta': {
      const [mundo, contexto] = [mundoDe(c), contextoDe(c, hoje, j.autor)]
      const auto = mundo.auto(j.id)
      const r = auto && aRestituir(auto, hoje, mundo, contexto)
      return { valor: r !== undefined && 'valor' in r ? r.valor : 1, restituidaEm: hoje }
    }
    case 'anularAuto':
      return { motivo: 'Motivo da anulação.' }
    default:
      return {}
  }
}

const RAROS: ReadonlySet<string> = new Set(['inscreverDividaAtiva', 'restituirMulta'])

/** What a screen would show open to someone, if anything is. */
function guiar(j: Jogada, hoje: string, c: Cena): Jogada {
  if (j.guiada === null) return j
  const mundo = mundoDe(c)
  const nomes = mundo.auto(j.id) === undefined ? (['lavrarAuto'] as const) : passos.slice(0, -1)
  const abertos = nomes.flatMap((passo) =>
    autores
      .filter(
        (autor) =>
          comandosDaProva.get(passo)?.sondar(`auto:${j.id}`, mundo, contextoDe(c, hoje, autor))
            .length === 0,
      )
      .map((autor) => ({ passo, autor })),
  )
  // Rare things are done when they can be, half of the time.
  const raro = abertos.find(({ passo }) => RAROS.has(passo))
  const escolhido = j.sim && raro ? raro : abertos[j.guiada % Math.max(1, abertos.length)]
  return escolhido === undefined ? j : { ...j, ...escolhido }
}

function conferir(ato: AtoDeProcesso, antes: Auto | undefined): void {
  if (ato.tipo === 'autoLavrado') return
  if (antes === undefined) throw new Error('ato em auto que não existe')
  const { em } = ato.dados
  const somar = (ns: readonly number[]): number => ns.reduce((a, b) => a + b, 0)
  if (ato.tipo !== 'multaRestituida' && ato.tipo !== 'inscricaoCancelada')
    expect(antes.anuladoEm).toBeUndefined()
  switch (ato.tipo) {
    case 'multaRestituida':
      expect(
        ato.dados.principal + somar(antes.restituicoes.map((r) => r.principal)),
      ).toBeLessThanOrEqual(somar(antes.pagamentos.map((p) => p.valor)))
      break
    case 'dividaInscrita':
      expect(antes).toMatchObject({ fase: 'definitivo' })
      expect([antes.quitadaEm, antes.prescricao, inscricaoEmVigor(antes)]).toEqual([
        undefined,
        undefined,
        undefined,
      ])
      expect(em > ato.dados.venceuEm).toBe(true)
      expect(ato.dados.valor).toBeGreaterThan(0)
      break
    case 'prescricaoDeclarada':
      expect(em > ato.dados.prescreveuEm).toBe(true)
      break
    case 'autoJulgado':
      expect(ato.dados.julgador).not.toBe(antes.autuante)
      if (!antes.defesas.some((d) => d.tempestiva)) {
        expect(antes.defesaAte !== undefined && em > antes.defesaAte).toBe(true)
        expect(ato.dados.aRevelia).toBe(true)
      }
      break
    case 'recursoJulgado':
      expect([antes.autuante, antes.julgamento?.julgador]).not.toContain(ato.dados.julgador)
      expect(antes.recursos.length).toBeGreaterThan(0)
      break
    case 'decisaoTornadaDefinitiva':
      expect(antes.julgamento?.resultado).toBe('procedente')
      if (antes.recursos.length > 0) expect(antes.julgamentoDoRecurso?.resultado).toBe('improvido')
      else expect(antes.recursoAte !== undefined && em > antes.recursoAte).toBe(true)
      expect(ato.dados.definitivaEm <= em).toBe(true)
      break
    case 'pagamentoRegistrado':
      expect(antes.efeito).not.toBe('concedido')
      if (antes.quitadaEm !== undefined)
        expect(ato.dados.valor).toBeGreaterThan(ato.dados.devido.valor)
      if (ato.dados.valor === ato.dados.devido.valor) expect(ato.dados.resta).toBe(0)
      if (ato.dados.resta === 0) expect(ato.dados.quitadaEm).toBeDefined()
      expect(['em-recurso', 'recorrido', 'recurso-julgado', 'definitivo']).toContain(antes.fase)
      break
    case 'autoAnulado':
      break
    default:
      break
  }
}

describe('qualquer sequência de comandos, por três anos', () => {
  it('guarda o que a lei manda guardar', () => {
    const feitos: Record<string, number> = {}
    fc.assert(
      fc.property(fc.array(jogada, { minLength: 20, maxLength: 90, size: 'max' }), (jogadas) => {
        let c = cena({
          parametros: {
            'valor-da-unidade': ['2025', '2026', '2027', '2028'].map((a) => ({
              desde: `${a}-01-01`,
              valor: 12345,
              fonte: 'Decreto',
            })),
          },
        })
        let hoje = '2025-03-03'
        for (const sorteada of jogadas) {
          hoje = addDias(hoje, sorteada.espera)
          if (hoje >= '2028-03-03') break
          const j = guiar(sorteada, hoje, c)
          const dados = dadosDe(j, hoje, c)
          const sondados =
            comandosDaProva
              .get(j.passo)
              ?.sondar(`auto:${j.id}`, mundoDe(c), contextoDe(c, hoje, j.autor)) ?? []
          const decisao = quando(c, hoje, j.autor, j.passo, dados, j.id)
          if (recusada(decisao)) {
            const codigos = decisao.recusas.map((r) => r.codigo)
            for (const r of sondados) expect(codigos).toContain(r.codigo)
            for (const r of decisao.recusas) {
              expect(r.fundamentos.length, r.codigo).toBeGreaterThan(0)
              const frase =
                mensagensDeProcesso[r.codigo] ??
                mensagensDeNotificacao[r.codigo] ??
                mensagensDeInfracao[r.codigo] ??
                mensagensDeDivida[r.codigo]
              // What this law does not have has no room's sentence: screens leave it out.
              if (r.codigo === 'lei.nao-preve') continue
              expect(
                frase?.(r, (f) => f.join()),
                r.codigo,
              ).toBeTruthy()
            }
            continue
          }
          expect(sondados).toEqual([])
          for (const ato of decisao) {
            conferir(ato as AtoDeProcesso, mundoDe(c).auto(j.id))
            expect(ato.fundamentos.length).toBeGreaterThan(0)
            feitos[ato.tipo] = (feitos[ato.tipo] ?? 0) + 1
          }
          c = { ...c, atos: [...c.atos, ...numerados(c, decisao)] }
        }
      }),
      { numRuns: 40, seed: 20261130 },
    )
    // The walk is worth something only if it goes far.
    for (const tipo of [
      'autoJulgado',
      'recursoJulgado',
      'pagamentoRegistrado',
      'decisaoTornadaDefinitiva',
      'multaRestituida',
    ])
      expect(feitos[tipo] ?? 0, tipo).toBeGreaterThan(0)
  }, 60_000)

  it('evolve é total: atos em qualquer ordem dobram-se sem erro', () => {
    const base: readonly Ato[] = cadastro
    const lavrado = quando(cena({ atos: base }), '2025-03-10', 'fiscal', 'lavrarAuto', flagrante())
    if (recusada(lavrado)) throw new Error('não lavrou')
    const em = '2025-05-01'
    const soltos = (
      [
        ['autoAnulado', { motivo: 'x' }],
        ['autuacaoNotificada', { meio: 'postal' }],
        ['cienciaRegistrada', { cienciaEm: em, meio: 'postal', defesaAte: em }],
        ['defesaApresentada', { protocoladaEm: `${em}T12:00:00Z`, tempestiva: true }],
        ['defesaApresentada', { protocoladaEm: `${em}T12:00:00Z`, tempestiva: false }],
        ['reveliaDecretada', {}],
        ['autoJulgado', { resultado: 'procedente', penalidades: ['multa'] }],
        ['autoJulgado', { resultado: 'improcedente', penalidades: [] }],
        ['cienciaDaDecisaoRegistrada', { cienciaEm: em, meio: 'postal', recursoAte: em }],
        ['recursoInterposto', { protocoladaEm: `${em}T12:00:00Z`, tempestivo: false }],
        ['efeitoSuspensivoConcedido', { razoes: 'x' }],
        ['efeitoSuspensivoNegado', { razoes: 'x' }],
        ['recursoJulgado', { resultado: 'provido', razoes: 'x', julgador: 'r' }],
        ['decisaoTornadaDefinitiva', { definitivaEm: em, penalidades: [] }],
        ['pagamentoRegistrado', { valor: 1, pagoEm: em }],
        ['pagamentoRegistrado', { valor: 1, pagoEm: em, resta: 5 }],
        ['depositoConvertido', { valor: 1, pagoEm: em, recolhimento: 'r', resta: 4 }],
        ['dividaInscrita', { valor: 1, inscricao: '1', devedores: [] }],
        ['inscricaoCancelada', { inscricao: '1', motivo: 'erro', razoes: 'x' }],
        ['prescricaoInterrompida', { causa: 'protesto', ocorridaEm: em }],
        ['prescricaoDeclarada', { especie: 'punitiva', prescreveuEm: em, razoes: 'x' }],
        ['multaRestituida', { valor: 1, principal: 1, restituidaEm: em, motivo: 'a-maior' }],
        ['atoQueAindaNaoExiste', {}],
      ] as const
    ).map(([tipo, dados]) => ({
      tipo,
      corrente: 'auto:a1',
      fundamentos: [],
      dados: { em, ...dados },
    }))
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...soltos), { maxLength: 30 }), (atos) => {
        let auto = evolveAuto(undefined, lavrado[0] as unknown as AtoDeProcesso)
        for (const ato of atos) auto = evolveAuto(auto, ato as unknown as AtoDeProcesso)
        expect(fases).toContain(auto?.fase)
        expect(evolveAuto(undefined, soltos[0] as unknown as AtoDeProcesso)).toBeUndefined()
      }),
      { numRuns: 300 },
    )
  })
})
