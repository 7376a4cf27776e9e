/** Where a record of infraction stands for who works on it, in order. */
export const etapas = [
  'notificar',
  'ciencia',
  'defesa',
  'julgar',
  'comunicar',
  'recurso',
  'julgar-recurso',
  'certificar',
  'receber',
] as const
export type Etapa = (typeof etapas)[number]

/** What each stage waits for, as a heading. */
export const NOMES_DAS_ETAPAS: Readonly<Record<Etapa, string>> = {
  notificar: 'A notificar',
  ciencia: 'Aguardando ciência',
  defesa: 'Em prazo de defesa',
  julgar: 'A julgar',
  comunicar: 'Decisão a comunicar',
  recurso: 'Em prazo de recurso',
  'julgar-recurso': 'Recurso a julgar',
  certificar: 'Decisão a certificar',
  receber: 'Multa a receber',
}
