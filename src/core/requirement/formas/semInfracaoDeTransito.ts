import type { Dia } from '../../calendar/dia.ts'
import { somarDuracao } from '../../lei/prazo.ts'
import { depoisDe } from '../ajuda.ts'
import type { Compilador } from '../tipos.ts'

/**
 * No traffic infraction of the degrees, and no two of those of `reincidenteEm`, within the period.
 * The period runs date to date from the infraction and its last day is inclusive: on the day that
 * completes it the infraction still counts, on the next it does not.
 */
export const semInfracaoDeTransito: Compilador<'sem-infracao-de-transito'> = (exige, base) => {
  const { graus, reincidenteEm, periodo } = exige
  const contagem = base.pacote.prazos.contagem
  return (_marco, dia) =>
    ({ pessoa }) => {
      if (pessoa === undefined || pessoa.tipo === 'juridica') return undefined
      const fins: { grau: (typeof graus)[number]; fim: Dia }[] = []
      for (const { grau, cometidaEm } of pessoa.infracoesDeTransito) {
        if (cometidaEm > dia) continue
        const fim = somarDuracao(cometidaEm, periodo, contagem)
        if (fim >= dia) fins.push({ grau, fim })
      }
      if (fins.length === 0) return { fato: { infracoesNoPeriodo: 0 } }
      const fato = { infracoesNoPeriodo: fins.length }
      const dados = { quantidade: periodo.quantidade, unidade: periodo.unidade }
      const dosGraus = fins
        .filter((f) => graus.includes(f.grau))
        .map((f) => f.fim)
        .sort()
      const ultimo = dosGraus.at(-1)
      // A recidivist stops being one when only one infraction of the degree is left in the period.
      const penultimo = reincidenteEm
        .map((g) =>
          fins
            .filter((f) => f.grau === g)
            .map((f) => f.fim)
            .sort()
            .at(-2),
        )
        .filter((d) => d !== undefined)
        .sort()
        .at(-1)
      const fim =
        ultimo === undefined || (penultimo !== undefined && penultimo > ultimo) ? penultimo : ultimo
      const passaEm = depoisDe(fim)
      if (ultimo !== undefined)
        return {
          recusa: { codigo: `${base.quem}.infracao-de-transito`, passaEm, dados },
          fato,
          mudaEm: passaEm,
        }
      if (penultimo !== undefined)
        return {
          recusa: { codigo: `${base.quem}.reincidencia-no-transito`, passaEm, dados },
          fato,
          mudaEm: passaEm,
        }
      return { fato }
    }
}
