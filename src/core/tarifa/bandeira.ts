import { mesDe, nomeDoDiaDaSemana } from '../calendar/dia.ts'
import type { Calendario } from '../calendar/calendario.ts'
import type { MotivoDeBandeira, TarifaDoDia } from './tarifa.ts'

const MESES = [
  'janeiro',
  'fevereiro',
  'março',
  'abril',
  'maio',
  'junho',
  'julho',
  'agosto',
  'setembro',
  'outubro',
  'novembro',
  'dezembro',
] as const

/** `22:00-06:00` holds from 22:00 on and no longer at 06:00; it may pass midnight. */
export function dentroDoHorario(faixa: string, hora: string): boolean {
  const [de, ate] = [faixa.slice(0, 5), faixa.slice(6)]
  const minuto = hora.slice(0, 5)
  return de < ate ? de <= minuto && minuto < ate : de <= minuto || minuto < ate
}

/** Every reason for the second rate at a moment and a place; none is the first rate. */
export function avaliarBandeira(
  { bandeira2 }: Pick<TarifaDoDia, 'bandeira2'>,
  onde: Readonly<{ momento: string; area?: string | undefined }>,
  calendario: Pick<Calendario, 'feriado'>,
): readonly MotivoDeBandeira[] {
  const dia = onde.momento.slice(0, 10)
  const semana = nomeDoDiaDaSemana(dia)
  const feriado = calendario.feriado(dia)
  const mes = MESES[mesDe(dia) - 1] ?? ''
  const motivos: MotivoDeBandeira[] = []
  if (bandeira2.dias.includes(semana)) motivos.push({ por: 'dia', qual: semana })
  if (feriado !== undefined && bandeira2.dias.includes('feriado'))
    motivos.push({ por: 'dia', qual: `feriado (${feriado})` })
  if (bandeira2.meses.includes(mes)) motivos.push({ por: 'mes', qual: mes })
  if (onde.area !== undefined && bandeira2.areas.includes(onde.area))
    motivos.push({ por: 'area', qual: onde.area })
  for (const faixa of bandeira2.horarios)
    if (dentroDoHorario(faixa, onde.momento.slice(11)))
      motivos.push({ por: 'horario', qual: faixa.replace('-', ' às ') })
  return motivos
}
