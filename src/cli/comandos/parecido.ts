/** How many letters must change to make one word of the other. */
function distancia(a: string, b: string): number {
  let linha = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const nova = [i]
    for (let j = 1; j <= b.length; j++) {
      const troca = (linha[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      nova.push(Math.min((linha[j] ?? 0) + 1, (nova[j - 1] ?? 0) + 1, troca))
    }
    linha = nova
  }
  return linha[b.length] ?? 0
}

/**
 * The name nearest to what was typed, if it is near enough to be meant: it begins or ends like it, or
 * at most a third of its letters differ.
 */
export function parecido(digitado: string, nomes: readonly string[]): string | undefined {
  const contido = nomes.filter((n) => digitado.length > 2 && n.includes(digitado))
  if (contido.length === 1) return contido[0]
  const [melhor] = nomes
    .map((nome) => ({ nome, d: distancia(digitado, nome) }))
    .toSorted((a, b) => a.d - b.d)
  return melhor !== undefined && melhor.d <= Math.max(2, melhor.nome.length / 3)
    ? melhor.nome
    : undefined
}

/** ` Quis dizer "x"?`, or nothing. */
export const sugestao = (digitado: string, nomes: readonly string[]): string => {
  const nome = parecido(digitado, nomes)
  return nome === undefined ? '' : ` Quis dizer "${nome}"?`
}
