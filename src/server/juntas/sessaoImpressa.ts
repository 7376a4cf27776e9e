import { juntaDo, regraDaJunta } from '#core/junta/regra.ts'
import { criarMundo } from '#core/mundo/criarMundo.ts'
import type { FichaDasSessoes } from '#documents/fichas.ts'
import { emMunicipio } from '#ledger/banco.ts'
import type { AoImprimir } from '../documentos/fichasImpressas.ts'
import { naoEncontrado } from '../http/problema.ts'
import type { Vista } from '../leituras/vista.ts'
import { casosDaPauta } from './casosDaPauta.ts'

/** The body with the cases of one session's agenda, which its own stream names and does not link. */
export async function sessaoImpressa(
  { servico, mundo, atos }: Vista,
  id: string,
  { casa, alvo }: AoImprimir,
): Promise<FichaDasSessoes> {
  const { pacote } = servico
  if (regraDaJunta(pacote) === undefined || pacote.processo.recurso.orgao !== id)
    throw naoEncontrado('Este colegiado')
  const junta = juntaDo(mundo, pacote)
  const pauta = junta.sessoes.find((s) => s.id === alvo)?.pauta ?? []
  const lidas = new Set(atos.map((a) => a.corrente))
  const casos = await emMunicipio(casa.pool, Number(servico.municipio), (tx) =>
    casosDaPauta(tx, servico.slug, pauta),
  )
  return { junta, mundo: criarMundo([...atos, ...casos.filter((a) => !lidas.has(a.corrente))]) }
}
