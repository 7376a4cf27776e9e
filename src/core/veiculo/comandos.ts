import type { Corrente } from '../ato.ts'
import { definirComando } from '../comando.ts'
import type { Recusa } from '../decisao.ts'
import type { Mundo } from '../mundo.ts'
import { inexistente } from '../mundo/recusas.ts'
import { alterar, sondarPropriedade } from './alterarPropriedade.ts'
import { corrigir, emplacar, sondarPlacaDeAluguel } from './corrigir.ts'
import { cadastrar, juntar, trocarPlaca } from './decide.ts'
import { completar, importar, jaCompleto } from './importacao.ts'
import {
  alterarPlaca,
  alterarPropriedade,
  cadastrarVeiculo,
  completarVeiculo,
  corrigirVeiculo,
  importarVeiculo,
  juntarDocumentoDoVeiculo,
  registrarPlacaDeAluguel,
} from './veiculo.ts'

const existe = (c: Corrente, mundo: Mundo): readonly Recusa[] =>
  mundo.existe(c) ? [] : [inexistente(c)]
const papeis = ['atendente', 'gestor'] as const

/** The commands of the register of vehicles. */
export const comandosDeVeiculo = [
  definirComando({
    nome: 'cadastrarVeiculo',
    rotulo: 'Cadastrar veículo',
    corrente: 'veiculo',
    cria: true,
    papeis,
    dados: cadastrarVeiculo,
    decide: cadastrar,
    sondar: () => [],
  }),
  definirComando({
    nome: 'importarVeiculo',
    rotulo: 'Importar veículo',
    corrente: 'veiculo',
    cria: true,
    papeis: ['gestor'],
    dados: importarVeiculo,
    decide: importar,
    sondar: () => [],
  }),
  definirComando({
    nome: 'completarVeiculo',
    rotulo: 'Completar cadastro',
    corrente: 'veiculo',
    cria: false,
    papeis,
    dados: completarVeiculo,
    decide: completar,
    sondar: jaCompleto,
  }),
  definirComando({
    nome: 'juntarDocumentoDoVeiculo',
    rotulo: 'Juntar documento',
    corrente: 'veiculo',
    cria: false,
    papeis,
    dados: juntarDocumentoDoVeiculo,
    decide: juntar,
    sondar: existe,
  }),
  definirComando({
    nome: 'alterarPlaca',
    rotulo: 'Alterar placa',
    corrente: 'veiculo',
    cria: false,
    papeis,
    dados: alterarPlaca,
    decide: trocarPlaca,
    sondar: existe,
  }),
  definirComando({
    nome: 'alterarPropriedade',
    rotulo: 'Alterar proprietário',
    corrente: 'veiculo',
    cria: false,
    papeis,
    dados: alterarPropriedade,
    decide: alterar,
    sondar: sondarPropriedade,
  }),
  definirComando({
    nome: 'corrigirVeiculo',
    rotulo: 'Corrigir cadastro',
    corrente: 'veiculo',
    cria: false,
    papeis,
    dados: corrigirVeiculo,
    decide: corrigir,
    sondar: existe,
  }),
  definirComando({
    nome: 'registrarPlacaDeAluguel',
    rotulo: 'Registrar placa de aluguel',
    corrente: 'veiculo',
    cria: false,
    papeis,
    dados: registrarPlacaDeAluguel,
    decide: emplacar,
    sondar: sondarPlacaDeAluguel,
  }),
]
