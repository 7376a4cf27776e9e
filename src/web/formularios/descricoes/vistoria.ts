import type { Descricao } from '../descricao.ts'
import { motivo } from './comuns.ts'

export const determinarVistoria: Descricao = {
  titulo: () => 'Determinar vistoria',
  introducao: () =>
    'Fora do prazo comum: o veículo deve ser apresentado até o dia marcado. A vistoria em vigor continua valendo.',
  enviar: 'Determinar',
  ensaio: true,
  blocos: () => [
    {
      campos: [
        { nome: 'ate', tipo: 'dia', rotulo: 'Apresentar o veículo até' },
        motivo('Por que é preciso vistoriar'),
      ],
    },
  ],
}
