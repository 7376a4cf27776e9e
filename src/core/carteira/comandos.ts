import { definirComando } from '../comando.ts'
import * as esquema from './carteira.ts'
import { emitir, revogar, sondarCarteira } from './decide.ts'

const doGestor = { corrente: 'carteira', cria: false, papeis: ['gestor'] } as const

/** The commands of the inspectors' cards. */
export const comandosDeCarteira = [
  definirComando({
    ...doGestor,
    nome: 'emitirCarteira',
    rotulo: 'Emitir carteira de fiscal',
    dados: esquema.emitirCarteira,
    decide: emitir,
    sondar: sondarCarteira('emitirCarteira'),
  }),
  definirComando({
    ...doGestor,
    nome: 'revogarCarteira',
    rotulo: 'Revogar carteira de fiscal',
    dados: esquema.revogarCarteira,
    decide: revogar,
    sondar: sondarCarteira('revogarCarteira'),
  }),
]
