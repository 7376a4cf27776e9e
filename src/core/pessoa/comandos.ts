import { type Corrente, idDaCorrente } from '../ato.ts'
import { definirComando } from '../comando.ts'
import type { Recusa } from '../decisao.ts'
import type { Mundo } from '../mundo.ts'
import { inexistente } from '../mundo/recusas.ts'
import {
  cadastrar,
  condenar,
  endividar,
  infracionar,
  juntar,
  quitar,
  semDebitoAberto,
} from './decide.ts'
import { comandosDoCadastro } from './cadastro/comandos.ts'
import * as esquema from './pessoa.ts'

const existe = (c: Corrente, mundo: Mundo): readonly Recusa[] =>
  mundo.existe(c) ? [] : [inexistente(c)]
const balcao = ['atendente', 'gestor'] as const
const dePessoa = { corrente: 'pessoa', cria: false, sondar: existe } as const

/** The commands of the register of persons. */
export const comandosDePessoa = [
  definirComando({
    ...dePessoa,
    nome: 'cadastrarPessoa',
    rotulo: 'Cadastrar pessoa',
    cria: true,
    papeis: balcao,
    dados: esquema.cadastrarPessoa,
    decide: cadastrar,
    sondar: () => [],
  }),
  definirComando({
    ...dePessoa,
    nome: 'juntarDocumento',
    rotulo: 'Juntar documento',
    papeis: balcao,
    dados: esquema.juntarDocumento,
    decide: juntar,
  }),
  definirComando({
    ...dePessoa,
    nome: 'registrarCondenacao',
    rotulo: 'Registrar condenação',
    papeis: balcao,
    dados: esquema.registrarCondenacao,
    decide: condenar,
  }),
  definirComando({
    ...dePessoa,
    nome: 'registrarInfracaoDeTransito',
    rotulo: 'Registrar infração de trânsito',
    papeis: ['atendente', 'fiscal', 'gestor'],
    dados: esquema.registrarInfracaoDeTransito,
    decide: infracionar,
  }),
  definirComando({
    ...dePessoa,
    nome: 'registrarDebito',
    rotulo: 'Registrar débito',
    papeis: ['atendente', 'procuradoria', 'gestor'],
    dados: esquema.registrarDebito,
    decide: endividar,
  }),
  definirComando({
    ...dePessoa,
    nome: 'quitarDebito',
    rotulo: 'Quitar débito',
    papeis: ['atendente', 'procuradoria', 'gestor'],
    dados: esquema.quitarDebito,
    decide: quitar,
    sondar(c, mundo) {
      const pessoa = mundo.pessoa(idDaCorrente(c))
      return pessoa === undefined ? [inexistente(c)] : semDebitoAberto(pessoa)
    },
  }),
  ...comandosDoCadastro,
]
