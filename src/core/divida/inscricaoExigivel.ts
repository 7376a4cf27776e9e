import { motivoDaQueda } from '../multa/aRestituir.ts'
import { quitada } from '../processo/multaDevida.ts'
import type { Auto } from '../processo/processo.ts'
import { inscricaoEmVigor, type Inscricao } from './divida.ts'

/** The inscription under which something is owed: not of a debt paid, prescribed, or whose record fell. */
export const inscricaoExigivel = (auto: Auto): Inscricao | undefined =>
  quitada(auto) || auto.prescricao !== undefined || motivoDaQueda(auto) !== undefined
    ? undefined
    : inscricaoEmVigor(auto)
