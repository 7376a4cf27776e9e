import type { Dia } from '#core/calendar/dia.ts'
import { citar } from '#core/mensagens/citar.ts'
import { naLei } from '#core/mensagens/naLei.ts'
import { formatarReais } from '#core/money/centavos.ts'
import type { Pacote } from '#law/pacote.ts'
import {
  type DefinicaoDeFila,
  DIAS,
  type ItemDaFila,
  type LinhaDaFila,
  texto,
} from './linhaDaFila.ts'

const reais = (v: unknown): string => formatarReais(Number(v ?? 0))

/** What is left today and, when it is another amount, what the decision fixed and what was paid. */
export function aReceber(l: LinhaDaFila): string {
  const [multa, pago] = [Number(l['multa']), Number(l['pago'])]
  const resta = l['resta'] === undefined ? undefined : Number(l['resta'])
  const pagos = pago > 0 ? `, pagos ${reais(pago)}` : ''
  if (resta === undefined || (resta === multa && pago === 0)) return `${reais(multa)}${pagos}`
  return `resta hoje ${reais(resta)} (multa de ${reais(multa)}${pagos})`
}

const COM_VENCIMENTO = (especie: string) => `SELECT a.*, v.nome AS o_que, v.vence_em, p.titulo AS de
  FROM painel_auto a
  JOIN vencimento v ON v.municipio = a.municipio AND v.servico = a.servico
    AND v.corrente = 'auto:' || a.auto AND v.especie = '${especie}'
  LEFT JOIN busca p ON p.municipio = a.municipio AND p.servico = a.servico
    AND p.corrente = 'pessoa:' || a.devedor
  WHERE a.municipio = $1 AND a.servico = $2 AND ${DIAS}`

const AUTO = `SELECT a.*, p.titulo AS de FROM painel_auto a
  LEFT JOIN busca p ON p.municipio = a.municipio AND p.servico = a.servico
    AND p.corrente = 'pessoa:' || a.devedor
  WHERE a.municipio = $1 AND a.servico = $2 AND ${DIAS} AND `

/** The queues of who collects, gives back and declares prescription; none where the pack has no rule. */
export function filasDaDivida({ processo, lei }: Pacote, hoje: Dia): readonly DefinicaoDeFila[] {
  const { cobranca } = processo
  if (cobranca === undefined) return []
  const item = (l: LinhaDaFila, motivo: string, prazo = ''): ItemDaFila => ({
    recurso: 'autos',
    id: texto(l['auto']),
    titulo: `nº ${texto(l['numero'])}`,
    subtitulo: [texto(l['de']), citar(texto(l['dispositivo']))].filter(Boolean).join(' · '),
    ...(prazo === '' ? {} : { prazo }),
    atrasado: prazo !== '' && prazo < hoje,
    motivo,
  })
  return [
    {
      id: 'inscrever',
      nome: 'A inscrever em dívida ativa',
      explica: 'Multas definitivas cujo prazo de pagamento terminou.',
      papeis: cobranca.dividaAtiva.inscrevem,
      sql: `${COM_VENCIMENTO('multa-a-pagar')} AND v.vence_em < $3 ORDER BY v.vence_em`,
      comResta: true,
      item: (l) => item(l, aReceber(l), texto(l['vence_em'])),
    },
    {
      id: 'inscricoes-a-cancelar',
      nome: 'Inscrições a cancelar',
      explica: naLei(
        '{O auto} caiu, ou a prescrição foi declarada, depois da inscrição: só um ato a cancela.',
        lei.termos,
      ),
      papeis: cobranca.dividaAtiva.inscrevem,
      sql: `${AUTO} a.inscricao IS NOT NULL AND a.inscricao_cancelada_em IS NULL
        AND (a.anulado_em IS NOT NULL OR a.fase = 'arquivado' OR a.prescrita_em IS NOT NULL)
        ORDER BY a.inscrita_em`,
      item: (l) => item(l, `inscrição nº ${texto(l['inscricao'])}, sem fundamento`),
    },
    {
      id: 'restituir',
      nome: 'Restituições a fazer',
      explica: 'Pago e não devido: a devolver, com a correção até o dia.',
      papeis: cobranca.restituicao.restituem,
      sql: `${AUTO} a.a_restituir > 0 ORDER BY a.anulado_em NULLS LAST, a.auto`,
      item: (l) => item(l, `${reais(l['a_restituir'])}, sem a correção`),
    },
    {
      id: 'prescricoes',
      nome: 'Prescrições',
      explica:
        'Consumadas, a declarar, e as que se consumam em trinta dias. Só uma autoridade as declara.',
      papeis: cobranca.prescricao.declaram,
      sql: `${COM_VENCIMENTO('prescricao')} AND v.vence_em <= $4 ORDER BY v.vence_em`,
      item: (l) => item(l, texto(l['o_que']), texto(l['vence_em'])),
    },
  ]
}
