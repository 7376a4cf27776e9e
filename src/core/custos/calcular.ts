import type { ParcelaPrevista } from '#law/esquema/custos.ts'
import type { Pacote } from '#law/pacote.ts'
import type { Recusa } from '../decisao.ts'
import {
  type Centavos,
  formatarReais,
  somarCentavos,
  ValorAlemDoLimite,
} from '../money/centavos.ts'
import { lerDecimal, potenciaDeDez } from '../money/decimal.ts'
import { fracionar } from '../money/fracionar.ts'
import type { EntradaDeCusto, LinhaDeCusto, ResultadoDosCustos } from './custos.ts'
import { DADOS_DA_FORMA, escreverQuantidade } from './formas.ts'

export type PedidoDeCalculo = Readonly<{
  quilometros: number
  estudantes?: number | undefined
  parcelas: Readonly<Record<string, EntradaDeCusto>>
}>
type Contas = Readonly<{ quilometros: number; feitas: ReadonlyMap<string, Centavos> }>

/**
 * A month's operating costs, line by line, by the pack's sheet. Each line is rounded once to the
 * centavo, half up; totals are sums of lines. Refused, all at once: a share left out or that the
 * sheet does not have, and what is missing or too much in one.
 */
export function calcular(
  pedido: PedidoDeCalculo,
  previsto: NonNullable<Pacote['prazos']['custos']>,
): ResultadoDosCustos | readonly Recusa[] {
  const { parcelas, fundamentos } = previsto
  const recusas: Recusa[] = Object.keys(pedido.parcelas)
    .filter((id) => !parcelas.some((p) => p.id === id))
    .map((id) => ({ codigo: 'custos.parcela-desconhecida', fundamentos, falta: id }))
  for (const p of parcelas) recusas.push(...recusasDaParcela(p, pedido.parcelas[p.id], fundamentos))
  if (recusas.length > 0) return recusas
  try {
    return somar(pedido, parcelas)
  } catch (erro) {
    if (!(erro instanceof ValorAlemDoLimite)) throw erro
    return [{ codigo: 'custos.valor-alem-do-limite', fundamentos }]
  }
}

function somar(
  { quilometros, estudantes, parcelas: ditas }: PedidoDeCalculo,
  parcelas: readonly ParcelaPrevista[],
): ResultadoDosCustos {
  const feitas = new Map<string, Centavos>()
  const linhas: LinhaDeCusto[] = []
  for (const p of parcelas) {
    const e = ditas[p.id]
    if (e === undefined) continue
    const { valor, passo } = linha(p, e, { quilometros, feitas })
    feitas.set(p.id, valor)
    const { id: parcela, nome, grupo } = p
    linhas.push({ parcela, nome, grupo, valor, passo, fonte: e.fonte })
  }
  const soma = (grupo: LinhaDeCusto['grupo']): Centavos =>
    somarCentavos(linhas.filter((l) => l.grupo === grupo).map((l) => l.valor))
  const variavel = soma('variavel')
  const fixo = soma('fixo')
  const total = somarCentavos([variavel, fixo])
  const porUm = (n: number): Centavos => fracionar(total, 1n, BigInt(n))
  return {
    linhas,
    variavel,
    fixo,
    total,
    porQuilometro: porUm(quilometros),
    ...(estudantes === undefined ? {} : { porEstudante: porUm(estudantes) }),
  }
}

/** Centavos × numerators ÷ denominators, all exact, rounded once. */
function razao(valor: Centavos, vezes: readonly number[], por: readonly number[]): Centavos {
  let n = 1n
  let d = 1n
  const exato = (x: number) => lerDecimal(x) ?? { n: BigInt(x), casas: 0 }
  for (const x of vezes) {
    n *= exato(x).n
    d *= potenciaDeDez(exato(x).casas)
  }
  for (const x of por) {
    d *= exato(x).n
    n *= potenciaDeDez(exato(x).casas)
  }
  return fracionar(valor, n, d)
}

/** The amount of a share whose data were checked, and the operation, written. */
function linha(
  p: ParcelaPrevista,
  { valor = 0, quantidade = 1, residual = 0 }: EntradaDeCusto,
  { quilometros, feitas }: Contas,
): Readonly<{ valor: Centavos; passo: string }> {
  const reais = formatarReais(valor)
  const q = escreverQuantidade(quantidade)
  const km = `${escreverQuantidade(quilometros)} km`
  const pronta = (v: Centavos, conta: string) => ({
    valor: v,
    passo: `${conta} = ${formatarReais(v)}`,
  })
  switch (p.forma) {
    case 'consumo':
      return pronta(
        razao(valor, [quilometros], [quantidade]),
        `${km} ÷ ${q} km por litro × ${reais} o litro`,
      )
    case 'quilometragem':
      return pronta(razao(valor, [quilometros], [quantidade]), `${reais} a cada ${q} km × ${km}`)
    case 'mensal':
      return pronta(razao(valor, [quantidade], []), `${q} × ${reais} por mês`)
    case 'anual':
      return pronta(razao(valor, [], [12]), `${reais} por ano ÷ 12 meses`)
    case 'percentual': {
      const base = somarCentavos(p.sobre.map((id) => feitas.get(id) ?? 0))
      return pronta(razao(base, [quantidade], [100]), `${q}% de ${formatarReais(base)}`)
    }
    case 'depreciacao':
      return pronta(
        razao(valor - residual, [], [quantidade, 12]),
        `(${reais} − ${formatarReais(residual)}) ÷ ${q} anos ÷ 12 meses`,
      )
  }
}

function recusasDaParcela(
  p: ParcelaPrevista,
  e: EntradaDeCusto | undefined,
  fundamentos: readonly string[],
): readonly Recusa[] {
  const dizer = (codigo: string, dado = ''): Recusa => ({
    codigo,
    fundamentos,
    falta: 'parcelas',
    dados: { nome: p.nome, dado },
  })
  if (e === undefined) return p.opcional ? [] : [dizer('custos.parcela-em-falta')]
  const pede = DADOS_DA_FORMA[p.forma]
  const recusas = (['valor', 'quantidade', 'residual'] as const).flatMap((campo) => {
    const pedido = pede[campo]
    if (e[campo] === undefined)
      return pedido === undefined || pedido.opcional === true
        ? []
        : [dizer('custos.dado-em-falta', pedido.nome)]
    return pedido === undefined ? [dizer('custos.dado-a-mais', campo)] : []
  })
  if (p.forma === 'depreciacao' && (e.residual ?? 0) > (e.valor ?? 0) && recusas.length === 0)
    recusas.push(dizer('custos.residual-maior'))
  return recusas
}
