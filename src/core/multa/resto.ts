import { type Dia, formatarDia } from '#core/calendar/dia.ts'
import type { Contexto } from '#core/contexto.ts'
import type { Recusa } from '#core/decisao.ts'
import { tipificar } from '#core/infracao/catalogo.ts'
import { valorDeParametro } from '#core/lei/parametro.ts'
import { formatarReais, type Centavos } from '#core/money/centavos.ts'
import { correcaoAteOMes, type Parada } from '#core/money/correcao.ts'
import { fracionar } from '#core/money/fracionar.ts'
import { paradasDaCorrecao } from '#core/processo/efeito.ts'
import type { Auto } from '#core/processo/processo.ts'
import { comDispositivo } from './passos.ts'
import { indiceAusente } from './atualizacao.ts'

export type Corrigido = Readonly<{ valor: Centavos; passos: readonly string[] }>
type Trecho = Readonly<{ valor: Centavos; de: Dia; ate: Dia }>

/** An amount from a day to another by an index's months (`paradas` left out), or the months missing. */
export function corrigirPeloIndice(
  { valor, de, ate }: Trecho,
  indice: 'INPC' | 'IPCA',
  regra: Readonly<{ fundamentos: readonly string[]; lacuna?: string | undefined }>,
  contexto: Contexto,
  paradas: readonly Parada[] = [],
): Corrigido | Recusa {
  const serie = contexto.indices[indice] ?? { nome: indice, variacoes: {} }
  const c = correcaoAteOMes({ valor, serie, de, ate, paradas })
  if (!c.ok) return indiceAusente({ ...regra, indice }, c.meses)
  if (c.meses === 0) return { valor, passos: [] }
  return {
    valor: c.valor,
    passos: [
      comDispositivo(
        `De ${formatarDia(de)} a ${formatarDia(ate)}, ${indice} de ${c.meses} ${c.meses === 1 ? 'mês' : 'meses'}: ${formatarReais(valor)} × ${c.fator.replace('.', ',')} = ${formatarReais(c.valor)}.`,
        regra.fundamentos,
      ),
    ],
  }
}

/** An amount from a day to another by what the fiscal unit was worth on each. */
export function corrigirPelaUnidade(
  { valor, de, ate }: Trecho,
  contexto: Contexto,
): Corrigido | Recusa {
  const unidade = contexto.pacote.infracoes.unidadeFiscal
  if (unidade === undefined)
    throw new Error('correção por unidade fiscal sem unidadeFiscal no pacote')
  const valores = [de, ate].map((d) => valorDeParametro(contexto, unidade.parametro, d))
  const [antes, depois] = valores.map((v) => ('valor' in v ? Number(v.valor) : undefined))
  if (antes === undefined || depois === undefined || !(antes > 0))
    return {
      codigo: 'parametro.ausente',
      fundamentos: unidade.fundamentos,
      falta: unidade.parametro,
      dados: { em: antes === undefined ? de : ate },
    }
  if (antes === depois) return { valor, passos: [] }
  const corrigido = fracionar(valor, BigInt(depois), BigInt(antes))
  const { sigla } = unidade
  return {
    valor: corrigido,
    passos: [
      comDispositivo(
        `${sigla} de ${formatarReais(antes)} em ${formatarDia(de)} e de ${formatarReais(depois)} em ${formatarDia(ate)}: ${formatarReais(valor)} passa a ${formatarReais(corrigido)}.`,
        unidade.fundamentos,
      ),
    ],
  }
}

type Resto = Readonly<{ auto: Auto; resto: Centavos; de: Dia; ate: Dia }>

/** What is left of a fine, corrected as the law corrects the fine itself; unchanged where it does not. */
export function corrigirResto(
  { auto, resto: valor, de, ate }: Resto,
  contexto: Contexto,
): Corrigido | Recusa {
  const { infracoes } = contexto.pacote
  const forma = tipificar(contexto.pacote, auto.dispositivo, auto.fatoEm)?.multa?.forma
  if (forma === 'unidade-fiscal')
    return infracoes.unidadeFiscal?.valorDe === 'pagamento'
      ? corrigirPelaUnidade({ valor, de, ate }, contexto)
      : { valor, passos: [] }
  const regra = infracoes.correcao
  if (regra?.modo !== 'ate-o-pagamento') return { valor, passos: [] }
  const paradas = paradasDaCorrecao(auto, contexto.pacote)
  return corrigirPeloIndice({ valor, de, ate }, regra.indice, regra, contexto, paradas)
}
