import { type Corrente, corrente, idDaCorrente } from '../ato.ts'
import { diaLocal } from '../calendar/instante.ts'
import type { Dia } from '../calendar/dia.ts'
import type { Mundo } from '../mundo.ts'
import { destinatarioDa } from '../perda/decide/caso.ts'
import type { Perda } from '../perda/perda.ts'
import type { Auto } from '../processo/processo.ts'
import type { JulgamentoDoRecurso, Tramite } from './tramite.ts'

/** What a decision that may be appealed is about: an infraction, or the loss of grant or certificate. */
export const especiesDeCaso = ['auto', 'perda'] as const
export type EspecieDeCaso = (typeof especiesDeCaso)[number]

/**
 * An appealed decision, as the body that hears the appeal looks at it: whatever it punishes, it is
 * distributed, reported, voted and proclaimed alike.
 */
export type Caso = Readonly<{
  /** How agendas name it: `idDoCaso`. */
  id: string
  especie: EspecieDeCaso
  corrente: Corrente
  numero?: string | undefined
  /** The number of its process, where it has one of its own. */
  processo?: string | undefined
  /** The appeal waits for its judgement. */
  pende: boolean
  /** When the last appeal came: an instant, or a day. */
  recorridoEm?: string | undefined
  /** The account of who began it: wrote the record, or proposed the loss. */
  iniciadoPor?: string | undefined
  /** The account of who decided it in the first instance. */
  decididoPor?: string | undefined
  /** People of the register whom it may punish, or whose grant it touches. */
  respondem: readonly string[]
  impedidos: readonly Readonly<{ membro: string; motivo: string; em: Dia }>[]
  /** Suspensive effect, where it is asked for. */
  efeito: Auto['efeito']
  tramite?: Tramite | undefined
  julgado?: JulgamentoDoRecurso | undefined
  parecer?: Auto['parecer'] | undefined
}>

/** An infraction record by its id alone, as agendas always named it; a loss by its stream. */
const idDoCaso = (especie: EspecieDeCaso, id: string): string =>
  especie === 'auto' ? id : corrente(especie, id)

/** The stream of a case, by the name that agendas give it. */
export const correnteDoCaso = (id: string): Corrente =>
  especiesDeCaso.some((e) => id.startsWith(`${e}:`)) ? (id as Corrente) : corrente('auto', id)

/** How agendas name the case of a stream. */
export const casoDaCorrente = (c: Corrente): string =>
  idDoCaso(c.startsWith('perda:') ? 'perda' : 'auto', idDaCorrente(c))

export const casoDoAuto = (a: Auto): Caso => ({
  id: idDoCaso('auto', a.id),
  especie: 'auto',
  corrente: corrente('auto', a.id),
  numero: a.numero,
  processo: a.processo,
  pende: a.fase === 'recorrido' && a.anuladoEm === undefined,
  recorridoEm: a.recursos.at(-1)?.protocoladaEm,
  iniciadoPor: a.autuante,
  decididoPor: a.julgamento?.julgador,
  respondem: a.responsaveis.flatMap((r) => r.pessoa ?? []),
  impedidos: a.impedidos,
  efeito: a.efeito,
  tramite: a.tramite,
  julgado: a.julgamentoDoRecurso,
  parecer: a.parecer,
})

/** Who would lose answers; where it is a driver's certificate, the grant's holder is a party too. */
export function casoDaPerda(p: Perda, mundo: Mundo): Caso {
  const titular = p.outorga === undefined ? undefined : mundo.outorga(p.outorga)?.titular
  return {
    id: idDoCaso('perda', p.id),
    especie: 'perda',
    corrente: corrente('perda', p.id),
    numero: p.numero,
    processo: p.numero,
    pende: p.situacao === 'recorrida',
    recorridoEm: p.recursos.at(-1)?.protocoladaEm,
    iniciadoPor: p.proponente,
    decididoPor: p.decisao?.julgador,
    respondem: [...new Set([destinatarioDa(p, mundo), titular].flatMap((x) => x ?? []))],
    impedidos: p.impedidos,
    efeito: p.efeito,
    tramite: p.tramite,
    julgado: p.decisaoDoRecurso,
    parecer: p.parecer,
  }
}

/** The case of that name on an agenda, or `undefined`. */
export function casoDe(mundo: Mundo, id: string): Caso | undefined {
  const c = correnteDoCaso(id)
  if (c.startsWith('perda:')) {
    const p = mundo.perda(idDaCorrente(c))
    return p && casoDaPerda(p, mundo)
  }
  const a = mundo.auto(idDaCorrente(c))
  return a && casoDoAuto(a)
}

/** The day of the appeal in the municipality; `undefined` before it. */
export const diaDoRecurso = ({ recorridoEm: em }: Caso, fuso: string): Dia | undefined =>
  em?.includes('T') === true ? diaLocal(em, fuso) : em

/** The cases in which the person answers, or whose grant they touch. */
export function casosDaPessoa(pessoa: string, mundo: Mundo): readonly Caso[] {
  const outorgas = new Set([
    ...mundo.outorgasDoTitular(pessoa).map((o) => o.id),
    ...mundo.condutoresDaPessoa(pessoa).map((c) => c.outorga),
  ])
  const perdas = new Set([...outorgas].flatMap((o) => mundo.perdasDaOutorga(o)))
  return [
    ...mundo.autosDaPessoa(pessoa).map(casoDoAuto),
    ...[...perdas].map((p) => casoDaPerda(p, mundo)).filter((c) => c.respondem.includes(pessoa)),
  ]
}
