type ComMotivos = Readonly<{ motivos: readonly Readonly<{ codigo: string }>[] }>

/**
 * Whether a stretch of days goes on with what the later one says: nothing against either, or some
 * motive of the later one was there already. "Since" is the day of a motive that is told, never of
 * another that came before it and is told no more.
 */
export const mesmaRazao = (anterior: ComMotivos, atual: ComMotivos): boolean =>
  atual.motivos.length === 0
    ? anterior.motivos.length === 0
    : atual.motivos.some((m) => anterior.motivos.some((a) => a.codigo === m.codigo))
