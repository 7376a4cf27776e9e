import { idDaCorrente } from '../../ato.ts'
import type { Mundo } from '../../mundo.ts'
import { evolveSelecao } from '../evolve.ts'
import type { AtoDeSelecao, Selecao } from '../selecao.ts'

/** The process as the acts leave it. */
export const depoisDosAtos = (s: Selecao, atos: readonly AtoDeSelecao[]): Selecao =>
  atos.reduce((antes: Selecao, ato) => evolveSelecao(antes, ato) ?? antes, s)

/** The world as the acts leave it, of the process that they are on. */
export const mundoDepois = (mundo: Mundo, atos: readonly AtoDeSelecao[]): Mundo => ({
  ...mundo,
  selecao: (id) => {
    const s = mundo.selecao(id)
    const dele = atos.filter((a) => idDaCorrente(a.corrente) === id)
    return s === undefined ? s : depoisDosAtos(s, dele)
  },
})
