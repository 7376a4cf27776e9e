import type { Contexto } from '#core/contexto.ts'
import { criarMundo } from '#core/mundo/criarMundo.ts'
import { segmentos } from '#core/situacao/segmentos.ts'
import { indiciosDePerda } from '#core/perda/indicios.ts'
import type { Mundo } from '#core/mundo.ts'
import { principalARestituir } from '#core/multa/aRestituir.ts'
import { saldoDaMulta, saldoRecusado } from '#core/multa/saldo.ts'
import type { Auto } from '#core/processo/processo.ts'
import { penalidadesQueRestam } from '#core/processo/penalidadesQueRestam.ts'
import { ultimoPagamento } from '#core/processo/ultimoPagamento.ts'
import type { Tx } from '#ledger/banco.ts'
import { lerParametros } from '#ledger/parametros.ts'
import { vencimentosDe } from '#core/vencimento/registro.ts'
import type { CalcularIndicios } from '#ledger/projecoes/indicioDePerda.ts'
import type { CalcularDoAuto } from '#ledger/projecoes/painelAuto.ts'
import type { CalcularSegmentos } from '#ledger/projecoes/situacaoPublica.ts'
import type { CalcularVencimentos } from '#ledger/projecoes/vencimento.ts'
import { type Casa, prepararContexto } from './casa.ts'

/**
 * How the ledger's projection of the public situation is computed: the same core that decides,
 * walking forward from the grant's start, under the parameters that the transaction sees.
 */
function segmentosDe(casa: Pick<Casa, 'servicos' | 'indices' | 'relogio'>): CalcularSegmentos {
  return async ({ tx, servico, outorga, desde, atos }) => {
    const contexto = await contextoNaTransacao(casa, tx, servico)
    return contexto === undefined ? [] : segmentos(outorga, criarMundo(atos), contexto, desde)
  }
}

/** The same, for the grounds of loss that the core sees on a grant. */
function indiciosDe(casa: Pick<Casa, 'servicos' | 'indices' | 'relogio'>): CalcularIndicios {
  return async ({ tx, servico, outorga, atos }) => {
    const contexto = await contextoNaTransacao(casa, tx, servico)
    return contexto === undefined ? [] : indiciosDePerda(outorga, criarMundo(atos), contexto)
  }
}

/** The same, for the penalties of a record that still stand, and for the fine's account. */
function doAutoDe(casa: Pick<Casa, 'servicos' | 'indices' | 'relogio'>): CalcularDoAuto {
  return async ({ tx, servico, auto, atos }) => {
    const contexto = await contextoNaTransacao(casa, tx, servico)
    const mundo = criarMundo(atos)
    const a = mundo.auto(auto)
    if (a === undefined || contexto === undefined) return undefined
    return {
      penalidades: penalidadesQueRestam(a, mundo, contexto),
      quitadaEm: a.quitadaEm ?? quitadaNaConta(a, mundo, contexto),
      aRestituir: principalARestituir(a, mundo, contexto),
    }
  }
}

/** A part paid that became the whole, once the recidivism that raised the fine fell. */
function quitadaNaConta(a: Auto, mundo: Mundo, contexto: Contexto): string | undefined {
  const ultimo = ultimoPagamento(a.pagamentos)
  if (ultimo === undefined || a.multa === undefined) return undefined
  const saldo = saldoDaMulta(a, ultimo, mundo, contexto)
  return saldoRecusado(saldo) ? undefined : saldo.quitadaEm
}

/** The same, for what falls due on a stream. */
function calcularVencimentos(
  casa: Pick<Casa, 'servicos' | 'indices' | 'relogio'>,
): CalcularVencimentos {
  return async ({ tx, servico, dono, atos }) => {
    const contexto = await contextoNaTransacao(casa, tx, servico)
    return contexto === undefined ? [] : vencimentosDe(dono, criarMundo(atos), contexto)
  }
}

/** What the ledger needs of who knows the packs, to keep every table that screens read. */
export const calculosDe = (casa: Pick<Casa, 'servicos' | 'indices' | 'relogio'>) => ({
  segmentos: segmentosDe(casa),
  indicios: indiciosDe(casa),
  doAuto: doAutoDe(casa),
  vencimentos: calcularVencimentos(casa),
})

async function contextoNaTransacao(
  casa: Pick<Casa, 'servicos' | 'indices' | 'relogio'>,
  tx: Tx,
  slug: string,
): Promise<Contexto | undefined> {
  const servico = casa.servicos.todos.find(
    (s) => s.slug === slug && Number(s.municipio) === tx.municipio,
  )
  if (servico === undefined) return undefined
  const parametros = await lerParametros(tx, slug)
  return { ...(await prepararContexto(casa, servico, { id: 'sistema', papeis: [] })), parametros }
}
