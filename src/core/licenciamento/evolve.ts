import type { AtoDeLicenciamento, Licenciamento } from './licenciamento.ts'

/** A grant never licensed. */
export const semLicenciamento: Licenciamento = { licenciamentos: [] }

/** Folds a licensing into the grant's history. Total. */
export function evolveLicenciamento(
  estado: Licenciamento | undefined,
  ato: AtoDeLicenciamento,
): Licenciamento {
  const atual = estado ?? semLicenciamento
  if (ato.tipo !== 'outorgaLicenciada') return atual
  const { em, validoAte, numero } = ato.dados
  return {
    licenciamentos: [
      ...atual.licenciamentos,
      { em, validoAte, ...(numero === undefined ? {} : { numero }) },
    ],
  }
}
