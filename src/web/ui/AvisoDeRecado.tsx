import { useLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { Alerta } from './Alerta.tsx'
import { deixarRecado, useRecado } from './recado.ts'

/** Shows what the last form recorded, until the user moves on. */
export function AvisoDeRecado() {
  const recado = useRecado()
  const { pathname } = useLocation()
  const visto = useRef<{ recado: unknown; pathname: string }>(undefined)
  useEffect(() => {
    if (recado === undefined) return
    if (visto.current?.recado !== recado) visto.current = { recado, pathname }
    else if (visto.current.pathname !== pathname) deixarRecado(undefined)
  }, [recado, pathname])
  if (!recado) return null
  return (
    <div className="recado">
      <Alerta tom="certo" titulo={recado.titulo}>
        {recado.frases.map((frase) => (
          <p key={frase}>{frase}</p>
        ))}
      </Alerta>
    </div>
  )
}
