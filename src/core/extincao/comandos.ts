import { definirComando } from '../comando.ts'
import { decidir, propor, sondarExtincao, sondarProposta } from './decide.ts'
import { decidirExtincao, proporExtincao } from './extincao.ts'

const daOutorga = { corrente: 'outorga', cria: false } as const

/** The commands by which a grant is ended before its term: one proposes, another decides. */
export const comandosDeExtincao = [
  definirComando({
    ...daOutorga,
    nome: 'proporExtincao',
    rotulo: 'Propor cancelamento ou revogação',
    papeis: ['atendente', 'fiscal', 'gestor'],
    dados: proporExtincao,
    decide: propor,
    sondar: sondarProposta,
  }),
  definirComando({
    ...daOutorga,
    nome: 'decidirExtincao',
    rotulo: 'Decidir a proposta',
    papeis: ['gestor'],
    dados: decidirExtincao,
    decide: decidir,
    sondar: sondarExtincao('decidirExtincao'),
  }),
]
