import { useRouter } from '@tanstack/react-router'
import type { ComponentProps, MouseEvent } from 'react'
import type { AparenciaDeBotao } from './Botao.tsx'
import './Botao.css'

type Props = Omit<ComponentProps<'a'>, 'href'> & {
  /** An address of this app, whole: `/cidade/servico/outorgas/…`. */
  para: string
  /** Drawn as a button. */
  botao?: AparenciaDeBotao
}

/** A link that moves inside the app; a new tab, a copy and a modified click work as in any link. */
export function Elo({ para, botao, className, onClick, ...resto }: Props) {
  const router = useRouter()
  const seguir = (evento: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(evento)
    const modificado = evento.metaKey || evento.ctrlKey || evento.shiftKey || evento.altKey
    if (evento.defaultPrevented || modificado || evento.button !== 0) return
    evento.preventDefault()
    router.history.push(para)
  }
  const classe = [botao && `botao botao-${botao}`, className].filter(Boolean).join(' ')
  return <a {...resto} href={para} className={classe || undefined} onClick={seguir} />
}
