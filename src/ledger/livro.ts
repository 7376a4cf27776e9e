import type pg from 'pg'
import { type CalcularDoAuto, painelAuto } from './projecoes/painelAuto.ts'
import { type CalcularIndicios, indicioDePerda } from './projecoes/indicioDePerda.ts'
import { painelOutorga } from './projecoes/painelOutorga.ts'
import { painelPerda } from './projecoes/painelPerda.ts'
import { painelRecolhimento } from './projecoes/painelRecolhimento.ts'
import { parametroAtual } from './projecoes/parametroAtual.ts'
import { painelRegistro } from './projecoes/painelRegistro.ts'
import type { Projecao } from './projecoes/projecao.ts'
import { busca } from './projecoes/busca.ts'
import { type CalcularSegmentos, situacaoPublica } from './projecoes/situacaoPublica.ts'
import { type CalcularVencimentos, vencimento } from './projecoes/vencimento.ts'
import { veiculoAtual } from './projecoes/veiculoAtual.ts'

/** The ledger as a process uses it: where it is, and the tables kept beside the acts. */
export type Livro = Readonly<{ pool: pg.Pool; projecoes: readonly Projecao[] }>

/**
 * The ledger over a pool of the application's connections (`abrirPool`). `segmentos`, given by who
 * knows the packs and calendars, is what the public situation is computed with; without it that
 * table is not kept.
 */
export const criarLivro = (
  pool: pg.Pool,
  opcoes: Readonly<{
    segmentos?: CalcularSegmentos
    indicios?: CalcularIndicios
    doAuto?: CalcularDoAuto | undefined
    vencimentos?: CalcularVencimentos
  }> = {},
): Livro => ({
  pool,
  projecoes: [
    veiculoAtual,
    parametroAtual,
    painelOutorga,
    painelAuto(opcoes.doAuto),
    painelRecolhimento,
    painelPerda,
    painelRegistro,
    busca,
    ...(opcoes.indicios === undefined ? [] : [indicioDePerda(opcoes.indicios)]),
    ...(opcoes.segmentos === undefined ? [] : [situacaoPublica(opcoes.segmentos)]),
    ...(opcoes.vencimentos === undefined ? [] : [vencimento(opcoes.vencimentos)]),
  ],
})
