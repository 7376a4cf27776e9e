import { formatarDia } from '#core/calendar/dia.ts'
import type { Recusa } from '#core/decisao.ts'
import type { Mensagem } from '#core/infracao/mensagens.ts'
import { formatarReais } from '#core/money/centavos.ts'

const dado = (r: Recusa, chave: string): string => String(r.dados?.[chave] ?? '')
const reais = (r: Recusa): string => formatarReais(Number(r.dados?.['valor'] ?? 0))
const dia = (r: Recusa, chave: string): string => {
  const v = r.dados?.[chave]
  return typeof v === 'string' && v !== '' ? formatarDia(v) : ''
}
const ELEMENTOS: Record<string, string> = {
  guarda: 'quem fica com o veículo',
  inventario: 'o inventário do que está no veículo',
  chaves: 'quantas chaves foram entregues',
}
const numero = (r: Recusa): string => (dado(r, 'numero') === '' ? '' : ` (nº ${dado(r, 'numero')})`)
const emCustodia = (que: string) => (r: Recusa) =>
  `O veículo está ${que} desde ${dia(r, 'desde')}${numero(r)}: não pode trabalhar até ser liberado.`

/** The sentences of this room's refusals, by code. */
export const mensagensDeRecolhimento: Readonly<Record<string, Mensagem>> = {
  'veiculo.retido': emCustodia('retido'),
  'veiculo.apreendido': emCustodia('apreendido'),
  'veiculo.lacrado': emCustodia('lacrado'),
  'veiculo.interditado': emCustodia('impedido de trabalhar'),
  'recolhimento.transicao': (r) => `O veículo já foi ${dado(r, 'situacao')}: isto não cabe mais.`,
  'recolhimento.medida-desconhecida': () => 'Esta lei não prevê a medida escolhida.',
  'recolhimento.medida-nao-prevista': (r) =>
    `A infração {do auto} não traz a medida “${dado(r, 'medida')}”.`,
  'recolhimento.infracao-sem-medida': () =>
    'Esta infração não traz medida sobre o veículo: a lei não manda retê-lo, apreendê-lo nem lacrá-lo.',
  'recolhimento.auto-sem-efeito': () =>
    '{O auto} foi anulad{auto:o|a} ou arquivad{auto:o|a}: não sustenta medida sobre o veículo.',
  'recolhimento.sem-auto': () =>
    'A medida sobre o veículo nasce de {um auto}: peça-a na ficha del{auto:e|a}.',
  'recolhimento.sem-fundamento': () =>
    'Sem {auto}, indique o dispositivo que autoriza a medida, entre os que a lei traz.',
  'recolhimento.sem-veiculo': () => 'Indique o veículo, pelo cadastro ou pela placa.',
  'recolhimento.elemento-ausente': (r) =>
    `Falta no termo ${ELEMENTOS[r.falta ?? ''] ?? 'um elemento'}.`,
  'recolhimento.ja-recolhido': (r) =>
    `O veículo já está sob esta medida desde ${dia(r, 'desde')}${numero(r)}.`,
  'recolhimento.sem-regularizacao': () =>
    'A fiscalização ainda não constatou que a irregularidade foi corrigida.',
  'recolhimento.sem-nova-vistoria': () =>
    'Falta o veículo passar em vistoria feita depois da medida.',
  'recolhimento.multa-em-aberto': (r) =>
    `A multa {do auto} nº ${dado(r, 'auto')}, de ${reais(r)}, não foi paga: registre o pagamento {no auto} ou o depósito aqui. Recurso não substitui o pagamento.`,
  'recolhimento.taxas-em-aberto': (r) =>
    `Há taxas em aberto, no total de ${reais(r)}: registre o pagamento.`,
  'recolhimento.despesas-em-aberto': (r) =>
    `Faltam ${reais(r)} de remoção e estadia (${dado(r, 'dias')} dias): registre o pagamento.`,
  'recolhimento.nada-a-depositar': () => 'Não há multa de {auto} a depositar para esta liberação.',
  'recolhimento.nada-a-regularizar': () => 'Esta medida não depende de regularização.',
  'recolhimento.sem-despesas': () => 'Esta medida não cobra remoção nem estadia.',
  'recolhimento.sem-leilao': () => 'Esta lei não prevê leilão para esta medida.',
  'recolhimento.auto-nao-definitivo': () => 'O leilão espera a decisão definitiva {do auto}.',
  'recolhimento.prazo-do-leilao': () => 'O prazo para leiloar o veículo ainda corre.',
}
