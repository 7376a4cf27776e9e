import { deepStrictEqual } from 'node:assert/strict'
import { decidir } from '#core/comandos.ts'
import { recusada } from '#core/decisao.ts'
import { fatosDaOutorga } from '#core/mundo/fatos.ts'
import { type Avaliacao, avaliar } from '#core/requirement/avaliar.ts'
import { type Pedido, pedidos } from './decisoes/cena.ts'
import { direta } from './decisoes/direta.ts'
import { criarJsonRules } from './decisoes/jsonRules.ts'
import { type Planos, planos } from './decisoes/planos.ts'
import { criarZen } from './decisoes/zen.ts'
import { linhaDeRazao, linhasDeTaxas, nota, titulo } from './impressao.ts'
import { intercalar, type Lado } from './medida.ts'
import type { Tamanhos } from './tamanhos.ts'

const QUANTOS = 512
/** Evaluations that an asynchronous engine is given at once, beside one after another. */
const JUNTAS = 32

const avaliarPedido = ({ mundo, outorga, contexto }: Pedido): Avaliacao =>
  avaliar(
    'conceder-outorga',
    {
      ...fatosDaOutorga(mundo, outorga),
      presencial: outorga.presencial,
      pedidoEm: outorga.requeridaEm,
    },
    contexto,
  )

const decidirPedido = ({ comando, mundo, contexto }: Pedido) => decidir(comando, mundo, contexto)

/** Decisions a second of a full grant evaluation, beside a hand-written function and two engines. */
export async function medir(t: Tamanhos): Promise<void> {
  const todos = pedidos(QUANTOS)
  const fatos = todos.map(planos)
  const jsonRules = criarJsonRules()
  const zen = criarZen()
  await conferirVereditos(todos, fatos, jsonRules, zen)

  const taxas = await intercalar(
    [
      direto('core: avaliar', todos, avaliarPedido),
      direto('core: decidir', todos, decidirPedido),
      direto('hand-written function', todos, direta),
      umaAUma('json-rules-engine', fatos, jsonRules),
      umaAUma('zen-engine', fatos, zen),
      aosPunhados(`zen-engine, ${JUNTAS} at once`, fatos, zen),
    ],
    t.ritmo,
  )
  titulo('Decisions a second: a full grant evaluation, 23 requirements')
  linhasDeTaxas(taxas)
  nota('')
  for (const nosso of ['core: avaliar', 'core: decidir']) {
    for (const motor of ['json-rules-engine', 'zen-engine', `zen-engine, ${JUNTAS} at once`]) {
      linhaDeRazao(taxas, nosso, motor, 10)
    }
    linhaDeRazao(taxas, nosso, 'hand-written function')
  }
}

/** Same facts, same answer: which requirements fail, on inputs that pass and on each that fails. */
async function conferirVereditos(
  todos: readonly Pedido[],
  fatos: readonly Planos[],
  ...motores: readonly ((f: Planos) => Promise<readonly string[]>)[]
): Promise<void> {
  const falhados = new Set<string>()
  for (const [i, pedido] of todos.entries()) {
    const avaliacao = avaliarPedido(pedido)
    const esperado = avaliacao.verificacoes.filter((v) => !v.atendido).map((v) => v.requisito)
    for (const requisito of esperado) falhados.add(requisito)
    deepStrictEqual(esperado.includes(pedido.falta ?? ''), pedido.falta !== undefined)
    const decisao = decidirPedido(pedido)
    const recusados = recusada(decisao) ? decisao.recusas.map((r) => r.requisito ?? '') : []
    deepStrictEqual(recusados.toSorted(), esperado.toSorted())
    deepStrictEqual(direta(pedido).toSorted(), esperado.toSorted())
    for (const motor of motores) {
      const f = fatos[i]
      if (f !== undefined) deepStrictEqual((await motor(f)).toSorted(), esperado.toSorted())
    }
  }
  const pedidas = todos[0]?.contexto.pacote.requisitos.filter((r) =>
    r.operacoes.includes('conceder-outorga'),
  )
  deepStrictEqual([...falhados].toSorted(), pedidas?.map((r) => r.id).toSorted())
}

/** Keeps results alive, so that no work is found to be useless and left undone. */
let ultimo: unknown
export const resultado = (): unknown => ultimo

const direto = <T>(nome: string, entradas: readonly T[], fazer: (e: T) => unknown): Lado => ({
  nome,
  rodar(vezes) {
    for (let i = 0; i < vezes; i++) ultimo = fazer(entradas[i % entradas.length] as T)
  },
})

const umaAUma = <T>(
  nome: string,
  entradas: readonly T[],
  fazer: (e: T) => Promise<unknown>,
): Lado => ({
  nome,
  async rodar(vezes) {
    for (let i = 0; i < vezes; i++) ultimo = await fazer(entradas[i % entradas.length] as T)
  },
})

const aosPunhados = <T>(
  nome: string,
  entradas: readonly T[],
  fazer: (e: T) => Promise<unknown>,
): Lado => ({
  nome,
  async rodar(vezes) {
    for (let i = 0; i < vezes; i += JUNTAS) {
      const punhado = Array.from({ length: Math.min(JUNTAS, vezes - i) }, (_, j) =>
        fazer(entradas[(i + j) % entradas.length] as T),
      )
      ultimo = await Promise.all(punhado)
    }
  },
})
