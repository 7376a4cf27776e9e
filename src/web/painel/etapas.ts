import type { Etapa } from '../../server/contrato/contrato.ts'

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

/** `vence hoje`, `faltam 3 dias`, `venceu há 2 dias`. */
export const diasPorExtenso = (dias: number): string =>
  dias === 0
    ? 'vence hoje'
    : dias > 0
      ? dias === 1
        ? 'falta 1 dia'
        : `faltam ${dias} dias`
      : `venceu há ${dias === -1 ? '1 dia' : `${-dias} dias`}`
