/** What the board, the calendar and the panel are answered with. Money in centavos. */

import type { Etapa } from '#core/mensagens/etapas.ts'

export type { Etapa }

export type AutoNoQuadro = {
  id: string
  numero: string
  processo?: string
  citacao: string
  placa?: string
  local?: string
  /** The day on which the running term ends. */
  prazo?: string
  /** Days from today to the end of the term: negative when it is over. */
  diasRestantes?: number
}

/** GET /api/v1/{m}/{s}/quadro */
export type Quadro = {
  em: string
  colunas: readonly {
    etapa: Etapa
    quantidade: number
    vencidos: number
    autos: readonly AutoNoQuadro[]
  }[]
}

/** GET /api/v1/{m}/{s}/agenda?mes=AAAA-MM */
export type Agenda = {
  mes: string
  em: string
  dias: readonly {
    dia: string
    prazos: readonly {
      especie: string
      recurso: string
      quantidade: number
      primeiros: readonly { id: string; titulo: string }[]
    }[]
  }[]
}

/** GET /api/v1/{m}/{s}/painel?de&ate */
export type Painel = {
  de: string
  ate: string
  autos: number
  anulados: number
  julgados: number
  improcedentes: number
  recursosJulgados: number
  providos: number
  /** Fines of the decisions in force, and what was paid of them. */
  multas: { quantidade: number; valor: number; pagas: number; pago: number }
  porDispositivo: readonly { dispositivo: string; citacao: string; resumo: string; autos: number }[]
  porMes: readonly { mes: string; autos: number; multas: number; pago: number }[]
  tempos: readonly { etapa: string; autos: number; mediana: number | null }[]
  pontos: readonly { latitude: number; longitude: number; autos: number }[]
  quota: { vigentes: number; limite: number | null; falta?: string }
}

/** GET /api/v1/{m}/{s}/publico/estatisticas?ano: no login, no personal datum. */
export type Estatisticas = Pick<
  Painel,
  | 'de'
  | 'ate'
  | 'autos'
  | 'anulados'
  | 'julgados'
  | 'improcedentes'
  | 'recursosJulgados'
  | 'providos'
  | 'multas'
  | 'porDispositivo'
  | 'porMes'
  | 'quota'
> & { ano: number }
