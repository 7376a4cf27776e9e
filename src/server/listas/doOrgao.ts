import { maiuscula } from '#core/mensagens/palavras.ts'
import type { Pacote } from '#law/pacote.ts'
import { citarTodos } from '#core/mensagens/citar.ts'
import type { InformePrevisto } from '#law/esquema/informes.ts'
import { BUSCA } from './busca.ts'
import type { ColunaDeLista, DefinicaoDeLista, MontarLista } from './lista.ts'

// Lists of the body's own papers: orders, service data, entities, selections, cards, complaints.

export const expedientes: MontarLista = ({ lei: { termos } }) => ({
  id: 'expedientes',
  nome: 'Ordens, avisos e requisições',
  explica: `O que o órgão expediu aos ${termos.titular.plural}.`,
  recurso: 'expedientes',
  de: 'painel_registro l',
  onde: `l.tipo = 'expediente'`,
  chave: `split_part(l.corrente, ':', 2)`,
  texto: `lower(l.titulo || ' ' || coalesce(l.numero, ''))`,
  ordem: 'em',
  decrescente: true,
  colunas: [
    { id: 'numero', titulo: 'Número', tipo: 'texto', sql: 'l.numero' },
    { id: 'especie', titulo: 'Espécie', tipo: 'codigo', sql: `l.dados->>'especie'` },
    { id: 'assunto', titulo: 'Assunto', tipo: 'texto', sql: 'l.titulo' },
    { id: 'em', titulo: 'Expedido em', tipo: 'dia', sql: 'l.em' },
    {
      id: 'sem-resposta',
      titulo: 'Sem resposta',
      tipo: 'inteiro',
      sql: `(SELECT count(*) FROM painel_registro d WHERE d.municipio = l.municipio AND d.servico = l.servico
        AND d.corrente = l.corrente AND d.tipo = 'destinatario' AND d.situacao IN ('expedido', 'ciente'))`,
    },
  ],
  filtros: [],
})

/** Each thing told of the service as a register: whose, its own columns, and when it was told. */
export const doInforme = (i: InformePrevisto, { lei: { termos } }: Pacote): DefinicaoDeLista => ({
  id: `dados-${i.id}`,
  nome: i.nome,
  explica: `O que vale hoje, por ${termos.titular.singular} (${citarTodos(i.fundamentos)}).`,
  recurso: 'outorgas',
  de: `painel_registro l ${BUSCA('outorga', 'outorga')}`,
  onde: `l.tipo = 'informe' AND l.situacao = '${i.id}'`,
  chave: 'l.outorga',
  texto: `concat_ws(' ', b.texto, lower(l.titulo))`,
  ordem: 'titular',
  desempate: 'l.registro',
  colunas: [
    { id: 'titular', titulo: maiuscula(termos.titular.singular), tipo: 'texto', sql: 'b.titulo' },
    ...(i.semestral === undefined
      ? []
      : [{ id: 'semestre', titulo: 'Semestre', tipo: 'texto', sql: 'l.numero' } as const]),
    ...i.colunas.map(({ id, nome, tipo, opcoes = [] }): ColunaDeLista => ({
      id: `c-${id}`,
      titulo: nome,
      tipo: TIPOS_DE_COLUNA[tipo],
      sql:
        tipo === 'numero' || tipo === 'dinheiro'
          ? `(l.dados->>'${id}')::bigint`
          : opcoes.length > 0
            ? escolhido(`l.dados->>'${id}'`, opcoes)
            : `l.dados->>'${id}'`,
    })),
    { id: 'em', titulo: 'Recebido em', tipo: 'dia', sql: 'l.em' },
  ],
  filtros:
    i.semestral === undefined
      ? []
      : [{ id: 'semestre', titulo: 'Semestre', tipo: 'valor', sql: 'l.numero = ?' }],
})
/** What was chosen, in the pack's words. */
const escolhido = (valor: string, opcoes: readonly Readonly<{ id: string; nome: string }>[]) =>
  `CASE ${valor} ${opcoes.map((o) => `WHEN '${o.id}' THEN '${o.nome.replaceAll("'", "''")}'`).join(' ')} END`
const TIPOS_DE_COLUNA = {
  texto: 'texto',
  hora: 'texto',
  opcao: 'texto',
  numero: 'inteiro',
  dinheiro: 'reais',
} as const
export const entidades: MontarLista = ({ lei: { termos } }) => ({
  id: 'entidades',
  nome: 'Associações e cooperativas',
  explica: `Entidades de ${termos.titular.plural}, com a validade do cadastro.`,
  recurso: 'entidades',
  de: `painel_registro l ${BUSCA('pessoa', 'pessoa')}`,
  onde: `l.tipo = 'entidade'`,
  chave: `split_part(l.corrente, ':', 2)`,
  texto: `lower(coalesce(b.titulo, '') || ' ' || coalesce(l.numero, ''))`,
  ordem: 'prazo',
  colunas: [
    { id: 'numero', titulo: 'Número', tipo: 'texto', sql: 'l.numero' },
    { id: 'nome', titulo: 'Nome', tipo: 'texto', sql: 'b.titulo' },
    { id: 'especie', titulo: 'Espécie', tipo: 'codigo', sql: `l.dados->>'especie'` },
    { id: 'situacao', titulo: 'Registro', tipo: 'codigo', sql: 'l.situacao' },
    { id: 'prazo', titulo: 'Vale até', tipo: 'dia', sql: 'l.prazo' },
    { id: 'telefone', titulo: 'Telefone', tipo: 'telefone', sql: `l.dados->>'telefone'` },
    {
      id: 'membros',
      titulo: 'Membros',
      tipo: 'inteiro',
      sql: `(SELECT count(*) FROM painel_registro d WHERE d.municipio = l.municipio AND d.servico = l.servico
        AND d.corrente = l.corrente AND d.tipo = 'membro' AND d.dados->>'ate' IS NULL)`,
    },
  ],
  filtros: [],
})

export const selecoes: MontarLista = ({ prazos }) => ({
  id: 'selecoes',
  nome: 'Seleções por edital',
  explica: `Cada edital, com as suas vagas (${citarTodos(prazos.selecao?.fundamentos ?? [])}).`,
  recurso: 'selecoes',
  de: 'painel_registro l',
  onde: `l.tipo = 'selecao'`,
  chave: `split_part(l.corrente, ':', 2)`,
  texto: `lower(l.titulo || ' ' || coalesce(l.numero, ''))`,
  ordem: 'em',
  decrescente: true,
  colunas: [
    { id: 'numero', titulo: 'Edital', tipo: 'texto', sql: 'l.numero' },
    { id: 'objeto', titulo: 'Objeto', tipo: 'texto', sql: 'l.titulo' },
    { id: 'em', titulo: 'Aberto em', tipo: 'dia', sql: 'l.em' },
    { id: 'prazo', titulo: 'Inscrições até', tipo: 'dia', sql: 'l.prazo' },
    { id: 'vagas', titulo: 'Vagas', tipo: 'inteiro', sql: `(l.dados->>'vagas')::int` },
    {
      id: 'candidatos',
      titulo: 'Inscritos',
      tipo: 'inteiro',
      sql: `(l.dados->>'candidatos')::int`,
    },
    {
      id: 'contemplados',
      titulo: 'Vagas tomadas',
      tipo: 'inteiro',
      sql: `(l.dados->>'contemplados')::int`,
    },
    { id: 'situacao', titulo: 'Fase', tipo: 'codigo', sql: 'l.situacao' },
  ],
  filtros: [],
})

export const carteiras: MontarLista = ({ processo }, hoje) => ({
  id: 'carteiras',
  nome: 'Carteiras de fiscal',
  explica: `Cada carteira emitida (${citarTodos(processo.carteiraDoFiscal?.fundamentos ?? [])}).`,
  recurso: 'carteiras',
  de: `painel_registro l LEFT JOIN usuario u ON u.municipio = l.municipio
    AND u.id = split_part(l.corrente, ':', 2)`,
  onde: `l.tipo = 'carteira'`,
  chave: `split_part(l.corrente, ':', 2)`,
  texto: `lower(coalesce(u.nome, '') || ' ' || coalesce(l.numero, ''))`,
  ordem: 'em',
  decrescente: true,
  desempate: 'l.registro',
  colunas: [
    { id: 'numero', titulo: 'Número', tipo: 'texto', sql: 'l.numero' },
    { id: 'nome', titulo: 'Fiscal', tipo: 'texto', sql: 'u.nome' },
    { id: 'matricula', titulo: 'Matrícula', tipo: 'texto', sql: `l.dados->>'matricula'` },
    { id: 'cargo', titulo: 'Cargo', tipo: 'texto', sql: `l.dados->>'cargo'` },
    { id: 'em', titulo: 'Emitida em', tipo: 'dia', sql: 'l.em' },
    { id: 'prazo', titulo: 'Vale até', tipo: 'dia', sql: 'l.prazo' },
    {
      id: 'situacao',
      titulo: 'Situação',
      tipo: 'codigo',
      sql: `CASE WHEN l.situacao = 'revogada' THEN 'revogada' WHEN l.prazo < '${hoje}' THEN 'vencida' ELSE 'valida' END`,
    },
  ],
  filtros: [],
})

export const denuncias: MontarLista = () => ({
  id: 'denuncias',
  nome: 'Denúncias',
  explica: 'O que o público contou e o que se fez. Quem contou não aparece aqui.',
  recurso: 'denuncias',
  de: 'painel_registro l',
  onde: `l.tipo = 'denuncia'`,
  chave: `split_part(l.corrente, ':', 2)`,
  texto: `lower(l.titulo || ' ' || (l.dados->>'placa'))`,
  ordem: 'em',
  decrescente: true,
  colunas: [
    { id: 'numero', titulo: 'Protocolo', tipo: 'texto', sql: 'l.numero' },
    { id: 'em', titulo: 'Recebida em', tipo: 'dia', sql: 'l.em' },
    { id: 'dia', titulo: 'Fato em', tipo: 'dia', sql: `l.dados->>'dia'` },
    { id: 'quem', titulo: 'De quem', tipo: 'codigo', sql: `l.dados->>'quem'` },
    { id: 'placa', titulo: 'Placa', tipo: 'placa', sql: `nullif(l.dados->>'placa', '')` },
    { id: 'situacao', titulo: 'Situação', tipo: 'codigo', sql: 'l.situacao' },
  ],
  filtros: [
    {
      id: 'situacao',
      titulo: 'Situação',
      tipo: 'opcao',
      opcoes: ['recebida', 'encaminhada', 'arquivada'],
      sql: 'l.situacao = ?',
    },
  ],
})
