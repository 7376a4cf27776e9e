import {
  useEffect,
  useEffectEvent,
  useId,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
} from 'react'
import './Combo.css'

type Props<T> = {
  id?: string
  rotulo?: string
  texto: string
  digitar: (texto: string) => void
  itens: readonly T[]
  chave: (item: T) => string
  desenhar: (item: T) => ReactNode
  escolher: (item: T) => void
  /** The one item that the text names in full: leaving the box chooses it. */
  exato?: T | undefined
  /** What to say under the box: nothing found, searching. */
  aviso?: string | undefined
  dica?: string
  descritoPor?: string | undefined
  invalido?: boolean
  campo?: Ref<HTMLInputElement>
  tipo?: 'search' | 'text'
}

/** A text box with results under it: arrows walk, Enter chooses, Escape closes (ARIA combobox). */
export function Combo<T>(props: Props<T>) {
  const { itens, texto, digitar, escolher, chave, aviso } = props
  const proprio = useId()
  const id = props.id ?? proprio
  const lista = `${id}-lista`
  const [fechado, fechar] = useState(false)
  const [focado, focar] = useState(false)
  const [atual, marcar] = useState(0)
  const aberto = !fechado && itens.length > 0
  useEffect(() => marcar(0), [itens])

  const pegar = (item: T) => {
    fechar(true)
    escolher(item)
  }
  const { exato } = props
  // Also when the answer comes after the box was left.
  const escolherExato = useEffectEvent((item: T) => pegar(item))
  useEffect(() => {
    if (!focado && exato !== undefined) escolherExato(exato)
  }, [focado, exato])
  const teclar = (evento: KeyboardEvent) => {
    const passo = { ArrowDown: 1, ArrowUp: -1 }[evento.key]
    const item = itens[atual]
    if (passo !== undefined && itens.length > 0) {
      evento.preventDefault()
      if (aberto) marcar((atual + passo + itens.length) % itens.length)
      fechar(false)
    } else if (evento.key === 'Enter' && aberto && item !== undefined) {
      evento.preventDefault()
      pegar(item)
    } else if (evento.key === 'Escape' && aberto) {
      evento.preventDefault()
      fechar(true)
    }
  }

  return (
    <div className="combo">
      <input
        id={id}
        ref={props.campo}
        className="entrada"
        type={props.tipo ?? 'text'}
        role="combobox"
        aria-label={props.rotulo}
        aria-expanded={aberto}
        aria-controls={lista}
        aria-autocomplete="list"
        aria-activedescendant={aberto ? `${id}-${atual}` : undefined}
        aria-describedby={props.descritoPor}
        aria-invalid={props.invalido || undefined}
        autoComplete="off"
        spellCheck={false}
        placeholder={props.dica}
        value={texto}
        onChange={(evento) => {
          fechar(false)
          digitar(evento.target.value)
        }}
        onKeyDown={teclar}
        onBlur={() => {
          fechar(true)
          focar(false)
        }}
        onFocus={() => {
          fechar(false)
          focar(true)
        }}
      />
      <ul id={lista} role="listbox" aria-label="Resultados" hidden={!aberto}>
        {itens.map((item, i) => (
          <li
            key={chave(item)}
            id={`${id}-${i}`}
            role="option"
            aria-selected={i === atual}
            tabIndex={-1}
            onMouseDown={(evento) => evento.preventDefault()}
            onClick={() => pegar(item)}
            onKeyDown={teclar}
          >
            {props.desenhar(item)}
          </li>
        ))}
      </ul>
      <p className="combo-aviso" role="status">
        {aviso ?? (aberto && <span className="so-leitor">{contar(itens.length)}</span>)}
      </p>
    </div>
  )
}

const contar = (n: number): string => (n === 1 ? '1 resultado' : `${n} resultados`)
