import { addDias, diferencaEmDias, type Dia, formatarDia } from '#core/calendar/dia.ts'
import { entregasPrevistas } from '#core/entrega/pendentes.ts'
import { citarTodos } from '#core/mensagens/citar.ts'
import { naLei } from '#core/mensagens/naLei.ts'
import { valorEm } from '#core/lei/valorEm.ts'
import type { Pacote } from '#law/pacote.ts'
import {
  type DefinicaoDeFila,
  DIAS,
  deOutorgas,
  type ItemDaFila,
  itemDaOutorga,
  type LinhaDaFila,
  texto,
} from './linhaDaFila.ts'

/** The queues of leaves and replacement; those that the law of the pack has. */
export function filasDaVida(pacote: Pacote, hoje: Dia): readonly DefinicaoDeFila[] {
  const { afastamentos = [], substituicao, custos } = pacote.prazos
  const hipoteses = pacote.processo.medidas?.perda.hipoteses ?? []
  const de = (condicao: string, extra = '') => deOutorgas(extra) + condicao
  const item =
    (coluna: string | undefined, motivo: (dia: string) => string) =>
    (l: LinhaDaFila): ItemDaFila => {
      const prazo = coluna === undefined ? '' : texto(l[coluna])
      return itemDaOutorga(l, { hoje, prazo, motivo: motivo(prazo && formatarDia(prazo)) })
    }
  const segue = hipoteses.some((h) => h.indicio?.forma === 'afastamento-vencido')
    ? 'registrar o retorno ou propor a revogação'
    : 'registrar o retorno'
  const vence = vencimentoDaSubstituicao(pacote, hoje)
  const atendem = ['atendente', 'gestor'] as const
  const decidem = ['gestor'] as const
  return [
    ...(afastamentos.length === 0
      ? []
      : [
          {
            id: 'afastamentos-a-decidir',
            nome: 'Afastamentos a decidir',
            explica: 'Pedidos de afastamento que aguardam decisão.',
            papeis: decidem,
            sql: `${de("o.situacao = 'concedida' AND o.afastamento = 'requerido'")} ORDER BY o.numero`,
            item: item(undefined, () => 'afastamento requerido'),
          },
          {
            id: 'afastamentos-vencidos',
            nome: 'Afastamentos terminados sem retorno',
            explica: `O afastamento terminou e ninguém voltou: ${segue}.`,
            papeis: atendem,
            sql: `${de("o.situacao = 'concedida' AND o.afastamento = 'concedido' AND o.afastado_ate < $3")} ORDER BY o.afastado_ate`,
            item: item('afastado_ate', (d) => `terminou em ${d}`),
          },
        ]),
    ...(entregasPrevistas(pacote).length === 0
      ? []
      : [
          {
            id: 'documentos-a-entregar',
            nome: 'Documentos a entregar',
            explica: naLei('Impressos que {o titular} ainda não veio receber.', pacote.lei.termos),
            papeis: atendem,
            sql: `${de("o.situacao = 'concedida' AND o.a_entregar > 0")} ORDER BY o.entregar_desde`,
            item: (l: LinhaDaFila): ItemDaFila =>
              itemDaOutorga(l, {
                hoje,
                motivo: `a entregar desde ${formatarDia(texto(l['entregar_desde']))}`,
              }),
          },
        ]),
    ...(vence === undefined
      ? []
      : [
          {
            id: 'veiculos-a-substituir',
            nome: 'Veículos a substituir',
            explica:
              'O prazo da substituição corre ou terminou: substituir, prorrogar ou propor o que a lei prevê.',
            papeis: atendem,
            sql: `${de(`o.situacao = 'concedida' AND ${vence} <= $4`, `, ${vence} AS vence`)} ORDER BY ${vence}`,
            item: item('vence', (d) => `substituir até ${d}`),
          },
        ]),
    ...(custos === undefined
      ? []
      : [
          {
            id: 'custos-a-calcular',
            nome: 'Cálculos de custos a fazer',
            explica: `Pedidos das partes do contrato, a calcular ou indeferir (${citarTodos(custos.fundamentos)}). A lei não dá prazo.`,
            papeis: decidem,
            sql: `SELECT r.outorga, r.em::text AS em, r.titulo AS objeto, v.placa, b.titulo
              FROM painel_registro r
              JOIN painel_outorga o USING (municipio, servico, outorga)
              LEFT JOIN veiculo_atual v USING (municipio, servico, veiculo)
              LEFT JOIN busca b ON b.municipio = r.municipio AND b.servico = r.servico
                AND b.corrente = 'outorga:' || r.outorga
              WHERE r.municipio = $1 AND r.servico = $2 AND ${DIAS}
                AND r.tipo = 'calculo-de-custos' AND r.situacao = 'requerido' ORDER BY r.em, r.registro`,
            item: (l: LinhaDaFila): ItemDaFila =>
              itemDaOutorga(l, {
                hoje,
                motivo: `${texto(l['objeto'])} · pedido em ${formatarDia(texto(l['em']))}, ${esperaDe(diferencaEmDias(texto(l['em']), hoje))}`,
              }),
          },
        ]),
    ...(substituicao?.descaracterizacao === undefined
      ? []
      : [
          {
            id: 'descaracterizar',
            nome: 'Veículos a descaracterizar',
            explica: 'Saíram do serviço e falta registrar a descaracterização e a baixa da placa.',
            papeis: atendem,
            sql: `${de('o.inicio IS NOT NULL AND o.a_descaracterizar > 0')} ORDER BY o.encerrada_em`,
            item: item(undefined, () => 'falta a descaracterização'),
          },
        ]),
  ]
}

/**
 * SQL of the last day to replace a grant's vehicle: what was told or extended, else counted from
 * the end of its life, by type, under the values in force today. Numbers and types come from the
 * checked pack. `undefined`: the law gives no such term.
 */
function vencimentoDaSubstituicao(pacote: Pacote, hoje: Dia): string | undefined {
  const prazos = pacote.prazos.substituicao?.prazos ?? []
  if (prazos.length === 0) return undefined
  const vida = prazos.find((p) => p.causa === 'vida-util')
  const exige = pacote.requisitos.find((r) => r.id === vida?.requisito)?.exige
  const anos =
    exige?.forma === 'idade-maxima-do-veiculo'
      ? valorEm<Partial<Record<string, number>>>(exige.anos, hoje)?.valor
      : undefined
  if (vida === undefined || anos === undefined) return 'o.substituir_ate'
  const casos = Object.entries(anos).map(
    ([tipo, n]) => `WHEN '${tipo}' THEN make_date(v.ano_fabricacao + ${n ?? 0}, 12, 31)`,
  )
  const ontem = addDias(hoje, -1)
  const fim = `(CASE v.tipo ${casos.join(' ')} END)`
  return `COALESCE(o.substituir_ate, CASE WHEN ${fim} <= '${ontem}'::date THEN ${fim} + ${vida.dias} END)`
}

const esperaDe = (dias: number): string =>
  dias <= 0 ? 'hoje' : dias === 1 ? 'há um dia' : `há ${dias} dias`
