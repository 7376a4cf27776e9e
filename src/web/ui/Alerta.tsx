import { useEffect, useRef, type ReactNode } from 'react'
import './Alerta.css'

type Props = {
  tom?: 'informe' | 'erro' | 'atencao' | 'certo'
  titulo?: string
  /** Takes the focus when it appears: what the user must read before going on. */
  foco?: boolean
  children?: ReactNode
}

/** A message that the page shows by itself; errors are read aloud at once. */
export function Alerta({ tom = 'informe', titulo, foco = false, children }: Props) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (foco) ref.current?.focus()
  }, [foco])
  return (
    <div
      ref={ref}
      tabIndex={foco ? -1 : undefined}
      className={`alerta alerta-${tom}`}
      role={tom === 'erro' ? 'alert' : 'status'}
    >
      {titulo && <h2>{titulo}</h2>}
      {children}
    </div>
  )
}
