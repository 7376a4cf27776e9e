import type * as z from 'zod'
import { corrente, idDaCorrente, type Corrente } from '../ato.ts'
import type { Comando } from '../comando.ts'
import type { Contexto } from '../contexto.ts'
import { type Decisao, type Recusa, recusar } from '../decisao.ts'
import { fundamentosDeQuemPede } from '../lei/exigencias.ts'
import type { Mundo } from '../mundo.ts'
import { fatosDoVeiculo } from '../mundo/fatos.ts'
import { dataFutura, dataInvertida, inexistente } from '../mundo/recusas.ts'
import { avaliar } from '../requirement/avaliar.ts'
import { evolvePropriedade } from './propriedade.ts'
import type { alterarPropriedade, AtoDeVeiculo, Propriedade, Veiculo } from './veiculo.ts'

type D = Decisao<AtoDeVeiculo>

/** Why no change can be recorded: no such vehicle, or one whose register does not yet say whose it is. */
export function sondarPropriedade(c: Corrente, mundo: Mundo): readonly Recusa[] {
  const veiculo = mundo.veiculo(idDaCorrente(c))
  if (veiculo === undefined) return [inexistente(c)]
  return veiculo.propriedade === undefined
    ? [{ codigo: 'veiculo.sem-propriedade', fundamentos: [], falta: 'propriedade' }]
    : []
}

/** The provisions on whose the vehicle may be, and on telling what changes. */
const fundamentosDaPropriedade = ({ pacote, hoje }: Contexto): readonly string[] => [
  ...new Set([
    ...fundamentosDeQuemPede(pacote, 'propriedade', hoje),
    ...(pacote.prazos.cadastro?.fundamentos ?? []),
  ]),
]

/**
 * What the law asks of ownership in the grant in which the vehicle serves, as of the day: empty
 * where it is met, where the law asks nothing, and of a vehicle in no grant.
 */
function pendencias(v: Veiculo, mundo: Mundo, contexto: Contexto): readonly Recusa[] {
  const fatos = fatosDoVeiculo(mundo, v.id, contexto.hoje)
  if (fatos.outorga === undefined) return []
  const daPropriedade = new Set(
    contexto.pacote.requisitos.flatMap((r) => (r.exige.forma === 'propriedade' ? [r.id] : [])),
  )
  return (['operar', 'licenciar'] as const)
    .flatMap((operacao) => avaliar(operacao, { ...fatos, veiculo: v }, contexto).recusas)
    .filter((r, i, todas) => {
      const id = r.requisito ?? ''
      return daPropriedade.has(id) && todas.findIndex((x) => x.requisito === id) === i
    })
}

const igual = (a: Propriedade | undefined, b: Propriedade): boolean =>
  a?.regime === b.regime && a.pessoa === b.pessoa && a.parentesco === b.parentesco

/**
 * Records that the vehicle passed to another: sold, given to or by a relative, bought at the end of
 * a lease. It is a fact, recorded whatever the law makes of it; what the grant thereby lacks goes
 * into the act, and from that day the grant is not regular where the law asks it to work.
 */
export function alterar(
  c: Comando<z.infer<typeof alterarPropriedade>>,
  mundo: Mundo,
  contexto: Contexto,
): D {
  const { hoje } = contexto
  const { propriedade, causa, papel, proprietarioNome } = c.dados
  const veiculo = mundo.veiculo(idDaCorrente(c.corrente))
  const recusas: Recusa[] = [
    ...sondarPropriedade(c.corrente, mundo),
    ...dataFutura('propriedade.desde', propriedade.desde, hoje),
    ...dataFutura('propriedade.atoFormalEm', propriedade.atoFormalEm, hoje),
    ...dataFutura('papel.emitidoEm', papel.emitidoEm, hoje),
  ]
  if (veiculo === undefined) return recusar(recusas)
  const antes = veiculo.propriedade
  // The same day as the last change would leave that one without any day of its own.
  recusas.push(...dataInvertida('propriedade.desde', antes?.desde, propriedade.desde))
  if (antes !== undefined && igual(antes, propriedade))
    recusas.push({ codigo: 'veiculo.mesma-propriedade', fundamentos: [] })
  if (propriedade.regime !== 'terceiro' && propriedade.pessoa === undefined)
    recusas.push({ codigo: 'veiculo.dono-em-falta', fundamentos: [], falta: 'propriedade.pessoa' })
  if (propriedade.pessoa !== undefined && mundo.pessoa(propriedade.pessoa) === undefined)
    recusas.push(inexistente(corrente('pessoa', propriedade.pessoa)))
  if (recusas.length > 0) return recusar(recusas)
  const ato = {
    tipo: 'propriedadeAlterada' as const,
    corrente: c.corrente,
    fundamentos: fundamentosDaPropriedade(contexto),
    dados: { em: hoje, propriedade, causa, papel },
    ...(proprietarioNome === undefined ? {} : { pessoal: { proprietarioNome } }),
  }
  const faltam = pendencias(evolvePropriedade(veiculo, ato), mundo, contexto)
  return [
    {
      ...ato,
      dados: {
        ...ato.dados,
        ...(antes?.regime === undefined ? {} : { era: antes.regime }),
        pendencias: faltam.map(({ codigo, fundamentos, requisito = '' }) => ({
          codigo,
          requisito,
          fundamentos,
        })),
      },
    },
  ]
}
