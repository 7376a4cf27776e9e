import type { HipoteseDeTransferencia } from '#law/esquema/transferencia.ts'
import type { Pacote } from '#law/pacote.ts'
import type { Dia } from '../calendar/dia.ts'
import type { Contexto } from '../contexto.ts'
import type { Recusa } from '../decisao.ts'
import type { Mundo } from '../mundo.ts'
import type { Outorga } from '../outorga/outorga.ts'
import type { PedidoDeTransferencia } from './condicoes.ts'

const nome = (pacote: Pacote, tipo: string): string =>
  pacote.documentos.find((d) => d.tipo === tipo)?.nome ?? tipo

/** Whether the person has such a paper, issued and not over on the day. */
function tem(mundo: Mundo, pessoa: string, tipos: readonly string[], dia: Dia): boolean {
  const papeis = mundo.pessoa(pessoa)?.documentos ?? []
  return papeis.some(
    (d) =>
      tipos.includes(d.tipo) &&
      d.emitidoEm <= dia &&
      (d.validoAte === undefined || d.validoAte >= dia),
  )
}

/**
 * The papers of the hypothesis that are missing, and the court's permit said to be there and not
 * joined. The permit stands in for those that the pack says.
 */
export function recusasDosPapeis(
  h: HipoteseDeTransferencia,
  p: PedidoDeTransferencia,
  o: Outorga,
  mundo: Mundo,
  { pacote, hoje }: Contexto,
): readonly Recusa[] {
  const regra = pacote.prazos.transferencia?.alvara
  const recusas: Recusa[] = []
  const ausente = (
    tipos: readonly string[],
    de: string,
    fundamentos: readonly string[],
    lacuna?: string,
  ) =>
    recusas.push({
      codigo: 'documento.ausente',
      fundamentos,
      falta: tipos[0] ?? '',
      ...(lacuna === undefined ? {} : { lacuna }),
      dados: { documento: tipos.map((t) => nome(pacote, t)).join(' ou '), de },
    })
  // A paper that the permit is one of: said once, with the permit that was told of.
  const doAlvara = (x: HipoteseDeTransferencia['papeis'][number]): boolean =>
    x.de === 'beneficiario' && regra !== undefined && x.um.includes(regra.documento)
  let alvara = false
  if (p.alvara === true && regra !== undefined) {
    alvara = tem(mundo, p.beneficiario, [regra.documento], hoje)
    if (!alvara) {
      const tambemPedem = h.papeis.filter((x) => doAlvara(x)).flatMap((x) => x.fundamentos)
      ausente(
        [regra.documento],
        'beneficiario',
        [...new Set([...regra.fundamentos, ...tambemPedem])],
        regra.lacuna,
      )
    }
  }
  for (const papel of h.papeis) {
    const pessoa = papel.de === 'titular' ? o.titular : p.beneficiario
    if (tem(mundo, pessoa, papel.um, hoje) || (alvara && papel.alvaraSupre)) continue
    if (p.alvara === true && !alvara && doAlvara(papel)) continue
    ausente(
      papel.um,
      papel.de === 'titular' && h.causa === 'morte' ? 'falecido' : papel.de,
      papel.fundamentos,
      papel.lacuna,
    )
  }
  return recusas
}

/** The fee of the hypothesis, charged since the request and paid; what costs nothing is paid. */
export function recusasDaTaxa(
  h: HipoteseDeTransferencia,
  p: PedidoDeTransferencia,
  o: Outorga,
  mundo: Mundo,
  { pacote, hoje }: Contexto,
): readonly Recusa[] {
  if (h.taxa === undefined) return []
  const { id, fundamentos } = h.taxa
  const lancadas = mundo
    .taxasDaOutorga(o.id)
    .filter((t) => t.taxa === id && t.lancadaEm >= p.requeridaEm && t.lancadaEm <= hoje)
  const paga = lancadas.some((t) => t.valor === 0 || (t.pagaEm !== undefined && t.pagaEm <= hoje))
  if (paga) return []
  const prevista = pacote.taxas.find((t) => t.id === id)
  return [
    {
      codigo:
        lancadas.length > 0 ? 'transferencia.taxa-em-aberto' : 'transferencia.taxa-nao-lancada',
      fundamentos: [...new Set([...fundamentos, ...(prevista?.fundamentos ?? [])])],
      falta: id,
      dados: { taxa: prevista?.nome ?? id },
      ...(prevista?.lacuna === undefined ? {} : { lacuna: prevista.lacuna }),
    },
  ]
}
