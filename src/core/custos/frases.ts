import { formatarReais } from '../money/centavos.ts'
import type { FraseDoAto } from '../mensagens/fraseDaVida.ts'
import type { Frase } from '../mensagens/frases.ts'

const texto = (v: unknown): string => (typeof v === 'string' ? v : '')
const numero = (v: unknown): string => (typeof v === 'string' && v !== '' ? ` nº ${v}` : '')
const SITUACOES: Readonly<Record<string, string>> = {
  calculado: 'O cálculo pedido já foi feito',
  indeferido: 'O cálculo pedido já foi indeferido',
}
const QUEM: Readonly<Record<string, string>> = {
  contratante: 'pelo contratante',
  contratado: 'pelo contratado',
  ambas: 'por ambas as partes',
}

/** The sentences of refusals of the calculation of costs, by code. */
export const frasesDosCustos: Readonly<Record<string, Frase>> = {
  'custos.nenhum-pedido': () => 'Não há pedido de cálculo de custos a atender',
  'custos.pedido-inexistente': () => 'Não há pedido de cálculo de custos com esse identificador',
  'custos.transicao': (t) => SITUACOES[t.d('situacao')] ?? 'O pedido não está a decidir',
  'custos.mes-futuro': () => 'Os preços são de um mês que ainda não chegou',
  'custos.parcela-desconhecida': (t) =>
    `A planilha de custos não tem a parcela “${t.recusa.falta ?? ''}”`,
  'custos.parcela-em-falta': (t) => `Falta na planilha: ${t.d('nome')}`,
  'custos.dado-em-falta': (t) => `${t.d('nome')}: falta “${t.d('dado')}”`,
  'custos.dado-a-mais': (t) => `${t.d('nome')}: há um dado que o cálculo não usa`,
  'custos.residual-maior': (t) =>
    `${t.d('nome')}: o valor no fim da vida passa do valor do veículo`,
  'custos.valor-alem-do-limite': () =>
    'O resultado passa do que se pode calcular; reveja os valores informados',
}

/** The sentences of its acts. */
export const frasesDosAtosDosCustos: Readonly<Record<string, FraseDoAto>> = {
  calculoDeCustosRequerido: (d) =>
    `Cálculo de custos operacionais requerido ${QUEM[texto(d['por'])] ?? ''}: ${texto(d['objeto'])}. Protocolo${numero(d['protocolo'])}.`,
  custosCalculados: (d) =>
    `Custos operacionais calculados${numero(d['numero'])}: ${formatarReais(Number(d['total']))} por mês, ${formatarReais(Number(d['porQuilometro']))} por quilômetro${d['porEstudante'] === undefined ? '' : `, ${formatarReais(Number(d['porEstudante']))} por estudante`}.`,
  calculoDeCustosIndeferido: (d) =>
    `Cálculo de custos operacionais indeferido: ${texto(d['razoes'])}.`,
}
