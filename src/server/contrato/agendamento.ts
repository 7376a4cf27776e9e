/** A place where vehicles are inspected, and how many at each hour. */
export type LocalDeVistoria = {
  id: string
  nome: string
  endereco: string
  /** Monday is 1. */
  dias: number[]
  inicio: string
  fim: string
  /** Minutes of each inspection. */
  intervalo: number
  vagas: number
  ativo: boolean
}

/** GET …/agendamentos: a place's day. */
export type AgendaDoDia = {
  local: LocalDeVistoria
  dia: string
  horarios: readonly {
    hora: string
    livres: number
    marcados: readonly {
      id: string
      veiculo: string
      placa: string | null
      modelo: string | null
      titular: string | null
      motivo: 'periodica' | 'retorno' | 'determinada'
      vistoriado: boolean
    }[]
  }[]
}
