import { definirComando } from '../comando.ts'
import * as deliberacao from './decide/deliberar.ts'
import * as desfeito from './decide/desfazerObito.ts'
import * as fatos from './decide/fatos.ts'
import * as pedido from './decide/pedir.ts'
import * as esquema from './transferencia.ts'

const daOutorga = { corrente: 'outorga', cria: false } as const
const balcao = ['atendente', 'gestor'] as const
const autoridade = ['gestor'] as const

/** The commands of the transfer of a grant. */
export const comandosDeTransferencia = [
  definirComando({
    ...daOutorga,
    nome: 'comunicarObito',
    rotulo: 'Comunicar óbito',
    papeis: balcao,
    dados: esquema.comunicarObito,
    decide: fatos.decidirObito,
    sondar: fatos.sondarObito,
  }),
  definirComando({
    ...daOutorga,
    nome: 'retificarObito',
    rotulo: 'Retificar o óbito',
    papeis: autoridade,
    dados: esquema.retificarObito,
    decide: desfeito.retificar,
    sondar: desfeito.sondarObitoConhecido,
  }),
  definirComando({
    ...daOutorga,
    nome: 'anularObito',
    rotulo: 'Anular a comunicação do óbito',
    papeis: autoridade,
    dados: esquema.anularObito,
    decide: desfeito.anular,
    sondar: desfeito.sondarAnularObito,
  }),
  definirComando({
    ...daOutorga,
    nome: 'comunicarInvalidez',
    rotulo: 'Comunicar invalidez',
    papeis: balcao,
    dados: esquema.comunicarInvalidez,
    decide: fatos.decidirInvalidez,
    sondar: fatos.sondarInvalidez,
  }),
  definirComando({
    ...daOutorga,
    nome: 'requererTransferencia',
    rotulo: 'Requerer transferência',
    papeis: balcao,
    dados: esquema.requererTransferencia,
    decide: pedido.requerer,
    sondar: pedido.sondarPedido,
  }),
  definirComando({
    ...daOutorga,
    nome: 'instruirTransferencia',
    rotulo: 'Cumprir etapa da transferência',
    papeis: balcao,
    dados: esquema.instruirTransferencia,
    decide: pedido.instruir,
    sondar: pedido.sondarInstrucao,
  }),
  definirComando({
    ...daOutorga,
    nome: 'deferirTransferencia',
    rotulo: 'Deferir transferência',
    papeis: autoridade,
    dados: esquema.deferirTransferencia,
    decide: deliberacao.deferir,
    sondar: deliberacao.sondarDecisao,
  }),
  definirComando({
    ...daOutorga,
    nome: 'indeferirTransferencia',
    rotulo: 'Indeferir transferência',
    papeis: autoridade,
    dados: esquema.indeferirTransferencia,
    decide: deliberacao.indeferir,
    sondar: pedido.sondarTransferencia('indeferirTransferencia'),
  }),
  definirComando({
    ...daOutorga,
    nome: 'assinarTransferencia',
    rotulo: 'Assinar o novo termo',
    papeis: autoridade,
    dados: esquema.assinarTransferencia,
    decide: deliberacao.assinar,
    sondar: deliberacao.sondarAssinatura,
  }),
  definirComando({
    ...daOutorga,
    nome: 'desistirDaTransferencia',
    rotulo: 'Desistir da transferência',
    papeis: balcao,
    dados: esquema.desistirDaTransferencia,
    decide: pedido.desistir,
    sondar: pedido.sondarTransferencia('desistirDaTransferencia'),
  }),
]
