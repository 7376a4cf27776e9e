import type * as z from 'zod'
import { type Corrente, idDaCorrente } from '../../ato.ts'
import { addDias } from '../../calendar/dia.ts'
import type { Comando } from '../../comando.ts'
import type { Contexto } from '../../contexto.ts'
import { type Decisao, type Recusa, recusar } from '../../decisao.ts'
import type { Mundo } from '../../mundo.ts'
import { fundar, recursoAteDe, recusa, sondar } from '../apoio.ts'
import { classificar, emDisputa, pedeSorteio, semPontos } from '../classificar.ts'
import type { AtoDeSelecao, Selecao } from '../selecao.ts'
import type * as esquema from '../selecao.ts'
import { recusasDoPrazo, recusasDosRecursos } from './prazos.ts'

type D = Decisao<AtoDeSelecao>
type Publicacao = z.infer<typeof esquema.publicarResultado>

/** What bars the seed now: one a process, since a second would let who draws choose between two orders. */
export const sondarSemente = (c: Corrente, mundo: Mundo, contexto: Contexto) => {
  const impedem = sondar('publicarSementeDaSelecao')(c, mundo, contexto)
  const ha = (mundo.selecao(idDaCorrente(c))?.sementes.length ?? 0) > 0
  return ha && impedem.length === 0 ? [recusa(contexto, 'selecao.ja-ha-semente')] : impedem
}

/** Publishes the seed of the draw, after the inscriptions closed: from the next day on it may be used. */
export function publicarSemente(
  c: Comando<z.infer<typeof esquema.publicarSementeDaSelecao>>,
  mundo: Mundo,
  contexto: Contexto,
): D {
  const impedem = sondar('publicarSementeDaSelecao')(c.corrente, mundo, contexto)
  const s = mundo.selecao(idDaCorrente(c.corrente))
  if (s === undefined || impedem.length > 0) return recusar(impedem)
  if (s.sementes.some((x) => x.semente === c.dados.semente))
    return recusar([recusa(contexto, 'selecao.semente-repetida')])
  // One seed a process: a second would let who draws choose between two orders.
  if (s.sementes.length > 0) return recusar([recusa(contexto, 'selecao.ja-ha-semente')])
  return [
    {
      tipo: 'sementeDaSelecaoPublicada',
      corrente: c.corrente,
      ...fundar(contexto),
      dados: { em: contexto.hoje, ...c.dados },
    },
  ]
}

/** What is missing to put the candidates in order today. */
function recusasDaOrdem(s: Selecao, contexto: Contexto): readonly Recusa[] {
  const faltam = semPontos(s).length
  if (emDisputa(s).length === 0) return [recusa(contexto, 'selecao.sem-candidatos')]
  if (faltam > 0) return [recusa(contexto, 'selecao.faltam-pontos', { dados: { faltam } })]
  if (!pedeSorteio(s)) return []
  const semente = s.sementes.at(-1)
  if (semente === undefined) return [recusa(contexto, 'selecao.sem-semente', { falta: 'semente' })]
  return contexto.hoje > semente.em
    ? []
    : [
        recusa(contexto, 'selecao.semente-de-hoje', {
          passaEm: addDias(semente.em, 1),
          dados: { em: semente.em },
        }),
      ]
}

/** What bars the provisional result now. */
export const sondarProvisorio = (c: Corrente, mundo: Mundo, contexto: Contexto) => {
  const impedem = sondar('publicarResultadoProvisorio')(c, mundo, contexto)
  const s = mundo.selecao(idDaCorrente(c))
  return s === undefined || impedem.length > 0 ? impedem : recusasDaOrdem(s, contexto)
}

/** What bars the final result now: the term to contest runs, an appeal waits, or the order needs something again. */
export const sondarFinal = (c: Corrente, mundo: Mundo, contexto: Contexto) => {
  const impedem = sondar('publicarResultadoFinal')(c, mundo, contexto)
  const s = mundo.selecao(idDaCorrente(c))
  if (s?.provisorio === undefined || impedem.length > 0) return impedem
  const prazo = recusasDoPrazo(s, contexto)
  return [
    ...prazo,
    ...recusasDosRecursos(s, contexto),
    ...(prazo.length > 0 ? [] : recusasDaOrdem(s, contexto)),
  ]
}

function resultado(s: Selecao, { meios, referencia }: Publicacao) {
  const semente = pedeSorteio(s) ? s.sementes.at(-1)?.semente : undefined
  return {
    ordem: classificar(s, semente),
    ...(semente === undefined ? {} : { semente }),
    meios: [...new Set(meios)],
    ...(referencia === undefined ? {} : { referencia }),
  }
}

/** Publishes the provisional result: the term to contest it runs from the day. */
export function publicarProvisorio(c: Comando<Publicacao>, mundo: Mundo, contexto: Contexto): D {
  const impedem = sondarProvisorio(c.corrente, mundo, contexto)
  const s = mundo.selecao(idDaCorrente(c.corrente))
  if (s === undefined || impedem.length > 0) return recusar(impedem)
  return [
    {
      tipo: 'resultadoProvisorioPublicado',
      corrente: c.corrente,
      ...fundar(contexto),
      dados: {
        em: contexto.hoje,
        ...resultado(s, c.dados),
        recursoAte: recursoAteDe(s, contexto),
        por: contexto.autor.id,
      },
    },
  ]
}

/** Publishes the final result, with what the contests changed. */
export function publicarFinal(c: Comando<Publicacao>, mundo: Mundo, contexto: Contexto): D {
  const impedem = sondarFinal(c.corrente, mundo, contexto)
  const s = mundo.selecao(idDaCorrente(c.corrente))
  if (s === undefined || impedem.length > 0) return recusar(impedem)
  return [
    {
      tipo: 'resultadoFinalPublicado',
      corrente: c.corrente,
      ...fundar(contexto),
      dados: { em: contexto.hoje, ...resultado(s, c.dados), por: contexto.autor.id },
    },
  ]
}

/**
 * What bars the homologation now: an appeal that came in time and was recorded late waits, or the term
 * of who an undone withdrawal pushed down runs.
 */
export const sondarHomologacao = (c: Corrente, mundo: Mundo, contexto: Contexto) => {
  const impedem = sondar('homologarSelecao')(c, mundo, contexto)
  const s = mundo.selecao(idDaCorrente(c))
  return s === undefined || impedem.length > 0
    ? impedem
    : [...recusasDoPrazo(s, contexto), ...recusasDosRecursos(s, contexto)]
}

/** Confirms the whole process: from then on candidates are convoked. */
export function homologar(
  c: Comando<z.infer<typeof esquema.homologarSelecao>>,
  mundo: Mundo,
  contexto: Contexto,
): D {
  const impedem = sondarHomologacao(c.corrente, mundo, contexto)
  if (impedem.length > 0) return recusar(impedem)
  return [
    {
      tipo: 'selecaoHomologada',
      corrente: c.corrente,
      ...fundar(contexto),
      dados: {
        em: contexto.hoje,
        ...(c.dados.motivo === undefined ? {} : { motivo: c.dados.motivo }),
      },
    },
  ]
}
