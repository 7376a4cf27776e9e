import type { Dia } from '#core/calendar/dia.ts'
import type { Parada } from '#core/money/correcao.ts'
import type { Pacote } from '#law/pacote.ts'
import type { Auto } from './processo.ts'

export type Efeito = Auto['efeito']
export type PassoDoEfeito = 'conceder' | 'negar' | 'julgarRecurso'

/**
 * The suspensive effect of an appeal, a machine of its own: effect × what happens → effect. What
 * was denied may be granted later and the reverse (the appeal's body reconsiders); to decide again
 * the same is refused. It ends with the appeal's judgement.
 */
export const transicoesDoEfeito: Readonly<
  Record<Efeito, Readonly<Partial<Record<PassoDoEfeito, Efeito>>>>
> = {
  nenhum: { conceder: 'concedido', negar: 'negado', julgarRecurso: 'nenhum' },
  concedido: { negar: 'negado', julgarRecurso: 'cessado' },
  negado: { conceder: 'concedido', julgarRecurso: 'negado' },
  cessado: { julgarRecurso: 'cessado' },
}

/** The effect after that; unchanged when the pair is forbidden (what is recorded happened). */
export const proximoEfeito = (efeito: Efeito, passo: PassoDoEfeito): Efeito =>
  transicoesDoEfeito[efeito][passo] ??
  (passo === 'conceder' ? 'concedido' : passo === 'negar' ? 'negado' : efeito)

type ComEfeito = Pick<Auto, 'efeito' | 'suspensoes'>

/** The effect after that, and the halts: the one that lasted ends on the day, and a grant begins one. */
export function comEfeito(x: ComEfeito, passo: PassoDoEfeito, em: Dia): ComEfeito {
  const encerradas = x.suspensoes.map((s) => (s.ate === undefined ? { ...s, ate: em } : s))
  return {
    efeito: proximoEfeito(x.efeito, passo),
    suspensoes: passo === 'conceder' ? [...encerradas, { de: em }] : encerradas,
  }
}

/** While the effect lasted, where the law's correction stands still for it. */
export const paradasDaCorrecao = (auto: Auto, { processo }: Pacote): readonly Parada[] =>
  processo.efeitoSuspensivo.correcao?.para === true ? auto.suspensoes : []
