import type * as z from 'zod'
import { type Corrente, idDaCorrente } from '../../ato.ts'
import { addDias } from '../../calendar/dia.ts'
import type { Comando } from '../../comando.ts'
import type { Contexto } from '../../contexto.ts'
import { type Decisao, type Recusa, recusar } from '../../decisao.ts'
import { vagasLivres } from '../../fila/vagas.ts'
import type { Mundo } from '../../mundo.ts'
import { prazoDoProcesso } from '../../processo/prazoDoProcesso.ts'
import { fundar, recusa, sondar } from '../apoio.ts'
import { lugarDe, proximoAConvocar, vagasTomadas } from '../classificar.ts'
import type { AtoDeSelecao, expirarConvocacao, Selecao } from '../selecao.ts'
import { candidatoDe, recusasDoCandidato } from '../transicoes.ts'

/** Places that calls hold and no grant took yet. */
const aguardam = (s: Selecao): number =>
  s.candidatos.filter((x) => x.situacao === 'convocado' || x.situacao === 'compareceu').length

/** What bars a call. `abre`: places that the acts it goes with will open. */
function recusasDaConvocacao(
  c: Corrente,
  mundo: Mundo,
  contexto: Contexto,
  abre: number,
): readonly Recusa[] {
  const impedem = sondar('convocarCandidato')(c, mundo, contexto)
  const s = mundo.selecao(idDaCorrente(c))
  if (s === undefined || impedem.length > 0) return impedem
  const recusas: Recusa[] = []
  if (contexto.hoje > s.validaAte)
    recusas.push(recusa(contexto, 'selecao.sem-validade', { dados: { validaAte: s.validaAte } }))
  if (proximoAConvocar(s) === undefined) recusas.push(recusa(contexto, 'selecao.sem-classificado'))
  if (vagasTomadas(s) - abre >= s.vagas)
    recusas.push(recusa(contexto, 'selecao.sem-vaga', { dados: { vagas: s.vagas } }))
  const livres = vagasLivres(mundo, contexto)
  if (typeof livres !== 'number') recusas.push(...livres)
  else if (livres - aguardam(s) + abre < 1)
    recusas.push(recusa(contexto, 'selecao.sem-vaga-no-limite'))
  return recusas
}

export const sondarConvocacao = (c: Corrente, mundo: Mundo, contexto: Contexto) =>
  recusasDaConvocacao(c, mundo, contexto, 0)

/** The call of the next in the order when a place opens; nothing when something bars it. */
export function proximaConvocacao(
  c: Corrente,
  mundo: Mundo,
  contexto: Contexto,
  abre = 0,
): readonly AtoDeSelecao[] {
  const s = mundo.selecao(idDaCorrente(c))
  const proximo = s && proximoAConvocar(s)
  if (s === undefined || proximo === undefined) return []
  if (recusasDaConvocacao(c, mundo, contexto, abre).length > 0) return []
  const { ultimoDia } = prazoDoProcesso(
    contexto.hoje,
    { prazo: { quantidade: s.convocacaoDias, unidade: 'dias' } },
    contexto,
  )
  return [
    {
      tipo: 'candidatoConvocado',
      corrente: c,
      ...fundar(contexto),
      dados: {
        em: contexto.hoje,
        inscricao: proximo.id,
        lugar: lugarDe(s, proximo.id),
        responderAte: ultimoDia,
        ...(proximo.protocolo === undefined ? {} : { protocolo: proximo.protocolo }),
      },
    },
  ]
}

/** Calls the next in the order: nobody picks who. */
export function convocar(
  c: Comando<object>,
  mundo: Mundo,
  contexto: Contexto,
): Decisao<AtoDeSelecao> {
  const recusas = sondarConvocacao(c.corrente, mundo, contexto)
  return recusas.length > 0 ? recusar(recusas) : proximaConvocacao(c.corrente, mundo, contexto)
}

/** Who did not come in the term loses the place, never before the day after its last; the next is called. */
export function expirar(
  c: Comando<z.infer<typeof expirarConvocacao>>,
  mundo: Mundo,
  contexto: Contexto,
): Decisao<AtoDeSelecao> {
  const impedem = sondar('expirarConvocacao')(c.corrente, mundo, contexto)
  if (impedem.length > 0) return recusar(impedem)
  const candidato = candidatoDe(mundo.selecao(idDaCorrente(c.corrente)), c.dados.inscricao)
  const recusas: Recusa[] = [
    ...recusasDoCandidato('expirarConvocacao', candidato, fundar(contexto).fundamentos),
  ]
  const responderAte = candidato?.responderAte ?? contexto.hoje
  if (recusas.length === 0 && contexto.hoje <= responderAte)
    recusas.push(
      recusa(contexto, 'selecao.convocacao-no-prazo', {
        passaEm: addDias(responderAte, 1),
        dados: { responderAte },
      }),
    )
  if (recusas.length > 0) return recusar(recusas)
  return [
    {
      tipo: 'convocacaoPerdida',
      corrente: c.corrente,
      ...fundar(contexto),
      dados: { em: contexto.hoje, inscricao: c.dados.inscricao, responderAte },
    },
    ...proximaConvocacao(c.corrente, mundo, contexto, 1),
  ]
}
