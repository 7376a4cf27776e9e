import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** Whether the page is being printed, so that paper shows what the screen keeps in tabs. */
export function useImpressao(): boolean {
  const [imprimindo, imprimir] = useState(false)
  useEffect(() => {
    // The browser prints as soon as its listeners return: the page must be ready by then.
    const antes = () => flushSync(() => imprimir(true))
    const depois = () => imprimir(false)
    window.addEventListener('beforeprint', antes)
    window.addEventListener('afterprint', depois)
    return () => {
      window.removeEventListener('beforeprint', antes)
      window.removeEventListener('afterprint', depois)
    }
  }, [])
  return imprimindo
}
