import { definirComando } from '../comando.ts'
import * as decide from './decide.ts'
import * as esquema from './denuncia.ts'

const triagem = { corrente: 'denuncia', cria: false, papeis: ['gestor', 'fiscal'] } as const

/** The commands of the complaints. Anyone gives the first one, through the public page. */
export const comandosDeDenuncia = [
  definirComando({
    nome: 'receberDenuncia',
    rotulo: 'Receber denúncia',
    corrente: 'denuncia',
    cria: true,
    papeis: ['atendente', 'fiscal', 'gestor'],
    dados: esquema.receberDenuncia,
    decide: decide.receber,
    sondar: () => [],
  }),
  definirComando({
    ...triagem,
    nome: 'encaminharDenuncia',
    rotulo: 'Encaminhar denúncia',
    dados: esquema.encaminharDenuncia,
    decide: decide.encaminhar,
    sondar: decide.sondar('encaminharDenuncia'),
  }),
  definirComando({
    ...triagem,
    nome: 'arquivarDenuncia',
    rotulo: 'Arquivar denúncia',
    dados: esquema.arquivarDenuncia,
    decide: decide.arquivar,
    sondar: decide.sondar('arquivarDenuncia'),
  }),
]
