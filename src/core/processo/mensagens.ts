import { formatarDia } from '#core/calendar/dia.ts'
import type { Recusa } from '#core/decisao.ts'
import type { Mensagem } from '#core/infracao/mensagens.ts'
import { formatarReais } from '#core/money/centavos.ts'

const dado = (r: Recusa, chave: string): string => String(r.dados?.[chave] ?? '')
const reais = (r: Recusa, chave: string): string => formatarReais(Number(r.dados?.[chave] ?? 0))
const dia = (r: Recusa, chave: string): string => {
  const valor = r.dados?.[chave]
  return typeof valor === 'string' ? formatarDia(valor) : ''
}

const FASES: Record<string, string> = {
  lavrado: 'lavrado, sem notificação',
  notificado: 'notificado, sem registro da ciência',
  'em-defesa': 'no prazo de defesa',
  defendido: 'com defesa, à espera do julgamento',
  revel: 'à revelia, à espera do julgamento',
  'julgado-procedente': 'julgado procedente, sem ciência da decisão',
  arquivado: 'arquivado',
  'em-recurso': 'no prazo de recurso',
  recorrido: 'em recurso, à espera do julgamento dele',
  'recurso-julgado': 'com o recurso julgado; falta certificar a decisão',
  definitivo: 'com decisão definitiva',
}
const PASSOS: Record<string, string> = {
  notificarAutuacao: 'notificar a autuação',
  anotarPostagem: 'anotar o código da postagem',
  registrarDevolucao: 'registrar notificação frustrada',
  registrarCiencia: 'registrar a ciência',
  notificarDecisao: 'notificar a decisão',
  registrarCienciaDoRecurso: 'registrar a ciência da decisão do recurso',
  apresentarDefesa: 'apresentar defesa',
  decretarRevelia: 'decretar a revelia',
  julgarAuto: 'julgar {o auto}',
  registrarCienciaDaDecisao: 'registrar a ciência da decisão',
  interporRecurso: 'interpor recurso',
  declararImpedimento: 'declarar impedimento',
  decidirEfeitoSuspensivo: 'decidir sobre o efeito suspensivo',
  emitirParecer: 'emitir parecer',
  distribuirRecurso: 'distribuir o recurso',
  redistribuirRecurso: 'redistribuir o recurso',
  relatarRecurso: 'relatar o recurso',
  votarRecurso: 'votar',
  pedirVista: 'pedir vista',
  proclamarResultado: 'proclamar o resultado',
  julgarRecurso: 'julgar o recurso',
  certificarDefinitividade: 'certificar que a decisão é definitiva',
  registrarPagamento: 'registrar o pagamento',
  inscreverDividaAtiva: 'inscrever em dívida ativa',
  cancelarInscricao: 'cancelar inscrição em dívida ativa',
  registrarInterrupcao: 'registrar causa que interrompe a prescrição',
  declararPrescricao: 'declarar a prescrição',
  restituirMulta: 'restituir o que se pagou',
  anularAuto: 'anular {o auto}',
  extinguirPelaMorte: 'encerrar pela morte',
}
const PAPEIS: Record<string, string> = {
  atendente: 'atendente',
  vistoriador: 'vistoriador',
  fiscal: 'fiscal',
  julgador: 'julgador de primeira instância',
  recursal: 'julgador de recursos',
  procuradoria: 'procuradoria',
  gestor: 'gestor',
  auditor: 'auditor',
  titular: 'quem responde, na própria conta',
}
const PECAS: Record<string, string> = {
  autuacao: 'da autuação',
  decisao: 'da decisão',
  recurso: 'da decisão do recurso',
}
const nomes = (r: Recusa, chave: string, tabela: Record<string, string>): string =>
  dado(r, chave)
    .split(', ')
    .map((n) => tabela[n] ?? n)
    .join(', ')

/** The sentences of this room's refusals, and of the fine's, by code. */
export const mensagensDeProcesso: Readonly<Record<string, Mensagem>> = {
  'processo.papel': (r) => `Isto cabe a: ${nomes(r, 'papeis', PAPEIS)}.`,
  'processo.fase': (r) =>
    `{O auto} está ${FASES[dado(r, 'fase')] ?? dado(r, 'fase')}: nesta fase não cabe ${PASSOS[dado(r, 'passo')] ?? 'este ato'}.`,
  'processo.julgador-impedido': (r) =>
    dado(r, 'motivo') === 'declarou'
      ? 'Quem se declarou impedido não decide nem vota neste processo.'
      : dado(r, 'motivo') === 'parentesco'
        ? `${dado(r, 'membro')} é parente de quem responde, ou responde: não relata nem vota neste processo.`
        : dado(r, 'motivo') === 'julgou'
          ? 'Quem julgou em primeira instância não pode decidir o recurso.'
          : dado(r, 'motivo') === 'propos'
            ? 'Quem propôs a perda não pode decidir sobre ela.'
            : 'Quem lavrou {o auto} não pode decidir sobre {auto:ele|ela}.',
  'processo.prazo-de-defesa-em-curso': (r) =>
    `O prazo de defesa corre até ${dia(r, 'defesaAte')}, inclusive.`,
  'processo.prazo-de-recurso-em-curso': (r) =>
    `O prazo de recurso corre até ${dia(r, 'recursoAte')}, inclusive.`,
  'processo.ciencia-pendente': (r) =>
    `Falta a ciência ${PECAS[dado(r, 'peca')] ?? ''} de ${dado(r, 'faltam')} de ${dado(r, 'responsaveis')} que ${dado(r, 'responsaveis') === '1' ? 'responde' : 'respondem'}: cada um tem o seu prazo, e o processo espera por todos.`,
  'ciencia.completa': (r) => `A ciência ${PECAS[dado(r, 'peca')] ?? ''} já está registrada.`,
  'notificacao.alheia': () => 'A pessoa indicada não é das que respondem por {este auto}.',
  'notificacao.sem-decisao': () => 'Ainda não há decisão a notificar.',
  'notificacao.nenhuma-em-curso': () => 'Não há notificação expedida à espera de resposta.',
  'notificacao.encerrada': (r) =>
    `A notificação nº ${dado(r, 'n')} não existe ou já teve resposta.`,
  'protocolo.no-futuro': (r) =>
    `O dia do protocolo (${dia(r, 'dia')}) não pode ser depois de agora.`,
  'protocolo.antes-do-ato': (r) =>
    `O protocolo, de ${dia(r, 'dia')}, é anterior ao ato que se contesta (${dia(r, 'desde')}).`,
  'efeito.nao-admitido': () => 'A lei não prevê efeito suspensivo para o recurso.',
  'efeito.sem-mudanca': (r) =>
    `O efeito suspensivo já foi ${dado(r, 'efeito')}; decidir o mesmo outra vez nada muda.`,
  'recurso.pendente': () =>
    'Há recurso à espera de julgamento: até lá não cabe outro recurso, nem a decisão é definitiva.',
  'impedimento.ja-declarado': () => 'O impedimento já foi declarado.',
  'multa.nao-prevista': () => 'Não há multa a cobrar por {este auto}.',
  'multa.exigibilidade-suspensa': () =>
    'O recurso tem efeito suspensivo: a multa não é exigível até que ele seja julgado.',
  'multa.ja-paga': () => 'A multa já foi paga.',
  'multa.tabela-sem-dispositivo': () =>
    'A tabela de multas do decreto não tem valor para esta infração.',
  'multa.tabela-fora-dos-limites': (r) =>
    `A tabela do decreto dá ${reais(r, 'valor')} a esta infração; a lei limita a multa entre ${reais(r, 'minimo')} e ${reais(r, 'maximo')}.`,
  'multa.valor-alem-do-limite': () =>
    'A multa calculada passa do maior valor que se pode registrar: confira os parâmetros.',
  'parametro.invalido': () =>
    'O valor fixado para o parâmetro não tem a forma esperada: corrija-o antes de calcular.',
  'indice.ausente': (r) =>
    `Falta o ${dado(r, 'indice')} de ${dado(r, 'meses')}: sem ele a multa não pode ser atualizada. Importe o índice.`,
  'pagamento.no-futuro': (r) =>
    `O dia do pagamento (${dia(r, 'pagoEm')}) não pode ser depois de hoje.`,
  'pagamento.antes-da-decisao': (r) =>
    `O pagamento, de ${dia(r, 'pagoEm')}, é anterior à decisão que fixou a multa (${dia(r, 'desde')}).`,
  'auto.prescrito': (r) =>
    `A prescrição foi declarada em ${dia(r, 'em')}: {o auto} não segue adiante.`,
  'pagamento.nao-e-parcial': (r) =>
    `O valor devido em ${dia(r, 'pagoEm')} é ${reais(r, 'devido')}: ${reais(r, 'valor')} não é pagamento de parte.`,
  'pagamento.nao-e-a-maior': (r) =>
    `O valor devido em ${dia(r, 'pagoEm')} é ${reais(r, 'devido')}: ${reais(r, 'valor')} não é mais do que isso.`,
  'pagamento.valor-diverso': (r) =>
    `O valor devido em ${dia(r, 'pagoEm')} é ${reais(r, 'devido')}, e não ${reais(r, 'valor')}.`,
}
