import type * as z from 'zod'
import { type Corrente, idDaCorrente } from '../../ato.ts'
import type { Comando } from '../../comando.ts'
import type { Contexto } from '../../contexto.ts'
import { type Decisao, type Recusa, recusar } from '../../decisao.ts'
import type { AtoDeFila } from '../../fila/fila.ts'
import { MOTIVO_DO_OBITO, saidaDaFila } from '../../fila/vagaAberta.ts'
import type { Mundo } from '../../mundo.ts'
import { dataFutura, dataInvertida } from '../../mundo/recusas.ts'
import { leiNaoPreve, recusasSemVigor } from '../../outorga/emVigor.ts'
import { recusasDoDiaDoObito } from '../diaDoObito.ts'
import { prazoDoObito } from '../obito.ts'
import { todosVinculos } from '../vinculos.ts'
import type { AtoDeTransferencia, comunicarInvalidez, comunicarObito } from '../transferencia.ts'

/** Why no death can be told today: no grant in force, or the family told it already. */
export function sondarObito(c: Corrente, mundo: Mundo, contexto: Contexto): readonly Recusa[] {
  const previsto = contexto.pacote.prazos.transferencia?.obito
  if (previsto === undefined) return [leiNaoPreve('obito')]
  const o = mundo.outorga(idDaCorrente(c))
  const em = o?.obito?.comunicadoEm
  return [
    ...recusasSemVigor(o, c, contexto),
    ...(em === undefined
      ? []
      : [{ codigo: 'obito.ja-comunicado', fundamentos: previsto.fundamentos, dados: { em } }]),
  ]
}

/**
 * Records the holder's death. Told late, it is recorded all the same, and that it was late with it;
 * known only to the body (`oficio`), the family's term still runs.
 */
export function decidirObito(
  c: Comando<z.infer<typeof comunicarObito>>,
  mundo: Mundo,
  contexto: Contexto,
): Decisao<AtoDeTransferencia | AtoDeFila> {
  const { hoje, pacote } = contexto
  const { obitoEm, por, deixou, comunicadoEm = hoje, prova } = c.dados
  const o = mundo.outorga(idDaCorrente(c.corrente))
  const previsto = pacote.prazos.transferencia?.obito
  const recusas: Recusa[] = [
    ...sondarObito(c.corrente, mundo, contexto),
    ...(o === undefined ? [] : recusasDoDiaDoObito(o, obitoEm, prova, mundo, contexto)),
    ...dataFutura('comunicadoEm', comunicadoEm, hoje),
    ...dataInvertida('comunicadoEm', obitoEm, comunicadoEm),
  ]
  if (por === 'oficio' && o?.obito !== undefined && o.obito.comunicadoEm === undefined)
    recusas.push({
      codigo: 'obito.ja-sabido',
      fundamentos: previsto?.fundamentos ?? [],
      dados: { em: o.obito.sabidoEm },
    })
  if (recusas.length > 0) return recusar(recusas)
  const prazoAte = prazoDoObito(obitoEm, contexto)
  const daFamilia = por !== 'oficio' && prazoAte !== undefined
  const lacunas = [previsto?.servico.lacuna, previsto?.prazo?.lacuna].filter((l) => l !== undefined)
  return [
    {
      tipo: 'obitoComunicado',
      corrente: c.corrente,
      fundamentos: [
        ...new Set([...(previsto?.fundamentos ?? []), ...(previsto?.prazo?.fundamentos ?? [])]),
      ],
      ...(lacunas.length === 0 ? {} : { lacunas }),
      dados: {
        em: hoje,
        obitoEm,
        comunicadoEm,
        por,
        deixou: todosVinculos.filter((v) => deixou[v] === true),
        ...(prazoAte === undefined ? {} : { prazoAte }),
        ...(daFamilia ? { tempestiva: comunicadoEm <= prazoAte } : {}),
      },
      ...(prova === undefined ? {} : { pessoal: { prova } }),
    },
    ...(o === undefined
      ? []
      : saidaDaFila(o.titular, 'excluidoDaFila', MOTIVO_DO_OBITO, mundo, contexto)),
  ]
}

/** Why no invalidity can be told today. */
export function sondarInvalidez(c: Corrente, mundo: Mundo, contexto: Contexto): readonly Recusa[] {
  if (contexto.pacote.prazos.transferencia?.invalidez === undefined)
    return [leiNaoPreve('invalidez')]
  const o = mundo.outorga(idDaCorrente(c))
  const desde = o?.invalidezDesde
  const obito = o?.obito
  return [
    ...recusasSemVigor(o, c, contexto),
    ...(obito === undefined
      ? []
      : [
          {
            codigo: 'titular.falecido',
            fundamentos: contexto.pacote.prazos.transferencia.obito?.fundamentos ?? [],
            dados: { em: obito.obitoEm },
          },
        ]),
    ...(desde === undefined
      ? []
      : [{ codigo: 'invalidez.ja-comunicada', fundamentos: [], dados: { desde } }]),
  ]
}

/** Records the holder's invalidity for the work; its proof is asked when the transfer is decided. */
export function decidirInvalidez(
  c: Comando<z.infer<typeof comunicarInvalidez>>,
  mundo: Mundo,
  contexto: Contexto,
): Decisao<AtoDeTransferencia> {
  const { desde, texto } = c.dados
  const recusas = [
    ...sondarInvalidez(c.corrente, mundo, contexto),
    ...dataFutura('desde', desde, contexto.hoje),
  ]
  if (recusas.length > 0) return recusar(recusas)
  return [
    {
      tipo: 'invalidezComunicada',
      corrente: c.corrente,
      fundamentos: contexto.pacote.prazos.transferencia?.invalidez?.fundamentos ?? [],
      dados: { em: contexto.hoje, desde },
      pessoal: { texto },
    },
  ]
}
