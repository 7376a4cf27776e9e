import type { Corrente } from '../../ato.ts'
import { definirComando } from '../../comando.ts'
import type { Recusa } from '../../decisao.ts'
import type { Mundo } from '../../mundo.ts'
import { inexistente } from '../../mundo/recusas.ts'
import * as esquema from '../pessoa.ts'
import { aceitar, deixar, sondarAceite, sondarSaidaDaConta } from './conta.ts'
import { atualizar, mudar, retificar } from './decide.ts'
import { incluir, retirar, sondarSaida, sondarSocios } from './socios.ts'

const dePessoa = {
  corrente: 'pessoa',
  cria: false,
  papeis: ['atendente', 'gestor'],
  sondar: (c: Corrente, mundo: Mundo): readonly Recusa[] =>
    mundo.existe(c) ? [] : [inexistente(c)],
} as const

/** The commands that correct a person's register and keep it up to date. */
export const comandosDoCadastro = [
  definirComando({
    ...dePessoa,
    nome: 'mudarEndereco',
    rotulo: 'Mudar endereço',
    dados: esquema.mudarEndereco,
    decide: mudar,
  }),
  definirComando({
    ...dePessoa,
    nome: 'atualizarContato',
    rotulo: 'Atualizar contato',
    dados: esquema.atualizarContato,
    decide: atualizar,
  }),
  definirComando({
    ...dePessoa,
    nome: 'retificarPessoa',
    rotulo: 'Retificar cadastro',
    dados: esquema.retificarPessoa,
    decide: retificar,
  }),
  definirComando({
    ...dePessoa,
    nome: 'incluirSocio',
    rotulo: 'Incluir sócio ou administrador',
    dados: esquema.incluirSocio,
    decide: incluir,
    sondar: sondarSocios,
  }),
  definirComando({
    ...dePessoa,
    nome: 'retirarSocio',
    rotulo: 'Retirar sócio ou administrador',
    dados: esquema.retirarSocio,
    decide: retirar,
    sondar: sondarSaida,
  }),
  definirComando({
    ...dePessoa,
    nome: 'aceitarNotificacaoEletronica',
    rotulo: 'Receber notificações na conta',
    papeis: ['titular'],
    dados: esquema.aceitarNotificacaoEletronica,
    decide: aceitar,
    sondar: sondarAceite,
  }),
  definirComando({
    ...dePessoa,
    nome: 'deixarNotificacaoEletronica',
    rotulo: 'Deixar de receber notificações na conta',
    papeis: ['titular'],
    dados: esquema.deixarNotificacaoEletronica,
    decide: deixar,
    sondar: sondarSaidaDaConta,
  }),
]
