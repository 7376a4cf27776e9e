import { nomear } from '#core/mensagens/palavras.ts'
import { parseReais } from '#core/money/centavos.ts'
import type { ParametroDaCidade } from '../../server/contrato/contrato.ts'
import { Campo } from '../ui/Campo.tsx'
import { lerDia } from './converter.ts'
import { ehLista, lerListaDigitada, ListaDoParametro } from './ListaDoParametro.tsx'
import { lerTabela, TabelaDeMultas } from './TabelaDeMultas.tsx'

export type ValorLido = { valor: unknown } | { erro: string }

/** What was typed, as the parameter's type asks; or what is wrong with it. */
export function lerValor(tipo: string, digitado: unknown): ValorLido {
  if (tipo === 'tabela-de-multas') return lerTabela(digitado)
  if (ehLista(tipo)) return lerListaDigitada(tipo, digitado)
  const texto = typeof digitado === 'string' ? digitado.trim() : ''
  if (texto === '') return { erro: 'Preencha o valor.' }
  if (tipo === 'centavos') {
    const lido = parseReais(texto)
    return lido.ok ? { valor: lido.valor } : { erro: 'Escreva em reais, como 1.234,56.' }
  }
  if (tipo === 'inteiro') {
    const numero = Number(texto.replaceAll('.', ''))
    return Number.isInteger(numero) ? { valor: numero } : { erro: 'Escreva um número inteiro.' }
  }
  if (tipo === 'decimal' || tipo === 'unidades-fiscais') {
    const numero = Number(texto.replaceAll('.', '').replace(',', '.'))
    return Number.isFinite(numero) ? { valor: numero } : { erro: 'Escreva como 0,5.' }
  }
  if (tipo === 'data') {
    const dia = lerDia(texto)
    return /^\d{4}-\d{2}-\d{2}$/.test(dia) ? { valor: dia } : { erro: 'Escreva como 31/12/2026.' }
  }
  return { valor: texto }
}

type Props = {
  parametro: ParametroDaCidade
  base: string
  valor: unknown
  erro: string | undefined
  mudar: (valor: unknown) => void
}

/** The control for the parameter's type. */
export function ValorDoParametro({ parametro, base, valor, erro, mudar }: Props) {
  if (parametro.tipo === 'tabela-de-multas') {
    return <TabelaDeMultas base={base} valor={valor} erro={erro} mudar={mudar} />
  }
  if (ehLista(parametro.tipo)) {
    return <ListaDoParametro parametro={parametro} valor={valor} erro={erro} mudar={mudar} />
  }
  const unidade = parametro.tipo === 'centavos' ? 'R$' : parametro.unidade
  const texto = typeof valor === 'string' ? valor : ''
  return (
    <Campo rotulo={unidade ? `Valor (${unidade})` : 'Valor'} erro={erro}>
      {(acesso) =>
        parametro.opcoes ? (
          <select
            {...acesso}
            className="entrada entrada-media"
            value={texto}
            onChange={(e) => mudar(e.target.value)}
          >
            <option value="">Escolha…</option>
            {parametro.opcoes.map((o) => (
              <option key={o} value={o}>
                {nomear(o)}
              </option>
            ))}
          </select>
        ) : (
          <input
            {...acesso}
            className="entrada entrada-media"
            inputMode={parametro.tipo === 'texto' ? 'text' : 'decimal'}
            value={texto}
            onChange={(e) => mudar(e.target.value)}
          />
        )
      }
    </Campo>
  )
}
