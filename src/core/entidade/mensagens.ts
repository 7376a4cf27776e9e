import { formatarDia } from '#core/calendar/dia.ts'
import type { Mensagem } from '#core/infracao/mensagens.ts'

const SITUACOES: Readonly<Record<string, string>> = {
  ativa: 'o cadastro está em dia',
  suspensa: 'o registro está suspenso até que se renove com as provas',
  cancelada: 'o registro foi cancelado; é preciso novo cadastro',
}

/** The sentences of refusals of the register of entities, by code. */
export const mensagensDeEntidade: Readonly<Record<string, Mensagem>> = {
  'entidade.transicao': (r) =>
    `Isto não cabe agora: ${SITUACOES[String(r.dados?.['situacao'])] ?? ''}.`,
  'entidade.no-prazo': (r) =>
    `Ainda corre o prazo para cumprir as exigências, até ${formatarDia(String(r.dados?.['ate'] ?? ''))}, inclusive.`,
  'entidade.sem-prova': (r) => `Falta a prova: ${String(r.dados?.['prova'] ?? '').toLowerCase()}.`,
  'entidade.prova-vencida': (r) =>
    `A prova está vencida: ${String(r.dados?.['prova'] ?? '').toLowerCase()}.`,
  'entidade.prova-desconhecida': (r) => `A lei não pede a prova “${r.falta ?? ''}”.`,
  'entidade.nao-e-empresa': () => 'Só pessoa jurídica se cadastra como entidade.',
  'entidade.especie': (r) => `Esta lei não prevê entidade da espécie “${r.falta ?? ''}”.`,
  'entidade.ja-cadastrada': (r) => {
    const numero = String(r.dados?.['numero'] ?? '')
    return `Esta pessoa jurídica já tem cadastro de entidade${numero === '' ? '' : `, nº ${numero}`}.`
  },
  'entidade.ja-e-membro': () => 'Já é membro desta entidade.',
  'entidade.nao-e-membro': () => 'Não é membro desta entidade.',
}
