import type { Papel } from '#core/contexto.ts'
import type { Feito, Pulado, Relatorio } from '../rotina/relatorio.ts'

export type FaixaDeVencimento = 'atrasados' | 'hoje' | '7' | '30' | '60'

/** GET /api/v1/{m}/{s}/vencimentos?faixa=&especie=&meus=1&pular= (and .csv, .xlsx: all the rows). */
export type Vencimentos = {
  hoje: string
  /** Of the kind asked: how many in each band, each outside the ones before. */
  faixas: readonly { faixa: FaixaDeVencimento; quantos: number }[]
  /** Of the band asked. */
  especies: readonly { especie: string; nome: string; quantos: number }[]
  total: number
  itens: readonly {
    recurso: string
    id: string
    titulo: string
    subtitulo: string
    especie: string
    nome: string
    venceEm: string
    /** From today: negative when late. */
    dias: number
    papeis: readonly Papel[]
    fundamentos: readonly string[]
    citacoes: readonly string[]
    lacuna?: string
    /** What the night run does with it once it is over. */
    deNoite?: 'registra' | 'propoe'
  }[]
}

type DaRodada = { recurso: string; id: string; rotulo: string; nome: string }

/** GET /api/v1/{m}/{s}/rodadas: the night runs, newest first. */
export type Rodada = {
  id: string
  ate: string
  iniciadaEm: string
  /** Null: cut short, or still at it. */
  terminadaEm: string | null
  relatorio:
    | (Omit<Relatorio, 'feitos' | 'puladosPorque'> & {
        feitos: readonly (Feito & DaRodada)[]
        puladosPorque: readonly (Pulado & DaRodada)[]
      })
    | null
}
