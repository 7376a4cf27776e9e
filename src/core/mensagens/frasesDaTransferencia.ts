import { citarTodos } from './citar.ts'
import type { Frase, Tinta } from './frases.ts'

const SITUACOES: Readonly<Record<string, string>> = {
  ausente: 'não há pedido de transferência',
  requerida: 'há um pedido de transferência a decidir',
  deferida: 'a transferência foi deferida e espera a assinatura do novo termo',
  indeferida: 'o último pedido de transferência foi indeferido',
  desistida: 'houve desistência do último pedido de transferência',
  concluida: 'a transferência já se concluiu',
}
const VINCULOS: Readonly<Record<string, string>> = {
  conjuge: 'cônjuge',
  companheiro: 'companheiro ou companheira',
  filho: 'filho ou filha',
  'outro-descendente': 'neto ou outro descendente',
  ascendente: 'ascendente',
  irmao: 'irmão ou irmã',
  'outro-colateral': 'outro colateral',
}
const UNIDADES: Readonly<Record<string, readonly [string, string]>> = {
  dias: ['dia', 'dias'],
  meses: ['mês', 'meses'],
  anos: ['ano', 'anos'],
}
const tempo = (t: Tinta): string => {
  const [um, varios] = UNIDADES[t.d('unidade')] ?? ['', '']
  return t.d('quantidade') === '1' ? `um ${um}` : `${t.d('quantidade')} ${varios}`
}

/** The tie to the holder who died, in words. */
export const nomeDoVinculo = (v: string): string => VINCULOS[v] ?? v
const vinculos = (lista: string): string =>
  lista
    .split(', ')
    .filter((v) => v !== '')
    .map(nomeDoVinculo)
    .join(', ')
const auxiliar = (t: Tinta): string => t.pacote.lei.termos.condutorAuxiliar?.singular ?? 'condutor'
const artigos = (t: Tinta): string => {
  const ids = t.pacote.prazos.procuracao?.fundamentos ?? []
  return ids.length === 0 ? '' : ` (${citarTodos(ids)})`
}

/** Sentences of the transfer, of the holder's death and invalidity, and of the attorney. */
export const frasesDaTransferencia: Readonly<Record<string, Frase>> = {
  'transferencia.transicao': (t) =>
    `Isto não pode ser feito agora: ${SITUACOES[t.d('situacao')] ?? t.d('situacao')}`,
  'transferencia.nenhuma-hipotese': (t) =>
    `Hoje nenhuma hipótese da lei admite transferir ${t.outorga}`,
  'transferencia.hipotese-desconhecida': (t) =>
    `Esta lei não admite a transferência na hipótese “${t.recusa.falta ?? ''}”`,
  'transferencia.sem-obito': (t) =>
    `“${t.d('nome')}” supõe o falecimento d${t.titular}, que não foi comunicado`,
  'transferencia.titular-falecido': (t) =>
    `“${t.d('nome')}” não cabe depois do falecimento d${t.titular}`,
  'transferencia.sem-invalidez': (t) =>
    `“${t.d('nome')}” supõe a invalidez d${t.titular}, que não foi comunicada`,
  'transferencia.deixou-conjuge': (t) =>
    `“${t.d('nome')}” só cabe se ${t.titular} não deixou cônjuge nem companheiro`,
  'transferencia.nao-deixou-conjuge': (t) =>
    `“${t.d('nome')}” só cabe se ${t.titular} deixou cônjuge ou companheiro`,
  'transferencia.antes-do-tempo': (t) =>
    `${t.outorga} só pode ser transferida depois de ${tempo(t)} do seu início, em ${t.d('inicio')}`,
  'transferencia.mesma-pessoa': (t) => `Quem recebe já é ${t.titular}`,
  'transferencia.nao-inscrito': (t) =>
    `Quem recebe não está inscrito como ${t.d('funcao') === 'auxiliar' ? auxiliar(t) : t.d('funcao')}`,
  'transferencia.pouca-experiencia': (t) =>
    `Quem recebe está inscrito desde ${t.d('desde')}, e a lei pede mais de ${tempo(t)}`,
  'transferencia.vinculo': (t) =>
    `A lei não admite a transferência a ${nomeDoVinculo(t.d('vinculo'))} d${t.titular}`,
  'transferencia.ordem': (t) =>
    `Antes de ${nomeDoVinculo(t.d('vinculo'))} vem, na ordem da sucessão: ${vinculos(t.d('antes'))}`,
  'transferencia.fora-do-prazo': (t) =>
    `O pedido podia ser feito até ${t.d('ate')}, e foi feito em ${t.d('em')}`,
  'transferencia.modo': (t) => `Nesta hipótese a lei não prevê transferência ${t.d('modo')}`,
  'transferencia.sem-firma': () =>
    'O requerimento deve ser assinado por todas as partes, com firma reconhecida',
  'transferencia.nada-fica': (t) =>
    `A transferência parcial supõe que ${t.titular} conserve outra ${t.pacote.lei.termos.outorga.singular}`,
  'transferencia.taxa-nao-lancada': (t) => `Falta lançar e pagar a taxa “${t.d('taxa')}”`,
  'transferencia.taxa-em-aberto': (t) => `Falta pagar a taxa “${t.d('taxa')}”`,
  'transferencia.extincao-proposta': () =>
    'Há proposta de perda ou de suspensão a decidir antes da transferência',
  'transferencia.obito-fora-do-prazo': (t) =>
    `O falecimento foi comunicado depois do prazo, que terminou em ${t.d('ate')}: a autoridade decide antes sobre o cancelamento`,
  'transferencia.falta-etapa': (t) => `Falta a etapa “${t.d('nome')}”`,
  'transferencia.etapas-feitas': () => 'Todas as etapas já foram cumpridas',
  'transferencia.etapa-fora-de-ordem': (t) => `A etapa da vez é “${t.d('nome')}”`,
  'transferencia.sem-compromisso': () =>
    'Quem recebe precisa comprometer-se a cumprir todas as obrigações do termo',
  'obito.ja-comunicado': (t) => `O falecimento já foi comunicado, em ${t.d('em')}`,
  'obito.nao-consta': () => 'Não consta o falecimento de quem é titular',
  'obito.antes-do-nascimento': (t) =>
    `O dia do óbito é anterior ao nascimento, em ${t.d('em')}: confira a certidão`,
  'obito.antes-de-ato-do-titular': (t) =>
    `${t.titular} compareceu em ${t.d('em')}, depois do dia indicado: confira a certidão e, se o dia está certo, diga a prova`,
  'obito.transferencia-em-curso': () =>
    'Há pedido de transferência por morte: desista-se dele, ou indefira-se, antes de anular o óbito',
  'obito.ja-sabido': (t) => `O falecimento já foi registrado de ofício, em ${t.d('em')}`,
  'invalidez.ja-comunicada': (t) => `A invalidez já foi comunicada, desde ${t.d('desde')}`,
  'titular.falecido': (t) =>
    `${t.titular} faleceu em ${t.d('em')}, e o serviço espera a transferência`,
  'pessoa.falecida': (t) => `Consta o falecimento desta pessoa em ${t.d('em')}`,
  'transferencia.obito-antes-do-termo': (t) =>
    `O falecimento, em ${t.d('em')}, é anterior {ao termo}, de ${t.d('inicio')}: nada passou aos sucessores, e cabe a baixa`,
  'procuracao.nao-prevista': () =>
    'Esta lei não prevê procurador neste ato: é preciso o comparecimento pessoal',
  'procuracao.fora-da-hipotese': (t) =>
    `Só se admite procurador na doença ou na invalidez d${t.titular}, comunicada e em curso${artigos(t)}`,
  'procuracao.nao-publica': () => 'A procuração deve ser por instrumento público',
  'procuracao.sem-poderes': () => 'A procuração deve trazer poderes específicos para o ato',
  'procuracao.sem-prazo': () => 'A procuração deve trazer prazo de validade',
  'procuracao.vencida': (t) => `A procuração venceu em ${t.d('validaAte')}`,
  'procuracao.nao-atual': (t) =>
    `A procuração é de ${t.d('lavradaEm')}; só serve a lavrada desde ${t.d('desde')}`,
}
