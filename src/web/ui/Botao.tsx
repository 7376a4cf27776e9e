import type { ComponentProps, ReactNode } from 'react'
import './Botao.css'

export type AparenciaDeBotao = 'primario' | 'secundario' | 'simples' | 'perigo'

type Props = Omit<ComponentProps<'button'>, 'className' | 'disabled'> & {
  aparencia?: AparenciaDeBotao
  /** Working on it: says so, and takes no second click, without losing the focus. */
  ocupado?: boolean
  children: ReactNode
}

export function Botao({ aparencia = 'secundario', ocupado = false, onClick, ...resto }: Props) {
  return (
    <button
      type="button"
      {...resto}
      className={`botao botao-${aparencia}`}
      aria-disabled={ocupado || undefined}
      onClick={(evento) => {
        if (ocupado) evento.preventDefault()
        else onClick?.(evento)
      }}
    />
  )
}
