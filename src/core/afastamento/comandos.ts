import { definirComando } from '../comando.ts'
import * as esquema from './afastamento.ts'
import * as decide from './decide.ts'

const daOutorga = { corrente: 'outorga', cria: false } as const
const recebe = { ...daOutorga, papeis: ['atendente', 'gestor'] } as const
const decideSe = { ...daOutorga, papeis: ['gestor'] } as const

/** The commands of the leaves. */
export const comandosDeAfastamento = [
  definirComando({
    ...recebe,
    nome: 'requererAfastamento',
    rotulo: 'Requerer afastamento',
    dados: esquema.requererAfastamento,
    decide: decide.requerer,
    sondar: decide.sondarAfastamento('requererAfastamento'),
  }),
  definirComando({
    ...decideSe,
    nome: 'concederAfastamento',
    rotulo: 'Conceder afastamento',
    dados: esquema.concederAfastamento,
    decide: decide.conceder,
    sondar: decide.sondarConcessao,
  }),
  definirComando({
    ...decideSe,
    nome: 'indeferirAfastamento',
    rotulo: 'Indeferir afastamento',
    dados: esquema.indeferirAfastamento,
    decide: decide.indeferir,
    sondar: decide.sondarAfastamento('indeferirAfastamento'),
  }),
  definirComando({
    ...decideSe,
    nome: 'prorrogarAfastamento',
    rotulo: 'Prorrogar afastamento',
    dados: esquema.prorrogarAfastamento,
    decide: decide.prorrogar,
    sondar: decide.sondarProrrogacao,
  }),
  definirComando({
    ...recebe,
    nome: 'encerrarAfastamento',
    rotulo: 'Registrar retorno',
    dados: esquema.encerrarAfastamento,
    decide: decide.encerrar,
    sondar: decide.sondarAfastamento('encerrarAfastamento'),
  }),
]
