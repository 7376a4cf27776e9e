import { formatarDia } from '#core/calendar/dia.ts'
import type { Recusa } from '#core/decisao.ts'
import type { Mensagem } from '#core/infracao/mensagens.ts'

const dado = (r: Recusa, chave: string): string => String(r.dados?.[chave] ?? '')
const dia = (r: Recusa, chave: string): string => {
  const v = r.dados?.[chave]
  return typeof v === 'string' && v !== '' ? formatarDia(v) : ''
}
const ate = (r: Recusa): string => (dia(r, 'ate') === '' ? '' : ` até ${dia(r, 'ate')}, inclusive`)
const SITUACOES: Record<string, string> = {
  proposta: 'proposto, sem ciência da proposta',
  notificada: 'notificado, no prazo de defesa ou à espera da decisão',
  defendida: 'com defesa, à espera da decisão',
  revel: 'à revelia, à espera da decisão',
  decidida: 'decidido, sem ciência da decisão',
  ciente: 'no prazo de recurso, ou com ele terminado',
  recorrida: 'em recurso',
  confirmada: 'com recurso negado',
  executada: 'executado',
  arquivada: 'arquivado',
  desfeita: 'desfeito, com o que se perdeu restabelecido',
}

/** The sentences of this room's refusals, by code. */
export const mensagensDePerda: Readonly<Record<string, Mensagem>> = {
  'pessoa.vedada': (r) =>
    `A inscrição desta pessoa está vedada desde ${dia(r, 'desde')}${ate(r)}, por decisão definitiva.`,
  'veiculo.vedado': (r) =>
    `A inscrição deste veículo está vedada desde ${dia(r, 'desde')}${ate(r)}, por decisão definitiva.`,
  'condutor.certificado-cassado': (r) =>
    `O certificado desta pessoa foi cassado em ${dia(r, 'desde')}: não se emite outro.`,
  'condutor.certificado-suspenso': (r) =>
    `O certificado desta pessoa está suspenso desde ${dia(r, 'desde')}${ate(r)}.`,
  'outorga.suspensa': (r) => `Suspensa desde ${dia(r, 'desde')}${ate(r)}, por decisão definitiva.`,
  'perda.transicao': (r) =>
    `O caso está ${SITUACOES[dado(r, 'situacao')] ?? dado(r, 'situacao')}: isto não cabe agora.`,
  'perda.hipotese-desconhecida': () => 'Esta lei não prevê a hipótese escolhida.',
  'perda.sem-o-fato': (r) =>
    `Os registros não mostram hoje o fato desta hipótese: ${dado(r, 'nome').toLocaleLowerCase('pt-BR')}.`,
  'perda.outorga-nova': (r) =>
    `Est{outorga:e|a} {outorga} começou em ${dia(r, 'inicio')}: ainda não houve tempo para esta hipótese (${dado(r, 'nome').toLocaleLowerCase('pt-BR')}).`,
  'perda.outro-titular': (r) =>
    `${dado(r, 'tipo') === 'fisica' ? 'Quem tem est{outorga:e|a} {outorga} é pessoa física' : 'Quem tem est{outorga:e|a} {outorga} é empresa'}, e esta hipótese não lhe cabe: ${dado(r, 'nome').toLocaleLowerCase('pt-BR')}.`,
  'perda.ja-proposta': () => 'Já corre uma proposta por esta mesma hipótese.',
  'perda.ja-executada': () => 'Esta penalidade {do auto} já foi executada.',
  'perda.auto-nao-anulado': () =>
    '{O auto} que deu causa a esta penalidade não foi anulad{auto:o|a}, ou ela não veio de infração.',
  'perda.reincidencia-mantida': () =>
    'A penalidade não perdeu o fundamento: a reincidência que a fez está de pé, ou ela não veio da reincidência.',
  'perda.sem-ato': () => 'Falta o número e a data da decisão judicial ou do ato de revisão.',
  'perda.titular-com-outra': () =>
    'Quem a perdeu tem hoje outra {outorga} em vigor, e a lei só admite uma.',
  'perda.veiculo-em-outra': () =>
    'O veículo serve hoje a outra {outorga}: é preciso que saia dela antes de restabelecer esta.',
  'perda.decisao-nao-definitiva': () =>
    'A penalidade só se executa depois de certificada a decisão definitiva {do auto}.',
  'perda.reincidencia-desfeita': () =>
    'Esta penalidade vinha só da reincidência, e {o auto} anterior que a fazia foi anulad{auto:o|a} ou reformad{auto:o|a}.',
  'perda.penalidade-nao-imposta': () => 'A decisão {do auto} não impôs esta penalidade.',
  'perda.sem-execucao': () => 'Esta lei não diz como se executa esta penalidade.',
  'perda.sem-outorga': (r) =>
    dado(r, 'situacao') === 'requerida'
      ? 'É ainda um pedido: não há {outorga} concedid{outorga:o|a} que se possa perder.'
      : 'Não há {outorga} em vigor que a penalidade possa alcançar.',
  'perda.sem-condutor': () => 'Falta o condutor que a penalidade alcança.',
  'efeito.recurso-ja-suspende': () =>
    'O recurso apresentado no prazo já suspende a perda até ser julgado: não há efeito suspensivo a pedir nem a conceder.',
  'perda.em-efeito': (r) => `A perda já está em efeito desde ${dia(r, 'desde')}.`,
  'perda.sem-efeito': () => 'A perda não está em efeito: não há o que desfazer.',
  'perda.recurso-suspende': () =>
    'O recurso apresentado no prazo suspende a perda até ser julgado.',
  'perda.efeito-suspensivo': () =>
    'O recurso tem efeito suspensivo: a perda espera o julgamento dele.',
  'perda.sem-ciencia-do-recurso': () =>
    'Falta a ciência da decisão do recurso: a perda só vale depois que quem a sofre a conhece.',
  'perda.recurso-nao-provido': () =>
    'O recurso não foi provido: a penalidade não perdeu o fundamento por ele.',
  'perda.sem-efeito-suspensivo': () =>
    'O recurso não tem efeito suspensivo: a penalidade segue em efeito.',
  'perda.impedido': (r) => `Quem ${dado(r, 'motivo')} não pode decidir sobre o mesmo caso.`,
  'perda.prazo-de-recurso-em-curso': (r) =>
    `O prazo de recurso corre até ${dia(r, 'recursoAte')}, inclusive.`,
}
