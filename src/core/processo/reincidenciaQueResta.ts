import type { Contexto } from '#core/contexto.ts'
import type { Mundo } from '#core/mundo.ts'
import { reincidencia } from '#core/multa/reincidencia.ts'
import type { Auto } from './processo.ts'

/**
 * After the judgement, recidivism is looked at again only in the person's favour: it falls if the
 * earlier record was annulled or reversed, and never arises from what the judge did not decide.
 */
export const reincidenciaQueResta = (auto: Auto, mundo: Mundo, contexto: Contexto): boolean =>
  auto.julgamento?.reincidente === true && reincidencia(auto, mundo, contexto).reincidente
