import { idDaCorrente } from '../ato.ts'
import type { AtoDeExpediente, Destinatario, Expediente } from './expediente.ts'

/** Changes one recipient; to all, whoever was not named before is named by the first act on them. */
function doDestinatario(e: Expediente, outorga: string, muda: Partial<Destinatario>): Expediente {
  const ja = e.destinatarios.some((d) => d.outorga === outorga)
  const todos = ja ? e.destinatarios : [...e.destinatarios, { outorga }]
  return {
    ...e,
    destinatarios: todos.map((d) => (d.outorga === outorga ? { ...d, ...muda } : d)),
  }
}

/** Folds an act. Total: an act without the one that began it gives nothing. */
export function evolveExpediente(
  e: Expediente | undefined,
  ato: AtoDeExpediente,
): Expediente | undefined {
  if (ato.tipo === 'expedienteExpedido') {
    const { em, especie, assunto, texto, aTodos, para, prazoEmDias, numero } = ato.dados
    return {
      id: idDaCorrente(ato.corrente),
      especie,
      assunto,
      texto,
      aTodos,
      em,
      destinatarios: para.map((outorga) => ({ outorga })),
      ...(prazoEmDias === undefined ? {} : { prazoEmDias }),
      ...(numero === undefined ? {} : { numero }),
    }
  }
  if (e === undefined) return undefined
  switch (ato.tipo) {
    case 'cienciaDoExpedienteRegistrada': {
      const { para, cienciaEm, meio, responderAte } = ato.dados
      const termo = responderAte === undefined ? {} : { responderAte }
      return doDestinatario(e, para, { cienciaEm, meio, ...termo })
    }
    case 'expedientePublicado': {
      const { publicadoEm, referencia, responderAte } = ato.dados
      const termo = responderAte === undefined ? {} : { responderAte }
      return { ...e, publicadoEm, referencia, ...termo }
    }
    case 'expedienteRespondido': {
      const { para, respondidoEm, texto, tempestiva } = ato.dados
      return doDestinatario(e, para, { respondidoEm, tempestiva, resposta: texto })
    }
    case 'descumprimentoConstatado':
      return doDestinatario(e, ato.dados.para, {
        descumprimentoEm: ato.dados.em,
        infracoes: ato.dados.infracoes,
      })
    default:
      return { ...e, revogadoEm: ato.dados.em }
  }
}
