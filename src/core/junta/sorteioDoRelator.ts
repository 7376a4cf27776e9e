import type { Dia } from '../calendar/dia.ts'
import type { Caso } from './caso.ts'
import { chaveDoSorteio } from '../sorteio/semente.ts'
import type { Junta, Membro } from './junta.ts'
import { emExercicio, impedimentoDe } from './membros.ts'
import type { Distribuicao } from './tramite.ts'

/** The digest by which a member stands in the draw: SHA-256 of `seed|record|order|member`. */
const chaveDoMembro = (
  d: Readonly<{ semente: string; recurso: string; ordem: number }>,
  membro: string,
): string => chaveDoSorteio(d.semente, `${d.recurso}|${d.ordem}|${membro}`)

/** A record by its number; a loss by the word before its own, since each has a series. */
const nomeNoSorteio = ({ especie, numero, id }: Caso): string =>
  numero === undefined ? id : especie === 'auto' ? numero : `perda ${numero}`

/**
 * Draws the rapporteur among the seated members in office who may hear the appeal, skipping the
 * impeded: those with the fewest appeals so far go first, and of these the smallest digest. Without
 * anyone left, `undefined`.
 */
export function sortearRelator(
  junta: Junta,
  caso: Caso,
  semente: string,
  hoje: Dia,
): Distribuicao | undefined {
  const base = {
    semente,
    recurso: nomeNoSorteio(caso),
    ordem: (caso.tramite?.distribuicoes.length ?? 0) + 1,
  }
  const titulares = emExercicio(junta, hoje).filter((m) => m.especie === 'titular')
  const impedidos = titulares.flatMap((m) => {
    const motivo = impedimentoDe(m, caso)
    return motivo === undefined ? [] : [{ membro: m.id, motivo }]
  })
  const aptos = titulares.filter((m) => !impedidos.some((i) => i.membro === m.id))
  const menor = Math.min(...aptos.map((m) => m.carga))
  const daVez = aptos.filter((m) => m.carga === menor)
  const chaves = Object.fromEntries(daVez.map((m) => [m.id, chaveDoMembro(base, m.id)]))
  const chave = (m: Membro): string => chaves[m.id] ?? ''
  const sorteado = daVez.toSorted((a, b) => (chave(a) < chave(b) ? -1 : 1))[0]
  return sorteado && { ...base, relator: sorteado.id, chaves, impedidos }
}
