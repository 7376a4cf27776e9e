import { formatarPlaca } from '#core/identificador/placa.ts'
import type { Veiculo } from '#core/veiculo/veiculo.ts'
import { nomeDe } from '../palavras.ts'
import { campo, type Campo } from './base.ts'

export const camposDoVeiculo = (v: Veiculo): Campo[] => [
  campo('Placa', formatarPlaca(v.placa)),
  campo('Tipo', nomeDe(v.tipo)),
  campo('Marca e modelo', `${v.marca} ${v.modelo}`),
  campo('Ano de fabricação', v.anoFabricacao),
  campo('Chassi', v.chassi),
  campo('RENAVAM', v.renavam),
]
