import type * as z from 'zod'
import { idDaCorrente } from '../../ato.ts'
import type { Dia } from '../../calendar/dia.ts'
import { diaLocal } from '../../calendar/instante.ts'
import type { Comando } from '../../comando.ts'
import type { Contexto } from '../../contexto.ts'
import { type Decisao, type Recusa, recusar } from '../../decisao.ts'
import type { Mundo } from '../../mundo.ts'
import { dataFutura } from '../../mundo/recusas.ts'
import { baseDaPeticao, recusaDeContaAlheia } from '../../notificacao/conta.ts'
import { temTexto } from '../../texto.ts'
import { fundarDesistencia, recusa } from '../apoio.ts'
import type { AtoDeSelecao, Candidato, Selecao } from '../selecao.ts'
import type * as esquema from '../selecao.ts'
import { candidatoDe, recursosPendentes } from '../transicoes.ts'
import { noCandidato } from './candidatos.ts'
import { proximaConvocacao } from './convocar.ts'
import { autoresDoRecorrido } from './prazos.ts'

type D = Decisao<AtoDeSelecao>
type Retirar = z.infer<typeof esquema.retirarCandidato>

/** What the candidate or the body did that a request of before it does not answer: with its day. */
function depoisDoPedido(s: Selecao, c: Candidato, contexto: Contexto) {
  const { fuso } = contexto.calendario
  const recorreu = s.recursos
    .filter((r) => r.recorrente === c.id)
    .map((r) => diaLocal(r.protocoladaEm, fuso))
    .toSorted()
    .at(-1)
  const fatos: readonly (readonly [codigo: string, dia: Dia | undefined])[] = [
    ['selecao.desistencia-antes-da-inscricao', c.em],
    ['selecao.desistencia-antes-do-recurso', recorreu],
    [
      'selecao.desistencia-antes-da-convocacao',
      c.situacao === 'convocado' ? c.convocadoEm : undefined,
    ],
    ['selecao.desistencia-antes-de-desfeita', c.desistenciaDesfeitaEm],
  ]
  return fatos.flatMap(([codigo, dia]) => (dia === undefined ? [] : [[codigo, dia] as const]))
}

/**
 * The signed request that the counter holds, and its day: not after today, nor before the inscription
 * or what came of it since, which shows that they wanted it. From the candidate's account there is
 * none to show.
 */
function recusasDoPedido(
  { pedido }: Retirar,
  s: Selecao,
  c: Candidato,
  contexto: Contexto,
): readonly Recusa[] {
  if (contexto.autor.pessoa !== undefined) return []
  if (pedido === undefined || !temTexto(pedido.documento))
    return [recusa(contexto, 'selecao.desistencia-sem-pedido', { falta: 'pedido' })]
  const { fundamentos } = fundarDesistencia(contexto)
  return [
    ...dataFutura('pedido', pedido.em, contexto.hoje, fundamentos),
    ...depoisDoPedido(s, c, contexto).flatMap(([codigo, dia]) =>
      pedido.em < dia
        ? [
            recusa(contexto, codigo, {
              falta: 'pedido',
              dados: { em: pedido.em, dia },
            }),
          ]
        : [],
    ),
  ]
}

/**
 * With an appeal waiting, or a call running, a withdrawal ends what the candidate has against what
 * the body did: who did it does not record it.
 */
function recusasDeQuemRegistra(s: Selecao, c: Candidato, contexto: Contexto): readonly Recusa[] {
  const pendentes = recursosPendentes(s).filter((r) => r.recorrente === c.id)
  const impedidos = [
    ...pendentes.flatMap((r) => autoresDoRecorrido(s, r)),
    ...(c.situacao === 'convocado' ? [s.provisorio?.por, s.final?.por] : []),
  ]
  return impedidos.includes(contexto.autor.id)
    ? [recusa(contexto, 'selecao.desistencia-mesma-autoridade')]
    : []
}

/** Takes a candidate out at their request; a place that a call held is called again. */
export function retirar(c: Comando<Retirar>, mundo: Mundo, contexto: Contexto): D {
  const impedem = noCandidato('retirarCandidato', c, mundo, contexto)
  const s = mundo.selecao(idDaCorrente(c.corrente))
  const { inscricao, motivo, pedido } = c.dados
  const candidato = candidatoDe(s, inscricao)
  if (s === undefined || candidato === undefined || impedem.length > 0) return recusar(impedem)
  const { fundamentos } = fundarDesistencia(contexto)
  const recusas = [
    ...recusaDeContaAlheia([candidato.candidato], contexto, fundamentos),
    ...recusasDoPedido(c.dados, s, candidato, contexto),
    ...recusasDeQuemRegistra(s, candidato, contexto),
  ]
  if (recusas.length > 0) return recusar(recusas)
  const pelaConta = contexto.autor.pessoa !== undefined
  const ato: AtoDeSelecao = {
    tipo: 'candidatoRetirado',
    corrente: c.corrente,
    ...baseDaPeticao(fundarDesistencia(contexto), contexto),
    dados: {
      em: contexto.hoje,
      inscricao,
      motivo,
      ...(pedido === undefined || pelaConta ? {} : { pedido }),
    },
  }
  const chamado = candidato.situacao === 'convocado'
  return [ato, ...(chamado ? proximaConvocacao(c.corrente, mundo, contexto, 1) : [])]
}
