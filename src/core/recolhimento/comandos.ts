import type { CondicaoDeLiberacao } from '#law/esquema/medidas.ts'
import { type Corrente, idDaCorrente } from '../ato.ts'
import { definirComando } from '../comando.ts'
import type { Contexto } from '../contexto.ts'
import type { Recusa } from '../decisao.ts'
import type { Mundo } from '../mundo.ts'
import * as guarda from './decide/guarda.ts'
import { leiloar, recusasDoLeilao } from './decide/leilao.ts'
import { recolher } from './decide/recolher.ts'
import * as esquema from './recolhimento.ts'
import { type ComandoDeRecolhimento, recusasDaTransicao } from './transicoes.ts'
import { recusasSemCondicao } from './condicoes.ts'
import { recusasSemMedida } from './cabiveis.ts'

const doRecolhimento = { corrente: 'recolhimento', cria: false } as const
const transicao = (comando: ComandoDeRecolhimento) => (c: Corrente, mundo: Mundo) =>
  recusasDaTransicao(comando, mundo.recolhimento(idDaCorrente(c)), c)

/** Closed by the table, or because the measure does not ask for that condition. */
const seHouver =
  (comando: ComandoDeRecolhimento, condicao: CondicaoDeLiberacao['condicao'], codigo: string) =>
  (c: Corrente, mundo: Mundo, contexto: Contexto): readonly Recusa[] => {
    const r = mundo.recolhimento(idDaCorrente(c))
    const impedem = recusasDaTransicao(comando, r, c)
    if (r === undefined || impedem.length > 0) return impedem
    return recusasSemCondicao(r, condicao, codigo, contexto.pacote)
  }

/** The commands of the custody of vehicles. */
export const comandosDeRecolhimento = [
  definirComando({
    nome: 'recolherVeiculo',
    rotulo: 'Reter, apreender ou lacrar',
    corrente: 'recolhimento',
    cria: true,
    papeis: ['fiscal', 'gestor'],
    dados: esquema.recolherVeiculo,
    decide: recolher,
    sondar: (_c, _mundo, { pacote }) =>
      (pacote.processo.medidas?.recolhimentos.length ?? 0) > 0
        ? []
        : [{ codigo: 'recolhimento.medida-desconhecida', fundamentos: [] }],
    sondarNaOutorga: (_o, _mundo, { pacote }) => recusasSemMedida(pacote, undefined),
  }),
  definirComando({
    ...doRecolhimento,
    nome: 'constatarRegularizacao',
    rotulo: 'Constatar a regularização',
    papeis: ['fiscal', 'vistoriador', 'gestor'],
    dados: esquema.constatarRegularizacao,
    decide: guarda.constatar,
    sondar: seHouver('constatarRegularizacao', 'regularizacao', 'recolhimento.nada-a-regularizar'),
  }),
  definirComando({
    ...doRecolhimento,
    nome: 'transferirGuarda',
    rotulo: 'Transferir a guarda',
    papeis: ['fiscal', 'gestor'],
    dados: esquema.transferirGuarda,
    decide: guarda.transferir,
    sondar: transicao('transferirGuarda'),
  }),
  definirComando({
    ...doRecolhimento,
    nome: 'depositarMulta',
    rotulo: 'Registrar depósito da multa',
    papeis: ['atendente', 'gestor', 'procuradoria'],
    dados: esquema.depositarMulta,
    decide: guarda.depositar,
    sondar: seHouver('depositarMulta', 'multas-pagas', 'recolhimento.nada-a-depositar'),
  }),
  definirComando({
    ...doRecolhimento,
    nome: 'pagarDespesas',
    rotulo: 'Registrar pagamento de remoção e estadia',
    papeis: ['atendente', 'gestor'],
    dados: esquema.pagarDespesas,
    decide: guarda.pagarDespesas,
    sondar: seHouver('pagarDespesas', 'despesas-pagas', 'recolhimento.sem-despesas'),
  }),
  definirComando({
    ...doRecolhimento,
    nome: 'liberarVeiculo',
    rotulo: 'Liberar o veículo',
    papeis: ['fiscal', 'gestor'],
    dados: esquema.liberarVeiculo,
    decide: guarda.liberar,
    sondar: guarda.recusasDaLiberacao,
  }),
  definirComando({
    ...doRecolhimento,
    nome: 'leiloarVeiculo',
    rotulo: 'Registrar leilão',
    papeis: ['gestor'],
    dados: esquema.leiloarVeiculo,
    decide: leiloar,
    sondar: recusasDoLeilao,
  }),
]
