import { type Corrente, corrente } from '#core/ato.ts'
import { donosDeVencimento } from '#core/vencimento/registro.ts'
import type { VencimentoDaEspecie } from '#core/vencimento/vencimento.ts'
import type { AtoRegistrado } from '../ato.ts'
import type { Tx } from '../banco.ts'
import { outorgasAfetadas } from './afetadas.ts'
import { gravar, type Projecao } from './projecao.ts'

/** What falls due on a stream, from the acts of its neighbourhood: by who knows the packs. */
export type CalcularVencimentos = (
  pedido: Readonly<{ tx: Tx; servico: string; dono: Corrente; atos: readonly AtoRegistrado[] }>,
) => Promise<readonly VencimentoDaEspecie[]>

const COLUNAS = [
  'corrente text',
  'especie text',
  'chave text',
  'nome text',
  'vence_em date',
  'avisos smallint[]',
  'papeis text[]',
  'fundamentos text[]',
  'lacuna text',
  'termina boolean',
  'comando jsonb',
] as const

/** `vencimento`: a row a thing that holds until a day, found by that day. */
export const vencimento = (calcular: CalcularVencimentos): Projecao => ({
  nome: 'vencimento',
  tabelas: ['vencimento'],
  reconstroiDe: [
    'outorga',
    'auto',
    'perda',
    'fila',
    'expediente',
    'entidade',
    'carteira',
    'selecao',
  ],
  async aplicar(tx, servico, atos, estados) {
    const donos = await afetados(tx, servico, atos)
    if (donos.length === 0) return
    const linhas = []
    for (const dono of donos) {
      const vizinhos = await estados.vizinhanca(dono)
      for (const v of await calcular({ tx, servico, dono, atos: vizinhos }))
        linhas.push(linha(dono, v))
    }
    await tx.sql(
      'DELETE FROM vencimento WHERE municipio = $1 AND servico = $2 AND corrente = ANY ($3)',
      [tx.municipio, servico, donos],
      'vencidos',
    )
    await gravar(tx, servico, 'vencimento', COLUNAS, 3, linhas)
  },
})

const linha = (dono: Corrente, v: VencimentoDaEspecie) => ({
  corrente: dono,
  especie: v.especie,
  chave: v.chave,
  nome: v.nome,
  vence_em: v.venceEm,
  avisos: v.avisos,
  papeis: v.papeis,
  fundamentos: v.fundamentos,
  lacuna: v.lacuna,
  termina: v.termina === true,
  comando: v.comando,
})

/** The owners whose due days the acts may change: grants two links away, others by their own acts. */
async function afetados(
  tx: Tx,
  servico: string,
  atos: readonly AtoRegistrado[],
): Promise<readonly Corrente[]> {
  const tipoDa = (c: Corrente) => c.slice(0, c.indexOf(':'))
  const proprios = atos
    .map((a) => a.corrente)
    .filter((c) => tipoDa(c) !== 'outorga' && donosDeVencimento.has(tipoDa(c)))
  const outorgas = await outorgasAfetadas(tx, servico, atos)
  return [...new Set([...proprios, ...outorgas.map((id) => corrente('outorga', id))])]
}
