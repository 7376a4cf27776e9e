import { taxaEmAberto } from '../../taxa/taxa.ts'
import { veiculoDesde } from '../../substituicao/frota.ts'
import { outorgaVigente } from '../../outorga/vigencia.ts'
import { valorDeParametro } from '../../lei/parametro.ts'
import { recusasDaProcuracao } from '../../procuracao/recusas.ts'
import { depoisDe } from '../ajuda.ts'
import type { Compilador } from '../tipos.ts'

/** The selection process: the public bid and the classification in it. */
export const licitacao: Compilador<'licitacao'> =
  () =>
  () =>
  ({ fatos }) => {
    const selecao = fatos.selecao ?? fatos.outorga?.selecao
    return selecao === undefined
      ? { recusa: { codigo: 'outorga.sem-licitacao', falta: 'edital' }, fato: { licitacao: false } }
      : { fato: { edital: selecao.edital, classificacao: selecao.classificacao } }
  }

/**
 * The holder came in person: to this act, or to the request that it decides; or an attorney came,
 * where the law admits one.
 */
export const presencaDoTitular: Compilador<'presenca-do-titular'> =
  () =>
  () =>
  ({ fatos, contexto }) => {
    const presente = fatos.presencial ?? fatos.outorga?.presencial ?? false
    if (!presente && fatos.procuracao !== undefined) {
      const [recusa] = recusasDaProcuracao(fatos.procuracao, fatos.outorga, contexto)
      const fato = { presente, procurador: true }
      return recusa === undefined ? { fato } : { fato, recusa: { ...recusa, de: recusa } }
    }
    return presente
      ? { fato: { presente } }
      : { recusa: { codigo: 'titular.presenca', falta: 'presenca' }, fato: { presente } }
  }

/** The grant is in force on the day. */
export const vigente: Compilador<'outorga-vigente'> =
  () =>
  (_marco, dia) =>
  ({ fatos }) => {
    const o = fatos.outorga
    if (o === undefined)
      return { recusa: { codigo: 'outorga.nao-vigente' }, fato: { vigente: false } }
    const fato = {
      situacao: o.situacao,
      ...(o.termoFinal === undefined ? {} : { termoFinal: o.termoFinal }),
    }
    if (outorgaVigente(o, dia)) return { fato, mudaEm: depoisDe(o.termoFinal) }
    if (o.situacao === 'concedida' && o.termoFinal !== undefined && o.termoFinal < dia) {
      return { recusa: { codigo: 'outorga.vencida', dados: { termoFinal: o.termoFinal } }, fato }
    }
    const passaEm = o.situacao === 'concedida' ? o.inicio : undefined
    return {
      recusa: { codigo: 'outorga.nao-vigente', passaEm, dados: { situacao: o.situacao } },
      fato,
      mudaEm: passaEm,
    }
  }

/**
 * The grant's licensing is valid on the day: the one, made until it, that lasts longest; with
 * `doVeiculo`, of those made since the grant has its own vehicle of the day.
 */
export const licenciamentoValido: Compilador<'licenciamento-valido'> =
  (exige) =>
  (_marco, dia) =>
  ({ fatos }) => {
    let validoAte: string | undefined
    const feitos =
      fatos.outorga === undefined ? [] : fatos.mundo.licenciamento(fatos.outorga.id).licenciamentos
    const desde =
      exige.doVeiculo === true && fatos.outorga !== undefined
        ? (veiculoDesde(fatos.outorga, dia) ?? '')
        : ''
    for (const l of feitos)
      if (desde <= l.em && l.em <= dia && (validoAte === undefined || l.validoAte > validoAte))
        validoAte = l.validoAte
    if (validoAte === undefined)
      return {
        recusa: { codigo: 'licenciamento.ausente', falta: 'licenciamento' },
        fato: { licenciada: false },
      }
    const fato = { licenciada: true, validoAte }
    if (validoAte < dia)
      return { recusa: { codigo: 'licenciamento.vencido', dados: { validoAte } }, fato }
    return { fato, mudaEm: depoisDe(validoAte) }
  }

/**
 * Every fee charged to the grant until the day is paid. Where none was charged the fact says that,
 * and which fees have no value to be charged with: nothing was paid, and nothing is open.
 */
export const taxasPagas: Compilador<'taxas-pagas'> =
  (_exige, { pacote }) =>
  (_marco, dia) =>
  ({ fatos, contexto }) => {
    let abertas = 0
    let cobradas = 0
    const taxas = fatos.outorga === undefined ? [] : fatos.mundo.taxasDaOutorga(fatos.outorga.id)
    for (const t of taxas) {
      if (t.lancadaEm > dia) continue
      cobradas++
      if (taxaEmAberto(t, dia)) abertas++
    }
    const fato = { cobradas, abertas }
    if (abertas > 0) return { recusa: { codigo: 'taxa.em-aberto', dados: { abertas } }, fato }
    if (cobradas > 0) return { fato }
    const semValor = pacote.taxas.filter(
      (t) => !('valor' in valorDeParametro(contexto, t.parametro, dia)),
    )
    if (semValor.length === 0) return { fato: { cobradas } }
    return {
      fato: { cobradas, semValor: semValor.map((t) => t.nome).join('; ') },
      lacuna: semValor.find((t) => t.lacuna !== undefined)?.lacuna,
    }
  }
