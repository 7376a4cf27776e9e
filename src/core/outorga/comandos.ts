import { type Corrente, idDaCorrente } from '../ato.ts'
import { definirComando } from '../comando.ts'
import { recusasDeVigencia } from '../lei/vigencia.ts'
import type { Mundo } from '../mundo.ts'
import { conceder, indeferir, recusasDaConcessao } from './decide/conceder.ts'
import { baixar, prorrogar, recusasDaBaixa, sondarProrrogacao } from './decide/prorrogar.ts'
import { requerer } from './decide/requerer.ts'
import * as esquema from './outorga.ts'
import { type ComandoDeOutorga, recusasDaTransicao } from './transicoes.ts'

const daOutorga = { corrente: 'outorga', cria: false, papeis: ['gestor'] } as const
const transicao = (comando: ComandoDeOutorga) => (c: Corrente, mundo: Mundo) =>
  recusasDaTransicao(comando, mundo.outorga(idDaCorrente(c)), c)

/** The commands of the grant. */
export const comandosDeOutorga = [
  definirComando({
    nome: 'requererOutorga',
    rotulo: 'Requerer {outorga}',
    corrente: 'outorga',
    cria: true,
    papeis: ['atendente', 'gestor'],
    dados: esquema.requererOutorga,
    decide: requerer,
    sondar: (_c, _mundo, contexto) => recusasDeVigencia(contexto.pacote, contexto.hoje),
  }),
  definirComando({
    ...daOutorga,
    nome: 'concederOutorga',
    rotulo: 'Conceder {outorga}',
    dados: esquema.concederOutorga,
    decide: conceder,
    sondar: recusasDaConcessao,
  }),
  definirComando({
    ...daOutorga,
    nome: 'indeferirOutorga',
    rotulo: 'Indeferir {outorga}',
    dados: esquema.indeferirOutorga,
    decide: indeferir,
    sondar: transicao('indeferirOutorga'),
  }),
  definirComando({
    ...daOutorga,
    nome: 'prorrogarOutorga',
    rotulo: 'Prorrogar {outorga}',
    dados: esquema.prorrogarOutorga,
    decide: prorrogar,
    sondar: sondarProrrogacao,
  }),
  definirComando({
    ...daOutorga,
    nome: 'baixarOutorga',
    rotulo: 'Dar baixa {no outorga}',
    dados: esquema.baixarOutorga,
    decide: baixar,
    sondar: recusasDaBaixa,
  }),
]
