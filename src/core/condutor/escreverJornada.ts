import type { diasDaSemana, Jornada } from './jornada.ts'

const CURTOS: Readonly<Record<(typeof diasDaSemana)[number], string>> = {
  domingo: 'dom.',
  segunda: 'seg.',
  terca: 'ter.',
  quarta: 'qua.',
  quinta: 'qui.',
  sexta: 'sex.',
  sabado: 'sáb.',
}

/** The hours as a badge says them: `das 18:00 às 06:00, seg., qua. e sex.` */
export const escreverJornada = (j: Jornada): string =>
  [j, ...(j.outros ?? [])]
    .map(({ inicio, fim, dias }) => {
      const quais = (dias ?? []).map((d) => CURTOS[d])
      const lista =
        quais.length < 2 ? quais.join('') : `${quais.slice(0, -1).join(', ')} e ${quais.at(-1)}`
      return `das ${inicio} às ${fim}${lista === '' ? '' : `, ${lista}`}`
    })
    .join('; ')
