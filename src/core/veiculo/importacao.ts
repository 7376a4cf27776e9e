import type * as z from 'zod'
import { idDaCorrente, corrente, type Corrente } from '../ato.ts'
import { anoDe } from '../calendar/dia.ts'
import type { Comando } from '../comando.ts'
import type { Contexto } from '../contexto.ts'
import { type Decisao, type Recusa, recusar } from '../decisao.ts'
import { validarChassi } from '../identificador/chassi.ts'
import { validarPlaca } from '../identificador/placa.ts'
import { validarRenavam } from '../identificador/renavam.ts'
import type { Mundo } from '../mundo.ts'
import { dataFutura, inexistente, jaExiste } from '../mundo/recusas.ts'
import { identificadorInvalido } from '../pessoa/decide.ts'
import type { AtoDeVeiculo, completarVeiculo, importarVeiculo } from './veiculo.ts'

type D = Decisao<AtoDeVeiculo>

/**
 * Records a vehicle of a register that the city already had, with what that register holds. The
 * year of make may be at most one after the year of the first registration.
 */
export function importar(
  c: Comando<z.infer<typeof importarVeiculo>>,
  mundo: Mundo,
  { hoje }: Contexto,
): D {
  const { placa, chassi, renavam, ...resto } = c.dados
  const { anoFabricacao, primeiroEmplacamento } = resto
  const lida = validarPlaca(placa)
  const vin = chassi === undefined ? undefined : validarChassi(chassi)
  const registro = renavam === undefined ? undefined : validarRenavam(renavam)
  const recusas: Recusa[] = [
    ...jaExiste(c.corrente, mundo),
    ...identificadorInvalido('placa', lida),
    ...(vin === undefined ? [] : identificadorInvalido('chassi', vin)),
    ...(registro === undefined ? [] : identificadorInvalido('renavam', registro)),
    ...dataFutura('primeiroEmplacamento', primeiroEmplacamento, hoje),
    ...anoFuturo(anoFabricacao, hoje),
  ]
  if (primeiroEmplacamento !== undefined && anoFabricacao > anoDe(primeiroEmplacamento) + 1)
    recusas.push({
      codigo: 'veiculo.ano-incoerente',
      fundamentos: [],
      dados: { anoFabricacao, primeiroEmplacamento },
    })
  if (recusas.length > 0 || !lida.ok) return recusar(recusas)
  const pessoal = {
    ...(vin?.ok === true && { chassi: vin.valor }),
    ...(registro?.ok === true && { renavam: registro.valor }),
  }
  const ato = {
    tipo: 'veiculoImportado' as const,
    corrente: c.corrente,
    fundamentos: [],
    dados: { em: hoje, placa: lida.valor, ...resto },
  }
  return [Object.keys(pessoal).length === 0 ? ato : { ...ato, pessoal }]
}

const anoFuturo = (ano: number, hoje: string): Recusa[] =>
  ano > anoDe(hoje)
    ? [{ codigo: 'data.futura', fundamentos: [], falta: 'anoFabricacao', dados: { data: ano } }]
    : []

/** Why a vehicle has nothing to complete: it does not exist, or its owner is already recorded. */
export function jaCompleto(c: Corrente, mundo: Mundo): readonly Recusa[] {
  const veiculo = mundo.veiculo(idDaCorrente(c))
  if (veiculo === undefined) return [inexistente(c)]
  return veiculo.propriedade === undefined
    ? []
    : [{ codigo: 'veiculo.ja-completo', fundamentos: [] }]
}

/** Gives an imported vehicle what its register lacked: chassis, RENAVAM and owner. */
export function completar(
  c: Comando<z.infer<typeof completarVeiculo>>,
  mundo: Mundo,
  { hoje }: Contexto,
): D {
  const { chassi, renavam, proprietarioNome, ...dados } = c.dados
  const vin = validarChassi(chassi)
  const registro = validarRenavam(renavam)
  const dono = dados.propriedade.pessoa
  const recusas = [
    ...jaCompleto(c.corrente, mundo),
    ...identificadorInvalido('chassi', vin),
    ...identificadorInvalido('renavam', registro),
    ...dataFutura('propriedade.atoFormalEm', dados.propriedade.atoFormalEm, hoje),
    ...dataFutura('propriedade.desde', dados.propriedade.desde, hoje),
    ...(dono !== undefined && mundo.pessoa(dono) === undefined
      ? [inexistente(corrente('pessoa', dono))]
      : []),
  ]
  if (recusas.length > 0 || !vin.ok || !registro.ok) return recusar(recusas)
  const pessoal = {
    chassi: vin.valor,
    renavam: registro.valor,
    ...(proprietarioNome === undefined ? {} : { proprietarioNome }),
  }
  return [
    {
      tipo: 'veiculoCompletado',
      corrente: c.corrente,
      fundamentos: [],
      dados: { em: hoje, ...dados },
      pessoal,
    },
  ]
}
