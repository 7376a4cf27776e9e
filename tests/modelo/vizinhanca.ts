import type { Ato, Corrente } from '#core/ato.ts'
import type { Comando } from '#core/comando.ts'
import type { Contexto } from '#core/contexto.ts'
import { correntesAoLado } from '#core/mundo/aoLado.ts'
import { raizesDoComando } from '#core/mundo/referencias.ts'
import { dePedidoDeSelecao, selecaoDosAtos } from '#core/selecao/alcance.ts'
import { comPares, vinculosDosAtos } from '#ledger/vinculos.ts'

const DISTANCIA = 2

/** The links between streams, as the ledger keeps them, and what it would load for a command. */
export class Vizinhanca {
  readonly #para = new Map<Corrente, Set<Corrente>>()
  readonly #de = new Map<Corrente, Set<Corrente>>()

  ligar(atos: readonly Ato[]): void {
    for (const [de, para] of vinculosDosAtos(atos)) {
      juntar(this.#para, de, para)
      juntar(this.#de, para, de)
    }
  }

  /** The streams at most two links from the command's roots and what is loaded beside them, the pairs, and each driver's person. */
  de(comando: Comando, { pacote, autor }: Contexto, atos: readonly Ato[]): ReadonlySet<Corrente> {
    const dela = atos.filter((a) => a.corrente === comando.corrente)
    const aoLado = [
      ...correntesAoLado(comando, pacote, autor.id),
      ...(dePedidoDeSelecao(comando.nome, pacote) ? selecaoDosAtos(dela) : []),
    ]
    const vistas = new Set<Corrente>(comPares([...raizesDoComando(comando), ...aoLado]))
    let borda = [...vistas]
    for (let n = 0; n < DISTANCIA; n++) {
      const proxima = borda.flatMap((c) => [
        ...(this.#para.get(c) ?? []),
        ...(this.#de.get(c) ?? []),
      ])
      borda = proxima.filter((c) => !vistas.has(c))
      for (const c of borda) vistas.add(c)
    }
    const pessoas = [...vistas]
      .filter((c) => c.startsWith('condutor:'))
      .flatMap((c) => [...(this.#para.get(c) ?? [])].filter((p) => p.startsWith('pessoa:')))
    return new Set(comPares([...vistas, ...pessoas]))
  }
}

function juntar(m: Map<Corrente, Set<Corrente>>, k: Corrente, v: Corrente): void {
  const s = m.get(k)
  if (s === undefined) m.set(k, new Set([v]))
  else s.add(v)
}
