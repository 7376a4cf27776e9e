import { useId, type ReactNode } from 'react'
import './Campo.css'

export type Acesso = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

type Props = {
  rotulo: string
  ajuda?: ReactNode
  erro?: string | undefined
  opcional?: boolean
  /** In the place of "opcional": what is to be known of a field that may be left blank. */
  nota?: string | undefined
  /** A set of controls: the label is a legend, not tied to one of them. */
  grupo?: boolean
  children: (acesso: Acesso) => ReactNode
}

/** Label, help and error around a control; the three reach a screen reader. */
export function Campo({ rotulo, ajuda, erro, opcional, nota, grupo, children }: Props) {
  const id = useId()
  const descricao = [ajuda && `${id}-ajuda`, erro && `${id}-erro`].filter(Boolean).join(' ')
  const titulo = (
    <>
      {rotulo}
      {(nota ?? opcional) && <span className="campo-opcional"> ({nota ?? 'opcional'})</span>}
    </>
  )
  const miolo = (
    <>
      {ajuda && (
        <span className="campo-ajuda" id={`${id}-ajuda`}>
          {ajuda}
        </span>
      )}
      {children({
        id,
        'aria-describedby': descricao || undefined,
        'aria-invalid': erro ? true : undefined,
      })}
      {erro && (
        <span className="campo-erro" id={`${id}-erro`}>
          {erro}
        </span>
      )}
    </>
  )
  if (grupo) {
    return (
      <fieldset className="campo" aria-describedby={descricao || undefined}>
        <legend className="campo-rotulo">{titulo}</legend>
        {miolo}
      </fieldset>
    )
  }
  return (
    <div className="campo">
      <label htmlFor={id}>{titulo}</label>
      {miolo}
    </div>
  )
}
