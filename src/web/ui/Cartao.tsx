import { useId, type ReactNode } from 'react'
import './Cartao.css'

/** A section with a heading. */
export function Cartao({ titulo, children }: { titulo?: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className="cartao" aria-labelledby={titulo ? id : undefined}>
      {titulo && <h2 id={id}>{titulo}</h2>}
      {children}
    </section>
  )
}

export type Fato = readonly [nome: string, valor: ReactNode]

/**
 * Name and value pairs; a pair without value is left out. `iguais`: each in a column as wide as the
 * others, for values that are sentences.
 */
export function Fatos({ fatos, iguais = false }: { fatos: readonly Fato[]; iguais?: boolean }) {
  return (
    <dl className={iguais ? 'fatos fatos-iguais' : 'fatos'}>
      {fatos
        .filter(([, valor]) => valor !== undefined && valor !== null && valor !== '')
        .map(([nome, valor]) => (
          <div key={nome} className={!iguais && longo(valor) ? 'fato-largo' : undefined}>
            <dt>{nome}</dt>
            <dd>{valor}</dd>
          </div>
        ))}
    </dl>
  )
}

/** A text that would be a tall column takes the row. */
const LONGO = 60
const longo = (valor: ReactNode): boolean => typeof valor === 'string' && valor.length > LONGO

export type Tom = 'neutro' | 'certo' | 'erro' | 'atencao' | 'informe'

export const Etiqueta = ({ tom = 'neutro', children }: { tom?: Tom; children: ReactNode }) => (
  <span className={`etiqueta etiqueta-${tom}`}>{children}</span>
)
