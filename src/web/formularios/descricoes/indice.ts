import type { Descricao } from '../descricao.ts'
import * as auto from './auto.ts'
import * as cadastro from './cadastro.ts'
import * as condutor from './condutor.ts'
import * as divida from './divida.ts'
import * as documento from './documento.ts'
import * as outorga from './outorga.ts'
import * as perda from './perda.ts'
import * as pessoa from './pessoa.ts'
import * as notificacao from './notificacao.ts'
import * as processo from './processo.ts'
import * as custos from './custos.ts'
import * as propriedade from './propriedade.ts'
import * as usoEventual from './usoEventual.ts'
import * as informe from './informe.ts'
import * as publicidade from './publicidade.ts'
import * as recolhimento from './recolhimento.ts'
import * as selecao from './selecao.ts'
import * as taxa from './taxa.ts'
import * as vistoria from './vistoria.ts'
import * as transferencia from './transferencia.ts'
import * as veiculo from './veiculo.ts'
import * as carteira from './carteira.ts'
import * as bloco from './bloco.ts'
import * as colegiado from './colegiado.ts'
import * as junta from './junta.ts'
import * as denuncia from './denuncia.ts'
import * as entidade from './entidade.ts'
import * as entrega from './entrega.ts'
import * as expediente from './expediente.ts'
import * as fila from './fila.ts'
import * as afastamento from './afastamento.ts'
import * as substituicao from './substituicao.ts'

/** Every declared form, by the command's name. */
export const descricoes: Readonly<Record<string, Descricao>> = {
  ...afastamento,
  ...auto,
  ...cadastro,
  ...publicidade,
  ...informe,
  ...custos,
  ...usoEventual,
  ...propriedade,
  ...condutor,
  ...divida,
  ...documento,
  ...carteira,
  ...denuncia,
  ...bloco,
  ...colegiado,
  ...junta,
  ...expediente,
  ...entidade,
  ...entrega,
  ...fila,
  ...notificacao,
  ...outorga,
  ...pessoa,
  ...processo,
  ...recolhimento,
  ...perda,
  ...selecao,
  ...substituicao,
  ...taxa,
  ...transferencia,
  ...veiculo,
  ...vistoria,
}
