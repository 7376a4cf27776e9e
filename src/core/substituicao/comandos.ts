import { definirComando } from '../comando.ts'
import * as decide from './decide.ts'
import * as provisorio from './provisorio.ts'
import * as esquema from './substituicao.ts'

const recebe = { corrente: 'outorga', cria: false, papeis: ['atendente', 'gestor'] } as const
const decideSe = { corrente: 'outorga', cria: false, papeis: ['gestor'] } as const

/** The commands of the grant's vehicle. */
export const comandosDeSubstituicao = [
  definirComando({
    ...recebe,
    nome: 'comunicarPerdaDoVeiculo',
    rotulo: 'Comunicar furto ou sinistro',
    dados: esquema.comunicarPerdaDoVeiculo,
    decide: decide.comunicarPerda,
    sondar: decide.sondarPerda,
  }),
  definirComando({
    ...decideSe,
    nome: 'prorrogarSubstituicao',
    rotulo: 'Prorrogar prazo da substituição',
    dados: esquema.prorrogarSubstituicao,
    decide: decide.prorrogar,
    sondar: decide.sondarProrrogacao,
  }),
  definirComando({
    ...recebe,
    nome: 'substituirVeiculo',
    rotulo: 'Substituir veículo',
    dados: esquema.substituirVeiculo,
    decide: decide.substituir,
    sondar: decide.sondarSubstituicao('substituirVeiculo'),
  }),
  definirComando({
    ...recebe,
    nome: 'registrarDescaracterizacao',
    rotulo: 'Registrar descaracterização',
    dados: esquema.registrarDescaracterizacao,
    decide: decide.descaracterizar,
    sondar: decide.sondarDescaracterizacao,
  }),
  definirComando({
    ...decideSe,
    nome: 'autorizarVeiculoProvisorio',
    rotulo: 'Autorizar veículo provisório',
    dados: esquema.autorizarVeiculoProvisorio,
    decide: provisorio.autorizar,
    sondar: provisorio.sondarProvisorio('autorizarVeiculoProvisorio'),
  }),
  definirComando({
    ...recebe,
    nome: 'encerrarVeiculoProvisorio',
    rotulo: 'Encerrar veículo provisório',
    dados: esquema.encerrarVeiculoProvisorio,
    decide: provisorio.encerrar,
    sondar: provisorio.sondarProvisorio('encerrarVeiculoProvisorio'),
  }),
]
