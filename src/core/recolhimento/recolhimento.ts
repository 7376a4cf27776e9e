import * as z from 'zod'
import { dia } from '../calendar/esquema.ts'
import type { Ato } from '../ato.ts'
import type { Dia } from '../calendar/dia.ts'
import { dinheiro, dinheiroPositivo } from '#core/money/esquema.ts'

const texto = (max: number) => z.string().trim().min(2).max(max)

/** `especie` is an entry of the pack's `medidas.recolhimentos`, by its id. */
export const recolherVeiculo = z.strictObject({
  medida: z.string(),
  /** The record whose measure it is; left out when taken on its own ground. */
  auto: z.string().optional(),
  /** The provision that describes the fact, when there is no record. */
  dispositivo: z.string().optional(),
  veiculo: z.string().optional(),
  placa: z.string().max(10).optional(),
  outorga: z.string().optional(),
  local: texto(200),
  /** Who holds it. */
  guarda: texto(150).optional(),
  inventario: z.string().trim().max(2000).optional(),
  chaves: z.number().int().min(0).max(20).optional(),
  motivo: texto(500),
})
export const constatarRegularizacao = z.strictObject({ descricao: texto(500) })
export const transferirGuarda = z.strictObject({ local: texto(200), guarda: texto(150) })
export const depositarMulta = z.strictObject({ valor: dinheiroPositivo, pagoEm: dia })
export const pagarDespesas = z.strictObject({ valor: dinheiroPositivo, pagoEm: dia })
export const liberarVeiculo = z.strictObject({
  /** Who takes it back. */
  entregueA: texto(150),
  observacao: z.string().trim().max(500).optional(),
})
export const leiloarVeiculo = z.strictObject({
  leiloadoEm: dia,
  /** What the sale gave, after its costs, in centavos. */
  valor: dinheiro,
})

export type Especie = 'retencao' | 'apreensao' | 'lacre' | 'interdicao'

export type AtoDeRecolhimento =
  | Ato<
      'veiculoRecolhido',
      {
        medida: string
        especie: Especie
        auto?: string
        dispositivo: string
        veiculo?: string
        placa?: string
        outorga?: string
        local: string
        chaves?: number
        motivo: string
        /** Inspections already made then: those that come after are new. */
        vistoriasAntes: number
        /** Of the term, or of the seal. */
        numero?: string
      },
      { guarda?: string; inventario?: string }
    >
  | Ato<'regularizacaoConstatada', { descricao: string }>
  | Ato<'guardaTransferida', { local: string }, { guarda: string }>
  | Ato<'multaDepositada', { valor: number; pagoEm: Dia }>
  | Ato<'despesasPagas', { valor: number; pagoEm: Dia; dias: number; passos: readonly string[] }>
  | Ato<'veiculoLiberado', { dias: number; observacao?: string }, { entregueA: string }>
  | Ato<
      'veiculoLeiloado',
      { leiloadoEm: Dia; valor: number; multa: number; remido: number; dias: number }
    >

/** Stream `recolhimento:<id>`. */
export type Recolhimento = Readonly<{
  id: string
  situacao: 'recolhido' | 'liberado' | 'leiloado'
  medida: string
  especie: Especie
  numero?: string
  auto?: string
  dispositivo: string
  veiculo?: string
  placa?: string
  outorga?: string
  local: string
  guarda?: string
  inventario?: string
  chaves?: number
  motivo: string
  vistoriasAntes: number
  desde: Dia
  regularizadoEm?: Dia
  depositos: readonly { valor: number; pagoEm: Dia }[]
  despesas: readonly { valor: number; pagoEm: Dia }[]
  /** First day out of custody: released or sold. */
  encerradoEm?: Dia
}>
