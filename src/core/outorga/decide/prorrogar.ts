import type * as z from 'zod'
import type { Pacote } from '#law/pacote.ts'
import { type Corrente, idDaCorrente } from '../../ato.ts'
import type { Dia } from '../../calendar/dia.ts'
import type { Comando } from '../../comando.ts'
import type { Contexto } from '../../contexto.ts'
import { type Decisao, type Recusa, recusar } from '../../decisao.ts'
import { chamadaDaVagaAberta } from '../../fila/vagaAberta.ts'
import type { AtoDeFila } from '../../fila/fila.ts'
import { valorDeParametro } from '../../lei/parametro.ts'
import { prazoDoPacote, somarDuracao } from '../../lei/prazo.ts'
import type { Mundo } from '../../mundo.ts'
import { fatosDaOutorga, fundamentosDe, lacunasDe } from '../../mundo/fatos.ts'
import { type Avaliacao, avaliar } from '../../requirement/avaliar.ts'
import { recusasDoObito } from '../../transferencia/obito.ts'
import { perdaEmCurso } from '../../perda/emCurso.ts'
import type { AtoDeOutorga, baixarOutorga, prorrogarOutorga } from '../outorga.ts'
import { recusasDaTransicao } from '../transicoes.ts'

type Prorrogacao = Readonly<{
  ate: Dia
  fundamentos: readonly string[]
  lacunas: readonly string[]
  avaliacao: Avaliacao
}>
type Regra = NonNullable<Pacote['prazos']['prazos'][number]['prorrogacao']>

/**
 * Too early: an extension weighs the service rendered and the term about to end, so that none is
 * decided before the window, counted back from that end (its first day passes).
 */
function recusaDaJanela(regra: Regra, termoFinal: Dia, contexto: Contexto): readonly Recusa[] {
  const { janela, fundamentos } = regra
  if (janela === undefined) return []
  const { hoje, pacote } = contexto
  const fixado = janela.parametro && valorDeParametro(contexto, janela.parametro, hoje)
  const quantidade =
    typeof fixado === 'object' && 'valor' in fixado
      ? Number(fixado.valor)
      : janela.duracao.quantidade
  const { unidade } = janela.duracao
  const passaEm = somarDuracao(
    termoFinal,
    { quantidade: -quantidade, unidade },
    pacote.prazos.contagem,
    contexto.calendario,
  )
  if (hoje >= passaEm) return []
  return [
    {
      codigo: 'outorga.prorrogacao-cedo',
      fundamentos,
      ...(janela.lacuna === undefined ? {} : { lacuna: janela.lacuna }),
      passaEm,
      dados: { termoFinal, quantidade, unidade },
    },
  ]
}

/** The extension as the law of the term's start gives it, or every reason against it. */
function preparar(c: Corrente, mundo: Mundo, contexto: Contexto): Prorrogacao | readonly Recusa[] {
  const { hoje, pacote } = contexto
  const outorga = mundo.outorga(idDaCorrente(c))
  const impedem = recusasDaTransicao('prorrogarOutorga', outorga, c)
  if (outorga === undefined || impedem.length > 0) return impedem
  const falecido = recusasDoObito(outorga, contexto, hoje)
  if (falecido.length > 0) return falecido
  const prazo = prazoDoPacote(pacote, 'outorga', outorga.inicio ?? hoje)
  if (prazo === undefined || outorga.termoFinal === undefined) {
    return [{ codigo: 'outorga.sem-termo', fundamentos: prazo?.fundamentos ?? [] }]
  }
  const { prorrogacao, fundamentos } = prazo
  if (prorrogacao === undefined) return [{ codigo: 'outorga.sem-prorrogacao', fundamentos }]
  const recusas: Recusa[] = []
  if (outorga.prorrogacoes >= prorrogacao.vezes) {
    recusas.push({
      codigo: 'outorga.prorrogacao-esgotada',
      fundamentos: prorrogacao.fundamentos,
      dados: { vezes: prorrogacao.vezes },
    })
  }
  if (outorga.termoFinal < hoje) {
    recusas.push({
      codigo: 'outorga.vencida',
      fundamentos,
      dados: { termoFinal: outorga.termoFinal },
    })
  }
  recusas.push(...recusaDaJanela(prorrogacao, outorga.termoFinal, contexto))
  const avaliacao = avaliar(
    'prorrogar-outorga',
    { ...fatosDaOutorga(mundo, outorga), pedidoEm: hoje },
    contexto,
  )
  recusas.push(...avaliacao.recusas)
  if (recusas.length > 0) return recusas
  const por = prorrogacao.por === 'igual' ? prazo.duracao : prorrogacao.por
  return {
    ate: somarDuracao(outorga.termoFinal, por, pacote.prazos.contagem, contexto.calendario),
    fundamentos: prorrogacao.fundamentos,
    // Of the term and of the window: what the law does not say, shown before it is decided.
    lacunas: [prazo.lacuna, prorrogacao.janela?.lacuna].filter((l) => l !== undefined),
    avaliacao,
  }
}

/** Extends the term from its own end, as many times as the law says; the reason is the authority's. */
export function prorrogar(
  c: Comando<z.infer<typeof prorrogarOutorga>>,
  mundo: Mundo,
  contexto: Contexto,
): Decisao<AtoDeOutorga> {
  const p = preparar(c.corrente, mundo, contexto)
  if (!('ate' in p)) return recusar(p)
  return [
    {
      tipo: 'outorgaProrrogada',
      corrente: c.corrente,
      fundamentos: fundamentosDe(p.avaliacao, p.fundamentos),
      ...lacunasDe(p.avaliacao, p.lacunas),
      dados: { em: contexto.hoje, termoFinal: p.ate, motivo: c.dados.motivo },
    },
  ]
}

/** What bars an extension today whatever the reason given. */
export function sondarProrrogacao(
  c: Corrente,
  mundo: Mundo,
  contexto: Contexto,
): readonly Recusa[] {
  const p = preparar(c, mundo, contexto)
  return 'ate' in p ? [] : p
}

/** What bars giving up the grant today: who answers a case of loss does not leave it first. */
export function recusasDaBaixa(c: Corrente, mundo: Mundo, contexto: Contexto): readonly Recusa[] {
  const id = idDaCorrente(c)
  const impedem = recusasDaTransicao('baixarOutorga', mundo.outorga(id), c)
  if (impedem.length > 0) return impedem
  const fundamentos = perdaEmCurso(id, mundo, contexto.pacote)
  return fundamentos === undefined ? [] : [{ codigo: 'outorga.perda-em-curso', fundamentos }]
}

/** Ends the grant, from the day on, for the reason given. */
export function baixar(
  c: Comando<z.infer<typeof baixarOutorga>>,
  mundo: Mundo,
  contexto: Contexto,
): Decisao<AtoDeOutorga | AtoDeFila> {
  const impedem = recusasDaBaixa(c.corrente, mundo, contexto)
  if (impedem.length > 0) return recusar(impedem)
  return [
    {
      tipo: 'outorgaBaixada',
      corrente: c.corrente,
      fundamentos: [],
      dados: { em: contexto.hoje, motivo: c.dados.motivo },
    },
    ...chamadaDaVagaAberta(idDaCorrente(c.corrente), mundo, contexto),
  ]
}
