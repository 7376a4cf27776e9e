/** What is served, as a list says it. */
export const PECAS = {
  autuacao: 'Autuação',
  proposta: 'Proposta de perda',
  decisao: 'Decisão de primeira instância',
  recurso: 'Decisão do recurso',
} as const
