import type { ParametroDaCidade } from '../../server/contrato/contrato.ts'
import { Campo } from '../ui/Campo.tsx'

/** Whether the parameter's value is a list of names or of hours. */
export const ehLista = (tipo: string): boolean => tipo === 'lista' || tipo === 'horarios'

const FAIXA = /^([01]\d|2[0-3]):[0-5]\d-([01]\d|2[0-3]):[0-5]\d$/

const marcados = (valor: unknown): readonly string[] =>
  Array.isArray(valor) ? (valor as string[]) : []

/** The names marked, or one a line; none is a value too: the city says that there are none. */
export function lerListaDigitada(
  tipo: string,
  digitado: unknown,
): { valor: unknown } | { erro: string } {
  if (Array.isArray(digitado)) return { valor: digitado }
  const linhas = (typeof digitado === 'string' ? digitado : '')
    .split('\n')
    .map((l) => l.trim())
    .filter((l) => l !== '')
  if (new Set(linhas).size < linhas.length) return { erro: 'Há linhas repetidas.' }
  if (tipo !== 'horarios') return { valor: linhas }
  const horarios = linhas.map((l) => l.replace(/\s+(às|a|-|–)\s+/, '-').replaceAll(' ', ''))
  return horarios.every((h) => FAIXA.test(h) && h.slice(0, 5) !== h.slice(6))
    ? { valor: horarios }
    : { erro: 'Escreva cada horário como 22:00-06:00.' }
}

type Props = {
  parametro: ParametroDaCidade
  valor: unknown
  erro: string | undefined
  mudar: (valor: unknown) => void
}

/** Boxes to mark where the law's pack names the options; otherwise one a line. */
export function ListaDoParametro({ parametro: p, valor, erro, mudar }: Props) {
  if (p.opcoes === undefined) {
    return (
      <Campo
        rotulo="Valores"
        ajuda={
          p.tipo === 'horarios'
            ? 'Um por linha, como 22:00-06:00. Em branco: nenhum.'
            : 'Um por linha. Em branco: nenhum.'
        }
        erro={erro}
      >
        {(acesso) => (
          <textarea
            {...acesso}
            className="entrada"
            value={typeof valor === 'string' ? valor : ''}
            onChange={(e) => mudar(e.target.value)}
          />
        )}
      </Campo>
    )
  }
  const lista = marcados(valor)
  return (
    <Campo rotulo="Quais" ajuda="Nenhum marcado: não há." erro={erro} grupo>
      {() => (
        <div className="opcoes">
          {p.opcoes?.map((opcao) => (
            <label key={opcao} className="opcao">
              <input
                type="checkbox"
                checked={lista.includes(opcao)}
                onChange={(e) =>
                  mudar(e.target.checked ? [...lista, opcao] : lista.filter((x) => x !== opcao))
                }
              />
              <span>{opcao}</span>
            </label>
          ))}
        </div>
      )}
    </Campo>
  )
}
