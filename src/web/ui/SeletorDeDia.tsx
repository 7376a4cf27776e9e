import { useEffect, useState } from 'react'
import { ehDia, formatarDia } from '#core/calendar/dia.ts'
import { lerDia } from '../formularios/converter.ts'
import { Botao } from './Botao.tsx'
import { EntradaDeDia } from './EntradaDeDia.tsx'
import './SeletorDeDia.css'

type Props = {
  rotulo: string
  dia: string
  hoje: string
  /** `undefined` is today. */
  escolher: (dia: string | undefined) => void
}

/** Picks the day on which the page is seen. */
export function SeletorDeDia({ rotulo, dia, hoje, escolher }: Props) {
  const [texto, escrever] = useState(formatarDia(dia))
  const [erro, falhar] = useState('')
  useEffect(() => escrever(formatarDia(dia)), [dia])
  return (
    <form
      className="seletor-de-dia nao-imprimir"
      noValidate
      onSubmit={(evento) => {
        evento.preventDefault()
        const lido = lerDia(texto.trim())
        if (!ehDia(lido)) return falhar('Escreva uma data que exista, como 31/12/2026.')
        falhar('')
        escolher(lido === hoje ? undefined : lido)
      }}
    >
      <label>
        <span>{rotulo}</span>
        <EntradaDeDia
          className="entrada"
          aria-invalid={erro ? true : undefined}
          aria-describedby={erro ? 'seletor-erro' : undefined}
          valor={texto}
          mudar={escrever}
        />
      </label>
      <Botao type="submit">Ver</Botao>
      {dia !== hoje && (
        <Botao aparencia="simples" onClick={() => escolher(undefined)}>
          Hoje
        </Botao>
      )}
      {erro && (
        <span className="campo-erro" id="seletor-erro" role="alert">
          {erro}
        </span>
      )}
    </form>
  )
}
