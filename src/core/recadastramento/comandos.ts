import { definirComando } from '../comando.ts'
import { recadastrar, sondarRecadastramento } from './decide.ts'
import { recadastrarTitular } from './recadastramento.ts'

/** The command of the holder's yearly register. */
export const comandosDeRecadastramento = [
  definirComando({
    nome: 'recadastrarTitular',
    rotulo: 'Recadastrar titular',
    corrente: 'outorga',
    cria: false,
    papeis: ['atendente', 'gestor'],
    dados: recadastrarTitular,
    decide: recadastrar,
    sondar: sondarRecadastramento,
  }),
]
