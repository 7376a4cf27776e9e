import type { Outorga } from '../outorga/outorga.ts'
import type { AtoDeTransferencia, Obito, Transferencia } from './transferencia.ts'

/** The first telling by the family stands; what the body knows by itself comes before it. */
function evolveObito(
  antes: Obito | undefined,
  ato: Extract<AtoDeTransferencia, { tipo: 'obitoComunicado' }>,
): Obito {
  const { em, obitoEm, comunicadoEm, por, deixou, prazoAte, tempestiva } = ato.dados
  const sabidoEm = antes?.sabidoEm ?? em
  const termo = prazoAte === undefined ? {} : { prazoAte }
  if (por === 'oficio') return { obitoEm, por, deixou: deixou ?? [], sabidoEm, ...termo }
  return {
    obitoEm,
    por,
    deixou: deixou ?? [],
    sabidoEm,
    ...termo,
    comunicadoEm: comunicadoEm ?? em,
    ...(tempestiva === undefined ? {} : { tempestiva }),
  }
}

/** Folds an act of the transfer into the grant that is transferred, or annotated. Total. */
export function evolveTransferencia(o: Outorga, ato: AtoDeTransferencia): Outorga {
  const ultima = o.transferencias?.at(-1)
  const mudar = (novo: Partial<Transferencia>): Outorga =>
    ultima === undefined
      ? o
      : { ...o, transferencias: [...(o.transferencias ?? []).slice(0, -1), { ...ultima, ...novo }] }
  switch (ato.tipo) {
    case 'obitoComunicado':
      return { ...o, obito: evolveObito(o.obito, ato) }
    case 'obitoRetificado': {
      if (o.obito === undefined) return o
      const { prazoAte: _p, tempestiva: _t, ...antes } = o.obito
      const { em: _em, razoes: _r, ...novo } = ato.dados
      return { ...o, obito: { ...antes, ...novo } }
    }
    case 'obitoAnulado': {
      const { obito: _, ...vivo } = o
      return vivo
    }
    case 'invalidezComunicada':
      return { ...o, invalidezDesde: ato.dados.desde }
    case 'transferenciaRequerida': {
      const { em, ...pedido } = ato.dados
      const nova: Transferencia = { ...pedido, situacao: 'requerida', requeridaEm: em, etapas: [] }
      return { ...o, transferencias: [...(o.transferencias ?? []), nova] }
    }
    case 'transferenciaInstruida': {
      const { em, etapa, parecer } = ato.dados
      return mudar({ etapas: [...(ultima?.etapas ?? []), { etapa, em, parecer }] })
    }
    case 'transferenciaDeferida':
    case 'transferenciaIndeferida': {
      const { em, razoes } = ato.dados
      const situacao = ato.tipo === 'transferenciaDeferida' ? 'deferida' : 'indeferida'
      return mudar({ situacao, decididaEm: em, razoes })
    }
    case 'transferenciaDesistida':
      return mudar({ situacao: 'desistida', decididaEm: ato.dados.em, razoes: ato.dados.motivo })
    case 'outorgaTransferida': {
      const { em, para } = ato.dados
      return {
        ...mudar({ situacao: 'concluida', concluidaEm: em, para }),
        situacao: 'transferida',
        encerradaEm: em,
      }
    }
    case 'transferenciaAverbada': {
      const { em, transferida, numero, beneficiario } = ato.dados
      const nova = { em, transferida, beneficiario, ...(numero === undefined ? {} : { numero }) }
      return { ...o, averbacoes: [...(o.averbacoes ?? []), nova] }
    }
  }
}
