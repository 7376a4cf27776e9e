import type { Contexto } from '../contexto.ts'
import { recusar, type Recusa } from '../decisao.ts'
import type { Centavos } from '../money/centavos.ts'
import { fracionar } from '../money/fracionar.ts'
import { avaliarBandeira } from './bandeira.ts'
import type {
  Corrida,
  ResultadoDaCorrida,
  LinhaDaCorrida,
  RecusasDaTarifa,
  ValorDaTarifa,
} from './tarifa.ts'
import { tarifaDoDia } from './vigente.ts'

/**
 * `unitario` centavos for each `divisor` of the quantity (1000 m, 3600 s), rounded once to the
 * centavo, half up. All whole and not negative.
 */
export const multiplicarPor = (unitario: Centavos, quantidade: number, divisor: number): Centavos =>
  fracionar(unitario, BigInt(quantidade), BigInt(divisor))

/**
 * What a ride costs, line by line, by the tariff and the rate of the moment at which the passenger
 * was seated. Refused: a law without tariff, what the city has not fixed, and a ride measured
 * outside the law's bounds (before the passenger was seated, after the service ended).
 */
export function calcularCorrida(
  c: Corrida,
  contexto: Contexto,
): ResultadoDaCorrida | RecusasDaTarifa {
  const dia = c.acomodadoEm.slice(0, 10)
  const tarifa = tarifaDoDia(contexto, dia)
  const prevista = contexto.pacote.prazos.tarifa
  const recusas = [
    ...('recusas' in tarifa ? tarifa.recusas : []),
    ...recusasDaMedicao(c, prevista?.medicao.fundamentos ?? []),
  ]
  if ('recusas' in tarifa || prevista === undefined || recusas.length > 0) return recusar(recusas)
  const onde = { momento: c.acomodadoEm, area: c.area }
  const motivos = avaliarBandeira(tarifa, onde, contexto.calendario)
  const bandeira = motivos.length > 0 ? 2 : 1
  const km = tarifa.quilometro[bandeira]
  const linhas: readonly LinhaDaCorrida[] = [
    linha('bandeirada', 1, 'corrida', tarifa.bandeirada, tarifa.bandeirada.valor),
    linha('quilometro', c.metros, 'metros', km, multiplicarPor(km.valor, c.metros, 1000)),
    linha(
      'hora-parada',
      c.segundosParados,
      'segundos',
      tarifa.horaParada,
      multiplicarPor(tarifa.horaParada.valor, c.segundosParados, 3600),
    ),
  ]
  const lacunas = [prevista.lacuna, prevista.bandeira2.lacuna, prevista.medicao.lacuna]
  return {
    bandeira,
    motivos,
    linhas,
    total: linhas.reduce((soma, l) => soma + l.valor, 0),
    fundamentos: [...new Set([...prevista.fundamentos, ...prevista.medicao.fundamentos])],
    lacunas: lacunas.filter((l) => l !== undefined),
  }
}

const linha = (
  parcela: LinhaDaCorrida['parcela'],
  quantidade: number,
  unidade: LinhaDaCorrida['unidade'],
  { valor: unitario, fonte, fundamentos }: ValorDaTarifa,
  valor: Centavos,
): LinhaDaCorrida => ({ parcela, quantidade, unidade, unitario, valor, fonte, fundamentos })

/** What is wrong with how the ride was measured; what was not told is taken as the law says. */
function recusasDaMedicao(c: Corrida, fundamentos: readonly string[]): readonly Recusa[] {
  const recusas: Recusa[] = []
  const inicio = c.acionadoEm ?? c.acomodadoEm
  const termino = c.terminadaEm ?? c.desativadoEm
  if (inicio < c.acomodadoEm) recusas.push({ codigo: 'corrida.acionada-antes', fundamentos })
  if (c.terminadaEm !== undefined && (c.desativadoEm ?? c.terminadaEm) > c.terminadaEm)
    recusas.push({ codigo: 'corrida.desativada-depois', fundamentos })
  if (termino === undefined) return recusas
  const fim = c.desativadoEm ?? termino
  if (fim < inicio || termino < c.acomodadoEm)
    return [...recusas, { codigo: 'corrida.termino-anterior', fundamentos }]
  if (segundosEntre(inicio, fim) < c.segundosParados)
    recusas.push({
      codigo: 'corrida.espera-alem-da-corrida',
      fundamentos,
      dados: { segundos: segundosEntre(inicio, fim) },
    })
  return recusas
}

const segundosEntre = (de: string, ate: string): number =>
  Temporal.PlainDateTime.from(ate)
    .since(Temporal.PlainDateTime.from(de), { largestUnit: 'seconds' })
    .total('seconds')
