import type { ReactNode } from 'react'
import './Tabela.css'

type Props = {
  titulo: string
  colunas: readonly string[]
  linhas: readonly { chave: string; celulas: readonly ReactNode[] }[]
}

/** A table that turns into a list of facts on a narrow screen. */
export function Tabela({ titulo, colunas, linhas }: Props) {
  return (
    <table className="tabela">
      <caption className="so-leitor">{titulo}</caption>
      <thead>
        <tr>
          {colunas.map((coluna) => (
            <th key={coluna} scope="col">
              {coluna}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {linhas.map(({ chave, celulas }) => (
          <tr key={chave}>
            {celulas.map((celula, i) => (
              <td key={colunas[i]} data-nome={colunas[i]}>
                {celula}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
