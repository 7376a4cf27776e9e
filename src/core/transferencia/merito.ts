import type { HipoteseDeTransferencia, TransferenciaPrevista } from '#law/esquema/transferencia.ts'
import { perdaEmCurso } from '../perda/emCurso.ts'
import type { Contexto } from '../contexto.ts'
import type { Recusa } from '../decisao.ts'
import type { Mundo } from '../mundo.ts'
import type { Outorga } from '../outorga/outorga.ts'
import { recusasDoVeiculoVedado } from '../perda/impedimentos.ts'
import { recusasDaPessoa } from '../pessoa/entrada.ts'
import { type Avaliacao, avaliar } from '../requirement/avaliar.ts'
import { hipoteseDe, recusasDoPedido } from './condicoes.ts'
import { recusasDaTaxa, recusasDosPapeis } from './papeis.ts'
import type { Transferencia } from './transferencia.ts'

type Etapa = TransferenciaPrevista['etapas'][number]

/** The steps that the pack asks of this request, in order. */
export const etapasDe = (
  t: Pick<Transferencia, 'beneficiario'>,
  o: Outorga,
  mundo: Mundo,
  { pacote }: Contexto,
): readonly Etapa[] =>
  (pacote.prazos.transferencia?.etapas ?? []).filter(
    (e) =>
      e.quando === undefined ||
      (mundo.pessoa(o.titular)?.tipo === 'fisica' &&
        mundo.pessoa(t.beneficiario)?.tipo === 'juridica'),
  )

/** The first step not done yet. */
export const etapaQueFalta = (
  t: Transferencia,
  o: Outorga,
  mundo: Mundo,
  contexto: Contexto,
): Etapa | undefined =>
  etapasDe(t, o, mundo, contexto).find((e) => !t.etapas.some((x) => x.etapa === e.id))

/**
 * What the law asks of the receiver and of their vehicle, as of a new holder (`transferir-outorga`).
 * The grant that they want has the id of the one that it replaces, so that the latter bars nothing.
 */
export function avaliarBeneficiario(
  t: Transferencia,
  o: Outorga,
  mundo: Mundo,
  contexto: Contexto,
): Avaliacao {
  const pretendida: Outorga = {
    id: o.id,
    situacao: 'requerida',
    titular: t.beneficiario,
    veiculo: t.veiculo,
    presencial: t.presencial,
    requeridaEm: t.requeridaEm,
    prorrogacoes: 0,
  }
  const avaliacao = avaliar(
    'transferir-outorga',
    {
      mundo,
      outorga: pretendida,
      titular: mundo.pessoa(t.beneficiario),
      veiculo: mundo.veiculo(t.veiculo),
      presencial: t.presencial,
      pedidoEm: t.requeridaEm,
      veiculoJaServia: t.veiculo === o.veiculo,
    },
    contexto,
  )
  return { ...avaliacao, recusas: avaliacao.recusas.map(deQuemRecebe) }
}

/** What lacks whoever receives is told of them, and not of the holder whose place they take. */
const deQuemRecebe = (r: Recusa): Recusa =>
  r.codigo.startsWith('titular.') || r.dados?.['de'] === 'titular'
    ? { ...r, dados: { ...r.dados, de: 'beneficiario' } }
    : r

/** A death told late, or a case of loss that waits: decided before the transfer. */
function recusasDaPerda(o: Outorga, mundo: Mundo, { pacote }: Contexto): readonly Recusa[] {
  const hipoteses = pacote.processo.medidas?.perda.hipoteses ?? []
  const casos = mundo.perdasDaOutorga(o.id).filter((p) => p.hipotese !== undefined)
  const fundamentos = perdaEmCurso(o.id, mundo, pacote)
  if (fundamentos !== undefined) return [{ codigo: 'transferencia.extincao-proposta', fundamentos }]
  const doObito = hipoteses.find((h) => h.indicio?.forma === 'obito-nao-comunicado')
  if (doObito === undefined || o.obito?.tempestiva !== false) return []
  const mantida = casos.some((p) => p.hipotese === doObito.id && p.situacao === 'arquivada')
  return mantida
    ? []
    : [
        {
          codigo: 'transferencia.obito-fora-do-prazo',
          fundamentos: doObito.fundamentos,
          dados: { ate: o.obito.prazoAte ?? '' },
        },
      ]
}

export type Merito = Readonly<{
  hipotese?: HipoteseDeTransferencia | undefined
  avaliacao: Avaliacao
  recusas: readonly Recusa[]
}>

/** Everything that the law asks for the transfer to be granted today, and what is missing. */
export function merito(t: Transferencia, o: Outorga, mundo: Mundo, contexto: Contexto): Merito {
  const hipotese = hipoteseDe(t.hipotese, contexto)
  const avaliacao = avaliarBeneficiario(t, o, mundo, contexto)
  const falta = etapaQueFalta(t, o, mundo, contexto)
  const recusas: Recusa[] = [
    ...recusasDaPerda(o, mundo, contexto),
    ...recusasDoPedido(t, o, mundo, contexto),
    ...(hipotese === undefined
      ? []
      : [
          ...recusasDosPapeis(hipotese, t, o, mundo, contexto),
          ...recusasDaTaxa(hipotese, t, o, mundo, contexto),
        ]),
    ...recusasDaPessoa(t.beneficiario, mundo, contexto),
    ...recusasDoVeiculoVedado(t.veiculo, mundo, contexto.hoje),
    ...avaliacao.recusas,
    ...(falta === undefined
      ? []
      : [
          {
            codigo: 'transferencia.falta-etapa',
            fundamentos: falta.fundamentos,
            falta: falta.id,
            dados: { nome: falta.nome },
          },
        ]),
  ]
  return { hipotese, avaliacao, recusas }
}
