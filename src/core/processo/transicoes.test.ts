import { describe, expect, it } from 'vitest'
import { criarMundo } from '#core/mundo/criarMundo.ts'
import type { Mundo } from '#core/mundo.ts'
import { recusada } from '#core/decisao.ts'
import type { Pacote } from '#law/pacote.ts'
import { pacoteDeProva, processoDeProva, recursoColegiado } from './leiInventada.prova.ts'
import { cena, comandosDaProva, contextoDe, autoDe, definitivo } from './cena.prova.ts'
import { proximoEfeito, transicoesDoEfeito, type Efeito, type PassoDoEfeito } from './efeito.ts'
import { fases, type Auto, type Fase } from './processo.ts'
import { passos, proximaFase, transicoes, type Passo } from './transicoes.ts'

const avisos = ['anotarPostagem', 'registrarDevolucao'] as const
const outro = ['notificarAutuacao', 'registrarCiencia'] as const
const doRecurso = ['notificarDecisao', 'registrarCienciaDoRecurso'] as const
const fim = ['declararPrescricao', 'restituirMulta', 'anularAuto', 'extinguirPelaMorte'] as const

const doColegiado = [
  'distribuirRecurso',
  'redistribuirRecurso',
  'relatarRecurso',
  'votarRecurso',
  'pedirVista',
  'proclamarResultado',
] as const

/** Written apart from the table: what the law lets be done in each phase. */
const permitidos: Record<Fase, readonly Passo[]> = {
  lavrado: ['notificarAutuacao', ...fim],
  notificado: ['notificarAutuacao', ...avisos, 'registrarCiencia', 'apresentarDefesa', ...fim],
  'em-defesa': [
    'declararImpedimento',
    ...outro,
    ...avisos,
    'apresentarDefesa',
    'decretarRevelia',
    'julgarAuto',
    ...fim,
  ],
  defendido: ['declararImpedimento', ...outro, ...avisos, 'apresentarDefesa', 'julgarAuto', ...fim],
  revel: ['declararImpedimento', ...avisos, 'apresentarDefesa', 'julgarAuto', ...fim],
  'julgado-procedente': [
    'declararImpedimento',
    ...avisos,
    'notificarDecisao',
    'registrarCienciaDaDecisao',
    'interporRecurso',
    ...fim,
  ],
  arquivado: [...avisos, ...doRecurso, 'cancelarInscricao', 'restituirMulta', 'anularAuto'],
  'em-recurso': [
    'declararImpedimento',
    ...avisos,
    'notificarDecisao',
    'registrarCienciaDaDecisao',
    'interporRecurso',
    'certificarDefinitividade',
    'registrarPagamento',
    ...fim,
  ],
  recorrido: [
    'declararImpedimento',
    ...avisos,
    'notificarDecisao',
    'registrarCienciaDaDecisao',
    'interporRecurso',
    'decidirEfeitoSuspensivo',
    'emitirParecer',
    ...doColegiado,
    'julgarRecurso',
    'certificarDefinitividade',
    'registrarPagamento',
    ...fim,
  ],
  'recurso-julgado': [
    ...avisos,
    ...doRecurso,
    'certificarDefinitividade',
    'registrarPagamento',
    ...fim,
  ],
  definitivo: [
    ...avisos,
    ...doRecurso,
    'registrarPagamento',
    'inscreverDividaAtiva',
    'cancelarInscricao',
    'registrarInterrupcao',
    ...fim,
  ],
}

const dados: Record<Passo, object> = {
  notificarAutuacao: { meio: 'postal' },
  anotarPostagem: { notificacao: 1, rastreio: 'AA1' },
  registrarDevolucao: { notificacao: 1, motivo: 'ausente', devolvidaEm: '2025-05-01' },
  notificarDecisao: { meio: 'postal' },
  registrarCienciaDoRecurso: { cienciaEm: '2025-05-01', meio: 'postal' },
  registrarCiencia: { cienciaEm: '2025-05-01', meio: 'postal' },
  apresentarDefesa: { protocoladaEm: '2025-05-01T12:00:00Z', texto: 'x' },
  decretarRevelia: {},
  julgarAuto: { resultado: 'improcedente', razoes: 'razões' },
  registrarCienciaDaDecisao: { cienciaEm: '2025-05-01', meio: 'postal' },
  interporRecurso: { protocoladaEm: '2025-05-01T12:00:00Z', texto: 'x' },
  decidirEfeitoSuspensivo: { concede: true, razoes: 'razões' },
  emitirParecer: { conclusao: 'provimento', texto: 'texto' },
  distribuirRecurso: {},
  redistribuirRecurso: {},
  relatarRecurso: { relatorio: 'texto', voto: 'provimento', razoes: 'razões' },
  votarRecurso: { voto: 'provimento' },
  pedirVista: {},
  proclamarResultado: { razoes: 'razões' },
  julgarRecurso: { resultado: 'provido', razoes: 'razões' },
  declararImpedimento: { motivo: 'parentesco', razoes: 'razões' },
  certificarDefinitividade: {},
  registrarPagamento: { valor: 1, pagoEm: '2025-05-01' },
  inscreverDividaAtiva: {},
  cancelarInscricao: { motivo: 'erro', razoes: 'razões' },
  registrarInterrupcao: { causa: 'protesto', ocorridaEm: '2025-05-01' },
  declararPrescricao: { especie: 'executoria', razoes: 'razões' },
  restituirMulta: { valor: 1, restituidaEm: '2025-05-01' },
  anularAuto: { motivo: 'motivo' },
  extinguirPelaMorte: { razoes: 'razões' },
}

const c = cena()
const preparo = { orgao: 'orgao', papeis: ['procuradoria'], fundamentos: ['art25_par5'] } as const
const doPasso = (passo: Passo): Pacote['processo']['recurso'] => ({
  ...((doColegiado as readonly Passo[]).includes(passo)
    ? recursoColegiado
    : processoDeProva.recurso),
  preparo: { ...preparo, papeis: [...preparo.papeis], fundamentos: [...preparo.fundamentos] },
})
/** The context of a law that has the step: a collegiate body, or a single authority. */
const contextoDo = (passo: Passo) =>
  contextoDe(
    { ...c, pacote: pacoteDeProva({ processo: { recurso: doPasso(passo) } }) },
    '2025-05-02',
    {
      id: 'outra',
      papeis: ['atendente', 'julgador', 'recursal', 'gestor', 'procuradoria'],
    },
  )
const condenado = autoDe(definitivo())
const noMundo = (mudancas: Partial<Auto>): Mundo => ({
  ...criarMundo([]),
  auto: () => ({ ...condenado, ...mudancas }),
})
const codigosDe = (passo: Passo, mundo: Mundo): readonly string[] => {
  const definicao = comandosDaProva.get(passo)
  const decisao = definicao?.decide(
    { id: 'k', nome: passo, corrente: 'auto:a1', dados: dados[passo] },
    mundo,
    contextoDo(passo),
  )
  return decisao !== undefined && recusada(decisao) ? decisao.recusas.map((r) => r.codigo) : []
}

describe('as fases do processo', () => {
  const pares = fases.flatMap((fase) => passos.map((passo) => ({ fase, passo })))

  it.each(pares)('$fase × $passo', ({ fase, passo }) => {
    const permitido = permitidos[fase].includes(passo)
    const mundo = noMundo({ fase })
    expect(transicoes[fase][passo] !== undefined).toBe(permitido)
    expect(codigosDe(passo, mundo).includes('processo.fase')).toBe(!permitido)
    const sondados = comandosDaProva.get(passo)?.sondar('auto:a1', mundo, contextoDo(passo)) ?? []
    expect(sondados.some((r) => r.codigo === 'processo.fase')).toBe(!permitido)
    for (const r of sondados) expect(r.fundamentos.length).toBeGreaterThan(0)
  })

  const depoisDeAnulado: readonly Passo[] = ['cancelarInscricao', 'restituirMulta']
  it.each(pares)('anulado, $fase × $passo: só o que o desfaz', ({ fase, passo }) => {
    const codigos = codigosDe(passo, noMundo({ fase, anuladoEm: '2025-05-01' }))
    if (depoisDeAnulado.includes(passo)) expect(codigos).not.toContain('auto.anulado')
    else expect(codigos).toEqual(['auto.anulado'])
  })

  const prescricao = { especie: 'punitiva', em: '2025-05-01', prescreveuEm: '2025-04-01' } as const
  const depoisDePrescrito: readonly Passo[] = [...depoisDeAnulado, ...avisos, 'anularAuto']
  it.each(pares)('prescrito, $fase × $passo: não segue adiante', ({ fase, passo }) => {
    const mundo = noMundo({ fase, prescricao: { ...prescricao, razoes: 'x' } })
    const codigos = codigosDe(passo, mundo)
    if (depoisDePrescrito.includes(passo)) expect(codigos).not.toContain('auto.prescrito')
    else expect(codigos).toEqual(['auto.prescrito'])
  })

  it('o que foi registrado aconteceu: de fase que não o admite, o ato leva aonde levaria', () => {
    expect(proximaFase('lavrado', 'julgarAuto', 'procedente')).toBe('julgado-procedente')
    expect(proximaFase('lavrado', 'apresentarDefesa', 'intempestiva')).toBe('lavrado')
    expect(proximaFase('arquivado', 'certificarDefinitividade')).toBe('definitivo')
  })
})

describe('o efeito suspensivo', () => {
  const esperado: Record<Efeito, Partial<Record<PassoDoEfeito, Efeito>>> = {
    nenhum: { conceder: 'concedido', negar: 'negado', julgarRecurso: 'nenhum' },
    concedido: { negar: 'negado', julgarRecurso: 'cessado' },
    negado: { conceder: 'concedido', julgarRecurso: 'negado' },
    cessado: { julgarRecurso: 'cessado' },
  }
  const efeitos = Object.keys(esperado) as Efeito[]
  const doEfeito = ['conceder', 'negar', 'julgarRecurso'] as const
  it.each(efeitos.flatMap((e) => doEfeito.map((p) => ({ e, p }))))('$e × $p', ({ e, p }) => {
    expect(transicoesDoEfeito[e][p]).toBe(esperado[e][p])
    const destino = esperado[e][p]
    if (destino !== undefined) expect(proximoEfeito(e, p)).toBe(destino)
    if (p === 'julgarRecurso') return
    const mundo = noMundo({ fase: 'recorrido', efeito: e })
    const decisao = comandosDaProva.get('decidirEfeitoSuspensivo')?.decide(
      {
        id: 'k',
        nome: 'decidirEfeitoSuspensivo',
        corrente: 'auto:a1',
        dados: { concede: p === 'conceder', razoes: 'razões' },
      },
      mundo,
      contextoDo('decidirEfeitoSuspensivo'),
    )
    const recusas = decisao !== undefined && recusada(decisao) ? decisao.recusas : []
    expect(recusas.map((r) => r.codigo)).toEqual(
      destino === undefined ? ['efeito.sem-mudanca'] : [],
    )
  })
})
