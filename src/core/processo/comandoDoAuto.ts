import type * as z from 'zod'
import { corrente, idDaCorrente } from '#core/ato.ts'
import type { DefinicaoDeComando } from '#core/comando.ts'
import { type Caso, casoDoAuto } from '#core/junta/caso.ts'
import { comandoDePasso, type DefinicaoDePasso, type SituacaoDoPasso } from './comandoDePasso.ts'
import { fundamentosDoPasso, recusaDeFase } from './guardas.ts'
import { recusasDaMorte } from './morte.ts'
import { lacunasDoProcesso } from './prazoDoProcesso.ts'
import type { AtoDeProcesso, Auto } from './processo.ts'
import type { Passo } from './transicoes.ts'

/** What a step looks at: the record and all that is around it; `caso`: as the appeal's body sees it. */
export type Situacao = SituacaoDoPasso & Readonly<{ auto: Auto; caso: Caso }>

/** A step of the proceeding of a record: it exists, is not annulled, is in a phase that admits it. */
export const comandoDoAuto = <D extends z.ZodType>(
  d: DefinicaoDePasso<D, Situacao, AtoDeProcesso> & Readonly<{ nome: Passo }>,
): DefinicaoDeComando<D, AtoDeProcesso> =>
  comandoDePasso(d, {
    nome: d.nome,
    corrente: 'auto',
    situar(c, mundo, contexto) {
      const auto = mundo.auto(idDaCorrente(c))
      if (auto === undefined) return undefined
      const lacunas = lacunasDoProcesso(contexto)
      return {
        auto,
        caso: casoDoAuto(auto),
        mundo,
        contexto,
        corrente: corrente('auto', auto.id),
        base: {
          fundamentos: fundamentosDoPasso(contexto.pacote, d.nome),
          ...(lacunas.length === 0 ? {} : { lacunas }),
        },
      }
    },
    foraDeFase: ({ auto, mundo, contexto }) => {
      const fora = recusaDeFase(auto, d.nome, contexto.pacote)
      return fora.length > 0 ? fora : recusasDaMorte(auto, d.nome, mundo, contexto)
    },
    respondem: ({ auto }) => auto.responsaveis.map((r) => r.pessoa),
    inexistente: (_c, contexto) => ({
      codigo: 'auto.inexistente',
      fundamentos: fundamentosDoPasso(contexto.pacote, d.nome),
    }),
  })
