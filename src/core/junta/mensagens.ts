import { formatarDia } from '#core/calendar/dia.ts'
import type { Recusa } from '#core/decisao.ts'
import type { Mensagem } from '#core/infracao/mensagens.ts'

const dado = (r: Recusa, chave: string): string => String(r.dados?.[chave] ?? '')
const dia = (r: Recusa, chave: string): string => {
  const v = r.dados?.[chave]
  return typeof v === 'string' && v !== '' ? formatarDia(v) : ''
}
/** What is appealed, with its number. */
const oCaso = (r: Recusa): string =>
  `${dado(r, 'especie') === 'perda' ? 'O caso de perda' : '{O auto}'} nº ${dado(r, 'numero')}`
const doCaso = (r: Recusa): string =>
  `${dado(r, 'especie') === 'perda' ? 'do caso de perda' : 'd{auto:o|a} {auto}'} nº ${dado(r, 'numero')}`
const ETAPAS: Readonly<Record<string, string>> = {
  'a-distribuir': 'à espera de distribuição',
  'com-relator': 'com o relator, sem relatório',
  relatado: 'relatado, à espera de pauta e de votos',
  'em-votacao': 'em votação',
  'com-vista': 'com vista a um membro',
}
const SESSOES: Readonly<Record<string, string>> = {
  convocada: 'convocada',
  aberta: 'aberta',
  encerrada: 'encerrada',
  cancelada: 'cancelada',
}

/** The sentences of the collegiate body's refusals, by code. */
export const mensagensDaJunta: Readonly<Record<string, Mensagem>> = {
  'junta.nao-e-membro': () => 'Só vota, relata ou preside quem é membro do colegiado.',
  'junta.fora-do-mandato': (r) =>
    `${dado(r, 'membro')} não está no mandato, que é de ${dia(r, 'desde')}${dia(r, 'ate') === '' ? ' em diante' : ` a ${dia(r, 'ate')}`}.`,
  'junta.membro-licenciado': (r) => `${dado(r, 'membro')} está de licença.`,
  'junta.sem-membros': () => 'Nenhum membro foi nomeado: o colegiado ainda não está constituído.',
  'junta.ja-e-membro': () => 'Esta pessoa já é membro em parte do mesmo período.',
  'junta.presidente-suplente': () => 'O suplente não preside: nomeie-o titular.',
  'junta.ja-ha-presidente': (r) => `${dado(r, 'membro')} já preside em parte do mesmo período.`,
  'junta.licenca-fora-do-mandato': (r) =>
    `A licença cabe dentro do mandato, que é de ${dia(r, 'desde')}${dia(r, 'ate') === '' ? ' em diante' : ` a ${dia(r, 'ate')}`}.`,
  'junta.mandato-ja-encerrado': (r) => `O mandato já terminou em ${dia(r, 'ate')}.`,
  'junta.parentesco-sem-prova': () =>
    'Diga a prova do parentesco: a certidão, ou a declaração assinada do membro.',
  'junta.parentesco-depois-do-voto': (r) =>
    `Já há voto em recurso desta pessoa: o parentesco de ${dado(r, 'membro')} só é registrado ou retificado pelo próprio membro, ou por gestor que não propôs, não lavrou nem decidiu o caso.`,
  'junta.parente-ja-registrado': () => 'Este parentesco já está registrado.',
  'junta.parente-nao-registrado': () => 'Não há parentesco registrado com esta pessoa a retificar.',
  'junta.nenhum-parente': () => 'Nenhum parentesco de membro está registrado.',
  'junta.parentesco-ja-pesou': (r) =>
    `O voto de ${dado(r, 'membro')} caiu por este parentesco, e o resultado já foi proclamado (acórdão nº ${dado(r, 'acordao')}): não se retifica.`,
  'junta.parentesco-cadeira-ja-votou': (r) =>
    `O voto de ${dado(r, 'membro')} caiu, e o suplente já votou na sua cadeira: o parentesco já não se retifica.`,
  'junta.semente-repetida': () => 'Esta semente já foi publicada: use outra.',
  'sessao.inexistente': () => 'Escolha a sessão.',
  'sessao.nenhuma': (r) => `Não há sessão ${SESSOES[dado(r, 'situacao')] ?? ''}.`,
  'sessao.transicao': (r) =>
    `A sessão está ${SESSOES[dado(r, 'situacao')] ?? dado(r, 'situacao')}: isto não cabe agora.`,
  'sessao.sem-antecedencia': (r) =>
    `A pauta se publica antes: a sessão pode ser a partir de ${dia(r, 'primeiro')}.`,
  'sessao.recurso-alheio': (r) => `${oCaso(r)} não tem recurso à espera de julgamento.`,
  'sessao.recurso-nao-relatado': (r) =>
    `O recurso ${doCaso(r)} está ${ETAPAS[dado(r, 'etapa')] ?? ''}: só vai à pauta depois do relatório.`,
  'sessao.recurso-em-outra-pauta': (r) =>
    `O recurso ${doCaso(r)} já está na pauta de ${dia(r, 'dia')}.`,
  'sessao.outro-dia': (r) => `A sessão é de ${dia(r, 'dia')}: abre-se nesse dia.`,
  'sessao.preside-ausente': () => 'Quem preside tem de estar entre os presentes.',
  'sessao.preside-o-presidente': (r) =>
    `${dado(r, 'membro')} é o presidente e está presente: preside a sessão.`,
  'sessao.fora-da-pauta': () => 'O recurso não está na pauta desta sessão.',
  'recurso.etapa': (r) =>
    `O recurso está ${ETAPAS[dado(r, 'etapa')] ?? dado(r, 'etapa')}: isto não cabe agora.`,
  'recurso.sem-quorum': (r) =>
    `São ${dado(r, 'votos')} e o quórum é de ${dado(r, 'quorum')}: o colegiado não decide.`,
  'recurso.faltam-votos': (r) => `Falta o voto de: ${dado(r, 'membros')}.`,
  'recurso.sem-maioria': (r) =>
    `São ${dado(r, 'votos')} votos iguais de ${dado(r, 'total')}: falta maioria.`,
  'recurso.relator-impedido': (r) =>
    `O relator, ${dado(r, 'membro')}, ficou impedido: o relatório e os votos caem. Redistribua o recurso a outro relator.`,
  'recurso.empate-sem-presidente': (r) =>
    `Empate de ${dado(r, 'votos')} a ${dado(r, 'votos')}, e quem preside não votou: o desempate é dele.`,
  'recurso.proclama-quem-preside': () =>
    'O resultado é proclamado por quem preside a sessão, ou registrado pela secretaria.',
  'recurso.proclama-quem-registrou-parentesco': () =>
    'Quem registrou parentesco depois dos votos não proclama o resultado: proclama-o quem preside, ou outra pessoa da secretaria.',
  'recurso.sem-parecer': (r) =>
    `Falta o parecer: ${dado(r, 'orgao')} prepara o processo antes da decisão do recurso.`,
  'recurso.parecer-ja-emitido': (r) => `O parecer já foi emitido em ${dia(r, 'em')}.`,
  'distribuicao.sem-semente': (r) =>
    `Publique a semente do sorteio: serve a que for publicada ${dia(r, 'causa') === '' ? `depois do recurso, que é de ${dia(r, 'recurso')}` : `depois da última distribuição e do que afastou o relator: depois de ${dia(r, 'causa')}`}.`,
  'distribuicao.semente-de-hoje': (r) =>
    `A semente foi publicada em ${dia(r, 'em')}: o sorteio se faz a partir do dia seguinte.`,
  'distribuicao.ninguem-apto': () =>
    'Nenhum membro titular em exercício pode relatar este recurso: nomeie outro.',
  'distribuicao.relator-apto': (r) =>
    `${dado(r, 'membro')} segue relator: está em exercício e sem impedimento, ou já relatou e não ficou impedido.`,
  'efeito.cabe-ao-relator': () =>
    'O recurso tem relator: o efeito suspensivo cabe a ele ou ao presidente.',
  'efeito.cabe-ao-presidente': (r) =>
    `O recurso ainda não tem relator: o efeito suspensivo cabe a quem preside, ${dado(r, 'membro')}.`,
  'efeito.ninguem-apto': (r) =>
    `Não pode decidir este efeito quem o decidiria (${dado(r, 'membros')}), por impedimento, licença ou fim de mandato: redistribua o recurso, ou nomeie outro presidente.`,
  'efeito.falta-membro': (r) =>
    `Diga em nome de quem se decide o efeito suspensivo: ${dado(r, 'membros')}.`,
  'efeito.de-outro': () =>
    'Este membro não decide o efeito suspensivo deste recurso: cabe ao relator ou ao presidente.',
  'efeito.sem-presidente': () =>
    'O recurso ainda não tem relator, e ninguém preside o colegiado hoje: distribua o recurso, ou nomeie presidente.',
  'voto.por-outro': (r) =>
    `${dado(r, 'membro')} vota e relata por si: nenhum membro age por outro, e a secretaria só registra por quem não tem usuário.`,
  'voto.fora-de-sessao': () =>
    'Não há sessão aberta com este recurso na pauta: só se vota em sessão.',
  'voto.relator-ausente': (r) =>
    `O relator, ${dado(r, 'membro')}, não está presente: retire o recurso de pauta.`,
  'voto.com-vista': (r) =>
    `O recurso está com vista a ${dado(r, 'membro')}: a votação continua noutra sessão.`,
  'voto.ausente': (r) => `${dado(r, 'membro')} não está na lista de presença desta sessão.`,
  'voto.repetido': (r) => `${dado(r, 'membro')} já votou neste recurso.`,
  'voto.cadeira-ja-votou': (r) =>
    `A cadeira de ${dado(r, 'membro')} já votou neste recurso, por quem esteve no seu lugar.`,
  'voto.suplente-sem-vaga': (r) =>
    `${dado(r, 'membro')} é suplente, e os titulares presentes bastam: não vota neste recurso.`,
  'vista.repetida': () => 'Este membro já teve vista deste recurso.',
}
