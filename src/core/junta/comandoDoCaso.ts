import type * as z from 'zod'
import { type Corrente, idDaCorrente } from '../ato.ts'
import type { DefinicaoDeComando } from '../comando.ts'
import { inexistente } from '../mundo/recusas.ts'
import { base, regraDe } from '../perda/decide/caso.ts'
import { recusasDaMorte } from '../perda/decide/morte.ts'
import type { AtoDePerda } from '../perda/perda.ts'
import { type ComandoDePerda, recusasDaTransicao } from '../perda/transicoes.ts'
import {
  comandoDePasso,
  type DefinicaoDePasso,
  type SituacaoDoPasso,
} from '../processo/comandoDePasso.ts'
import { comandoDoAuto } from '../processo/comandoDoAuto.ts'
import { fundamentosDoPasso } from '../processo/guardas.ts'
import type { AtoDeProcesso } from '../processo/processo.ts'
import type { Passo } from '../processo/transicoes.ts'
import type { AtoDaJunta } from './junta.ts'
import { type Caso, casoDaPerda } from './caso.ts'

/** What a step of an appeal looks at, whatever decision is appealed. */
export type SituacaoDoCaso = SituacaoDoPasso & Readonly<{ caso: Caso }>
export type AtoDoCaso = AtoDeProcesso | AtoDePerda | AtoDaJunta

type PassoDoCaso = Passo & ComandoDePerda

/**
 * A step of an appeal, for each kind of stream that may be appealed: the same name, data and checks
 * on a record and on a loss. What only a board does says so itself.
 */
export const comandoDoCaso = <D extends z.ZodType>(
  d: DefinicaoDePasso<D, SituacaoDoCaso, AtoDoCaso> & Readonly<{ nome: PassoDoCaso }>,
): readonly [doAuto: DefinicaoDeComando, daPerda: DefinicaoDeComando] =>
  [comandoDoAuto(d as Parameters<typeof comandoDoAuto<D>>[0]), naPerda(d)] as unknown as readonly [
    DefinicaoDeComando,
    DefinicaoDeComando,
  ]

const naPerda = <D extends z.ZodType>(
  d: DefinicaoDePasso<D, SituacaoDoCaso, AtoDoCaso> & Readonly<{ nome: PassoDoCaso }>,
) =>
  comandoDePasso(d, {
    nome: d.nome,
    corrente: 'perda',
    situar(c, mundo, contexto) {
      const p = mundo.perda(idDaCorrente(c))
      if (p === undefined) return undefined
      return {
        caso: casoDaPerda(p, mundo),
        mundo,
        contexto,
        corrente: c,
        base: base(p, contexto, fundamentosDoPasso(contexto.pacote, d.nome)),
      }
    },
    foraDeFase: ({ mundo, contexto, corrente }) => {
      const p = mundo.perda(idDaCorrente(corrente))
      const fora = recusasDaTransicao(d.nome, p, corrente)
      return p === undefined || fora.length > 0 ? fora : recusasDaMorte(p, mundo, contexto)
    },
    respondem: ({ caso }) => caso.respondem,
    inexistente: (c: Corrente, contexto) => ({
      ...inexistente(c),
      fundamentos: regraDe(contexto)?.fundamentos ?? [],
    }),
  })
