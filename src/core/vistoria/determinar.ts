import type * as z from 'zod'
import { corrente, idDaCorrente, type Corrente } from '../ato.ts'
import { addDias } from '../calendar/dia.ts'
import type { Comando } from '../comando.ts'
import type { Contexto } from '../contexto.ts'
import { type Decisao, type Recusa, recusar } from '../decisao.ts'
import type { Mundo } from '../mundo.ts'
import { dataInvertida, inexistente } from '../mundo/recusas.ts'
import { outorgaVigente } from '../outorga/vigencia.ts'
import { usaVeiculo } from '../substituicao/frota.ts'
import { recusasDoObito } from '../transferencia/obito.ts'
import type { AtoDeVistoria, determinarVistoria } from './vistoria.ts'

/**
 * Orders the vehicle to an inspection outside its period, until a day. A seal still valid goes on: what
 * happens to who does not come is an infraction of the law, not of this order.
 */
export function determinar(
  c: Comando<z.infer<typeof determinarVistoria>>,
  mundo: Mundo,
  contexto: Contexto,
): Decisao<AtoDeVistoria> {
  const { hoje, pacote } = contexto
  const { determinada } = pacote.vistoria
  const recusas = [
    ...sondarDeterminacao(c.corrente, mundo, contexto),
    ...dataInvertida('ate', addDias(hoje, 1), c.dados.ate),
  ]
  if (recusas.length > 0 || determinada === undefined) return recusar(recusas)
  const { ate, motivo } = c.dados
  return [
    {
      tipo: 'vistoriaDeterminada',
      corrente: c.corrente,
      fundamentos: determinada.fundamentos,
      ...(determinada.lacuna === undefined ? {} : { lacunas: [determinada.lacuna] }),
      dados: { em: hoje, ate, motivo },
    },
  ]
}

/** Who is ordered is a holder who works with the vehicle: it serves no grant in force, or their death stopped it. */
function recusasDoServico(
  id: string,
  mundo: Mundo,
  contexto: Contexto,
  fundamentos: readonly string[],
): readonly Recusa[] {
  const outorga = mundo
    .outorgasDoVeiculo(id)
    .find((o) => outorgaVigente(o, contexto.hoje) && usaVeiculo(o, id, contexto.hoje))
  return outorga === undefined
    ? [{ codigo: 'vistoria.fora-de-servico', fundamentos }]
    : recusasDoObito(outorga, contexto, contexto.hoje)
}

/** Why no inspection can be ordered today. */
export function sondarDeterminacao(
  c: Corrente,
  mundo: Mundo,
  contexto: Contexto,
): readonly Recusa[] {
  const { pacote } = contexto
  const id = idDaCorrente(c)
  if (mundo.veiculo(id) === undefined) return [inexistente(corrente('veiculo', id))]
  const { determinada } = pacote.vistoria
  if (determinada === undefined) return [{ codigo: 'lei.nao-preve', fundamentos: [] }]
  const parado = recusasDoServico(id, mundo, contexto, determinada.fundamentos)
  if (parado.length > 0) return parado
  const pendente = mundo.vistorias(id).determinada
  return pendente === undefined
    ? []
    : [
        {
          codigo: 'vistoria.determinada-antes',
          fundamentos: determinada.fundamentos,
          dados: { ate: pendente.ate },
        },
      ]
}
