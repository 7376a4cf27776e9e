import { diaLocal } from '#core/calendar/instante.ts'
import type { Contexto, ValoresDeParametros } from '#core/contexto.ts'
import { criarMundo } from '#core/mundo/criarMundo.ts'
import { segmentos } from '#core/situacao/segmentos.ts'
import { indiciosDePerda } from '#core/perda/indicios.ts'
import { penalidadesQueRestam } from '#core/processo/penalidadesQueRestam.ts'
import type { Tx } from '#ledger/banco.ts'
import { vencimentosDe } from '#core/vencimento/registro.ts'
import type { CalcularIndicios } from '#ledger/projecoes/indicioDePerda.ts'
import type { CalcularPenalidades } from '#ledger/projecoes/painelAuto.ts'
import type { CalcularSegmentos } from '#ledger/projecoes/situacaoPublica.ts'
import type { CalcularVencimentos } from '#ledger/projecoes/vencimento.ts'
import type { Casa } from './casa.ts'

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

/** The same, for the penalties of a record that still stand. */
function penalidadesDe(casa: Pick<Casa, 'servicos' | 'indices' | 'relogio'>): CalcularPenalidades {
  return async ({ tx, servico, auto, atos }) => {
    const contexto = await contextoNaTransacao(casa, tx, servico)
    const mundo = criarMundo(atos)
    const a = mundo.auto(auto)
    return a === undefined || contexto === undefined ? [] : penalidadesQueRestam(a, mundo, contexto)
  }
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
  penalidades: penalidadesDe(casa),
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
  const linhas = await tx.sql<{ parametro: string; valores: ValoresDeParametros[string] }>(
    'SELECT parametro, valores FROM parametro_atual WHERE municipio = $1 AND servico = $2',
    [tx.municipio, slug],
  )
  const agora = casa.relogio()
  return {
    pacote: servico.pacote,
    calendario: servico.calendario,
    parametros: Object.fromEntries(linhas.map((l) => [l.parametro, l.valores])),
    indices: await casa.indices(),
    autor: { id: 'sistema', papeis: [] },
    agora,
    hoje: diaLocal(agora, servico.pacote.lei.municipio.fuso),
  }
}
