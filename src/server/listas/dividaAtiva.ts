import { maiuscula } from '#core/mensagens/palavras.ts'
import { BUSCA } from './busca.ts'
import type { MontarLista } from './lista.ts'
import { COLUNA_DO_RESTO } from './resta.ts'

const situacoes = [
  'a-inscrever',
  'no-prazo',
  'inscrita',
  'a-cancelar',
  'cancelada',
  'paga',
  'prescrita',
] as const
const NOMES: Readonly<Record<(typeof situacoes)[number], string>> = {
  'a-inscrever': 'A inscrever',
  'no-prazo': 'No prazo de pagamento',
  inscrita: 'Inscrita',
  'a-cancelar': 'Inscrição a cancelar',
  cancelada: 'Inscrição cancelada',
  paga: 'Paga',
  prescrita: 'Prescrita',
}

const EM_VIGOR = 'l.inscricao IS NOT NULL AND l.inscricao_cancelada_em IS NULL'
const CAIU = `(l.anulado_em IS NOT NULL OR l.fase = 'arquivado' OR l.prescrita_em IS NOT NULL)`

/** Where a final fine stands on the way to, or in, the register of active debt. */
const SITUACAO = (hoje: string) => `CASE
  WHEN ${EM_VIGOR} AND ${CAIU} THEN 'a-cancelar'
  WHEN l.prescrita_em IS NOT NULL THEN 'prescrita'
  WHEN l.quitada_em IS NOT NULL THEN 'paga'
  WHEN ${EM_VIGOR} THEN 'inscrita'
  WHEN l.inscricao IS NOT NULL THEN 'cancelada'
  WHEN pagar.vence_em < '${hoje}' THEN 'a-inscrever'
  ELSE 'no-prazo' END`

const VENCE = (nome: string, especie: string) =>
  `LEFT JOIN vencimento ${nome} ON ${nome}.municipio = l.municipio AND ${nome}.servico = l.servico
    AND ${nome}.corrente = 'auto:' || l.auto AND ${nome}.especie = '${especie}'`

/** Final fines: what may be inscribed, what is inscribed, and what the finance system takes. */
export const dividaAtiva: MontarLista = ({ lei: { termos }, processo }, hoje) => ({
  id: 'divida-ativa',
  nome: 'Dívida ativa',
  explica: 'Multas definitivas: o que se pode inscrever, o que está inscrito e o que se pagou.',
  recurso: 'autos',
  // The whole CPF or CNPJ goes to who collects.
  papeis: [
    ...new Set([
      ...(processo.cobranca?.dividaAtiva.inscrevem ?? []),
      ...(processo.cobranca?.restituicao.restituem ?? []),
      'auditor' as const,
    ]),
  ],
  de: `painel_auto l ${BUSCA('auto', 'auto')}
    LEFT JOIN busca p ON p.municipio = l.municipio AND p.servico = l.servico
      AND p.corrente = 'pessoa:' || l.devedor
    ${VENCE('pagar', 'multa-a-pagar')} ${VENCE('cobrar', 'prescricao')}`,
  onde: `(l.fase = 'definitivo' AND l.multa > 0 AND l.anulado_em IS NULL OR l.inscricao IS NOT NULL)`,
  chave: 'l.auto',
  texto: `concat_ws(' ', b.texto, l.inscricao)`,
  ordem: 'vence',
  emLote: ['inscreverDividaAtiva'],
  colunas: [
    { id: 'auto', titulo: maiuscula(termos.auto.singular), tipo: 'texto', sql: 'l.numero' },
    { id: 'devedor', titulo: 'Devedor', tipo: 'texto', sql: 'coalesce(p.titulo, b.subtitulo)' },
    { id: 'situacao', titulo: 'Situação', tipo: 'texto', sql: nomeada(SITUACAO(hoje)) },
    { id: 'inscricao', titulo: 'Inscrição', tipo: 'texto', sql: 'l.inscricao' },
    { id: 'inscrita', titulo: 'Inscrita em', tipo: 'dia', sql: 'l.inscrita_em' },
    {
      id: 'registro',
      titulo: 'CPF ou CNPJ',
      tipo: 'identificador',
      sql: 'p.subtitulo',
      soNoArquivo: true,
    },
    { id: 'processo', titulo: 'Processo', tipo: 'texto', sql: 'l.processo', soNoArquivo: true },
    {
      id: 'dispositivo',
      titulo: 'Dispositivo',
      tipo: 'dispositivo',
      sql: 'l.dispositivo',
      soNoArquivo: true,
    },
    {
      id: 'definitiva',
      titulo: 'Definitiva em',
      tipo: 'dia',
      sql: 'l.definitiva_em',
      soNoArquivo: true,
    },
    { id: 'vence', titulo: 'Pagar até', tipo: 'dia', sql: 'pagar.vence_em' },
    { id: 'multa', titulo: 'Multa fixada', tipo: 'reais', sql: 'l.multa' },
    { id: 'pago', titulo: 'Pago', tipo: 'reais', sql: 'nullif(l.pago, 0)' },
    COLUNA_DO_RESTO,
    {
      id: 'inscrito',
      titulo: 'Valor inscrito',
      tipo: 'reais',
      sql: 'l.valor_inscrito',
      soNoArquivo: true,
    },
    { id: 'prescreve', titulo: 'Prescreve em', tipo: 'dia', sql: 'cobrar.vence_em' },
  ],
  filtros: [
    {
      id: 'situacao',
      titulo: 'Situação',
      tipo: 'opcao',
      opcoes: situacoes,
      nomes: NOMES,
      sql: Object.fromEntries(situacoes.map((s) => [s, `${SITUACAO(hoje)} = '${s}'`])),
    },
    { id: 'de', titulo: 'Inscrita desde', tipo: 'dia', sql: 'l.inscrita_em >= ?::date' },
    { id: 'ate', titulo: 'Inscrita até', tipo: 'dia', sql: 'l.inscrita_em <= ?::date' },
    {
      id: 'prescreve-ate',
      titulo: 'Prescreve até',
      tipo: 'dia',
      sql: 'cobrar.vence_em <= ?::date',
    },
    {
      id: 'devolver',
      titulo: 'A restituir',
      tipo: 'opcao',
      opcoes: ['sim'],
      amais: true,
      sql: { sim: 'l.a_restituir > 0' },
    },
  ],
})

/** The code in words, so that the file says what the screen does. */
function nomeada(sql: string): string {
  const casos = situacoes.map((s) => `WHEN '${s}' THEN '${NOMES[s]}'`)
  return `CASE ${sql} ${casos.join(' ')} END`
}
