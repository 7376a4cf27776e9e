import type * as z from 'zod'
import { type Corrente, idDaCorrente } from '../ato.ts'
import { addDias, diferencaEmDias } from '../calendar/dia.ts'
import type { Comando } from '../comando.ts'
import type { Contexto } from '../contexto.ts'
import { type Decisao, type Recusa, recusar } from '../decisao.ts'
import { valorDeParametro } from '../lei/parametro.ts'
import type { Mundo } from '../mundo.ts'
import { fatosDaOutorga, fundamentosDe, lacunasDe } from '../mundo/fatos.ts'
import { dataInvertida } from '../mundo/recusas.ts'
import { leiNaoPreve, recusasSemTitular, recusasSemVigor } from '../outorga/emVigor.ts'
import type { Outorga } from '../outorga/outorga.ts'
import { avaliar } from '../requirement/avaliar.ts'
import { type ComandoDeUsoEventual, recusasDaTransicao } from './transicoes.ts'
import type { AtoDeUsoEventual, comunicarUsoEventual, encerrarUsoEventual } from './usoEventual.ts'

type D = Decisao<AtoDeUsoEventual>

/** What bars the command whatever its data: no such use in the law, no grant in force, another stage. */
export const sondarUsoEventual =
  (comando: ComandoDeUsoEventual) =>
  (c: Corrente, mundo: Mundo, contexto: Contexto): readonly Recusa[] => {
    const previsto = contexto.pacote.prazos.usoEventual
    if (previsto === undefined) return [leiNaoPreve('uso-eventual')]
    const o = mundo.outorga(idDaCorrente(c))
    const base =
      comando === 'comunicarUsoEventual'
        ? recusasSemTitular(o, c, contexto)
        : recusasSemVigor(o, c, contexto)
    return base.length > 0
      ? base
      : recusasDaTransicao(comando, o, contexto.hoje, previsto.fundamentos)
  }

/** What one notice may cover: not the past (its first day may be today), not beyond the grant, not more days than the city fixed. */
function recusasDoPeriodo(
  { desde, ate }: z.infer<typeof comunicarUsoEventual>,
  o: Outorga,
  contexto: Contexto,
): readonly Recusa[] {
  const { hoje, pacote } = contexto
  const previsto = pacote.prazos.usoEventual
  const fundamentos = previsto?.fundamentos ?? []
  const lacuna = previsto?.lacuna === undefined ? {} : { lacuna: previsto.lacuna }
  const recusas: Recusa[] = [...dataInvertida('ate', desde, ate)]
  if (desde < hoje)
    recusas.push({
      codigo: 'uso-eventual.ja-comecou',
      fundamentos,
      ...lacuna,
      falta: 'desde',
      dados: { desde },
    })
  if (o.termoFinal !== undefined && ate > o.termoFinal)
    recusas.push({
      codigo: 'uso-eventual.alem-do-termo',
      fundamentos,
      dados: { termoFinal: o.termoFinal },
    })
  const fixado =
    previsto?.maximo === undefined ? undefined : valorDeParametro(contexto, previsto.maximo, hoje)
  if (fixado !== undefined && 'valor' in fixado) {
    const maximo = Number(fixado.valor)
    const dias = diferencaEmDias(desde, ate) + 1
    if (dias > maximo)
      recusas.push({
        codigo: 'uso-eventual.longo-demais',
        fundamentos,
        ...lacuna,
        dados: { dias, maximo, fonte: fixado.fonte, atePossivel: addDias(desde, maximo - 1) },
      })
  }
  // Meanwhile another vehicle works in its stead, with marks of its own.
  const provisorio = o.frota?.provisorios.find(
    (p) =>
      p.desde <= ate && desde <= p.ate && (p.encerradoEm === undefined || desde < p.encerradoEm),
  )
  if (provisorio !== undefined)
    recusas.push({
      codigo: 'uso-eventual.com-provisorio',
      fundamentos: pacote.prazos.substituicao?.provisorio?.fundamentos ?? [],
      passaEm: addDias(provisorio.ate, 1),
      dados: { ate: provisorio.ate },
    })
  return recusas
}

/** Records that the grant's own vehicle serves only now and then between two days, with the marks of that use. */
export function comunicar(
  c: Comando<z.infer<typeof comunicarUsoEventual>>,
  mundo: Mundo,
  contexto: Contexto,
): D {
  const { hoje, pacote } = contexto
  const previsto = pacote.prazos.usoEventual
  const impedem = sondarUsoEventual('comunicarUsoEventual')(c.corrente, mundo, contexto)
  const o = mundo.outorga(idDaCorrente(c.corrente))
  if (impedem.length > 0 || o === undefined || previsto === undefined) return recusar(impedem)
  const { desde, ate, motivo, faixa } = c.dados
  const recusas: Recusa[] = [...recusasDoPeriodo(c.dados, o, contexto)]
  if (!faixa)
    recusas.push({
      codigo: 'uso-eventual.sem-faixa',
      fundamentos: previsto.faixa.fundamentos,
      falta: 'faixa',
      dados: { pede: previsto.faixa.pede },
    })
  const avaliacao = avaliar(
    'usar-eventualmente',
    { ...fatosDaOutorga(mundo, o), pedidoEm: hoje },
    contexto,
  )
  recusas.push(...avaliacao.recusas)
  if (recusas.length > 0) return recusar(recusas)
  return [
    {
      tipo: 'usoEventualComunicado',
      corrente: c.corrente,
      fundamentos: fundamentosDe(avaliacao, [
        ...previsto.fundamentos,
        ...previsto.faixa.fundamentos,
      ]),
      ...lacunasDe(avaliacao, previsto.lacuna === undefined ? [] : [previsto.lacuna]),
      dados: {
        em: hoje,
        veiculo: o.veiculo,
        desde,
        ate,
        motivo,
        faixa,
        verificacoes: avaliacao.verificacoes,
      },
    },
  ]
}

/** Ends it before its last day: from the day on the vehicle bears its usual marks. */
export function encerrar(
  c: Comando<z.infer<typeof encerrarUsoEventual>>,
  mundo: Mundo,
  contexto: Contexto,
): D {
  const impedem = sondarUsoEventual('encerrarUsoEventual')(c.corrente, mundo, contexto)
  const ultimo = mundo.outorga(idDaCorrente(c.corrente))?.usosEventuais?.at(-1)
  if (impedem.length > 0 || ultimo === undefined) return recusar(impedem)
  return [
    {
      tipo: 'usoEventualEncerrado',
      corrente: c.corrente,
      fundamentos: contexto.pacote.prazos.usoEventual?.fundamentos ?? [],
      dados: { em: contexto.hoje, veiculo: ultimo.veiculo, motivo: c.dados.motivo },
    },
  ]
}
