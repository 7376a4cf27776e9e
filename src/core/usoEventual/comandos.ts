import { definirComando } from '../comando.ts'
import { comunicar, encerrar, sondarUsoEventual } from './decide.ts'
import { comunicarUsoEventual, encerrarUsoEventual } from './usoEventual.ts'

const daOutorga = { corrente: 'outorga', cria: false, papeis: ['atendente', 'gestor'] } as const

/** The commands of the occasional use of a grant's vehicle. */
export const comandosDeUsoEventual = [
  definirComando({
    ...daOutorga,
    nome: 'comunicarUsoEventual',
    rotulo: 'Comunicar uso eventual do veículo',
    dados: comunicarUsoEventual,
    decide: comunicar,
    sondar: sondarUsoEventual('comunicarUsoEventual'),
  }),
  definirComando({
    ...daOutorga,
    nome: 'encerrarUsoEventual',
    rotulo: 'Encerrar uso eventual do veículo',
    dados: encerrarUsoEventual,
    decide: encerrar,
    sondar: sondarUsoEventual('encerrarUsoEventual'),
  }),
]
