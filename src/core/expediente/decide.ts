import type * as z from 'zod'
import type { EspecieDeExpediente } from '#law/esquema/vagas.ts'
import { type Corrente, corrente, idDaCorrente } from '../ato.ts'
import { anoDe, type Dia } from '../calendar/dia.ts'
import { calcularPrazo } from '../calendar/prazo.ts'
import type { Comando } from '../comando.ts'
import type { Contexto } from '../contexto.ts'
import { type Decisao, type Recusa, recusar } from '../decisao.ts'
import { recusasDeVigencia } from '../lei/vigencia.ts'
import type { Mundo } from '../mundo.ts'
import { dataFutura, dataInvertida, inexistente, jaExiste } from '../mundo/recusas.ts'
import { leiNaoPreve, recusasSemVigor } from '../outorga/emVigor.ts'
import type * as esquema from './expediente.ts'
import type { AtoDeExpediente, Destinatario, Expediente } from './expediente.ts'
import {
  type ComandoDoDestinatario,
  destinatarioDe,
  recusasDaTransicao,
  situacaoDe,
} from './transicoes.ts'

export const especieDe = ({ pacote }: Contexto, id: string): EspecieDeExpediente | undefined =>
  pacote.prazos.expediente?.find((e) => e.id === id)

/** Acts of the body to holders are in the law of the pack. */
export const recusasDoExpediente = (contexto: Contexto): readonly Recusa[] =>
  contexto.pacote.prazos.expediente === undefined
    ? [leiNaoPreve('expediente')]
    : recusasDeVigencia(contexto.pacote, contexto.hoje)

/** Nothing is sent about a grant that is not in force. */
export const sondarExpedicao = (c: Corrente, mundo: Mundo, contexto: Contexto) =>
  recusasSemVigor(mundo.outorga(idDaCorrente(c)), c, contexto)

/** The last day to answer, counted as the pack counts the terms of a proceeding. */
function ultimoDia(
  cienciaEm: Dia,
  dias: number | undefined,
  contexto: Contexto,
): { responderAte?: Dia } {
  if (dias === undefined) return {}
  const { prorrogaEmDiaNaoUtil } = contexto.pacote.prazos.contagem
  return {
    responderAte: calcularPrazo(
      { inicio: cienciaEm, quantidade: dias, unidade: 'dias', prorrogaEmDiaNaoUtil },
      contexto.calendario,
    ).ultimoDia,
  }
}

const lacunas = (e: EspecieDeExpediente) => (e.lacuna === undefined ? {} : { lacunas: [e.lacuna] })

/** Sends an order, a notice or a requisition: numbered by its kind, to some holders or to all. */
export function expedir(
  c: Comando<z.infer<typeof esquema.expedir>>,
  mundo: Mundo,
  contexto: Contexto,
): Decisao<AtoDeExpediente> {
  const { especie, assunto, texto, aTodos, destinatarios = [], prazoEmDias } = c.dados
  const e = especieDe(contexto, especie)
  const recusas: Recusa[] = [...jaExiste(c.corrente, mundo), ...recusasDoExpediente(contexto)]
  if (e === undefined)
    recusas.push({ codigo: 'expediente.desconhecido', fundamentos: [], falta: especie })
  const para = aTodos ? [] : [...new Set(destinatarios.map((d) => d.outorga))]
  const fundamentos = e?.fundamentos ?? []
  if (!aTodos && para.length === 0)
    recusas.push({ codigo: 'expediente.sem-destinatario', fundamentos, falta: 'destinatarios' })
  for (const outorga of para) {
    recusas.push(...sondarExpedicao(corrente('outorga', outorga), mundo, contexto))
  }
  if (e?.exigeResposta === true && prazoEmDias === undefined)
    recusas.push({
      codigo: 'expediente.sem-prazo',
      fundamentos,
      falta: 'prazoEmDias',
      ...(e.lacuna === undefined ? {} : { lacuna: e.lacuna }),
    })
  if (recusas.length > 0 || e === undefined) return recusar(recusas)
  return [
    {
      tipo: 'expedienteExpedido',
      corrente: c.corrente,
      fundamentos,
      ...lacunas(e),
      dados: {
        em: contexto.hoje,
        especie,
        assunto,
        texto,
        aTodos,
        para,
        ...(prazoEmDias === undefined ? {} : { prazoEmDias }),
      },
      numerar: { campo: 'numero', serie: especie, ano: anoDe(contexto.hoje) },
    },
  ]
}

type Visto = Readonly<{ e: Expediente; prevista: EspecieDeExpediente; d: Destinatario }>

/** The recipient on whom the command falls, or why it does not. */
function ver(
  comando: ComandoDoDestinatario,
  c: Corrente,
  outorga: string,
  mundo: Mundo,
  contexto: Contexto,
): Visto | readonly Recusa[] {
  const e = mundo.expediente(idDaCorrente(c))
  const prevista = e && especieDe(contexto, e.especie)
  if (e === undefined || prevista === undefined) return [inexistente(c)]
  const d = destinatarioDe(e, outorga)
  if (d === undefined || mundo.outorga(outorga) === undefined)
    return [{ codigo: 'expediente.nao-e-destinatario', fundamentos: prevista.fundamentos }]
  const impedem = recusasDaTransicao(comando, situacaoDe(e, d))
  return impedem.length > 0 ? impedem : { e, prevista, d }
}

/** Records the day on which the holder came to know: the term runs from it. */
export function registrarCiencia(
  c: Comando<z.infer<typeof esquema.registrarCienciaDoExpediente>>,
  mundo: Mundo,
  contexto: Contexto,
): Decisao<AtoDeExpediente> {
  const { outorga, cienciaEm, meio } = c.dados
  const v = ver('registrarCienciaDoExpediente', c.corrente, outorga, mundo, contexto)
  if (!('e' in v)) return recusar(v)
  const recusas = [
    ...dataFutura('cienciaEm', cienciaEm, contexto.hoje),
    ...dataInvertida('cienciaEm', v.e.em, cienciaEm),
  ]
  if (recusas.length > 0) return recusar(recusas)
  return [
    {
      tipo: 'cienciaDoExpedienteRegistrada',
      corrente: c.corrente,
      fundamentos: v.prevista.fundamentos,
      dados: {
        em: contexto.hoje,
        para: outorga,
        cienciaEm,
        meio,
        ...ultimoDia(cienciaEm, v.e.prazoEmDias, contexto),
      },
    },
  ]
}

/** Publishes what is for all: its publication is everyone's knowledge. */
export function publicar(
  c: Comando<z.infer<typeof esquema.publicarExpediente>>,
  mundo: Mundo,
  contexto: Contexto,
): Decisao<AtoDeExpediente> {
  const impedem = recusasDaPublicacao(c.corrente, mundo, contexto)
  const e = mundo.expediente(idDaCorrente(c.corrente))
  const { publicadoEm, referencia } = c.dados
  const recusas = [
    ...impedem,
    ...dataFutura('publicadoEm', publicadoEm, contexto.hoje),
    ...dataInvertida('publicadoEm', e?.em, publicadoEm),
  ]
  if (recusas.length > 0 || e === undefined) return recusar(recusas)
  return [
    {
      tipo: 'expedientePublicado',
      corrente: c.corrente,
      fundamentos: especieDe(contexto, e.especie)?.fundamentos ?? [],
      dados: {
        em: contexto.hoje,
        publicadoEm,
        referencia,
        ...ultimoDia(publicadoEm, e.prazoEmDias, contexto),
      },
    },
  ]
}

/** What bars a publication whatever its day. */
export function recusasDaPublicacao(
  c: Corrente,
  mundo: Mundo,
  contexto: Contexto,
): readonly Recusa[] {
  const e = mundo.expediente(idDaCorrente(c))
  if (e === undefined) return [inexistente(c)]
  const fundamentos = especieDe(contexto, e.especie)?.fundamentos ?? []
  if (e.revogadoEm !== undefined)
    return [{ codigo: 'expediente.transicao', fundamentos, dados: { situacao: 'revogado' } }]
  if (!e.aTodos) return [{ codigo: 'expediente.tem-destinatario', fundamentos }]
  return e.publicadoEm === undefined
    ? []
    : [{ codigo: 'expediente.ja-publicado', fundamentos, dados: { publicadoEm: e.publicadoEm } }]
}

/** Records the answer; late, it is recorded too, and said to be so. */
export function responder(
  c: Comando<z.infer<typeof esquema.responderExpediente>>,
  mundo: Mundo,
  contexto: Contexto,
): Decisao<AtoDeExpediente> {
  const { outorga, respondidoEm, texto } = c.dados
  const v = ver('responderExpediente', c.corrente, outorga, mundo, contexto)
  if (!('e' in v)) return recusar(v)
  const recusas = [
    ...dataFutura('respondidoEm', respondidoEm, contexto.hoje),
    ...dataInvertida('respondidoEm', v.e.em, respondidoEm),
  ]
  if (recusas.length > 0) return recusar(recusas)
  const { responderAte } = v.d
  return [
    {
      tipo: 'expedienteRespondido',
      corrente: c.corrente,
      fundamentos: v.prevista.fundamentos,
      dados: {
        em: contexto.hoje,
        para: outorga,
        respondidoEm,
        texto,
        tempestiva: responderAte === undefined || respondidoEm <= responderAte,
      },
    },
  ]
}

/** Finds that the term passed unanswered: never before the day after its last; it says which infractions. */
export function constatar(
  c: Comando<z.infer<typeof esquema.constatarDescumprimento>>,
  mundo: Mundo,
  contexto: Contexto,
): Decisao<AtoDeExpediente> {
  const { outorga, motivo } = c.dados
  const v = ver('constatarDescumprimento', c.corrente, outorga, mundo, contexto)
  if (!('e' in v)) return recusar(v)
  const { fundamentos, descumprimento } = v.prevista
  const { responderAte } = v.d
  if (responderAte !== undefined && contexto.hoje <= responderAte)
    return recusar([{ codigo: 'expediente.no-prazo', fundamentos, dados: { responderAte } }])
  return [
    {
      tipo: 'descumprimentoConstatado',
      corrente: c.corrente,
      fundamentos,
      dados: {
        em: contexto.hoje,
        para: outorga,
        motivo,
        infracoes: descumprimento?.infracoes ?? [],
      },
    },
  ]
}

/** Takes it back, for a reason told. */
export function revogar(
  c: Comando<z.infer<typeof esquema.revogarExpediente>>,
  mundo: Mundo,
  contexto: Contexto,
): Decisao<AtoDeExpediente> {
  const impedem = recusasSeRevogado(c.corrente, mundo)
  const e = mundo.expediente(idDaCorrente(c.corrente))
  if (impedem.length > 0 || e === undefined) return recusar(impedem)
  return [
    {
      tipo: 'expedienteRevogado',
      corrente: c.corrente,
      fundamentos: especieDe(contexto, e.especie)?.fundamentos ?? [],
      dados: { em: contexto.hoje, motivo: c.dados.motivo },
    },
  ]
}

/** It is not there, or was taken back. */
export function recusasSeRevogado(c: Corrente, mundo: Mundo): readonly Recusa[] {
  const e = mundo.expediente(idDaCorrente(c))
  if (e === undefined) return [inexistente(c)]
  return e.revogadoEm === undefined
    ? []
    : [{ codigo: 'expediente.transicao', fundamentos: [], dados: { situacao: 'revogado' } }]
}
