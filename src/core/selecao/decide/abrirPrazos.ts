import { idDaCorrente } from '../../ato.ts'
import type { Comando } from '../../comando.ts'
import type { Contexto } from '../../contexto.ts'
import { type Decisao, recusada } from '../../decisao.ts'
import type { Mundo } from '../../mundo.ts'
import { recursoAteDe } from '../apoio.ts'
import { deslocadas } from '../deslocadas.ts'
import { ehMudanca } from '../revisoes.ts'
import type { AtoDeSelecao, RecursoDaSelecao, Selecao } from '../selecao.ts'
import { depoisDosAtos } from './depois.ts'
import { jaDiscutiu } from './prazos.ts'

type D = Decisao<AtoDeSelecao>

/** A result is out and not yet confirmed: what changes its order may be appealed from. */
const contestavel = ({ fase }: Selecao): boolean => fase === 'provisoria' || fase === 'final'

/** Without a term for who the act is on. */
const semPrazoProprio = (dados: AtoDeSelecao['dados'] & { recursoAte?: string }) => {
  const { recursoAte: _, ...sem } = dados
  return sem
}

/**
 * Each change made once a result is out opens a term for those whose place it worsens, and says when
 * it was made. `doRecurso`: the appeal that brings it; who appealed has there the answer, and who
 * already appealed from a change that an appeal made to the same inscription does so no more: that is
 * what ends it.
 */
export function abrirPrazos(
  atos: readonly AtoDeSelecao[],
  s: Selecao | undefined,
  contexto: Contexto,
  doRecurso?: RecursoDaSelecao,
): readonly AtoDeSelecao[] {
  if (s === undefined || !contestavel(s)) return atos
  return atos.map((ato, n): AtoDeSelecao => {
    if (!ehMudanca(ato) || ato.tipo === 'candidatoRetirado') return ato
    const sobre = ato.tipo === 'sementeDaSelecaoPublicada' ? undefined : ato.dados.inscricao
    const cala = (id: string) =>
      doRecurso !== undefined &&
      (id === doRecurso.recorrente || (sobre !== undefined && jaDiscutiu(s, id, sobre)))
    const antes = depoisDosAtos(s, atos.slice(0, n))
    const inscricoes = deslocadas(antes, depoisDosAtos(antes, [ato])).filter(
      (id) => id !== sobre && !cala(id),
    )
    const dados = {
      ...(sobre !== undefined && cala(sobre) ? semPrazoProprio(ato.dados) : ato.dados),
      por: contexto.autor.id,
      feitaEm: contexto.agora,
      ...(doRecurso === undefined ? {} : { doRecurso: doRecurso.id }),
      ...(inscricoes.length === 0
        ? {}
        : { prejudica: { inscricoes, recursoAte: recursoAteDe(s, contexto) } }),
    }
    return { ...ato, dados } as AtoDeSelecao
  })
}

/** The command with the terms that what it changes opens for others. */
export const comPrazos =
  <X>(decidir: (c: Comando<X>, mundo: Mundo, contexto: Contexto) => D) =>
  (c: Comando<X>, mundo: Mundo, contexto: Contexto): D => {
    const atos = decidir(c, mundo, contexto)
    return recusada(atos)
      ? atos
      : abrirPrazos(atos, mundo.selecao(idDaCorrente(c.corrente)), contexto)
  }
