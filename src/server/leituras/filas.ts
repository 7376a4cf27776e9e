import { addDias, type Dia, formatarDia } from '#core/calendar/dia.ts'
import { formatarPlaca } from '#core/identificador/placa.ts'
import type { Papel } from '#core/contexto.ts'
import { citar } from '#core/mensagens/citar.ts'
import { maiuscula } from '#core/mensagens/palavras.ts'
import type { Notificacao } from '#core/processo/processo.ts'
import type { MeioDeNotificacao } from '#law/esquema/processo.ts'
import type { Tx } from '#ledger/banco.ts'
import type { Pacote } from '#law/pacote.ts'
import type { Fila } from '../contrato/contrato.ts'
import { aReceber, filasDaDivida } from './filasDaDivida.ts'
import { ACEITA_NA_CONTA } from '../notificacoes/aceites.ts'
import { filasDaSelecao } from './filasDaSelecao.ts'
import { filasDaTransferencia } from './filasDaTransferencia.ts'
import { filasDaVida } from './filasDaVida.ts'
import { filasDeBlocos } from '../blocos/filas.ts'
import { filasDoRecurso } from '../juntas/filas.ts'
import { filasDeDenuncias } from './filasDeDenuncias.ts'
import { filasDeMedidas } from './filasDeMedidas.ts'
import {
  type DefinicaoDeFila,
  deOutorgas,
  DIAS,
  type ItemDaFila,
  type LinhaDaFila,
  texto,
} from './linhaDaFila.ts'

/** Rows shown of each queue; the count is of all. */
const MOSTRADAS = 20
/** How long before its end a validity enters a queue. */
const AVISO_DIAS = 30

/** The work of each role today, most urgent first; queues of other roles are left out. */
export async function filas(
  tx: Tx,
  pedido: Readonly<{
    pacote: Pacote
    servico: string
    hoje: Dia
    papeis: readonly Papel[]
    /** What is left to pay today, of each record. */
    resta: (autos: readonly string[]) => Promise<ReadonlyMap<string, number>>
  }>,
): Promise<Fila[]> {
  const { pacote, servico, hoje, papeis } = pedido
  const todas: readonly DefinicaoDeFila[] = [
    ...definicoes(pacote, hoje),
    ...filasDaDivida(pacote, hoje),
    ...filasDeMedidas(pacote, hoje),
    ...filasDaVida(pacote, hoje),
    ...filasDeDenuncias(),
    ...filasDoRecurso(pacote, hoje),
    ...filasDeBlocos(pacote, hoje),
    ...filasDaTransferencia(pacote, hoje),
    ...filasDaSelecao(pacote),
  ]
  const dele = todas.filter((d) => d.papeis.some((p) => papeis.includes(p)))
  const valores = [tx.municipio, servico, hoje, addDias(hoje, AVISO_DIAS)]
  // None waits for another: they travel together.
  return Promise.all(
    dele.map(async (d): Promise<Fila> => {
      const achadas = await tx.sql<LinhaDaFila>(
        `SELECT q.* FROM (${d.sql}) q LIMIT ${MOSTRADAS + 1}`,
        valores,
      )
      const linhas = achadas.slice(0, MOSTRADAS)
      // Counted apart, and only when there are more: beside the rows, each would be read whole.
      const quantidade =
        achadas.length > MOSTRADAS ? await contar(tx, d.sql, valores) : achadas.length
      const restam =
        d.comResta && linhas.length > 0
          ? await pedido.resta(linhas.map((l) => texto(l['auto'])))
          : new Map<string, number>()
      return {
        id: d.id,
        nome: d.nome,
        explica: d.explica,
        papeis: d.papeis,
        quantidade,
        itens: linhas.map((l) => d.item({ ...l, resta: restam.get(texto(l['auto'])) })),
      }
    }),
  )
}

async function contar(tx: Tx, sql: string, valores: readonly unknown[]): Promise<number> {
  const [l] = await tx.sql<{ n: number }>(`SELECT count(*)::int AS n FROM (${sql}) q`, valores)
  return l?.n ?? 0
}

const OUTORGA = deOutorgas()
const AUTO = `SELECT a.* FROM painel_auto a
  WHERE a.municipio = $1 AND a.servico = $2 AND ${DIAS} AND a.anulado_em IS NULL AND `

/** Records with a notice to make or under way: the few that an index holds apart. */
const COM_AVISOS = `(a.a_notificar <> '[]' OR a.em_curso <> '[]') AND `

function definicoes(pacote: Pacote, hoje: Dia): readonly DefinicaoDeFila[] {
  const { processo, lei } = pacote
  const { outorga, auto, licenciamento } = lei.termos
  const preparam = processo.preparam
  const daOutorga = (prazo: string | undefined, motivo: string) => (l: LinhaDaFila) =>
    itemComVeiculo(l, prazo, motivo, hoje)
  const doAuto = (prazo: string | undefined, motivo: string) => (l: LinhaDaFila) =>
    itemDeAuto(l, prazo, motivo, hoje)
  return [
    {
      id: 'requerimentos',
      nome: 'Requerimentos a decidir',
      explica: `Pedidos de ${outorga.singular} que aguardam decisão.`,
      papeis: ['gestor', 'atendente'],
      sql: `${OUTORGA} o.situacao = 'requerida' ORDER BY o.requerida_em`,
      item: (l) => daOutorga(undefined, `requerida em ${formatarDia(texto(l['requerida_em']))}`)(l),
    },
    {
      id: 'vistorias',
      nome: 'Vistorias a fazer',
      explica: 'Veículos sem vistoria válida, ou cuja vistoria vence em breve.',
      papeis: ['vistoriador', 'atendente'],
      sql: `${OUTORGA} o.situacao = 'concedida' AND (o.vistoria_ate IS NULL OR o.vistoria_ate <= $4) ORDER BY o.vistoria_ate NULLS FIRST`,
      item: (l) => daOutorga('vistoria_ate', 'vistoria')(l),
    },
    {
      id: 'licenciamentos',
      nome: `${maiuscula(licenciamento.plural)} a fazer`,
      explica: `${maiuscula(outorga.plural)} sem ${licenciamento.singular} ${licenciamento.genero === 'f' ? 'válida' : 'válido'}, ou que vence em breve.`,
      papeis: ['atendente', 'gestor'],
      sql: `${OUTORGA} o.situacao = 'concedida' AND (o.licenciamento_ate IS NULL OR o.licenciamento_ate <= $4) ORDER BY o.licenciamento_ate NULLS FIRST`,
      item: (l) => daOutorga('licenciamento_ate', licenciamento.singular)(l),
    },
    {
      id: 'termos',
      nome: 'Prazos que terminam',
      explica: `${maiuscula(outorga.plural)} cujo prazo terminou ou termina em breve.`,
      papeis: ['gestor'],
      sql: `${OUTORGA} o.situacao = 'concedida' AND o.termo_final <= $4 ORDER BY o.termo_final`,
      item: (l) => daOutorga('termo_final', 'prazo')(l),
    },
    ...processo.ciencia.meios.map((meio, i): DefinicaoDeFila => {
      const antes = processo.ciencia.meios.slice(0, i)
      const ultimo = i === processo.ciencia.meios.length - 1
      return {
        id: `notificar-${meio}`,
        nome: `A notificar ${MEIOS[meio]}`,
        explica:
          i === 0
            ? `${maiuscula(auto.plural)} e decisões a levar a quem responde, pelo primeiro meio da lei.`
            : 'O meio anterior foi frustrado: a lei segue por este.',
        papeis: preparam,
        sql: `${AUTO} ${COM_AVISOS} EXISTS (SELECT 1 FROM jsonb_array_elements(coalesce(a.a_notificar, '[]')) x
          WHERE ${[
            ...antes.map((m) => TENTADO(m)),
            ...(ultimo ? [] : [`NOT ${TENTADO(meio)}`]),
          ].join(' AND ')}) ORDER BY a.lavrado_em`,
        item: (l) => doAuto(undefined, aQuantos(l['a_notificar']))(l),
      }
    }),
    {
      id: 'ciencia',
      nome: 'Notificações à espera de resposta',
      explica: 'Expedidas: falta o recibo, a publicação ou a devolução.',
      papeis: preparam,
      sql: `${AUTO} ${COM_AVISOS} a.em_curso <> '[]' ORDER BY a.lavrado_em`,
      item: (l) => doAuto(undefined, emCurso(l['em_curso']))(l),
    },
    {
      id: 'sem-defesa',
      nome: 'Prazo de defesa terminado',
      explica: 'O prazo passou sem defesa: decretar a revelia.',
      papeis: [...new Set([...preparam, ...processo.primeiraInstancia.papeis])],
      sql: `${AUTO} a.fase = 'em-defesa' AND a.defesa_ate < $3 ORDER BY a.defesa_ate`,
      item: (l) => doAuto('defesa_ate', 'defesa até')(l),
    },
    {
      id: 'julgar',
      nome: 'A julgar',
      explica: 'Com defesa apresentada ou revelia decretada.',
      papeis: processo.primeiraInstancia.papeis,
      sql: `${AUTO} a.fase IN ('defendido', 'revel') ORDER BY a.ciencia_em`,
      item: (l) => doAuto(undefined, l['fase'] === 'revel' ? 'à revelia' : 'com defesa')(l),
    },
    {
      id: 'definitivos',
      nome: 'Decisões a tornar definitivas',
      explica: 'O prazo de recurso terminou sem recurso, ou o recurso não foi provido.',
      papeis: preparam,
      sql: `${AUTO} (a.fase = 'recurso-julgado' OR a.fase = 'em-recurso' AND a.recurso_ate < $3) ORDER BY a.recurso_ate`,
      item: (l) => doAuto('recurso_ate', 'recurso até')(l),
    },
    {
      id: 'receber',
      nome: 'Multas a receber',
      explica: 'Decisões definitivas com multa ainda não paga de todo.',
      papeis: ['atendente', 'gestor', 'procuradoria'],
      sql: `${AUTO} a.etapa = 'receber' ORDER BY a.definitiva_em`,
      comResta: true,
      item: (l) => doAuto(undefined, aReceber(l))(l),
    },
  ]
}

function itemComVeiculo(
  l: LinhaDaFila,
  coluna: string | undefined,
  motivo: string,
  hoje: Dia,
): ItemDaFila {
  const prazo = coluna === undefined ? undefined : texto(l[coluna]) || undefined
  const placa = texto(l['placa'])
  return {
    recurso: 'outorgas',
    id: texto(l['outorga']),
    titulo: texto(l['titulo']) || texto(l['numero']) || texto(l['protocolo']),
    subtitulo: [placa && formatarPlaca(placa), `${texto(l['marca'])} ${texto(l['modelo'])}`.trim()]
      .filter(Boolean)
      .join(' · '),
    ...(prazo === undefined ? {} : { prazo }),
    atrasado: coluna !== undefined && (prazo === undefined || prazo < hoje),
    motivo:
      coluna === undefined
        ? motivo
        : prazo === undefined
          ? `sem ${motivo}`
          : `${motivo} até ${formatarDia(prazo)}`,
  }
}

function itemDeAuto(
  l: LinhaDaFila,
  coluna: string | undefined,
  motivo: string,
  hoje: Dia,
): ItemDaFila {
  const prazo = coluna === undefined ? undefined : texto(l[coluna]) || undefined
  const placa = texto(l['placa'])
  return {
    recurso: 'autos',
    id: texto(l['auto']),
    titulo: `nº ${texto(l['numero'])}`,
    subtitulo: [citar(texto(l['dispositivo'])), placa && formatarPlaca(placa)]
      .filter(Boolean)
      .join(' · '),
    ...(prazo === undefined ? {} : { prazo }),
    atrasado: prazo !== undefined && prazo < hoje,
    motivo: prazo === undefined ? motivo : `${motivo} ${formatarDia(prazo)}`,
  }
}

const MEIOS: Record<MeioDeNotificacao, string> = {
  pessoal: 'em mãos',
  postal: 'pelo correio',
  publicacao: 'por edital',
  eletronica: 'por meio eletrônico',
}
/** Tried already; the electronic one too, with who takes no notices in an account. */
const TENTADO = (meio: MeioDeNotificacao): string =>
  meio === 'eletronica'
    ? `((x->'tentados') ? 'eletronica' OR NOT ${ACEITA_NA_CONTA("x->>'pessoa'")})`
    : `(x->'tentados') ? '${meio}'`
const PECAS: Record<string, string> = {
  autuacao: 'da autuação',
  decisao: 'da decisão',
  recurso: 'da decisão do recurso',
}
function aQuantos(v: unknown): string {
  const lista = (Array.isArray(v) ? v : []) as readonly { peca: string }[]
  const quantos = lista.length === 1 ? 'um responsável' : `${lista.length} responsáveis`
  return `${PECAS[lista[0]?.peca ?? ''] ?? ''}, a ${quantos}`
}
function emCurso(v: unknown): string {
  const [n] = (Array.isArray(v) ? v : []) as readonly Notificacao[]
  return n === undefined
    ? ''
    : `${PECAS[n.peca] ?? ''}, expedida em ${formatarDia(n.expedidaEm)}${n.rastreio === undefined ? '' : `, ${n.rastreio}`}`
}
