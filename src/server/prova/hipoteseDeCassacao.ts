import type { Pacote } from '#law/pacote.ts'

/** A ground of cassation that any grant may meet, however new, whoever its holder is. */
export function hipoteseDeCassacao({ processo }: Pacote): string {
  const achada = processo.medidas?.perda.hipoteses.find(
    (h) =>
      h.penalidade === 'cassacao-da-outorga' &&
      h.indicio?.forma !== 'sem-vistoria' &&
      h.soDeTitular === undefined,
  )
  if (achada === undefined) throw new Error('a lei não tem cassação da outorga')
  return achada.id
}
