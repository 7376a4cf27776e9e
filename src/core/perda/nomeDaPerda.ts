import type { Pacote } from '#law/pacote.ts'
import { naLei } from '../mensagens/naLei.ts'
import { nomear } from '../mensagens/palavras.ts'

/**
 * What the law itself calls the loss: the word of the ground's provision (`revogação da autorização`)
 * where it has one of its own, or else the penalty's.
 */
export function nomeDaPerda(
  { penalidade, hipotese }: Readonly<{ penalidade: string; hipotese?: string | undefined }>,
  { processo, lei }: Pacote,
): string {
  const h = processo.medidas?.perda.hipoteses.find((x) => x.id === hipotese)
  if (h?.palavra === undefined || h.palavra === 'suspensao') return nomear(penalidade, lei.termos)
  const alvo = penalidade.includes('certificado') ? '{do certificado}' : '{do outorga}'
  return naLei(`${nomear(h.palavra)} ${alvo}`, lei.termos)
}
