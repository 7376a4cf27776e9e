import type * as z from 'zod'
import { idDaCorrente } from '../../ato.ts'
import type { Comando } from '../../comando.ts'
import type { Contexto } from '../../contexto.ts'
import { type Decisao, type Recusa, recusar } from '../../decisao.ts'
import type { Mundo } from '../../mundo.ts'
import { dataFutura } from '../../mundo/recusas.ts'
import { baseDaPeticao, recusaDeContaAlheia } from '../../notificacao/conta.ts'
import { temTexto } from '../../texto.ts'
import { fundarDesistencia, recusa, sondar } from '../apoio.ts'
import type { AtoDeSelecao, Candidato, Selecao } from '../selecao.ts'
import type * as esquema from '../selecao.ts'
import { candidatoDe, recursosPendentes, recusasDoCandidato } from '../transicoes.ts'
import { noCandidato } from './candidatos.ts'
import { proximaConvocacao } from './convocar.ts'
import { autoresDoRecorrido } from './prazos.ts'

type D = Decisao<AtoDeSelecao>
type Retirar = z.infer<typeof esquema.retirarCandidato>

/**
 * The signed request that the counter holds, and its day: after the inscription, not after today.
 * From the candidate's account there is none to show.
 */
function recusasDoPedido({ pedido }: Retirar, c: Candidato, contexto: Contexto): readonly Recusa[] {
  if (contexto.autor.pessoa !== undefined) return []
  if (pedido === undefined || !temTexto(pedido.documento))
    return [recusa(contexto, 'selecao.desistencia-sem-pedido', { falta: 'pedido' })]
  const { fundamentos } = fundarDesistencia(contexto)
  return [
    ...dataFutura('pedido', pedido.em, contexto.hoje, fundamentos),
    ...(pedido.em < c.em
      ? [
          recusa(contexto, 'selecao.desistencia-antes-da-inscricao', {
            falta: 'pedido',
            dados: { em: pedido.em, inscritoEm: c.em },
          }),
        ]
      : []),
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
    ...recusasDoPedido(c.dados, candidato, contexto),
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

/**
 * Undoes a withdrawal recorded by error, with the reason: until the result that came without the
 * candidate is final. Who entered again meanwhile has that inscription.
 */
export function desfazerDesistencia(
  c: Comando<z.infer<typeof esquema.desfazerDesistencia>>,
  mundo: Mundo,
  contexto: Contexto,
): D {
  const impedem = sondar('desfazerDesistencia')(c.corrente, mundo, contexto)
  const s = mundo.selecao(idDaCorrente(c.corrente))
  if (s === undefined || impedem.length > 0) return recusar(impedem)
  const candidato = candidatoDe(s, c.dados.inscricao)
  const { fundamentos } = fundarDesistencia(contexto)
  const recusas = [...recusasDoCandidato('desfazerDesistencia', candidato, fundamentos)]
  if (candidato === undefined || recusas.length > 0) return recusar(recusas)
  if (s.final !== undefined && !s.final.ordem.some((l) => l.inscricao === candidato.id))
    recusas.push(recusa(contexto, 'selecao.desistencia-definitiva', { dados: { em: s.final.em } }))
  const outra = s.candidatos.find(
    (x) => x.candidato === candidato.candidato && x.situacao !== 'retirado',
  )
  if (outra !== undefined)
    recusas.push(
      recusa(contexto, 'selecao.ja-inscrito', { dados: { inscricao: outra.protocolo ?? '' } }),
    )
  if (recusas.length > 0) return recusar(recusas)
  return [
    {
      tipo: 'desistenciaDesfeita',
      corrente: c.corrente,
      ...fundarDesistencia(contexto),
      dados: { em: contexto.hoje, ...c.dados },
    },
  ]
}
