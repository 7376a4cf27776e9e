import type { Pacote } from '#law/pacote.ts'
import type { TipoDeVeiculo } from './veiculo.ts'

/** The types of vehicle that the law names, in any redaction, without repeats; none when it names none. */
export const tiposDaLei = ({ requisitos }: Pacote): readonly TipoDeVeiculo[] => [
  ...new Set(
    requisitos.flatMap(({ exige }) =>
      exige.forma === 'tipo-de-veiculo'
        ? exige.tipos.flatMap((t) => (typeof t === 'string' ? [t] : t.valor))
        : [],
    ),
  ),
]
