/** `hoje`, `amanhã`, `em 3 dias`, `há 2 dias`: from today, in whole days. */
export const emDias = (dias: number): string => {
  if (dias === 0) return 'hoje'
  if (dias === 1) return 'amanhã'
  if (dias === -1) return 'ontem'
  return dias > 0 ? `em ${dias} dias` : `há ${-dias} dias`
}
