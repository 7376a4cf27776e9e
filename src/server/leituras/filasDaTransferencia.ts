import { type Dia, formatarDia } from '#core/calendar/dia.ts'
import type { Pacote } from '#law/pacote.ts'
import {
  type DefinicaoDeFila,
  deOutorgas,
  type ItemDaFila,
  itemDaOutorga,
  type LinhaDaFila,
  texto,
} from './linhaDaFila.ts'

/** The queues of the transfer and of deaths told late or not yet; none where the law has no transfer. */
export function filasDaTransferencia(pacote: Pacote, hoje: Dia): readonly DefinicaoDeFila[] {
  const regra = pacote.prazos.transferencia
  if (regra === undefined) return []
  const de = (condicao: string, ordem: string) =>
    `${deOutorgas()}o.situacao = 'concedida' AND ${condicao} ORDER BY ${ordem}`
  const item =
    (motivo: (l: LinhaDaFila) => string, coluna?: string) =>
    (l: LinhaDaFila): ItemDaFila =>
      itemDaOutorga(l, {
        hoje,
        prazo: coluna === undefined ? '' : texto(l[coluna]),
        motivo: motivo(l),
      })
  const pedida = item((l) => `requerida em ${formatarDia(texto(l['transferencia_em']))}`)
  return [
    {
      id: 'transferencias-a-decidir',
      nome: 'Transferências a decidir',
      explica: 'Pedidos de transferência que aguardam instrução e deliberação, com razões.',
      papeis: ['gestor', 'atendente'] as const,
      sql: de("o.transferencia = 'requerida'", 'o.transferencia_em'),
      item: pedida,
    },
    {
      id: 'transferencias-a-assinar',
      nome: 'Novos termos a assinar',
      explica: 'Transferências deferidas: quem recebe é convocado a assinar o novo termo.',
      papeis: ['gestor', 'atendente'] as const,
      sql: de("o.transferencia = 'deferida'", 'o.transferencia_em'),
      item: pedida,
    },
    ...(regra.obito?.prazo === undefined
      ? []
      : [
          {
            id: 'obitos',
            nome: 'Falecimentos sem comunicação em tempo',
            explica:
              'O prazo da família corre, ou terminou: só a autoridade decide sobre o cancelamento.',
            papeis: ['gestor', 'atendente'] as const,
            sql: de(
              'o.obito_em IS NOT NULL AND o.obito_tempestivo IS DISTINCT FROM true AND o.transferencia IS NULL',
              'o.obito_ate',
            ),
            item: item(
              (l) =>
                l['obito_tempestivo'] === false
                  ? `comunicado depois de ${formatarDia(texto(l['obito_ate']))}`
                  : `a família comunica até ${formatarDia(texto(l['obito_ate']))}`,
              'obito_ate',
            ),
          },
        ]),
  ]
}
