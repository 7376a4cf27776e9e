import { useId } from 'react'
import { Elo } from '../ui/Elo.tsx'
import { Tabela } from '../ui/Tabela.tsx'

export type Barra = Readonly<{
  chave: string
  nome: string
  /** A longer name, for the table and for who points at it. */
  explica?: string
  /** Null: there is nothing to measure. */
  valor: number | null
  /** The rows behind the figure. */
  para?: string
}>

type Props = Readonly<{
  titulo: string
  unidade: string
  barras: readonly Barra[]
  escrever?: (valor: number) => string
  /** What the whole width stands for, when charts are compared. */
  maximo?: number
}>

const simples = (n: number): string => n.toLocaleString('pt-BR')

/**
 * Horizontal bars, each a link to its rows and with its figure written; the same figures are in a
 * table below, for who reads better there.
 */
export function Barras({ titulo, unidade, barras, escrever = simples, maximo }: Props) {
  const id = useId()
  const maior = Math.max(1, maximo ?? 0, ...barras.map((b) => b.valor ?? 0))
  const dito = (valor: number | null) => (valor === null ? '—' : escrever(valor))
  return (
    <figure className="grafico" aria-labelledby={id}>
      <figcaption id={id}>{titulo}</figcaption>
      <ul className="barras">
        {barras.map(({ chave, nome, explica, valor, para }) => (
          <li key={chave} title={explica}>
            <span className="barra-nome">{para ? <Elo para={para}>{nome}</Elo> : nome}</span>
            <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
              <rect width={(100 * (valor ?? 0)) / maior} height="10" rx="1" />
            </svg>
            <span className="barra-valor">{dito(valor)}</span>
          </li>
        ))}
      </ul>
      <details className="nao-imprimir">
        <summary>Ver em tabela</summary>
        <Tabela
          titulo={titulo}
          colunas={['', unidade]}
          linhas={barras.map(({ chave, nome, explica, valor }) => ({
            chave,
            celulas: [explica ? `${nome}: ${explica}` : nome, dito(valor)],
          }))}
        />
      </details>
    </figure>
  )
}
