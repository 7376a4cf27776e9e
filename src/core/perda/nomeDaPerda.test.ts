import { expect, test } from 'vitest'
import { exigirPacotes } from '#law/files/lerPacotes.ts'
import { comoFrase } from '../mensagens/comoFrase.ts'
import { nomear } from '../mensagens/palavras.ts'
import { nomeDaPerda } from './nomeDaPerda.ts'

const hipoteses = exigirPacotes().flatMap(({ pacote }) =>
  (pacote.processo.medidas?.perda.hipoteses ?? []).map((h) => ({
    lei: pacote.lei.municipio.slug,
    id: h.id,
    h,
    pacote,
  })),
)
/** How each word appears in a statute: the verb or the noun. */
const RAIZ: Readonly<Record<string, RegExp>> = {
  cassacao: /cassa(ção|d[ao])/i,
  revogacao: /revoga(ção|d[ao])/i,
  cancelamento: /cancela(mento|d[ao])/i,
}

test.each(hipoteses.filter(({ h }) => h.palavra !== 'suspensao'))(
  '$lei $id: a palavra da pena está no dispositivo que a dá',
  ({ h, pacote }) => {
    const nome = nomeDaPerda({ penalidade: h.penalidade, hipotese: h.id }, pacote)
    const palavra = h.palavra ?? 'cassacao'
    expect(nome).toContain(nomear(palavra))
    // The penalty itself may be named in another article than the ground: any of those cited will do.
    const textos = pacote.texto
      .filter((t) => h.fundamentos.includes(t.id))
      .map((t) => comoFrase(t.redacoes.at(-1)?.texto ?? ''))
    expect(textos.join('\n')).toMatch(RAIZ[palavra] ?? /^$/)
  },
)
