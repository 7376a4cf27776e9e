import type * as z from 'zod'
import { corrente, type Corrente, idDaCorrente } from '../ato.ts'
import type { Comando } from '../comando.ts'
import type { Contexto } from '../contexto.ts'
import { type Decisao, type Recusa, recusar } from '../decisao.ts'
import type { Mundo } from '../mundo.ts'
import { dataFutura, inexistente } from '../mundo/recusas.ts'
import { leiNaoPreve, recusasSemVigor } from '../outorga/emVigor.ts'
import { punicaoDe, regraDaProvidencia } from './pendentes.ts'
import type { AtoDeProvidencia, comunicarProvidencia } from './providencia.ts'

/** Whatever the data: a law that does not ask it, or a grant not in force. */
export function sondarProvidencia(
  c: Corrente,
  mundo: Mundo,
  contexto: Contexto,
): readonly Recusa[] {
  return regraDaProvidencia(contexto) === undefined
    ? [leiNaoPreve('providência')]
    : recusasSemVigor(mundo.outorga(idDaCorrente(c)), c, contexto)
}

/** The holder tells what was done about a driver of the grant who may not drive. */
export function comunicar(
  c: Comando<z.infer<typeof comunicarProvidencia>>,
  mundo: Mundo,
  contexto: Contexto,
): Decisao<AtoDeProvidencia> {
  const regra = regraDaProvidencia(contexto)
  const { condutor: id, desde, providencia } = c.dados
  const condutor = mundo.condutor(id)
  const recusas: Recusa[] = [
    ...sondarProvidencia(c.corrente, mundo, contexto),
    ...dataFutura('desde', desde, contexto.hoje),
  ]
  if (condutor === undefined) recusas.push(inexistente(corrente('condutor', id)))
  if (regra === undefined || condutor === undefined) return recusar(recusas)
  const { fundamentos, lacuna } = regra
  const daOutorga = condutor.outorga === idDaCorrente(c.corrente)
  const titular = mundo.outorga(condutor.outorga)?.titular
  if (!daOutorga || condutor.pessoa === titular)
    recusas.push({ codigo: 'providencia.nao-empregado', fundamentos })
  if (punicaoDe(condutor.pessoa, mundo, contexto.hoje) === undefined)
    recusas.push({ codigo: 'providencia.sem-punicao', fundamentos })
  if (recusas.length > 0) return recusar(recusas)
  return [
    {
      tipo: 'providenciaComunicada',
      corrente: c.corrente,
      fundamentos,
      ...(lacuna === undefined ? {} : { lacunas: [lacuna] }),
      dados: { em: contexto.hoje, condutor: id, pessoa: condutor.pessoa, desde, providencia },
    },
  ]
}
