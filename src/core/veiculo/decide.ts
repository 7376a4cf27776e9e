import type * as z from 'zod'
import { corrente, idDaCorrente } from '../ato.ts'
import { anoDe, type Dia } from '../calendar/dia.ts'
import type { Comando } from '../comando.ts'
import type { Contexto } from '../contexto.ts'
import { type Decisao, type Recusa, recusar } from '../decisao.ts'
import { validarChassi } from '../identificador/chassi.ts'
import { validarPlaca } from '../identificador/placa.ts'
import { validarRenavam } from '../identificador/renavam.ts'
import type { Mundo } from '../mundo.ts'
import { dataFutura, inexistente, jaExiste } from '../mundo/recusas.ts'
import { identificadorInvalido, recusasDoDocumento, separarNumero } from '../pessoa/decide.ts'
import type {
  alterarPlaca,
  AtoDeVeiculo,
  cadastrarVeiculo,
  juntarDocumentoDoVeiculo,
  Veiculo,
} from './veiculo.ts'

type D = Decisao<AtoDeVeiculo>

/** Registers a vehicle: plate in its canonical form, chassis and RENAVAM checked and kept apart. */
export function cadastrar(
  c: Comando<z.infer<typeof cadastrarVeiculo>>,
  mundo: Mundo,
  { hoje }: Contexto,
): D {
  const { placa, chassi, renavam, proprietarioNome, propriedade, ...resto } = c.dados
  const lida = validarPlaca(placa)
  const vin = validarChassi(chassi)
  const registro = validarRenavam(renavam)
  const recusas: Recusa[] = [
    ...jaExiste(c.corrente, mundo),
    ...identificadorInvalido('placa', lida),
    ...identificadorInvalido('chassi', vin),
    ...identificadorInvalido('renavam', registro),
    ...(resto.anoFabricacao > anoDe(hoje)
      ? [
          {
            codigo: 'data.futura',
            fundamentos: [],
            falta: 'anoFabricacao',
            dados: { data: resto.anoFabricacao },
          },
        ]
      : []),
    ...dataFutura('propriedade.atoFormalEm', propriedade.atoFormalEm, hoje),
    ...dataFutura('propriedade.desde', propriedade.desde, hoje),
  ]
  const dono = propriedade.pessoa
  if (dono !== undefined && mundo.pessoa(dono) === undefined)
    recusas.push(inexistente(corrente('pessoa', dono)))
  if (recusas.length > 0 || !lida.ok || !vin.ok || !registro.ok) return recusar(recusas)
  const dados = { em: hoje, placa: lida.valor, ...resto, propriedade }
  const pessoal = {
    chassi: vin.valor,
    renavam: registro.valor,
    ...(proprietarioNome === undefined ? {} : { proprietarioNome }),
  }
  return [{ tipo: 'veiculoCadastrado', corrente: c.corrente, fundamentos: [], dados, pessoal }]
}

/** Joins a paper to the vehicle's record. */
export function juntar(
  c: Comando<z.infer<typeof juntarDocumentoDoVeiculo>>,
  mundo: Mundo,
  { hoje, pacote }: Contexto,
): D {
  if (!mundo.existe(c.corrente)) return recusar([inexistente(c.corrente)])
  const recusas = recusasDoDocumento(c.dados.documento, 'veiculo', pacote, hoje)
  if (recusas.length > 0) return recusar(recusas)
  const { documento, pessoal } = separarNumero(c.dados.documento)
  const fundamentos = pacote.documentos.find((p) => p.tipo === documento.tipo)?.fundamentos ?? []
  const ato = {
    tipo: 'documentoDoVeiculoJuntado' as const,
    corrente: c.corrente,
    fundamentos,
    dados: { em: hoje, documento },
  }
  return [pessoal === undefined ? ato : { ...ato, pessoal }]
}

/**
 * A plate begins on or after the day of the vehicle's last one, which on that same day it replaces:
 * before it, the vehicle would go back to a plate that it no longer bears.
 */
function placaAnterior({ placas }: Veiculo, desde: Dia): readonly Recusa[] {
  const ultima = placas.at(-1)
  if (ultima === undefined || desde >= ultima.desde) return []
  const dados = { data: desde, desde: ultima.desde, placa: ultima.placa }
  return [
    {
      codigo: 'veiculo.placa-anterior',
      fundamentos: [],
      falta: 'desde',
      dados,
    },
  ]
}

/** Records a new plate from a day on. The vehicle is the same: its identity is the chassis. */
export function trocarPlaca(
  c: Comando<z.infer<typeof alterarPlaca>>,
  mundo: Mundo,
  { hoje }: Contexto,
): D {
  const veiculo = mundo.veiculo(idDaCorrente(c.corrente))
  if (veiculo === undefined) return recusar([inexistente(c.corrente)])
  const lida = validarPlaca(c.dados.placa)
  const recusas = [
    ...identificadorInvalido('placa', lida),
    ...dataFutura('desde', c.dados.desde, hoje),
    ...(lida.ok && lida.valor === veiculo.placa
      ? [{ codigo: 'veiculo.mesma-placa', fundamentos: [], dados: { placa: lida.valor } }]
      : []),
    ...placaAnterior(veiculo, c.dados.desde),
  ]
  if (recusas.length > 0 || !lida.ok) return recusar(recusas)
  return [
    {
      tipo: 'placaAlterada',
      corrente: c.corrente,
      fundamentos: [],
      dados: {
        em: hoje,
        placa: lida.valor,
        desde: c.dados.desde,
        ...(c.dados.motivo === undefined ? {} : { motivo: c.dados.motivo }),
      },
    },
  ]
}
