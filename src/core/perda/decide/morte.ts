import type * as z from 'zod'
import { type Corrente, idDaCorrente } from '../../ato.ts'
import type { Comando } from '../../comando.ts'
import type { Contexto } from '../../contexto.ts'
import { type Decisao, type Recusa, recusar } from '../../decisao.ts'
import { comRegra } from '../../lei/base.ts'
import type { Mundo } from '../../mundo.ts'
import { obitoDaPessoa, penaDoMorto } from '../../transferencia/obito.ts'
import type { extinguirPelaMorte } from '../../processo/processo.ts'
import type { AtoDePerda, Perda } from '../perda.ts'
import { achar, base, destinatarioDa, hipoteseDe, regraDe } from './caso.ts'

/**
 * The death of who would lose it, when it ends the case; `undefined` while they live, and of what the
 * heirs themselves did: a ground of theirs, proposed after the death.
 */
export function morteNaPerda(p: Perda, mundo: Mundo, contexto: Contexto) {
  const pessoa = destinatarioDa(p, mundo)
  const obito = pessoa === undefined ? undefined : obitoDaPessoa(pessoa, mundo, contexto.hoje)
  const dosHerdeiros =
    hipoteseDe(contexto, p.hipotese)?.deHerdeiros === true &&
    (p.propostaEm ?? '') > (obito?.obitoEm ?? '')
  return dosHerdeiros ? undefined : obito
}

/** Why the case is neither decided nor put into effect: who would lose it died. */
export function recusasDaMorte(
  p: Perda,
  mundo: Mundo,
  contexto: Contexto,
  fundamentos: readonly string[] = regraDe(contexto)?.fundamentos ?? [],
): readonly Recusa[] {
  const obito = morteNaPerda(p, mundo, contexto)
  return obito === undefined
    ? []
    : [{ codigo: 'pena.falecido', ...penaDoMorto(obito.obitoEm, contexto.pacote, fundamentos) }]
}

/** Why the case is not ended by a death today: where it stands, or who would lose it lives. */
export function recusasDaExtincao(
  c: Corrente,
  mundo: Mundo,
  contexto: Contexto,
): readonly Recusa[] {
  const a = achar('extinguirPelaMorte', c, mundo)
  if ('recusas' in a) return a.recusas
  if (morteNaPerda(a.p, mundo, contexto) !== undefined) return []
  return [
    { codigo: 'morte.nao-consta', fundamentos: contexto.pacote.processo.morte?.fundamentos ?? [] },
  ]
}

/** The case ends by the death of who would lose: the grant is free for succession or closing. */
export function extinguir(
  c: Comando<z.infer<typeof extinguirPelaMorte>>,
  mundo: Mundo,
  contexto: Contexto,
): Decisao<AtoDePerda> {
  const recusas = recusasDaExtincao(c.corrente, mundo, contexto)
  const p = mundo.perda(idDaCorrente(c.corrente))
  const obito = p && morteNaPerda(p, mundo, contexto)
  if (p === undefined || obito === undefined || recusas.length > 0) return recusar(recusas)
  return [
    {
      tipo: 'punibilidadeExtinta',
      corrente: c.corrente,
      ...comRegra(base(p, contexto, []), contexto.pacote.processo.morte),
      dados: { em: contexto.hoje, obitoEm: obito.obitoEm, razoes: c.dados.razoes },
    },
  ]
}
