/** What is served, as a list says it. */
export const PECAS = {
  autuacao: 'Autuação',
  decisao: 'Decisão',
  recurso: 'Decisão do recurso',
} as const
