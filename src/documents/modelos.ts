import type { Pacote } from '#law/pacote.ts'
import { ehAutuacao, type Ficha } from './fichas.ts'
import { palavra } from './palavras.ts'

export const modelos = [
  'termo-de-outorga',
  'laudo-de-vistoria',
  'certidao',
  'auto',
  'notificacao-de-autuacao',
  'decisao',
  'decisao-do-recurso',
  'memoria-de-calculo',
] as const
export type Modelo = (typeof modelos)[number]

export type DocumentoPossivel = Readonly<{ modelo: Modelo; rotulo: string }>

/** The documents that can be printed of this file now, in the words of its law: for buttons. */
export function documentosPossiveis(ficha: Ficha, pacote: Pacote): readonly DocumentoPossivel[] {
  const { termos } = pacote.lei
  const lista: (DocumentoPossivel | false)[] = ehAutuacao(ficha)
    ? [
        { modelo: 'auto', rotulo: palavra(termos.auto).Nome },
        ficha.auto.notificadoEm !== undefined && {
          modelo: 'notificacao-de-autuacao',
          rotulo: 'Notificação de autuação',
        },
        ficha.auto.julgamento !== undefined && {
          modelo: 'decisao',
          rotulo: 'Decisão de primeira instância',
        },
        ficha.auto.julgamentoDoRecurso !== undefined && {
          modelo: 'decisao-do-recurso',
          rotulo: 'Decisão do recurso',
        },
        ficha.multa !== null && {
          modelo: 'memoria-de-calculo',
          rotulo: 'Memória de cálculo da multa',
        },
      ]
    : [
        ficha.outorga.situacao === 'concedida' && {
          modelo: 'termo-de-outorga',
          rotulo: palavra(termos.termoDeOutorga).Nome,
        },
        ficha.vistorias.realizadas.length > 0 && {
          modelo: 'laudo-de-vistoria',
          rotulo: 'Laudo de vistoria',
        },
        ficha.situacao !== null && { modelo: 'certidao', rotulo: 'Certidão de situação' },
      ]
  return lista.filter((d) => d !== false)
}
