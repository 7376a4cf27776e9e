import type { ComponentProps } from 'react'
import { mascararDia } from '../formularios/converter.ts'

type Props = Omit<ComponentProps<'input'>, 'value' | 'onChange'> & {
  /** As a person writes it: `31/12/2026`, or what of it was typed. */
  valor: string
  mudar: (valor: string) => void
}

/** A day as every form of the product asks it: typed in digits, with its slashes put on. */
export const EntradaDeDia = ({ valor, mudar, className, ...resto }: Props) => (
  <input
    {...resto}
    className={className ?? 'entrada entrada-curta'}
    inputMode="numeric"
    placeholder="dd/mm/aaaa"
    autoComplete="off"
    value={valor}
    onChange={(e) => mudar(mascararDia(e.target.value))}
  />
)
