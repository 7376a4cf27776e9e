import type { Fase } from './processo.ts'

/** The commands of the proceeding, in the order in which it usually runs. */
export const passos = [
  'notificarAutuacao',
  'anotarPostagem',
  'registrarDevolucao',
  'registrarCiencia',
  'apresentarDefesa',
  'decretarRevelia',
  'julgarAuto',
  'notificarDecisao',
  'registrarCienciaDaDecisao',
  'interporRecurso',
  'decidirEfeitoSuspensivo',
  'emitirParecer',
  'distribuirRecurso',
  'redistribuirRecurso',
  'relatarRecurso',
  'votarRecurso',
  'pedirVista',
  'proclamarResultado',
  'julgarRecurso',
  'registrarCienciaDoRecurso',
  'certificarDefinitividade',
  'declararImpedimento',
  'registrarPagamento',
  'inscreverDividaAtiva',
  'cancelarInscricao',
  'registrarInterrupcao',
  'declararPrescricao',
  'restituirMulta',
  'extinguirPelaMorte',
  'anularAuto',
] as const
export type Passo = (typeof passos)[number]

/** What came out of a command, where its next phase depends on that. */
export type Desfecho =
  | 'feito'
  | 'tempestiva'
  | 'intempestiva'
  | 'procedente'
  | 'improcedente'
  | 'provido'
  | 'improvido'

type Linha = Readonly<Partial<Record<Passo, Readonly<Partial<Record<Desfecho, Fase>>>>>>

const fica = (fase: Fase) => ({ feito: fase })
const defesa = (senao: Fase) => ({ tempestiva: 'defendido', intempestiva: senao }) as const
const recurso = { tempestiva: 'recorrido', intempestiva: 'recorrido' } as const
/** What follows a notice under way, wherever the proceeding has come to. */
const avisos = (fase: Fase) => ({ anotarPostagem: fica(fase), registrarDevolucao: fica(fase) })
/** Notice and knowledge of another who answers, while the first already runs. */
const outroResponsavel = (fase: Fase) => ({
  notificarAutuacao: fica(fase),
  registrarCiencia: fica(fase),
})
const daDecisao = (fase: Fase) => ({ notificarDecisao: fica(fase) })
const doRecurso = (fase: Fase) => ({
  notificarDecisao: fica(fase),
  registrarCienciaDoRecurso: fica(fase),
})
/** What may come in any phase: an annulment, the end of the claim, money to give back. */
const sempre = (fase: Fase) => ({ restituirMulta: fica(fase), anularAuto: fica(fase) })
const pendente = (fase: Fase) => ({
  ...sempre(fase),
  declararPrescricao: fica(fase),
  extinguirPelaMorte: fica('arquivado'),
})
const doJulgamentoDoRecurso = { provido: 'arquivado', improvido: 'recurso-julgado' } as const
/** What the last instance does before it decides; where in its course, another table says. */
const naInstancia = {
  decidirEfeitoSuspensivo: fica('recorrido'),
  emitirParecer: fica('recorrido'),
  distribuirRecurso: fica('recorrido'),
  redistribuirRecurso: fica('recorrido'),
  relatarRecurso: fica('recorrido'),
  votarRecurso: fica('recorrido'),
  pedirVista: fica('recorrido'),
  proclamarResultado: doJulgamentoDoRecurso,
  julgarRecurso: doJulgamentoDoRecurso,
} as const
const julgamento = { procedente: 'julgado-procedente', improcedente: 'arquivado' } as const

/**
 * Phase × command → next phase by outcome. A pair that is not here is forbidden. Guards (terms,
 * roles, impediments, effect, payment) are not phases: each command asks them besides.
 *
 * - A defence or appeal before the *ciência* is recorded is in time: its term had not begun.
 * - A timely defence recorded late, after the default was declared, undoes the default.
 * - A new notice while someone who answers has no *ciência* (post returned, then publication) is
 *   allowed; each one's knowledge begins their own term, and the proceeding waits for the last.
 * - Payment needs an enforceable fine: a condemnation of which the person is aware.
 * - Only a final fine is inscribed; its inscription is cancelled, and money given back, even after
 *   the record fell.
 */
export const transicoes: Readonly<Record<Fase, Linha>> = {
  lavrado: {
    notificarAutuacao: fica('notificado'),
    ...pendente('lavrado'),
  },
  notificado: {
    ...avisos('notificado'),
    notificarAutuacao: fica('notificado'),
    registrarCiencia: fica('em-defesa'),
    apresentarDefesa: defesa('notificado'),
    ...pendente('notificado'),
  },
  'em-defesa': {
    ...avisos('em-defesa'),
    declararImpedimento: fica('em-defesa'),
    ...outroResponsavel('em-defesa'),
    apresentarDefesa: defesa('em-defesa'),
    decretarRevelia: fica('revel'),
    julgarAuto: julgamento,
    ...pendente('em-defesa'),
  },
  defendido: {
    ...avisos('defendido'),
    declararImpedimento: fica('defendido'),
    ...outroResponsavel('defendido'),
    apresentarDefesa: defesa('defendido'),
    julgarAuto: julgamento,
    ...pendente('defendido'),
  },
  revel: {
    ...avisos('revel'),
    declararImpedimento: fica('revel'),
    apresentarDefesa: defesa('revel'),
    julgarAuto: julgamento,
    ...pendente('revel'),
  },
  'julgado-procedente': {
    ...avisos('julgado-procedente'),
    declararImpedimento: fica('julgado-procedente'),
    ...daDecisao('julgado-procedente'),
    registrarCienciaDaDecisao: fica('em-recurso'),
    interporRecurso: recurso,
    ...pendente('julgado-procedente'),
  },
  arquivado: {
    ...avisos('arquivado'),
    ...doRecurso('arquivado'),
    ...sempre('arquivado'),
    cancelarInscricao: fica('arquivado'),
  },
  'em-recurso': {
    ...avisos('em-recurso'),
    declararImpedimento: fica('em-recurso'),
    ...daDecisao('em-recurso'),
    registrarCienciaDaDecisao: fica('em-recurso'),
    interporRecurso: recurso,
    certificarDefinitividade: fica('definitivo'),
    registrarPagamento: fica('em-recurso'),
    ...pendente('em-recurso'),
  },
  recorrido: {
    ...avisos('recorrido'),
    declararImpedimento: fica('recorrido'),
    ...daDecisao('recorrido'),
    registrarCienciaDaDecisao: fica('recorrido'),
    interporRecurso: recurso,
    ...naInstancia,
    certificarDefinitividade: fica('definitivo'),
    registrarPagamento: fica('recorrido'),
    ...pendente('recorrido'),
  },
  'recurso-julgado': {
    ...avisos('recurso-julgado'),
    ...doRecurso('recurso-julgado'),
    certificarDefinitividade: fica('definitivo'),
    registrarPagamento: fica('recurso-julgado'),
    ...pendente('recurso-julgado'),
  },
  definitivo: {
    ...avisos('definitivo'),
    ...doRecurso('definitivo'),
    registrarPagamento: fica('definitivo'),
    inscreverDividaAtiva: fica('definitivo'),
    cancelarInscricao: fica('definitivo'),
    registrarInterrupcao: fica('definitivo'),
    ...pendente('definitivo'),
  },
}

/** True when the command may be given in the phase, guards apart. */
export const admite = (fase: Fase, passo: Passo): boolean => transicoes[fase][passo] !== undefined

/** The phases in which a command may be given. */
export const fasesQueAdmitem = (passo: Passo): readonly Fase[] =>
  (Object.keys(transicoes) as Fase[]).filter((fase) => admite(fase, passo))

/**
 * The phase after a command with that outcome. Total, because what is recorded happened: from a
 * phase that does not admit the command, the phase that any other would lead to.
 */
export function proximaFase(fase: Fase, passo: Passo, desfecho: Desfecho = 'feito'): Fase {
  const daqui = transicoes[fase][passo]?.[desfecho]
  if (daqui !== undefined) return daqui
  for (const outra of fasesQueAdmitem(passo)) {
    const destino = transicoes[outra][passo]?.[desfecho]
    if (destino !== undefined && destino !== outra) return destino
  }
  return fase
}
