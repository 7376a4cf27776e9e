import type { Forma } from '#law/esquema/requisitos.ts'
import { caracteristica } from './formas/caracteristica.ts'
import { cnh } from './formas/cnh.ts'
import { condutorInscrito, maximoDeCondutores } from './formas/condutores.ts'
import { documento } from './formas/documento.ts'
import { domicilio } from './formas/domicilio.ts'
import { faixa } from './formas/faixa.ts'
import { habilitadoHa } from './formas/habilitadoHa.ts'
import { idadeMaximaDoVeiculo } from './formas/idadeMaximaDoVeiculo.ts'
import { idadeMinima } from './formas/idadeMinima.ts'
import { inspecaoTecnica } from './formas/inspecaoTecnica.ts'
import { jornada, vinculoUnico } from './formas/jornada.ts'
import { naoTransferiu } from './formas/naoTransferiu.ts'
import { propriedade } from './formas/propriedade.ts'
import { qualquerDocumento } from './formas/qualquerDocumento.ts'
import { quota } from './formas/quota.ts'
import { semCondenacao } from './formas/semCondenacao.ts'
import { semDebito } from './formas/semDebito.ts'
import { semInfracaoDeTransito } from './formas/semInfracaoDeTransito.ts'
import {
  licenciamentoValido,
  licitacao,
  presencaDoTitular,
  taxasPagas,
  vigente,
} from './formas/simples.ts'
import { tipoDePessoa } from './formas/tipoDePessoa.ts'
import { tipoDeVeiculo } from './formas/tipoDeVeiculo.ts'
import { titularAfastado } from './formas/titularAfastado.ts'
import { naoTitular, unicaOutorga, veiculoLivre } from './formas/unicaOutorga.ts'
import { vistoriaValida } from './formas/vistoriaValida.ts'
import type { Base, Checagem, Compilador } from './tipos.ts'
import type { Dia } from '../calendar/dia.ts'

/** Every shape of the pack's closed set: a missing one does not compile. */
const compiladores: { readonly [N in Forma['forma']]: Compilador<N> } = {
  'idade-minima': idadeMinima,
  cnh,
  'habilitado-ha': habilitadoHa,
  documento,
  'sem-condenacao': semCondenacao,
  'sem-infracao-de-transito': semInfracaoDeTransito,
  domicilio,
  'sem-debito': semDebito,
  'tipo-de-pessoa': tipoDePessoa,
  'unica-outorga-por-titular': unicaOutorga,
  'nao-titular': naoTitular,
  'nao-transferiu': naoTransferiu,
  'maximo-de-condutores': maximoDeCondutores,
  'condutor-inscrito': condutorInscrito,
  jornada,
  'vinculo-unico': vinculoUnico,
  propriedade,
  'tipo-de-veiculo': tipoDeVeiculo,
  'idade-maxima-do-veiculo': idadeMaximaDoVeiculo,
  faixa,
  caracteristica,
  'veiculo-livre': veiculoLivre,
  'vistoria-valida': vistoriaValida,
  'inspecao-tecnica': inspecaoTecnica,
  quota,
  licitacao,
  'presenca-do-titular': presencaDoTitular,
  'outorga-vigente': vigente,
  'licenciamento-valido': licenciamentoValido,
  'taxas-pagas': taxasPagas,
  'titular-afastado': titularAfastado,
  'qualquer-documento': qualquerDocumento,
}

/** Compiles a requirement's shape: once per pack. */
export const compilar = (
  exige: Forma,
  base: Base,
): ((marco: Dia, dia: Dia) => Checagem | undefined) =>
  (
    compiladores[exige.forma] as unknown as (
      e: Forma,
      b: Base,
    ) => (marco: Dia, dia: Dia) => Checagem | undefined
  )(exige, base)
