import type * as z from 'zod'
import type { Ato, Corrente, TipoDeCorrente } from '#core/ato.ts'
import { definirComando, type DefinicaoDeComando } from '#core/comando.ts'
import type { Contexto, Papel } from '#core/contexto.ts'
import { recusar, type Decisao, type Recusa } from '#core/decisao.ts'
import type { Mundo } from '#core/mundo.ts'
import { recusaDeContaAlheia } from '#core/notificacao/conta.ts'
import type { Pacote } from '#law/pacote.ts'
import { QUEM_O_PACOTE_DISSER, recusaDePapel } from './guardas.ts'

/** What a step of any proceeding looks at. */
export type SituacaoDoPasso = Readonly<{
  mundo: Mundo
  contexto: Contexto
  corrente: Corrente
  /** The step's provisions and gaps, for its act. */
  base: Readonly<{ fundamentos: readonly string[]; lacunas?: readonly string[] }>
}>

/** A step of the proceeding, before the checks that all share are put around it. */
export type DefinicaoDePasso<
  D extends z.ZodType,
  S extends SituacaoDoPasso,
  A extends Ato,
> = Readonly<{
  rotulo: string
  dados: D
  /** Who may give it: fixed, or as the pack says. */
  papeis: readonly Papel[] | ((pacote: Pacote) => readonly Papel[])
  /** Whoever answers may give it from their own account, where `papeis` says so. */
  pelaConta?: true
  /** What the law must have for the step to exist at all; its name, when it has not. */
  naoPrevisto?: (pacote: Pacote) => string | undefined
  /** Refusals that no data could avoid today: what `sondar` tells, with phase and role. */
  impedimentos?: (s: S) => readonly Recusa[]
  /** Refusals of the data given. `impedida`: `impedimentos` refused already, and they are not sought again. */
  confere?: (dados: z.infer<D>, s: S, impedida: boolean) => readonly Recusa[]
  /** The acts, once nothing refused. */
  atos: (dados: z.infer<D>, s: S) => Decisao<A>
}>

/** How the steps of one kind of stream find what they act on, and when they may. */
export type LugarDoPasso<S extends SituacaoDoPasso> = Readonly<{
  nome: string
  corrente: TipoDeCorrente
  situar: (c: Corrente, mundo: Mundo, contexto: Contexto) => S | undefined
  /** What the stream's own machine refuses. */
  foraDeFase: (s: S) => readonly Recusa[]
  /** Who answers, of the register: a person in their account writes only in their own. */
  respondem: (s: S) => readonly (string | undefined)[]
  inexistente: (c: Corrente, contexto: Contexto) => Recusa
}>

/** What refuses whatever the data; `impedida` tells that the step's own `impedimentos` do. */
type Fixas = Readonly<{ recusas: readonly Recusa[]; foraDeFase: boolean; impedida: boolean }>

/**
 * Makes the command: what it acts on exists, is in a phase that admits the step, and the author has
 * the role; then the step's own checks. All refusals come at once, but a step out of its phase says
 * only that, since its other checks would speak of another moment.
 */
export function comandoDePasso<D extends z.ZodType, S extends SituacaoDoPasso, A extends Ato>(
  d: DefinicaoDePasso<D, S, A>,
  onde: LugarDoPasso<S>,
): DefinicaoDeComando<D, A> {
  const { papeis } = d
  const admitidos = (contexto: Contexto): readonly Papel[] =>
    typeof papeis === 'function' ? papeis(contexto.pacote) : papeis

  const fixas = (s: S): Fixas => {
    const { fundamentos } = s.base
    const falta = d.naoPrevisto?.(s.contexto.pacote)
    if (falta !== undefined)
      return {
        recusas: [{ codigo: 'lei.nao-preve', fundamentos, falta }],
        foraDeFase: true,
        impedida: false,
      }
    const fase = onde.foraDeFase(s)
    const papel = [
      ...recusaDePapel(s.contexto, admitidos(s.contexto), fundamentos),
      ...recusaDeContaAlheia(onde.respondem(s), s.contexto, fundamentos),
    ]
    if (fase.length > 0) return { recusas: [...fase, ...papel], foraDeFase: true, impedida: false }
    const impedimentos = d.impedimentos?.(s) ?? []
    return {
      recusas: [...papel, ...impedimentos],
      foraDeFase: false,
      impedida: impedimentos.length > 0,
    }
  }

  return definirComando<D, A>({
    ...(typeof papeis === 'function' ? { papeisEm: papeis } : {}),
    nome: onde.nome,
    rotulo: d.rotulo,
    corrente: onde.corrente,
    cria: false,
    papeis:
      typeof papeis !== 'function'
        ? papeis
        : d.pelaConta === true
          ? [...QUEM_O_PACOTE_DISSER, 'titular']
          : QUEM_O_PACOTE_DISSER,
    dados: d.dados,
    decide(comando, mundo, contexto) {
      const s = onde.situar(comando.corrente, mundo, contexto)
      if (s === undefined) return recusar([onde.inexistente(comando.corrente, contexto)])
      const { recusas, foraDeFase, impedida } = fixas(s)
      const todas = foraDeFase
        ? recusas
        : [...recusas, ...(d.confere?.(comando.dados, s, impedida) ?? [])]
      return todas.length > 0 ? recusar(todas) : d.atos(comando.dados, s)
    },
    sondar(c, mundo, contexto) {
      const s = onde.situar(c, mundo, contexto)
      return s === undefined ? [onde.inexistente(c, contexto)] : fixas(s).recusas
    },
  })
}
