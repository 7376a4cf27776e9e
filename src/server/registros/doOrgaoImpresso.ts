import type { FichaDeExpediente, FichaDeFila, FichaDeSelecao } from '#documents/fichas.ts'
import { emMunicipio } from '#ledger/banco.ts'
import type { AoImprimir } from '../documentos/fichasImpressas.ts'
import { naoEncontrado } from '../http/problema.ts'
import type { Vista } from '../leituras/vista.ts'
import { lerFila } from './lerFila.ts'
import { lerSelecao } from './lerSelecoes.ts'
import { titularesDe } from './nomes.ts'

/** A process of selection with the names of its candidates, which it does not link. Throws 404. */
export async function selecaoImpressa(
  { servico, contexto }: Vista,
  id: string,
  { casa }: AoImprimir,
): Promise<FichaDeSelecao> {
  return { ...(await lerSelecao(casa, servico, id)), em: contexto.hoje }
}

/** The list of who waits, with names. Throws 404. */
export async function filaImpressa(
  { servico, contexto }: Vista,
  id: string,
  { casa }: AoImprimir,
): Promise<FichaDeFila> {
  const { mundo, nomes } = await lerFila(casa, servico, id)
  const fila = mundo.fila(id)
  if (fila === undefined) throw naoEncontrado('Esta lista')
  return { fila, nomes, em: contexto.hoje }
}

/** A paper to holders, with the names of those whom it is for. Throws 404. */
export async function expedienteImpresso(
  { servico, mundo, contexto }: Vista,
  id: string,
  { casa }: AoImprimir,
): Promise<FichaDeExpediente> {
  const expediente = mundo.expediente(id)
  if (expediente === undefined) throw naoEncontrado('Este expediente')
  const outorgas = expediente.destinatarios.map((d) => d.outorga)
  const nomes = await emMunicipio(casa.pool, Number(servico.municipio), (tx) =>
    titularesDe(tx, servico.slug, outorgas),
  )
  return { expediente, nomes, em: contexto.hoje }
}
