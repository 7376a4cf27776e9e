import { definirComando } from '../comando.ts'
import { decidir, encerrar, requerer, sondarAlvo, sondarPedido } from './decide.ts'
import { decidirPublicidade, encerrarPublicidade, requererPublicidade } from './publicidade.ts'

const daOutorga = { corrente: 'outorga', cria: false } as const

/** The commands of the publicity on a grant's vehicle. */
export const comandosDePublicidade = [
  definirComando({
    ...daOutorga,
    nome: 'requererPublicidade',
    rotulo: 'Requerer publicidade',
    papeis: ['atendente', 'gestor'],
    dados: requererPublicidade,
    decide: requerer,
    sondar: sondarPedido,
  }),
  definirComando({
    ...daOutorga,
    nome: 'decidirPublicidade',
    rotulo: 'Decidir publicidade',
    papeis: ['gestor'],
    dados: decidirPublicidade,
    decide: decidir,
    sondar: sondarAlvo('decidirPublicidade'),
  }),
  definirComando({
    ...daOutorga,
    nome: 'encerrarPublicidade',
    rotulo: 'Encerrar publicidade',
    papeis: ['atendente', 'gestor'],
    dados: encerrarPublicidade,
    decide: encerrar,
    sondar: sondarAlvo('encerrarPublicidade'),
  }),
]
