import type * as z from 'zod'
import { corrente, idDaCorrente, type Corrente } from '#core/ato.ts'
import { definirComando, type DefinicaoDeComando } from '#core/comando.ts'
import type { Contexto, Papel } from '#core/contexto.ts'
import { recusar, type Decisao, type Recusa } from '#core/decisao.ts'
import type { Mundo } from '#core/mundo.ts'
import { recusaDeContaAlheia } from '#core/notificacao/conta.ts'
import type { Pacote } from '#law/pacote.ts'
import { fundamentosDoPasso, QUEM_O_PACOTE_DISSER, recusaDeFase, recusaDePapel } from './guardas.ts'
import { lacunasDoProcesso } from './prazoDoProcesso.ts'
import type { AtoDeProcesso, Auto } from './processo.ts'
import type { Passo } from './transicoes.ts'

/** What a step looks at: the record and all that is around it. */
export type Situacao = Readonly<{
  auto: Auto
  mundo: Mundo
  contexto: Contexto
  corrente: Corrente
  /** The step's provisions and gaps, for its act. */
  base: Readonly<{ fundamentos: readonly string[]; lacunas?: readonly string[] }>
}>

/** A step of the proceeding, before the checks that all share are put around it. */
export type DefinicaoDePasso<S extends z.ZodType> = Readonly<{
  nome: Passo
  rotulo: string
  dados: S
  /** Who may give it: fixed, or as the pack says. */
  papeis: readonly Papel[] | ((pacote: Pacote) => readonly Papel[])
  /** Whoever answers may give it from their own account, where `papeis` says so. */
  pelaConta?: true
  /** What the law must have for the step to exist at all; its name, when it has not. */
  naoPrevisto?: (pacote: Pacote) => string | undefined
  /** Refusals that no data could avoid today: what `sondar` tells, with phase and role. */
  impedimentos?: (s: Situacao) => readonly Recusa[]
  /** Refusals of the data given. `impedida`: `impedimentos` refused already, and they are not sought again. */
  confere?: (dados: z.infer<S>, s: Situacao, impedida: boolean) => readonly Recusa[]
  /** The acts, once nothing refused. */
  atos: (dados: z.infer<S>, s: Situacao) => Decisao<AtoDeProcesso>
}>

/** What refuses whatever the data; `impedida` tells that the step's own `impedimentos` do. */
type Fixas = Readonly<{ recusas: readonly Recusa[]; foraDeFase: boolean; impedida: boolean }>

/**
 * Makes the command: the record exists, is not annulled, is in a phase that admits the step, and
 * the author has the role; then the step's own checks. All refusals come at once, but a step out
 * of its phase says only that, since its other checks would speak of another moment.
 */
export function comandoDoAuto<S extends z.ZodType>(
  d: DefinicaoDePasso<S>,
): DefinicaoDeComando<S, AtoDeProcesso> {
  const { papeis } = d
  const admitidos = (contexto: Contexto): readonly Papel[] =>
    typeof papeis === 'function' ? papeis(contexto.pacote) : papeis

  const situar = (c: Corrente, mundo: Mundo, contexto: Contexto): Situacao | undefined => {
    const auto = mundo.auto(idDaCorrente(c))
    if (auto === undefined) return undefined
    const lacunas = lacunasDoProcesso(contexto)
    return {
      auto,
      mundo,
      contexto,
      corrente: corrente('auto', auto.id),
      base: {
        fundamentos: fundamentosDoPasso(contexto.pacote, d.nome),
        ...(lacunas.length === 0 ? {} : { lacunas }),
      },
    }
  }

  const fixas = (s: Situacao): Fixas => {
    const falta = d.naoPrevisto?.(s.contexto.pacote)
    if (falta !== undefined) {
      const { fundamentos } = s.base
      return {
        recusas: [{ codigo: 'lei.nao-preve', fundamentos, falta }],
        foraDeFase: true,
        impedida: false,
      }
    }
    const fase = recusaDeFase(s.auto, d.nome, s.contexto.pacote)
    const papel = [
      ...recusaDePapel(s.contexto, admitidos(s.contexto), s.base.fundamentos),
      ...recusaDeContaAlheia(
        s.auto.responsaveis.map((r) => r.pessoa),
        s.contexto,
        s.base.fundamentos,
      ),
    ]
    if (fase.length > 0) return { recusas: [...fase, ...papel], foraDeFase: true, impedida: false }
    const impedimentos = d.impedimentos?.(s) ?? []
    return {
      recusas: [...papel, ...impedimentos],
      foraDeFase: false,
      impedida: impedimentos.length > 0,
    }
  }

  const inexistente = (contexto: Contexto): Recusa => ({
    codigo: 'auto.inexistente',
    fundamentos: fundamentosDoPasso(contexto.pacote, d.nome),
  })

  return definirComando<S, AtoDeProcesso>({
    ...(typeof papeis === 'function' ? { papeisEm: papeis } : {}),
    nome: d.nome,
    rotulo: d.rotulo,
    corrente: 'auto',
    cria: false,
    papeis:
      typeof papeis !== 'function'
        ? papeis
        : d.pelaConta === true
          ? [...QUEM_O_PACOTE_DISSER, 'titular']
          : QUEM_O_PACOTE_DISSER,
    dados: d.dados,
    decide(comando, mundo, contexto) {
      const s = situar(comando.corrente, mundo, contexto)
      if (s === undefined) return recusar([inexistente(contexto)])
      const { recusas, foraDeFase, impedida } = fixas(s)
      const todas = foraDeFase
        ? recusas
        : [...recusas, ...(d.confere?.(comando.dados, s, impedida) ?? [])]
      return todas.length > 0 ? recusar(todas) : d.atos(comando.dados, s)
    },
    sondar(c, mundo, contexto) {
      const s = situar(c, mundo, contexto)
      return s === undefined ? [inexistente(contexto)] : fixas(s).recusas
    },
  })
}
