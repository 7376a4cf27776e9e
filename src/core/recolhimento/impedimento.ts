import type { Dia } from '../calendar/dia.ts'
import type { Contexto } from '../contexto.ts'
import type { Recusa } from '../decisao.ts'
import type { Mundo } from '../mundo.ts'
import { condicoesEmFalta, previsto } from './condicoes.ts'
import type { Recolhimento } from './recolhimento.ts'

/** In custody on the day: from its first day to the one before it was released or sold. */
export const recolhidoEm = (r: Recolhimento, dia: Dia): boolean =>
  r.desde <= dia && (r.encerradoEm === undefined || dia < r.encerradoEm)

const CODIGOS = {
  retencao: 'veiculo.retido',
  apreensao: 'veiculo.apreendido',
  lacre: 'veiculo.lacrado',
  interdicao: 'veiculo.interditado',
} as const

/**
 * Why the vehicle may not work on the day: each custody that holds it, and what a custody already
 * ended still asks before it goes back to work.
 */
export function recusasDeRecolhimento(
  veiculo: string,
  mundo: Mundo,
  contexto: Contexto,
  dia: Dia = contexto.hoje,
): readonly Recusa[] {
  return mundo.recolhimentosDoVeiculo(veiculo).flatMap((r): readonly Recusa[] => {
    if (r.desde > dia) return []
    if (!recolhidoEm(r, dia))
      return r.situacao === 'leiloado' ? [] : condicoesEmFalta(r, 'operar', mundo, contexto, dia)
    return [
      {
        codigo: CODIGOS[r.especie],
        fundamentos: previsto(contexto.pacote, r.medida)?.fundamentos ?? [r.dispositivo],
        falta: `recolhimento:${r.id}`,
        dados: { desde: r.desde, numero: r.numero ?? '' },
      },
    ]
  })
}
