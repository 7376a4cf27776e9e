import type * as z from 'zod'
import { type Corrente, idDaCorrente } from '../ato.ts'
import type { Comando } from '../comando.ts'
import type { Contexto } from '../contexto.ts'
import { type Decisao, type Recusa, recusar } from '../decisao.ts'
import type { Mundo } from '../mundo.ts'
import { dataFutura, dataInvertida, inexistente } from '../mundo/recusas.ts'
import type { AtoDeVeiculo, corrigirVeiculo, registrarPlacaDeAluguel } from './veiculo.ts'

type D = Decisao<AtoDeVeiculo>

/** Puts right, or brings up to date, what the register says of the vehicle; with a reason. */
export function corrigir(
  c: Comando<z.infer<typeof corrigirVeiculo>>,
  mundo: Mundo,
  { hoje }: Contexto,
): D {
  const veiculo = mundo.veiculo(idDaCorrente(c.corrente))
  if (veiculo === undefined) return recusar([inexistente(c.corrente)])
  const { desde, motivo, ...pedidos } = c.dados
  const antes = veiculo as unknown as Readonly<Record<string, unknown>>
  const mudou = Object.fromEntries(
    Object.entries(pedidos).filter(([campo, v]) => v !== undefined && v !== antes[campo]),
  )
  const campos = Object.keys(mudou)
  const recusas: Recusa[] = [...dataFutura('desde', desde, hoje)]
  if (campos.length === 0) recusas.push({ codigo: 'veiculo.nada-mudou', fundamentos: [] })
  if (recusas.length > 0) return recusar(recusas)
  return [
    {
      tipo: 'veiculoCorrigido',
      corrente: c.corrente,
      fundamentos: [],
      dados: { em: hoje, desde, motivo, campos, ...mudou },
    },
  ]
}

/** What bars the plate of a vehicle for hire whatever the data: a law that does not have one. */
export function sondarPlacaDeAluguel(
  c: Corrente,
  mundo: Mundo,
  { pacote }: Contexto,
): readonly Recusa[] {
  if (!mundo.existe(c)) return [inexistente(c)]
  return pacote.prazos.cadastro?.placaDeAluguel === undefined
    ? [{ codigo: 'lei.nao-preve', fundamentos: [] }]
    : []
}

/**
 * Records that the plate of a vehicle for hire was put on or given up, from a day on: what the
 * register says of the characteristic that the law asks goes with it.
 */
export function emplacar(
  c: Comando<z.infer<typeof registrarPlacaDeAluguel>>,
  mundo: Mundo,
  contexto: Contexto,
): D {
  const impedem = sondarPlacaDeAluguel(c.corrente, mundo, contexto)
  const previsto = contexto.pacote.prazos.cadastro?.placaDeAluguel
  const veiculo = mundo.veiculo(idDaCorrente(c.corrente))
  if (impedem.length > 0 || previsto === undefined || veiculo === undefined) return recusar(impedem)
  const { situacao, desde, motivo } = c.dados
  const { caracteristica, fundamentos } = previsto
  const ultima = veiculo.placasDeAluguel?.at(-1)
  const tem =
    ultima === undefined
      ? caracteristica !== undefined && veiculo.caracteristicas[caracteristica] === true
      : ultima.baixadaEm === undefined
  const recusas: Recusa[] = [
    ...dataFutura('desde', desde, contexto.hoje),
    ...dataInvertida('desde', ultima?.baixadaEm ?? ultima?.desde, desde),
  ]
  // A register that says so without a day may still be given the day.
  if (situacao === 'emplacada' && tem && ultima !== undefined)
    recusas.push({ codigo: 'veiculo.ja-com-placa-de-aluguel', fundamentos })
  if (situacao === 'baixada' && !tem)
    recusas.push({ codigo: 'veiculo.sem-placa-de-aluguel', fundamentos })
  if (recusas.length > 0) return recusar(recusas)
  return [
    {
      tipo: 'placaDeAluguelRegistrada',
      corrente: c.corrente,
      fundamentos,
      dados: {
        em: contexto.hoje,
        situacao,
        desde,
        ...(motivo === undefined ? {} : { motivo }),
        ...(caracteristica === undefined ? {} : { caracteristica }),
      },
    },
  ]
}
