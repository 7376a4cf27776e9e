import { useEffect, useState } from 'react'

/** The value once it has stood still for `ms`: one search a pause, not one a key. */
export function useAtraso<T>(valor: T, ms = 200): T {
  const [parado, parar] = useState(valor)
  useEffect(() => {
    const espera = setTimeout(() => parar(valor), ms)
    return () => clearTimeout(espera)
  }, [valor, ms])
  return parado
}
