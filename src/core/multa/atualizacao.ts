import type { Dia } from '#core/calendar/dia.ts'
import type { Contexto } from '#core/contexto.ts'
import type { Recusa } from '#core/decisao.ts'
import { formatarReais, type Centavos } from '#core/money/centavos.ts'
import { correcaoAnual, correcaoAteOMes, type Parada } from '#core/money/correcao.ts'
import { addMesesAoMes, mesDoDia, numeroDoMes, type Mes } from '#core/money/serie.ts'
import type { Infracoes } from '#law/esquema/infracoes.ts'
import { comDispositivo } from './passos.ts'
import type { Base, Dias } from './base.ts'

type Regra = NonNullable<Infracoes['correcao']>
export type Atualizado = Readonly<{ valor: Centavos; passos: readonly string[] }>

/**
 * The law's monetary correction of a value in reais, rounded once, half up, at its end.
 *
 * - `anual`: whole years from the law's day (or from the day on which a later law fixed the
 *   amount) to the fact.
 * - `ate-o-pagamento`: from the month of `desde` (the law's day, or the fact) to the month before
 *   that of the payment.
 *
 * Months that the index lacks are the refusal `indice.ausente`, which names them.
 */
export function atualizar(
  base: Base,
  regra: Regra,
  dias: Dias,
  contexto: Contexto,
  paradas: readonly Parada[] = [],
): Atualizado | Recusa {
  const serie = contexto.indices[regra.indice] ?? { nome: regra.indice, variacoes: {} }
  const desde = regra.desde === 'fato' ? dias.fato : maior(regra.desde, base.fixadoEm)
  const corrigido =
    regra.modo === 'anual'
      ? correcaoAnual({
          base: base.valor,
          serie,
          marco: desde,
          em: dias.fato,
          regra: contexto.pacote.prazos.contagem.mes,
        })
      : correcaoAteOMes({ valor: base.valor, serie, de: desde, ate: dias.pagamento, paradas })
  if (!corrigido.ok) return indiceAusente(regra, corrigido.meses)
  const de = mesDoDia(desde)
  const janela =
    paradas.length > 0 && regra.modo === 'ate-o-pagamento'
      ? `${regra.indice} de ${corrigido.meses} ${corrigido.meses === 1 ? 'mês' : 'meses'} desde ${mesCurto(de)}, sem os da suspensão`
      : `${regra.indice} de ${mesCurto(de)} a ${mesCurto(addMesesAoMes(de, corrigido.meses - 1))}`
  const contagem = regra.modo === 'anual' ? corrigido.passos.slice(0, 1) : []
  const conta =
    corrigido.meses === 0
      ? `${regra.indice}: nenhum mês a aplicar; fica ${formatarReais(base.valor)}`
      : `${formatarReais(base.valor)} × ${corrigido.fator.replace('.', ',')} (${janela}) = ${formatarReais(corrigido.valor)}`
  return {
    valor: corrigido.valor,
    passos: [...contagem, conta].map((passo) => comDispositivo(passo, regra.fundamentos)),
  }
}

/** Months that the index has not yet, by name. */
export const indiceAusente = (
  regra: Pick<Regra, 'indice'> &
    Readonly<{ fundamentos: readonly string[]; lacuna?: string | undefined }>,
  meses: readonly Mes[],
): Recusa => ({
  codigo: 'indice.ausente',
  fundamentos: regra.fundamentos,
  falta: regra.indice,
  dados: { indice: regra.indice, meses: intervalos(meses) },
  ...(regra.lacuna === undefined ? {} : { lacuna: regra.lacuna }),
})

const maior = (a: Dia, b: Dia | undefined): Dia => (b !== undefined && b > a ? b : a)

const MESES = ['jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out', 'nov', 'dez']
const mesCurto = (mes: Mes): string =>
  `${MESES[Number(mes.slice(5, 7)) - 1] ?? ''}/${mes.slice(0, 4)}`

/** Months in order, runs shortened: `dez/2014 a nov/2015, jan/2016`. */
export function intervalos(meses: readonly Mes[]): string {
  const trechos: { de: Mes; ate: Mes }[] = []
  for (const mes of meses) {
    const ultimo = trechos.at(-1)
    if (ultimo !== undefined && numeroDoMes(mes) === numeroDoMes(ultimo.ate) + 1) ultimo.ate = mes
    else trechos.push({ de: mes, ate: mes })
  }
  return trechos
    .map(({ de, ate }) => (de === ate ? mesCurto(de) : `${mesCurto(de)} a ${mesCurto(ate)}`))
    .join(', ')
}
