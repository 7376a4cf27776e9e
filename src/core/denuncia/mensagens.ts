import type { Mensagem } from '../infracao/mensagens.ts'

const SITUACOES: Readonly<Record<string, string>> = {
  recebida: 'ainda espera triagem',
  encaminhada: 'já foi encaminhada',
  arquivada: 'já foi arquivada',
}

/** Sentences of the refusals of the complaints. */
export const mensagensDeDenuncia: Readonly<Record<string, Mensagem>> = {
  'denuncia.inexistente': () => 'Esta denúncia não existe',
  'denuncia.sem-proposta': () => 'Não há proposta de perda que trate disto: proponha-a primeiro',
  'denuncia.transicao': (r) =>
    `A denúncia ${SITUACOES[String(r.dados?.['situacao'])] ?? 'já foi tratada'}: isto não pode ser feito agora`,
}
