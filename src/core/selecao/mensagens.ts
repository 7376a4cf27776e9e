import { formatarDia } from '#core/calendar/dia.ts'
import type { Recusa } from '#core/decisao.ts'
import type { Mensagem } from '#core/infracao/mensagens.ts'
import type { SituacaoDoCandidato } from './selecao.ts'

const dado = (r: Recusa, chave: string): string => String(r.dados?.[chave] ?? '')
const dia = (r: Recusa, chave: string): string => {
  const v = r.dados?.[chave]
  return typeof v === 'string' && v !== '' ? formatarDia(v) : ''
}
const ETAPAS: Readonly<Record<string, (r: Recusa) => string>> = {
  agendada: (r) => `As inscrições só abrem em ${dia(r, 'de')}.`,
  inscricoes: (r) => `As inscrições estão abertas até ${dia(r, 'ate')}, inclusive.`,
  avaliacao: (r) =>
    `As inscrições terminaram em ${dia(r, 'ate')} e o resultado ainda não foi publicado.`,
  provisoria: () => 'O resultado provisório está publicado.',
  final: () => 'O resultado final está publicado e falta homologar.',
  homologada: () => 'A seleção já foi homologada.',
  revogada: () => 'O edital foi revogado.',
  anulada: () => 'O edital foi anulado.',
}
const SITUACOES: Readonly<Record<string, string>> = {
  inscrito: 'inscrito, sem convocação',
  indeferido: 'com a inscrição indeferida',
  retirado: 'fora da disputa, a pedido',
  convocado: 'convocado, com a vaga guardada',
  compareceu: 'com o pedido em análise',
  contemplado: 'com a vaga tomada',
  perdeu: 'sem a vaga: não atendeu à convocação',
  eliminado: 'eliminado: o pedido foi indeferido',
}

/** How a candidate stands, in words. */
export const SITUACAO_DO_CANDIDATO: Readonly<Record<SituacaoDoCandidato, string>> = {
  inscrito: 'classificado',
  indeferido: 'inscrição indeferida',
  retirado: 'desistiu',
  convocado: 'convocado',
  compareceu: 'compareceu; pedido em análise',
  contemplado: 'vaga tomada',
  perdeu: 'não atendeu à convocação',
  eliminado: 'pedido indeferido',
}

/** That no inscription is where the command takes one from. */
const SEM_INSCRICAO: Readonly<Record<string, string>> = {
  indeferirInscricao: 'Não há inscrição na disputa.',
  pontuarCandidato: 'Não há inscrição na disputa.',
  reconsiderarInscricao: 'Não há inscrição indeferida.',
  retirarCandidato: 'Não há candidato na disputa nem convocado.',
  desfazerDesistencia: 'Ninguém desistiu.',
  recorrerDoResultado: 'Não há candidato na disputa nem inscrição indeferida.',
  expirarConvocacao: 'Não há convocação em curso.',
}

/** The sentences of the selection's refusals, by code. */
export const mensagensDeSelecao: Readonly<Record<string, Mensagem>> = {
  'selecao.etapa': (r) => `${ETAPAS[dado(r, 'etapa')]?.(r) ?? ''} Isto não cabe agora.`.trim(),
  'selecao.sem-inscricao': () => 'Escolha a inscrição.',
  'selecao.candidato': (r) =>
    `O candidato está ${SITUACOES[dado(r, 'situacao')] ?? dado(r, 'situacao')}: isto não cabe agora.`,
  'selecao.modo': () => 'A lei não admite essa forma de classificar.',
  'selecao.sem-criterios': () => 'Escreva os critérios que dão pontos, com o máximo de cada um.',
  'selecao.criterios-no-sorteio': () => 'Na classificação por sorteio não há critérios de pontos.',
  'selecao.inscricoes-antes-de-hoje': (r) =>
    `As inscrições não podem começar em ${dia(r, 'de')}: hoje é ${dia(r, 'hoje')}.`,
  'selecao.inscricoes-invertidas': (r) =>
    `O último dia de inscrição (${dia(r, 'ate')}) vem antes do primeiro (${dia(r, 'de')}).`,
  'selecao.validade-antes-do-fim': (r) =>
    `O último dia para convocar (${dia(r, 'validaAte')}) vem antes do último de inscrição (${dia(r, 'ate')}).`,
  'selecao.mais-vagas-que-o-limite': (r) =>
    `O edital disputa mais vagas do que há: restam ${dado(r, 'livres')} no limite da lei.`,
  'selecao.ja-inscrito': (r) => `A pessoa já se inscreveu, com o nº ${dado(r, 'inscricao')}.`,
  'selecao.sem-porque': () =>
    'Diga o dispositivo da lei ou o item do edital que a inscrição não cumpriu.',
  'selecao.dispositivo': () => 'Esse dispositivo não existe na lei.',
  'selecao.por-sorteio': () => 'A ordem é por sorteio: não se lançam pontos.',
  'selecao.pontos': (r) => `Um número por critério, até o máximo: ${dado(r, 'criterios')}.`,
  'selecao.sem-motivo': () =>
    'O resultado provisório já foi publicado: diga por que os pontos mudam.',
  'selecao.sem-candidatos': () => 'Não há candidatos na disputa.',
  'selecao.faltam-pontos': (r) => `Faltam os pontos de ${dado(r, 'faltam')} candidatos.`,
  'selecao.sem-semente': () => 'Há empate a sortear: publique a semente.',
  'selecao.semente-de-hoje': (r) =>
    `A semente foi publicada em ${dia(r, 'em')}: o sorteio só pode ser feito a partir do dia seguinte.`,
  'selecao.semente-repetida': () =>
    'Esta semente já foi publicada: use o resultado de outro sorteio.',
  'selecao.ja-ha-semente': () =>
    'A semente desta seleção já foi publicada: outra deixaria escolher entre duas ordens.',
  'selecao.recurso-no-prazo': (r) =>
    dado(r, 'inscricao') === ''
      ? `O resultado provisório pode ser contestado até ${dia(r, 'recursoAte')}, inclusive.`
      : `${dado(r, 'de') === 'lugar' ? 'Da mudança que fez piorar o lugar da inscrição' : 'Da mudança na inscrição'} nº ${dado(r, 'inscricao')}, feita depois do resultado provisório, ainda se recorre até ${dia(r, 'recursoAte')}, inclusive.`,
  'selecao.recurso-pendente': (r) =>
    `Falta decidir recurso de candidato: nº ${dado(r, 'recursos')}.`,
  'selecao.recurso-apos-homologacao': () =>
    'A seleção já foi homologada. Se um recurso entregue no prazo ficou sem registro, o caminho é anular o edital, com essa razão.',
  'selecao.nenhuma-inscricao': (r) =>
    dado(r, 'inscritos') === '0'
      ? 'Ninguém se inscreveu neste edital.'
      : (SEM_INSCRICAO[dado(r, 'comando')] ?? 'Nenhuma inscrição está onde isto cabe.'),
  'selecao.desistencia-sem-pedido': () =>
    'A desistência é ato do candidato: diga qual é o pedido assinado por ele, e o dia.',
  'selecao.desistencia-antes-da-inscricao': (r) =>
    `O pedido é de ${dia(r, 'em')}, e a inscrição só foi feita em ${dia(r, 'dia')}.`,
  'selecao.desistencia-antes-do-recurso': (r) =>
    `O pedido é de ${dia(r, 'em')}, e o candidato recorreu depois, em ${dia(r, 'dia')}: quem recorre quer a vaga. Peça um pedido novo.`,
  'selecao.desistencia-antes-da-convocacao': (r) =>
    `O pedido é de ${dia(r, 'em')}, e o candidato só foi convocado em ${dia(r, 'dia')}: não diz que desiste da vaga que recebeu. Peça um pedido novo.`,
  'selecao.desistencia-antes-de-desfeita': (r) =>
    `O pedido é de ${dia(r, 'em')}, e a desistência desta inscrição foi desfeita em ${dia(r, 'dia')}: o pedido de antes já não vale.`,
  'selecao.desistencia-vaga-dada': () =>
    'A vaga já foi concedida a quem vinha depois: a desistência já não se desfaz. Se foi registrada sem que o candidato pedisse, o caminho é anular o edital.',
  'selecao.desistencia-mesma-autoridade': () =>
    'Há recurso por decidir ou convocação em curso: quem publicou o resultado, indeferiu ou pontuou não registra esta desistência. Registra-a outra pessoa.',
  'selecao.desistencia-definitiva': (r) =>
    `O resultado final, sem o candidato, saiu em ${dia(r, 'em')}: a desistência já não se desfaz. Se foi registrada sem que ele pedisse, o caminho é anular o edital.`,
  'selecao.nenhum-recurso': () => 'Não há recurso à espera de decisão.',
  'selecao.ja-recorreu': (r) =>
    `O candidato já recorreu desta decisão, com o recurso nº ${dado(r, 'recurso')}: cabe um só de cada.`,
  'selecao.sem-recurso': () => 'Escolha o recurso.',
  'selecao.recurso-encerrado': (r) =>
    dado(r, 'situacao') === 'decidido'
      ? 'O recurso já foi decidido.'
      : 'O recurso está prejudicado: quem recorreu desistiu da disputa.',
  'selecao.recurso-intempestivo': (r) =>
    `O recurso chegou depois de ${dia(r, 'recursoAte')}, último dia do prazo: só cabe não conhecer dele.`,
  'selecao.recurso-mesma-autoridade': () =>
    'Quem publicou o resultado, indeferiu ou pontuou pode reconsiderar; manter cabe a outra autoridade.',
  'selecao.recurso-sem-efeito': () =>
    'Diga o que muda com o provimento: os pontos, o indeferimento ou outra inscrição.',
  'selecao.recurso-nao-muda': () =>
    'Esses pontos não atendem ao recurso: provido, sobem os de quem recorreu ou descem os do outro candidato.',
  'selecao.recurso-ja-decidiu': (r) =>
    `O recurso nº ${dado(r, 'recurso')} já decidiu sobre esta inscrição: fora dele, nada muda.`,
  'selecao.recurso-so-da-mudanca': () =>
    'O recurso é de uma mudança feita depois do resultado provisório: discute só essa mudança, e devolve no máximo o que havia antes dela.',
  'selecao.recurso-sem-provimento': () => 'Só o recurso provido muda pontos ou inscrições.',
  'selecao.recurso-contra-si': () => 'Escolha a inscrição, de outro candidato, que sai da disputa.',
  'selecao.sem-validade': (r) => `O resultado só servia para convocar até ${dia(r, 'validaAte')}.`,
  'selecao.sem-classificado': () => 'Não há classificado à espera de convocação.',
  'selecao.sem-vaga': (r) =>
    `As ${dado(r, 'vagas')} vagas do edital estão tomadas ou guardadas para quem foi convocado.`,
  'selecao.sem-vaga-no-limite': () => 'Não há vaga no limite da lei.',
  'selecao.convocacao-no-prazo': (r) =>
    `A convocação ainda pode ser atendida até ${dia(r, 'responderAte')}, inclusive.`,
  'selecao.convocacao-vencida': (r) =>
    `O prazo para atender à convocação terminou em ${dia(r, 'responderAte')}.`,
  'selecao.anterior-so-gestor': () =>
    'Só o gestor registra a classificação de edital anterior ao sistema. Quem foi convocado pede pela página do edital.',
  'selecao.anterior-sem-motivo': () =>
    'Diga por que o pedido se apoia em edital anterior ao sistema: quando foi e onde está o resultado.',
  'selecao.anterior-futuro': (r) =>
    `Edital de ${dado(r, 'ano')} não é anterior ao sistema: esse ano ainda não chegou.`,
  'selecao.lugar-ja-usado': () =>
    'Outro pedido já se apoia nesse lugar desse edital: cada lugar dá uma vaga só.',
  'selecao.nao-homologada': () => 'A seleção não está homologada.',
  'selecao.nao-e-candidato': () => 'A pessoa não é candidata nessa seleção.',
}
