import { formatarDia } from '#core/calendar/dia.ts'
import type { Recusa } from '#core/decisao.ts'
import type { Mensagem } from '#core/infracao/mensagens.ts'

const dado = (r: Recusa, chave: string): string => String(r.dados?.[chave] ?? '')
const dia = (r: Recusa, chave: string): string => {
  const v = r.dados?.[chave]
  return typeof v === 'string' && v !== '' ? formatarDia(v) : ''
}
const BLOCOS: Readonly<Record<string, string>> = {
  reservado: 'reservado, ainda não entregue ao fiscal',
  entregue: 'entregue ao fiscal',
  encerrado: 'encerrado',
}
const NUMEROS: Readonly<Record<string, string>> = {
  usado: 'já está n{auto:um|uma} {auto}',
  inutilizado: 'foi inutilizado',
  extraviado: 'foi dado como extraviado',
  devolvido: 'foi devolvido em branco',
}

/** The sentences of the refusals about blocks of numbers, by code. */
export const mensagensDeBloco: Readonly<Record<string, Mensagem>> = {
  'bloco.transicao': (r) =>
    `O bloco está ${BLOCOS[dado(r, 'situacao')] ?? dado(r, 'situacao')}: isto não cabe agora.`,
  'bloco.numero-fora': (r) => `O número ${dado(r, 'numero')} não é deste bloco.`,
  'bloco.numero-com-destino': (r) =>
    `O número ${dado(r, 'numero')} ${NUMEROS[dado(r, 'situacao')] ?? 'já tem destino'}: não serve outra vez.`,
  'bloco.numero-de-nenhum': (r) =>
    `O número ${dado(r, 'numero')} não é de nenhum bloco reservado: confira o formulário.`,
  'bloco.de-outro-fiscal': (r) =>
    `O número ${dado(r, 'numero')} é do bloco de outro fiscal: só quem o recebeu o usa.`,
  'bloco.fato-antes-da-entrega': (r) =>
    `O bloco do número ${dado(r, 'numero')} foi entregue em ${dia(r, 'entregueEm')}, depois do fato.`,
  'bloco.numeros-sem-conta': (r) =>
    dado(r, 'quantos') === '1'
      ? `Falta dar conta de um número: ${dado(r, 'numeros')}.`
      : `Falta dar conta de ${dado(r, 'quantos')} números, entre eles ${dado(r, 'numeros')}.`,
}
