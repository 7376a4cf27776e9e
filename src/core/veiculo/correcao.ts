import type { AlteracaoDoVeiculo, AtoDeVeiculo, Veiculo } from './veiculo.ts'

type Valores = Readonly<Record<string, string | number | undefined>>

/** Folds a correction, or the red plate put on or given up, into the vehicle. Total. */
export function evolveCorrecao(estado: Veiculo, ato: AtoDeVeiculo): Veiculo {
  if (ato.tipo === 'veiculoCorrigido') {
    const { em, desde, motivo, campos, ...novos } = ato.dados
    const antes = estado as unknown as Valores
    const alteracoes = campos.flatMap((campo): AlteracaoDoVeiculo[] => {
      const para = (novos as Valores)[campo]
      const de = antes[campo]
      if (para === undefined) return []
      return [{ campo, ...(de === undefined ? {} : { de }), para, desde, em, motivo }]
    })
    const definidos = Object.fromEntries(Object.entries(novos).filter(([, v]) => v !== undefined))
    return { ...estado, ...definidos, alteracoes: [...(estado.alteracoes ?? []), ...alteracoes] }
  }
  if (ato.tipo !== 'placaDeAluguelRegistrada') return estado
  const { situacao, desde, caracteristica } = ato.dados
  const emplacada = situacao === 'emplacada'
  const placas = estado.placasDeAluguel ?? []
  return {
    ...estado,
    caracteristicas:
      caracteristica === undefined
        ? estado.caracteristicas
        : { ...estado.caracteristicas, [caracteristica]: emplacada },
    placasDeAluguel: emplacada
      ? [...placas, { desde }]
      : placas.map((p, i) =>
          i === placas.length - 1 && p.baixadaEm === undefined ? { ...p, baixadaEm: desde } : p,
        ),
  }
}
