import { corrente } from '#core/ato.ts'
import { criarMundo } from '#core/mundo/criarMundo.ts'
import { emMunicipio } from '#ledger/banco.ts'
import { lerAtos } from '#ledger/vizinhanca.ts'
import type { Casa } from '../casa.ts'
import { naoEncontrado } from '../http/problema.ts'
import type { Servico } from '../servicos.ts'
import { nomesDe } from './nomes.ts'

/** The list of who waits, and the whole people's names in it, of a service. */
export async function lerFila(casa: Casa, servico: Servico, id: string) {
  if (servico.pacote.prazos.filaDeEspera?.id !== id) throw naoEncontrado('Esta lista')
  return emMunicipio(casa.pool, Number(servico.municipio), async (tx) => {
    const mundo = criarMundo(await lerAtos(tx, servico.slug, [corrente('fila', id)]))
    const pessoas = (mundo.fila(id)?.inscricoes ?? []).map((i) => i.interessado)
    return { mundo, nomes: await nomesDe(tx, servico.slug, pessoas) }
  })
}
