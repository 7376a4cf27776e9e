import { dispositivo, redacaoEm } from '#core/lei/dispositivo.ts'
import { citar } from '#core/mensagens/citar.ts'
import { comoFrase } from '#core/mensagens/comoFrase.ts'
import type { Contexto, Opcao } from '../descricao.ts'

/** How much of a provision's text tells it from the others in a list. */
const LETRAS = 70

/** Provisions to choose from, each once: in the law's order, the number and how its text begins. */
export function dispositivosDaLei(
  { pacote, hoje }: Pick<Contexto, 'pacote' | 'hoje'>,
  ids: readonly string[],
): Opcao[] {
  const lugar = new Map(pacote.texto.map((d, i) => [d.id, i]))
  return [...new Set(ids)]
    .toSorted((a, b) => (lugar.get(a) ?? Infinity) - (lugar.get(b) ?? Infinity))
    .map((valor) => ({ valor, rotulo: [citar(valor), comeco(valor)].filter(Boolean).join(' · ') }))

  function comeco(id: string): string {
    const redacoes = dispositivo(pacote, id)?.redacoes ?? []
    const escrito = redacaoEm(pacote, id, hoje)?.texto ?? redacoes.at(-1)?.texto ?? ''
    const frase = comoFrase(escrito.replaceAll(/\s+/g, ' '))
    if (frase.length <= LETRAS) return frase
    return `${frase
      .slice(0, LETRAS)
      .replace(/\s+\S*$/, '')
      .replace(/[,;:]$/, '')}…`
  }
}
