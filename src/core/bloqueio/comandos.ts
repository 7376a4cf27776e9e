import { definirComando } from '../comando.ts'
import { bloquearOutorga, desbloquearOutorga } from './bloqueio.ts'
import { bloquear, desbloquear, sondarBloqueio } from './decide.ts'

const daOutorga = { corrente: 'outorga', cria: false, papeis: ['gestor'] } as const

/** The commands of the block. */
export const comandosDeBloqueio = [
  definirComando({
    ...daOutorga,
    nome: 'bloquearOutorga',
    rotulo: 'Bloquear {outorga}',
    dados: bloquearOutorga,
    decide: bloquear,
    sondar: sondarBloqueio('bloquearOutorga'),
  }),
  definirComando({
    ...daOutorga,
    nome: 'desbloquearOutorga',
    rotulo: 'Desbloquear {outorga}',
    dados: desbloquearOutorga,
    decide: desbloquear,
    sondar: sondarBloqueio('desbloquearOutorga'),
  }),
]
