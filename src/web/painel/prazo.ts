/** `vence hoje`, `faltam 3 dias`, `venceu há 2 dias`. */
export const diasPorExtenso = (dias: number): string =>
  dias === 0
    ? 'vence hoje'
    : dias > 0
      ? dias === 1
        ? 'falta 1 dia'
        : `faltam ${dias} dias`
      : `venceu há ${dias === -1 ? '1 dia' : `${-dias} dias`}`
