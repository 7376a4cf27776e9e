import type { Ato } from '#core/ato.ts'
import type { Recusa } from '#core/decisao.ts'
import type { Mundo } from '#core/mundo.ts'
import {
  chaveDaReserva,
  type EspecieDeReserva,
  type OperacaoDeReserva,
  reservasDoAto,
} from '#ledger/reservas.ts'
import { recusaDaReserva } from '#ledger/restricoes.ts'
import type { Pacote } from '#law/pacote.ts'

type Linha = {
  chave: string
  especie: EspecieDeReserva
  corrente: string
  desde: string
  ate: string
}
const SEM_FIM = '9999-12-31'

/** The database's table of reservations, in memory: half-open periods of days, exclusive by key. */
export class Reservas {
  readonly #pacote: Pacote
  #linhas: Linha[] = []

  constructor(pacote: Pacote) {
    this.#pacote = pacote
  }

  /**
   * The refusal that the database would give to these acts, or `undefined`. Holders and vehicles the
   * core sees wherever they are: of those it must have refused by itself, and it is a fault.
   */
  repetida(atos: readonly Ato[], mundo: Mundo): Recusa | undefined {
    const guardadas = this.#linhas.map((l) => ({ ...l }))
    try {
      for (const ato of atos) {
        for (const o of this.#operacoes(ato, mundo)) {
          const choque = this.#operar(ato.corrente, o)
          if (choque === undefined) continue
          if (choque === 'veiculo' || choque === 'titular')
            throw new Error(
              `o núcleo aceitou ${ato.tipo} em ${ato.corrente}, e o banco recusaria: ${choque} já reservado`,
            )
          return recusaDaReserva(choque, { fundamentos: ato.fundamentos })
        }
      }
      return undefined
    } finally {
      this.#linhas = guardadas
    }
  }

  /** Holds what the act holds; the kind that another stream held already, if one did. */
  registrar(ato: Ato, mundo: Mundo): EspecieDeReserva | undefined {
    const choques = this.#operacoes(ato, mundo).map((o) => this.#operar(ato.corrente, o))
    return choques.find((c) => c !== undefined)
  }

  #operacoes(ato: Ato, mundo: Mundo): readonly OperacaoDeReserva[] {
    return reservasDoAto(ato, this.#pacote, { tipoDaPessoa: (id) => mundo.pessoa(id)?.tipo })
  }

  /** Does it; the kind that another stream already holds on one of the days, if one does. */
  #operar(corrente: string, o: OperacaoDeReserva): EspecieDeReserva | undefined {
    const minhas = (l: Linha, especies: readonly EspecieDeReserva[]) =>
      l.corrente === corrente && especies.includes(l.especie)
    switch (o.op) {
      case 'libera':
        this.#linhas = this.#linhas.flatMap((l) => {
          if (!minhas(l, o.especies)) return [l]
          if (o.valor !== undefined && l.chave !== chaveDaReserva(l.especie, o.valor)) return [l]
          if (l.desde >= o.em) return []
          return [l.ate > o.em ? { ...l, ate: o.em } : l]
        })
        return undefined
      case 'reserva': {
        const nova: Linha = {
          chave: chaveDaReserva(o.especie, o.valor),
          especie: o.especie,
          corrente,
          desde: o.desde,
          ate: o.ate ?? SEM_FIM,
        }
        const choca = this.#linhas.some((l) => seChocam(l, nova))
        this.#linhas.push(nova)
        return choca ? o.especie : undefined
      }
      case 'estende':
        for (const especie of o.especies) {
          const ultima = this.#linhas
            .filter((l) => minhas(l, [especie]))
            .toSorted((x, y) => (x.ate < y.ate ? 1 : -1))[0]
          if (ultima === undefined || ultima.desde >= o.ate) continue
          ultima.ate = o.ate
          if (this.#linhas.some((l) => l !== ultima && seChocam(l, ultima))) return especie
        }
        return undefined
    }
  }
}

const seChocam = (x: Linha, y: Linha): boolean =>
  x.chave === y.chave && x.desde < y.ate && y.desde < x.ate && x.desde < x.ate && y.desde < y.ate
