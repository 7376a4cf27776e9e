import { type Dia, addDias } from '../calendar/dia.ts'
import type { Contexto } from '../contexto.ts'
import { valorDeParametro } from '../lei/parametro.ts'
import { somarDuracao } from '../lei/prazo.ts'
import { quitada } from '../processo/multaDevida.ts'
import type { Auto } from '../processo/processo.ts'
import type { Cobranca } from '#law/esquema/cobranca.ts'
import { motivoDaQueda } from '../multa/aRestituir.ts'
import { type EspecieDePrescricao, inscricaoEmVigor } from './divida.ts'
import { vencimentoDaMulta } from './vencimento.ts'

/** A claim that runs out: from when it is counted (the last act that made it begin again), until when. */
export type Prescricao = Readonly<{
  especie: EspecieDePrescricao
  desde: Dia
  /** What happened on that day: `fato`, `vencimento`, `andamento`, or what interrupted it. */
  marco: string
  /** The last day, inclusive, on which the claim still stands. */
  ate: Dia
  /** Days by which the inscription put it off. */
  suspensa: number
  fundamentos: readonly string[]
  outrasNormas: readonly string[]
  lacuna?: string
}>

type Regra = Cobranca['prescricao']
type Marco = Readonly<{ em: Dia; marco: string }>

/** The latest; of two on one day, the one that comes last. */
const ultimo = (marcos: readonly Marco[]): Marco => marcos.reduce((a, b) => (b.em >= a.em ? b : a))

const anos = (contexto: Contexto, parametro: string | undefined, dia: Dia): number | undefined => {
  if (parametro === undefined) return undefined
  const fixado = valorDeParametro(contexto, parametro, dia)
  const n = 'valor' in fixado ? Number(fixado.valor) : undefined
  return n !== undefined && Number.isSafeInteger(n) && n > 0 ? n : undefined
}

/**
 * The terms that run against the city on the record as it stands: to punish and, where the city has
 * it, by stillness, while nothing is final; to collect, once it is and the fine is not paid. None
 * after the record fell, was paid or had its prescription declared. The term is the municipality's
 * parameter of the day on which it began, or the pack's; it never moves on from a holiday.
 */
export function prescricoes(auto: Auto, contexto: Contexto): readonly Prescricao[] {
  const regra = contexto.pacote.processo.cobranca?.prescricao
  if (regra === undefined || auto.prescricao !== undefined || motivoDaQueda(auto) !== undefined)
    return []
  if (auto.fase !== 'definitivo')
    return [punitiva(auto, regra, contexto), ...parada(auto, contexto)]
  return auto.multa === undefined || quitada(auto) || auto.efeito === 'concedido'
    ? []
    : [executoria(auto, regra, contexto)]
}

function contar(
  especie: EspecieDePrescricao,
  { em, marco }: Marco,
  quantidade: number | undefined,
  contexto: Contexto,
  regra: Pick<Regra, 'prazo' | 'fundamentos' | 'outrasNormas' | 'lacuna'>,
): Prescricao {
  const prazo = quantidade === undefined ? regra.prazo : { quantidade, unidade: 'anos' as const }
  return {
    especie,
    desde: em,
    marco,
    ate: somarDuracao(em, prazo, contexto.pacote.prazos.contagem, contexto.calendario),
    suspensa: 0,
    fundamentos: regra.fundamentos,
    outrasNormas: regra.outrasNormas ?? [],
    ...(regra.lacuna === undefined ? {} : { lacuna: regra.lacuna }),
  }
}

function punitiva(auto: Auto, regra: Regra, contexto: Contexto): Prescricao {
  const causas: readonly Marco[] = [
    { em: auto.lavradoEm, marco: 'lavratura' },
    ...auto.ciencias
      .filter((c) => c.peca === 'autuacao')
      .map((c) => ({ em: c.cienciaEm, marco: 'ciencia' })),
    ...(auto.julgamento?.resultado === 'procedente'
      ? [{ em: auto.julgamento.em, marco: 'condenacao' }]
      : []),
  ]
  const marco = ultimo([{ em: auto.fatoEm, marco: 'fato' }, ...queValem(causas, regra, 'punitiva')])
  return contar('punitiva', marco, anos(contexto, regra.parametro, marco.em), contexto, regra)
}

const queValem = (
  causas: readonly Marco[],
  { interrompem }: Regra,
  especie: 'punitiva' | 'executoria',
): readonly Marco[] =>
  causas.filter((c) => (interrompem[especie] as readonly string[]).includes(c.marco))

/** A proceeding left still: only where the city gave it a number of years. */
function parada(auto: Auto, contexto: Contexto): readonly Prescricao[] {
  const regra = contexto.pacote.processo.cobranca?.prescricao
  const intercorrente = regra?.intercorrente
  if (regra === undefined || intercorrente === undefined) return []
  const quantos = anos(contexto, intercorrente.parametro, auto.movidoEm)
  if (quantos === undefined) return []
  const marco = { em: auto.movidoEm, marco: 'andamento' }
  return [
    contar('intercorrente', marco, quantos, contexto, { ...intercorrente, prazo: regra.prazo }),
  ]
}

function executoria(auto: Auto, regra: Regra, contexto: Contexto): Prescricao {
  const venceu = vencimentoDaMulta(auto, contexto)?.ultimoDia ?? auto.definitivaEm ?? contexto.hoje
  const causas = [
    ...auto.pagamentos
      .filter((p) => p.origem !== 'leilao')
      .map((p) => ({ em: p.pagoEm, marco: 'pagamento' })),
    ...auto.interrupcoes.map(({ em, causa }) => ({ em, marco: causa })),
  ]
  const marco = ultimo([
    { em: venceu, marco: 'vencimento' },
    ...queValem(causas, regra, 'executoria'),
  ])
  const p = contar('executoria', marco, anos(contexto, regra.parametro, marco.em), contexto, regra)
  const inscrita = inscricaoEmVigor(auto)
  const dias = regra.suspensaoPelaInscricao
  if (dias === undefined || inscrita === undefined || inscrita.em < marco.em || inscrita.em > p.ate)
    return p
  return { ...p, ate: addDias(p.ate, dias.quantidade), suspensa: dias.quantidade }
}
