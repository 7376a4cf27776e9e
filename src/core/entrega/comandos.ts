import { definirComando } from '../comando.ts'
import { entregar, sondarEntrega } from './decide.ts'
import { registrarEntrega } from './entrega.ts'

/** The command of who hands over the papers. */
export const comandosDeEntrega = [
  definirComando({
    nome: 'registrarEntrega',
    rotulo: 'Registrar entrega de documento',
    corrente: 'outorga',
    cria: false,
    papeis: ['atendente', 'gestor'],
    dados: registrarEntrega,
    decide: entregar,
    sondar: sondarEntrega,
  }),
]
