import { useQuery } from '@tanstack/react-query'
import { parseReais } from '#core/money/centavos.ts'
import { lerInfracoes } from '../api/leituras.ts'
import { Leitura } from '../ui/Estados.tsx'
import './TabelaDeMultas.css'

type Linha = Readonly<{ grau?: string; valor?: string }>
type Tabela = Readonly<Record<string, Linha>>

const comoTabela = (valor: unknown): Tabela =>
  typeof valor === 'object' && valor !== null ? (valor as Tabela) : {}

/** The rows that have a value, in centavos; a row half filled is an error. */
export function lerTabela(digitado: unknown): { valor: unknown } | { erro: string } {
  const linhas = Object.entries(comoTabela(digitado)).filter(
    ([, linha]) => linha.grau?.trim() || linha.valor?.trim(),
  )
  if (linhas.length === 0) return { erro: 'Preencha ao menos uma infração.' }
  const valor = []
  for (const [dispositivo, linha] of linhas) {
    const lido = parseReais(linha.valor ?? '')
    if (!lido.ok || !linha.grau?.trim()) {
      return { erro: 'Toda infração preenchida precisa de grau e de valor, como 150,00.' }
    }
    valor.push({ dispositivo, grau: linha.grau.trim(), valor: lido.valor })
  }
  return { valor }
}

type Props = {
  base: string
  valor: unknown
  erro: string | undefined
  mudar: (valor: unknown) => void
}

/** The decree's table: a grade and a value for each infraction of the law. */
export function TabelaDeMultas({ base, valor, erro, mudar }: Props) {
  const infracoes = useQuery(lerInfracoes(base))
  const tabela = comoTabela(valor)
  const por = (dispositivo: string, parte: Linha) =>
    mudar({ ...tabela, [dispositivo]: { ...tabela[dispositivo], ...parte } })
  return (
    <div className="campo">
      <span className="campo-rotulo">Grau e valor de cada infração</span>
      {erro && (
        <span className="campo-erro" role="alert">
          {erro}
        </span>
      )}
      <Leitura consulta={infracoes}>
        {(lista) => (
          <div className="tabela-de-multas">
            {lista.map((i) => (
              <div key={i.dispositivo}>
                <span>
                  <strong>{i.citacao}</strong>
                  <br />
                  <span className="miudo">{i.resumo}</span>
                </span>
                <span className="par">
                  <input
                    className="entrada"
                    aria-label={`Grau: ${i.citacao}`}
                    placeholder="Grau"
                    maxLength={40}
                    value={tabela[i.dispositivo]?.grau ?? ''}
                    onChange={(e) => por(i.dispositivo, { grau: e.target.value })}
                  />
                  <input
                    className="entrada"
                    aria-label={`Valor em reais: ${i.citacao}`}
                    placeholder="R$ 0,00"
                    inputMode="decimal"
                    value={tabela[i.dispositivo]?.valor ?? ''}
                    onChange={(e) => por(i.dispositivo, { valor: e.target.value })}
                  />
                </span>
              </div>
            ))}
          </div>
        )}
      </Leitura>
    </div>
  )
}
