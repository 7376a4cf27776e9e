import { useId } from 'react'
import type { FaixaDeVencimento, Vencimentos } from '../../../server/contrato/vencimentos.ts'

type Props = {
  dados: Vencimentos
  faixa: string | undefined
  especie: string | undefined
  todos: boolean
  mudar: (parte: Record<string, string | undefined>) => void
}

const NOMES: Readonly<Record<FaixaDeVencimento, string>> = {
  atrasados: 'Em atraso',
  hoje: 'Hoje',
  7: 'Até 7 dias',
  30: '8 a 30 dias',
  60: '31 a 60 dias',
}

/** By band, by kind, and mine or everybody's; each with how many it has. */
export function Filtros({ dados, faixa, especie, todos, mudar }: Props) {
  const id = useId()
  const soma = dados.faixas.reduce((n, f) => n + f.quantos, 0)
  const faixas = [
    { faixa: undefined, nome: 'Tudo', quantos: soma },
    ...dados.faixas.map((f) => ({ ...f, nome: NOMES[f.faixa] })),
  ]
  return (
    <div className="vencimentos-filtros nao-imprimir">
      <div className="vencimentos-faixas" role="group" aria-label="Quando vence">
        {faixas.map((f) => (
          <button
            key={f.nome}
            type="button"
            aria-pressed={f.faixa === faixa}
            data-atraso={(f.faixa === 'atrasados' && f.quantos > 0) || undefined}
            onClick={() => mudar({ faixa: f.faixa })}
          >
            <strong>{f.quantos.toLocaleString('pt-BR')}</strong>
            {f.nome}
          </button>
        ))}
      </div>
      <div className="vencimentos-escolhas">
        <label htmlFor={id}>O que vence</label>
        <select
          id={id}
          className="entrada"
          value={especie ?? ''}
          onChange={(e) => mudar({ especie: e.target.value || undefined })}
        >
          <option value="">Tudo</option>
          {dados.especies
            .filter((x) => x.quantos > 0 || x.especie === especie)
            .map((x) => (
              <option key={x.especie} value={x.especie}>
                {x.nome} ({x.quantos.toLocaleString('pt-BR')})
              </option>
            ))}
        </select>
        <label className="vencimentos-todos">
          <input
            type="checkbox"
            checked={todos}
            onChange={(e) => mudar({ todos: e.target.checked ? '1' : undefined })}
          />
          De todas as funções, não só das minhas
        </label>
      </div>
    </div>
  )
}
