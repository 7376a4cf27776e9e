import type * as z from 'zod'
import { idDaCorrente, type Corrente } from '../../ato.ts'
import { anoDe } from '../../calendar/dia.ts'
import type { Comando } from '../../comando.ts'
import type { Contexto } from '../../contexto.ts'
import { type Decisao, type Recusa, recusar } from '../../decisao.ts'
import { prazoEmVigor, somarDuracao } from '../../lei/prazo.ts'
import { recusasDeVigencia } from '../../lei/vigencia.ts'
import { atendimentoDaChamada, recusasDaFila } from '../../fila/concessao.ts'
import type { AtoDeFila } from '../../fila/fila.ts'
import { MOTIVO_DO_OBITO, saidaDaFila } from '../../fila/vagaAberta.ts'
import type { Mundo } from '../../mundo.ts'
import { fatosDaOutorga, fundamentosDe, lacunasDe } from '../../mundo/fatos.ts'
import { recusasDoVeiculoVedado } from '../../perda/impedimentos.ts'
import { recusasDaPessoa } from '../../pessoa/entrada.ts'
import { type Avaliacao, avaliar } from '../../requirement/avaliar.ts'
import { recusasDaPessoaFalecida } from '../../transferencia/obito.ts'
import { contemplacao, eliminacao, recusasDaSelecao } from '../../selecao/pedido.ts'
import type { AtoDeSelecao } from '../../selecao/selecao.ts'
import type { AtoDeOutorga, concederOutorga, indeferirOutorga, Outorga } from '../outorga.ts'
import { recusasDaTransicao } from '../transicoes.ts'

const avaliarPedido = (outorga: Outorga, mundo: Mundo, contexto: Contexto): Avaliacao =>
  avaliar(
    'conceder-outorga',
    {
      ...fatosDaOutorga(mundo, outorga),
      presencial: outorga.presencial,
      pedidoEm: outorga.requeridaEm,
    },
    contexto,
  )

/** The holder's death, and bars that a final decision put on them or on the vehicle. */
const vedacoes = (o: Outorga, mundo: Mundo, contexto: Contexto): readonly Recusa[] => [
  ...recusasDaPessoa(o.titular, mundo, contexto),
  ...recusasDoVeiculoVedado(o.veiculo, mundo, contexto.hoje),
]

/** Everything that bars the grant today: its stage, the law's force, each requirement. */
export function recusasDaConcessao(
  c: Corrente,
  mundo: Mundo,
  contexto: Contexto,
): readonly Recusa[] {
  const outorga = mundo.outorga(idDaCorrente(c))
  const recusas = [
    ...recusasDaTransicao('concederOutorga', outorga, c),
    ...recusasDeVigencia(contexto.pacote, contexto.hoje),
  ]
  if (outorga === undefined || outorga.situacao !== 'requerida') return recusas
  return [
    ...recusas,
    ...vedacoes(outorga, mundo, contexto),
    ...recusasDaFila(outorga.titular, mundo, contexto),
    ...recusasDaSelecao(outorga, mundo, contexto),
    ...avaliarPedido(outorga, mundo, contexto).recusas,
  ]
}

/**
 * Grants: it begins on the day and lasts the pack's term `outorga`, its last day inclusive; a law
 * without that term gives a grant without a final one. The whole trace goes into the act.
 */
export function conceder(
  c: Comando<z.infer<typeof concederOutorga>>,
  mundo: Mundo,
  contexto: Contexto,
): Decisao<AtoDeOutorga | AtoDeFila | AtoDeSelecao> {
  const { hoje, pacote } = contexto
  const outorga = mundo.outorga(idDaCorrente(c.corrente))
  const impedem = [
    ...recusasDaTransicao('concederOutorga', outorga, c.corrente),
    ...recusasDeVigencia(pacote, hoje),
  ]
  if (outorga === undefined || outorga.situacao !== 'requerida') return recusar(impedem)
  const avaliacao = avaliarPedido(outorga, mundo, contexto)
  const recusas = [
    ...impedem,
    ...vedacoes(outorga, mundo, contexto),
    ...recusasDaFila(outorga.titular, mundo, contexto),
    ...recusasDaSelecao(outorga, mundo, contexto),
    ...avaliacao.recusas,
  ]
  if (recusas.length > 0) return recusar(recusas)
  const prazo = prazoEmVigor(contexto, 'outorga', hoje)
  const termoFinal =
    prazo && somarDuracao(hoje, prazo.duracao, pacote.prazos.contagem, contexto.calendario)
  return [
    {
      tipo: 'outorgaConcedida',
      corrente: c.corrente,
      fundamentos: fundamentosDe(avaliacao, prazo?.fundamentos),
      ...lacunasDe(avaliacao, prazo?.lacuna === undefined ? [] : [prazo.lacuna]),
      dados: {
        em: hoje,
        titular: outorga.titular,
        veiculo: outorga.veiculo,
        inicio: hoje,
        ...(termoFinal === undefined ? {} : { termoFinal }),
        verificacoes: avaliacao.verificacoes,
      },
      numerar: { campo: 'numero', serie: 'outorga', ano: anoDe(hoje) },
    },
    ...atendimentoDaChamada(outorga.titular, outorga.id, mundo, contexto),
    ...contemplacao(outorga, mundo, contexto),
  ]
}

/** Rejects the request, with the reason and the provisions of what is not met on the day. */
export function indeferir(
  c: Comando<z.infer<typeof indeferirOutorga>>,
  mundo: Mundo,
  contexto: Contexto,
): Decisao<AtoDeOutorga | AtoDeFila | AtoDeSelecao> {
  const outorga = mundo.outorga(idDaCorrente(c.corrente))
  const impedem = recusasDaTransicao('indeferirOutorga', outorga, c.corrente)
  if (outorga === undefined || impedem.length > 0) return recusar(impedem)
  const falecido = recusasDaPessoaFalecida(outorga.titular, mundo, contexto)
  const faltou = [...falecido, ...avaliarPedido(outorga, mundo, contexto).recusas]
  const fundamentos = [...new Set(faltou.flatMap((r) => r.fundamentos))]
  return [
    {
      tipo: 'outorgaIndeferida',
      corrente: c.corrente,
      fundamentos,
      dados: { em: contexto.hoje, motivo: c.dados.motivo },
    },
    // Who died waits no longer: the place that a call held for them is the next one's.
    ...(falecido.length === 0
      ? []
      : saidaDaFila(outorga.titular, 'excluidoDaFila', MOTIVO_DO_OBITO, mundo, contexto)),
    ...eliminacao(outorga, c.dados.motivo, mundo, contexto),
  ]
}
