import type { AtoDeSelecao, Mudanca, Selecao } from './selecao.ts'
import { candidatoDe } from './transicoes.ts'

const FRASES: Readonly<Partial<Record<AtoDeSelecao['tipo'], (inscricao: string) => string>>> = {
  inscricaoIndeferida: (i) => `A inscrição nº ${i} foi indeferida`,
  inscricaoReconsiderada: (i) => `A inscrição nº ${i}, que estava indeferida, voltou à disputa`,
  candidatoPontuado: (i) => `Mudaram os pontos da inscrição nº ${i}`,
  candidatoRetirado: (i) => `A inscrição nº ${i} saiu da disputa, a pedido`,
  desistenciaDesfeita: (i) =>
    `A inscrição nº ${i}, de que se registrou desistência por erro, voltou ao seu lugar`,
  sementeDaSelecaoPublicada: () => 'Publicou-se a semente do sorteio que desempata',
  convocacaoDesfeita: (i) =>
    `A convocação da inscrição nº ${i} foi desfeita: voltou quem vinha antes`,
}

/** A change as anyone may read it: the day, what changed, and who may appeal from it, until when. */
type MudancaPublica = Readonly<{
  em: string
  frase: string
  /** By the number of the inscription, the last day inclusive. */
  recursoAte?: string
  podem: readonly string[]
}>

/** The changes made after the provisional result, as they came. */
export const lerMudancas = (s: Selecao): readonly MudancaPublica[] =>
  (s.mudancas ?? []).map((m) => contar(s, m))

function contar(
  s: Selecao,
  { ato, em, inscricao, recursoAte, prejudica }: Mudanca,
): MudancaPublica {
  const numero = (id: string) => candidatoDe(s, id)?.protocolo ?? ''
  const ate = recursoAte ?? prejudica?.recursoAte
  const proprio = recursoAte !== undefined && inscricao !== undefined ? [inscricao] : []
  return {
    em,
    frase: FRASES[ato]?.(numero(inscricao ?? '')) ?? '',
    ...(ate === undefined ? {} : { recursoAte: ate }),
    podem: [...proprio, ...(prejudica?.inscricoes ?? [])].map(numero),
  }
}
