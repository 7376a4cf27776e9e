/** The local day (`AAAA-MM-DD`) and hour (`HH:MM`) of an instant in a time zone. */
export function localDe(instante: Date, fuso: string): { dia: string; hora: string } {
  const partes = new Intl.DateTimeFormat('en-CA', {
    timeZone: fuso,
    dateStyle: 'short',
    timeStyle: 'short',
    hourCycle: 'h23',
  }).formatToParts(instante)
  const parte = (tipo: string) => partes.find((p) => p.type === tipo)?.value ?? ''
  return {
    dia: `${parte('year')}-${parte('month')}-${parte('day')}`,
    hora: `${parte('hour')}:${parte('minute')}`,
  }
}

/** The instant (ISO 8601, UTC) at which the clocks of a zone showed that day and hour. */
export function instanteLocal(dia: string, hora: string, fuso: string): string {
  const desejado = Date.parse(`${dia}T${hora}:00Z`)
  if (Number.isNaN(desejado)) return ''
  let palpite = desejado
  // Twice: the first guess may fall on the other side of a change of the clocks.
  for (let volta = 0; volta < 2; volta++) {
    const visto = localDe(new Date(palpite), fuso)
    palpite += desejado - Date.parse(`${visto.dia}T${visto.hora}:00Z`)
  }
  return new Date(palpite).toISOString()
}

/** Today in a time zone. */
export const hojeEm = (fuso: string): string => localDe(new Date(), fuso).dia

/** An instant as `dd/mm/aaaa às HH:MM` in a time zone. */
export function formatarInstante(instante: string, fuso: string): string {
  const data = new Date(instante)
  if (Number.isNaN(data.getTime())) return instante
  const { dia, hora } = localDe(data, fuso)
  return `${dia.slice(8)}/${dia.slice(5, 7)}/${dia.slice(0, 4)} às ${hora}`
}
