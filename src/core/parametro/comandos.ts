import { definirComando } from '../comando.ts'
import { fixar, sondarFixacao } from './decide.ts'
import { fixarParametro } from './parametro.ts'

/** The commands of the parameters. */
export const comandosDeParametro = [
  definirComando({
    nome: 'fixarParametro',
    rotulo: 'Fixar parâmetro',
    corrente: 'parametro',
    cria: false,
    papeis: ['gestor'],
    dados: fixarParametro,
    decide: fixar,
    sondar: sondarFixacao,
  }),
]
