import { useEffect, useRef, type ReactNode } from 'react'

let primeira = true

/**
 * The page's only `h1`: names the tab and takes the focus when the user moves to the page, so that
 * a screen reader says where it is. `semFoco`: the page gives the focus to something else.
 */
export function Titulo({
  children,
  aba,
  semFoco = false,
}: {
  children: ReactNode
  aba: string
  semFoco?: boolean
}) {
  const ref = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    document.title = `${aba} · Outorga`
  }, [aba])
  useEffect(() => {
    if (!primeira && !semFoco) ref.current?.focus({ preventScroll: true })
    primeira = false
  }, [semFoco])
  return (
    <h1 ref={ref} tabIndex={-1}>
      {children}
    </h1>
  )
}
