import { definirComando } from '../comando.ts'
import { licenciar, sondarLicenciamento } from './decide.ts'
import { licenciarOutorga } from './licenciamento.ts'

/** The commands of the licensing. */
export const comandosDeLicenciamento = [
  definirComando({
    nome: 'licenciarOutorga',
    rotulo: 'Licenciar',
    corrente: 'licenciamento',
    cria: false,
    papeis: ['atendente', 'gestor'],
    dados: licenciarOutorga,
    decide: licenciar,
    sondar: sondarLicenciamento,
  }),
]
