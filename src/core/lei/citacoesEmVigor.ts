import type { Pacote } from '#law/pacote.ts'
import type { Dia } from '../calendar/dia.ts'
import { type Decisao, recusada, recusar } from '../decisao.ts'

const inicios = new WeakMap<Pacote, ReadonlyMap<string, Dia>>()

/** The first day of each provision, whatever its redaction. */
function iniciosDe(pacote: Pacote): ReadonlyMap<string, Dia> {
  const prontos = inicios.get(pacote)
  if (prontos !== undefined) return prontos
  const novos = new Map(
    pacote.texto.map((d) => [
      d.id,
      d.redacoes.reduce((menor, r) => (r.desde < menor ? r.desde : menor), '9999-12-31'),
    ]),
  )
  inicios.set(pacote, novos)
  return novos
}

/**
 * The decision without the provisions that were not written yet on the day: a rule that has an old
 * ground and a newer one is applied, before the newer, by the old one alone. Where nothing would be
 * left, the citation stays as the pack has it.
 */
export function comCitacoesEmVigor(d: Decisao, pacote: Pacote, dia: Dia): Decisao {
  const inicio = iniciosDe(pacote)
  const escritos = (fundamentos: readonly string[]): readonly string[] => {
    const ja = fundamentos.filter((f) => (inicio.get(f) ?? dia) <= dia)
    return ja.length === 0 || ja.length === fundamentos.length ? fundamentos : ja
  }
  const emVigor = <T extends Readonly<{ fundamentos: readonly string[] }>>(x: T): T => {
    const fundamentos = escritos(x.fundamentos)
    return fundamentos === x.fundamentos ? x : { ...x, fundamentos }
  }
  return recusada(d) ? recusar(d.recusas.map(emVigor)) : d.map(emVigor)
}
