import { formatarDia } from '../calendar/dia.ts'
import type { FraseDoAto } from '../mensagens/fraseDaVida.ts'
import { escreverSemestre } from './semestre.ts'

const texto = (v: unknown): string => (typeof v === 'string' ? v : '')

/** What was told of the service. */
export const frasesDosAtosDoInforme: Readonly<Record<string, FraseDoAto>> = {
  informeRegistrado: (d, p) => {
    const nome = p.prazos.informes?.find((i) => i.id === d['informe'])?.nome ?? texto(d['informe'])
    const semestre =
      d['semestre'] === undefined ? '' : ` (${escreverSemestre(texto(d['semestre']))})`
    const n = ((d['linhas'] ?? []) as readonly unknown[]).length
    const atraso =
      d['tempestivo'] === false ? `, depois do prazo de ${formatarDia(texto(d['devidoAte']))}` : ''
    return `${nome}${semestre}: ${n} ${n === 1 ? 'linha' : 'linhas'}, em ${formatarDia(texto(d['recebidoEm']))}${atraso}.`
  },
}
