/** The days from today to the last one of a term: `0` is the last day itself; before it, over. */
export const restam = (dias: number): string => {
  if (dias < 0) return 'consumada: cabe declarar'
  if (dias === 0) return 'último dia'
  return dias === 1 ? 'um dia' : `${dias.toLocaleString('pt-BR')} dias`
}
