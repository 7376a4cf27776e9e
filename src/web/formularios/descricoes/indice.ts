import type { Descricao } from '../descricao.ts'
import * as auto from './auto.ts'
import * as condutor from './condutor.ts'
import * as documento from './documento.ts'
import * as outorga from './outorga.ts'
import * as pessoa from './pessoa.ts'
import * as processo from './processo.ts'
import * as taxa from './taxa.ts'
import * as veiculo from './veiculo.ts'

/** Every declared form, by the command's name. */
export const descricoes: Readonly<Record<string, Descricao>> = {
  ...auto,
  ...condutor,
  ...documento,
  ...outorga,
  ...pessoa,
  ...processo,
  ...taxa,
  ...veiculo,
}
