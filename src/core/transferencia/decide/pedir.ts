import type * as z from 'zod'
import { type Corrente, corrente, idDaCorrente } from '../../ato.ts'
import { anoDe, type Dia } from '../../calendar/dia.ts'
import type { Comando } from '../../comando.ts'
import type { Contexto } from '../../contexto.ts'
import { type Decisao, type Recusa, recusar } from '../../decisao.ts'
import { recusasDeVigencia } from '../../lei/vigencia.ts'
import type { Mundo } from '../../mundo.ts'
import { inexistente } from '../../mundo/recusas.ts'
import { leiNaoPreve, recusasSemVigor } from '../../outorga/emVigor.ts'
import type { Outorga } from '../../outorga/outorga.ts'
import { recusasDaProcuracao } from '../../procuracao/recusas.ts'
import { antes } from '../../requirement/ajuda.ts'
import { hipoteseDe, recusasDaHipotese, recusasDoPedido } from '../condicoes.ts'
import { etapaQueFalta } from '../merito.ts'
import { type ComandoDeTransferencia, recusasDaTransicao } from '../transicoes.ts'
import type * as esquema from '../transferencia.ts'
import type { AtoDeTransferencia } from '../transferencia.ts'

type Quando<E extends z.ZodType> = Comando<z.infer<E>>

/** What bars the command whatever its data: no such institute, no grant in force, another stage. */
export function sondarTransferencia(comando: ComandoDeTransferencia) {
  return (c: Corrente, mundo: Mundo, contexto: Contexto): readonly Recusa[] => {
    if (contexto.pacote.prazos.transferencia === undefined) return [leiNaoPreve('transferencia')]
    const o = mundo.outorga(idDaCorrente(c))
    const base = recusasSemVigor(o, c, contexto)
    return base.length > 0 ? base : recusasDaTransicao(comando, o?.transferencias?.at(-1))
  }
}

/** None of the law's hypotheses is open for this grant today, whoever is to receive it. */
function recusasSemHipotese(o: Outorga, contexto: Contexto): readonly Recusa[] {
  const regra = contexto.pacote.prazos.transferencia
  const porHipotese = (regra?.hipoteses ?? []).map((h) => recusasDaHipotese(h, o, contexto))
  if (porHipotese.some((r) => r.length === 0)) return []
  const passaEm = porHipotese
    .flatMap((r) => (r.length === 1 && r[0]?.passaEm !== undefined ? [r[0].passaEm] : []))
    .reduce<Dia | undefined>(antes, undefined)
  return [
    {
      codigo: 'transferencia.nenhuma-hipotese',
      fundamentos: regra?.fundamentos ?? [],
      ...(passaEm === undefined ? {} : { passaEm }),
    },
  ]
}

/** Open where one of the law's hypotheses is open for this grant today. */
export function sondarPedido(c: Corrente, mundo: Mundo, contexto: Contexto): readonly Recusa[] {
  const impedem = [
    ...recusasDeVigencia(contexto.pacote, contexto.hoje),
    ...sondarTransferencia('requererTransferencia')(c, mundo, contexto),
  ]
  const o = mundo.outorga(idDaCorrente(c))
  return impedem.length > 0 || o === undefined ? impedem : recusasSemHipotese(o, contexto)
}

/** The gaps that a request in the hypothesis leans on, ready to be spread into an act. */
export function lacunasDaHipotese(id: string, contexto: Contexto): { lacunas?: readonly string[] } {
  const lacunas = [
    ...new Set([
      ...(hipoteseDe(id, contexto)?.lacunas ?? []),
      ...(contexto.pacote.prazos.transferencia?.lacunas ?? []),
    ]),
  ]
  return lacunas.length === 0 ? {} : { lacunas }
}

/** Receives the request, by what no paper could cure; papers and requirements are for the decision. */
export function requerer(
  c: Quando<typeof esquema.requererTransferencia>,
  mundo: Mundo,
  contexto: Contexto,
): Decisao<AtoDeTransferencia> {
  const { hoje } = contexto
  const { procuracao, ...pedido } = c.dados
  const o = mundo.outorga(idDaCorrente(c.corrente))
  const recusas: Recusa[] = [
    ...recusasDeVigencia(contexto.pacote, hoje),
    ...sondarTransferencia('requererTransferencia')(c.corrente, mundo, contexto),
  ]
  if (mundo.pessoa(pedido.beneficiario) === undefined)
    recusas.push(inexistente(corrente('pessoa', pedido.beneficiario)))
  if (mundo.veiculo(pedido.veiculo) === undefined)
    recusas.push(inexistente(corrente('veiculo', pedido.veiculo)))
  if (o === undefined || recusas.length > 0) return recusar(recusas)
  recusas.push(
    ...recusasSemHipotese(o, contexto),
    ...recusasDoPedido({ ...pedido, requeridaEm: hoje }, o, mundo, contexto),
  )
  if (procuracao !== undefined) recusas.push(...recusasDaProcuracao(procuracao, o, contexto))
  if (recusas.length > 0) return recusar(recusas)
  const regra = contexto.pacote.prazos.procuracao
  const geral = contexto.pacote.prazos.transferencia?.fundamentos ?? []
  const fundamentos = [...geral, ...(hipoteseDe(pedido.hipotese, contexto)?.fundamentos ?? [])]
  return [
    {
      tipo: 'transferenciaRequerida',
      corrente: c.corrente,
      fundamentos: [
        ...new Set([
          ...fundamentos,
          ...(procuracao === undefined ? [] : (regra?.fundamentos ?? [])),
        ]),
      ],
      ...lacunasDaHipotese(pedido.hipotese, contexto),
      dados: {
        em: hoje,
        ...pedido,
        titular: o.titular,
        ...(procuracao === undefined ? {} : { procuracao }),
      },
      numerar: { campo: 'protocolo', serie: 'protocolo', ano: anoDe(hoje) },
    },
  ]
}

/** Why no step can be recorded: another stage, or all of the law's steps were done. */
export function sondarInstrucao(c: Corrente, mundo: Mundo, contexto: Contexto): readonly Recusa[] {
  const previstas = contexto.pacote.prazos.transferencia?.etapas ?? []
  if (previstas.length === 0) return [leiNaoPreve('etapas')]
  const impedem = sondarTransferencia('instruirTransferencia')(c, mundo, contexto)
  const o = mundo.outorga(idDaCorrente(c))
  const t = o?.transferencias?.at(-1)
  if (impedem.length > 0 || o === undefined || t === undefined) return impedem
  return etapaQueFalta(t, o, mundo, contexto) === undefined
    ? [{ codigo: 'transferencia.etapas-feitas', fundamentos: [] }]
    : []
}

/** Records a step of the law, in its order, with what was found. */
export function instruir(
  c: Quando<typeof esquema.instruirTransferencia>,
  mundo: Mundo,
  contexto: Contexto,
): Decisao<AtoDeTransferencia> {
  const impedem = sondarInstrucao(c.corrente, mundo, contexto)
  const o = mundo.outorga(idDaCorrente(c.corrente))
  const t = o?.transferencias?.at(-1)
  if (impedem.length > 0 || o === undefined || t === undefined) return recusar(impedem)
  const falta = etapaQueFalta(t, o, mundo, contexto)
  if (falta === undefined || falta.id !== c.dados.etapa)
    return recusar([
      {
        codigo: 'transferencia.etapa-fora-de-ordem',
        fundamentos: falta?.fundamentos ?? [],
        falta: falta?.id ?? '',
        dados: { nome: falta?.nome ?? '' },
      },
    ])
  return [
    {
      tipo: 'transferenciaInstruida',
      corrente: c.corrente,
      fundamentos: falta.fundamentos,
      dados: { em: contexto.hoje, ...c.dados },
    },
  ]
}

/** Withdraws the request, before or after the decision, while no new term was signed. */
export function desistir(
  c: Quando<typeof esquema.desistirDaTransferencia>,
  mundo: Mundo,
  contexto: Contexto,
): Decisao<AtoDeTransferencia> {
  const impedem = sondarTransferencia('desistirDaTransferencia')(c.corrente, mundo, contexto)
  if (impedem.length > 0) return recusar(impedem)
  return [
    {
      tipo: 'transferenciaDesistida',
      corrente: c.corrente,
      fundamentos: [],
      dados: { em: contexto.hoje, motivo: c.dados.motivo },
    },
  ]
}
