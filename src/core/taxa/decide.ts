import type * as z from 'zod'
import { corrente, idDaCorrente, type Corrente } from '../ato.ts'
import { anoDe } from '../calendar/dia.ts'
import type { Comando } from '../comando.ts'
import type { Contexto } from '../contexto.ts'
import { type Decisao, type Recusa, recusar } from '../decisao.ts'
import { declaracaoDoParametro, valorDeParametro } from '../lei/parametro.ts'
import { formatarReais, multiplicarCentavos, ValorAlemDoLimite } from '../money/centavos.ts'
import { converterUnidadeFiscal } from '../money/unidadeFiscal.ts'
import type { Mundo } from '../mundo.ts'
import { dataFutura, dataInvertida, inexistente, jaExiste } from '../mundo/recusas.ts'
import { recusasSemVigor } from '../outorga/emVigor.ts'
import type { AtoDeTaxa, lancarTaxa, pagarTaxa, reduzirTaxa, Taxa } from './taxa.ts'

type Valor = Readonly<{ valor: number; passos: readonly string[] }>

/**
 * The amount of a fee on the context's day, in centavos, with its steps: the parameter's own, or so
 * many fiscal units by the unit's value of the year. What is missing is refused by name.
 */
export function valorDaTaxa(parametro: string, contexto: Contexto): Valor | Recusa {
  const { hoje, pacote } = contexto
  const p = valorDeParametro(contexto, parametro, hoje)
  if (!('valor' in p)) return p
  if (declaracaoDoParametro(pacote, parametro)?.tipo !== 'unidades-fiscais') {
    const valor = Number(p.valor)
    return { valor, passos: [`Valor fixado em ${p.fonte}: ${formatarReais(valor)}.`] }
  }
  const unidade = pacote.infracoes.unidadeFiscal
  if (unidade === undefined)
    return { codigo: 'parametro.ausente', fundamentos: [], falta: 'unidade-fiscal' }
  const daUnidade = valorDeParametro(contexto, unidade.parametro, hoje)
  if (!('valor' in daUnidade)) return daUnidade
  const { desde, fonte, valor } = daUnidade
  const fundamentos = declaracaoDoParametro(pacote, unidade.parametro)?.fundamentos ?? []
  try {
    const lido = converterUnidadeFiscal(
      p.valor as string | number,
      [{ desde, fonte, valor: Number(valor) }],
      hoje,
    )
    if (lido.ok) return { valor: lido.valor, passos: lido.passos }
  } catch (erro) {
    if (!(erro instanceof ValorAlemDoLimite)) throw erro
    return { codigo: 'taxa.valor-alem-do-limite', fundamentos, falta: parametro }
  }
  return {
    codigo: 'parametro.ausente',
    fundamentos,
    falta: unidade.parametro,
    dados: { ano: anoDe(hoje) },
  }
}

/**
 * What bars any fee on this grant: the fee is for an act on it, and of one that ended, or ran out,
 * there is none. One only asked for may be charged, and that of a holder who died too.
 */
export function sondarLancamento(c: Corrente, mundo: Mundo, contexto: Contexto): readonly Recusa[] {
  const o = mundo.outorga(idDaCorrente(c))
  return o?.situacao === 'requerida' ? [] : recusasSemVigor(o, c, contexto)
}

/** Charges a fee of the pack to a grant. */
export function lancar(
  c: Comando<z.infer<typeof lancarTaxa>>,
  mundo: Mundo,
  contexto: Contexto,
): Decisao<AtoDeTaxa> {
  const { hoje, pacote } = contexto
  const prevista = pacote.taxas.find((t) => t.id === c.dados.taxa)
  const recusas: Recusa[] = [...jaExiste(c.corrente, mundo)]
  recusas.push(...sondarLancamento(corrente('outorga', c.dados.outorga), mundo, contexto))
  if (prevista === undefined) {
    return recusar([
      ...recusas,
      { codigo: 'taxa.desconhecida', fundamentos: [], falta: c.dados.taxa },
    ])
  }
  const valor = valorDaTaxa(prevista.parametro, contexto)
  if ('codigo' in valor) {
    const fundamentos = [...new Set([...prevista.fundamentos, ...valor.fundamentos])]
    recusas.push({
      ...valor,
      fundamentos,
      ...(prevista.lacuna === undefined ? {} : { lacuna: prevista.lacuna }),
    })
  }
  if (recusas.length > 0 || 'codigo' in valor) return recusar(recusas)
  return [
    {
      tipo: 'taxaLancada',
      corrente: c.corrente,
      fundamentos: prevista.fundamentos,
      ...(prevista.lacuna === undefined ? {} : { lacunas: [prevista.lacuna] }),
      dados: {
        em: hoje,
        taxa: prevista.id,
        outorga: c.dados.outorga,
        valor: valor.valor,
        passos: valor.passos,
      },
      numerar: { campo: 'numero', serie: 'taxa', ano: anoDe(hoje) },
    },
  ]
}

const aberta = (taxa: Taxa | undefined, c: Corrente): readonly Recusa[] =>
  taxa === undefined
    ? [inexistente(c)]
    : taxa.pagaEm !== undefined
      ? [{ codigo: 'taxa.ja-paga', fundamentos: [], dados: { pagaEm: taxa.pagaEm } }]
      : taxa.isentaEm === undefined
        ? []
        : [{ codigo: 'taxa.isenta', fundamentos: [], dados: { isentaEm: taxa.isentaEm } }]

/** Records the payment of the whole fee. */
export function pagar(
  c: Comando<z.infer<typeof pagarTaxa>>,
  mundo: Mundo,
  { hoje }: Contexto,
): Decisao<AtoDeTaxa> {
  const taxa = mundo.taxa(idDaCorrente(c.corrente))
  const impedem = aberta(taxa, c.corrente)
  if (taxa === undefined || impedem.length > 0) return recusar(impedem)
  const { valor, pagaEm } = c.dados
  const recusas = [
    ...(valor === taxa.valor
      ? []
      : [
          {
            codigo: 'taxa.valor-diverge',
            fundamentos: [],
            dados: { devido: taxa.valor, informado: valor },
          },
        ]),
    ...dataFutura('pagaEm', pagaEm, hoje),
    ...dataInvertida('pagaEm', taxa.lancadaEm, pagaEm),
  ]
  if (recusas.length > 0) return recusar(recusas)
  return [
    { tipo: 'taxaPaga', corrente: c.corrente, fundamentos: [], dados: { em: hoje, valor, pagaEm } },
  ]
}

/**
 * Reduces or waives a fee still owed, once, by the law that the act names. What is left is rounded
 * once to the centavo, half up.
 */
export function reduzir(
  c: Comando<z.infer<typeof reduzirTaxa>>,
  mundo: Mundo,
  { hoje, pacote }: Contexto,
): Decisao<AtoDeTaxa> {
  const taxa = mundo.taxa(idDaCorrente(c.corrente))
  const impedem = sondarReducao(c.corrente, mundo)
  if (taxa === undefined || impedem.length > 0) return recusar(impedem)
  const { percentual, norma, motivo } = c.dados
  const valor = multiplicarCentavos(taxa.valor, { n: BigInt(100 - percentual), casas: 2 })
  const passos = [
    `Reduzida em ${percentual}% (${norma}): ${formatarReais(taxa.valor)} × ${100 - percentual}% = ${formatarReais(valor)}.`,
  ]
  return [
    {
      tipo: 'taxaReduzida',
      corrente: c.corrente,
      fundamentos: pacote.taxas.find((t) => t.id === taxa.taxa)?.fundamentos ?? [],
      dados: { em: hoje, percentual, norma, motivo, valor, passos },
    },
  ]
}

/** Why the fee cannot be reduced today. */
export function sondarReducao(c: Corrente, mundo: Mundo): readonly Recusa[] {
  const taxa = mundo.taxa(idDaCorrente(c))
  const impedem = aberta(taxa, c)
  if (impedem.length > 0 || taxa?.reducao === undefined) return impedem
  return [{ codigo: 'taxa.ja-reduzida', fundamentos: [], dados: { em: taxa.reducao.em } }]
}

/** Why no payment can be recorded today. */
export const sondarPagamento = (c: Corrente, mundo: Mundo): readonly Recusa[] =>
  aberta(mundo.taxa(idDaCorrente(c)), c)
