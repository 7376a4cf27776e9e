import { parseDia, type Dia } from '#core/calendar/dia.ts'
import { ErroDeUso } from './subcomando.ts'

const MOTIVOS = {
  formato: 'escreva AAAA-MM-DD',
  inexistente: 'esse dia não existe no calendário',
  'fora-da-faixa': 'o ano precisa estar entre 1900 e 2200',
} as const

/** A day given as an option; throws `ErroDeUso` that says what is wrong with it. */
export function lerDia(opcao: string, texto: string): Dia {
  const lido = parseDia(texto)
  if (lido.ok) return lido.valor
  throw new ErroDeUso(`--${opcao} ${texto}: ${MOTIVOS[lido.motivo]}.`)
}

/** Today, in a city's time zone. */
export const hojeEm = (fuso: string): Dia => Temporal.Now.plainDateISO(fuso).toString()
