type D = Readonly<Record<string, unknown>>

/** Votes that were given and did not count. */
export const caidos = (d: D): string => {
  const n = Array.isArray(d['votosCaidos']) ? d['votosCaidos'].length : 0
  if (n === 0) return ''
  return n === 1
    ? ' Um voto não contou, por impedimento.'
    : ` ${n} votos não contaram, por impedimento.`
}

/** The number of a collegiate decision, and its votes. */
export function acordao(d: D): string {
  const votos = (Array.isArray(d['votos']) ? d['votos'] : []) as readonly D[]
  if (votos.length === 0) return ''
  const aFavor = votos.filter((v) => v['voto'] === 'provimento').length
  const placar = `${Math.max(aFavor, votos.length - aFavor)} a ${Math.min(aFavor, votos.length - aFavor)}`
  const como = d['porDesempate'] === true ? ', por desempate' : ''
  const qual = typeof d['acordao'] === 'string' ? `acórdão nº ${d['acordao']}, ` : ''
  return ` (${qual}${placar}${como})`
}
