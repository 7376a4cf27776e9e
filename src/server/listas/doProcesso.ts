import { naLei } from '#core/mensagens/naLei.ts'
import { maiuscula } from '#core/mensagens/palavras.ts'
import { nomeDaJunta } from '../juntas/colegiadoDoCaso.ts'
import type { MontarLista } from './lista.ts'

const contado = (id: string, titulo: string, campo = id) =>
  ({ id, titulo, tipo: 'inteiro', sql: `(l.dados->>'${campo}')::int` }) as const

/** The blocks of numbers reserved to inspectors, and what became of each number. */
export const blocos: MontarLista = ({ lei: { termos } }) => ({
  id: 'blocos',
  nome: `Blocos de ${termos.auto.plural}`,
  explica: naLei(
    'Números reservados a fiscais para {os autos} da rua: usados, inutilizados, devolvidos, extraviados e sem conta.',
    termos,
  ),
  recurso: 'blocos',
  de: `painel_registro l LEFT JOIN usuario u ON u.municipio = l.municipio AND u.id::text = l.dados->>'fiscal'`,
  onde: `l.tipo = 'bloco'`,
  chave: `split_part(l.corrente, ':', 2)`,
  texto: `lower(coalesce(u.nome, '') || ' ' || l.titulo)`,
  ordem: 'de',
  decrescente: true,
  colunas: [
    { id: 'de', titulo: 'Do número', tipo: 'texto', sql: 'l.numero' },
    { id: 'ate', titulo: 'Até', tipo: 'texto', sql: `l.dados->>'ate'` },
    { id: 'fiscal', titulo: 'Fiscal', tipo: 'texto', sql: `coalesce(u.nome, l.dados->>'fiscal')` },
    { id: 'situacao', titulo: 'Situação', tipo: 'codigo', sql: 'l.situacao' },
    contado('total', 'Números'),
    contado('usado', 'Usados'),
    contado('inutilizado', 'Inutilizados'),
    contado('devolvido', 'Devolvidos'),
    contado('extraviado', 'Extraviados'),
    contado('sem-conta', 'Sem conta', 'semConta'),
    { id: 'prazo', titulo: 'Contas até', tipo: 'dia', sql: 'l.prazo' },
  ],
  filtros: [
    {
      id: 'situacao',
      titulo: 'Situação',
      tipo: 'opcao',
      opcoes: ['reservado', 'entregue', 'encerrado'],
      sql: 'l.situacao = ?',
    },
    {
      id: 'faltas',
      titulo: 'Com número sem conta',
      tipo: 'opcao',
      opcoes: ['sim', 'nao'],
      sql: `CASE WHEN (l.dados->>'semConta')::int > 0 THEN 'sim' ELSE 'nao' END = ?`,
    },
  ],
})

/** The sessions of the body that hears appeals. */
export const sessoesDaJunta: MontarLista = (pacote) => ({
  id: 'sessoes',
  nome: `Sessões: ${maiuscula(nomeDaJunta(pacote))}`,
  explica: 'Cada sessão, com a pauta e a ata.',
  recurso: 'juntas',
  de: 'painel_registro l',
  onde: `l.tipo = 'sessao'`,
  chave: `split_part(l.corrente, ':', 2)`,
  texto: `lower(l.titulo || ' ' || coalesce(l.dados->>'local', ''))`,
  ordem: 'em',
  desempate: 'l.registro',
  decrescente: true,
  colunas: [
    { id: 'numero', titulo: 'Sessão', tipo: 'texto', sql: 'l.numero' },
    { id: 'em', titulo: 'Dia', tipo: 'dia', sql: 'l.em' },
    { id: 'hora', titulo: 'Hora', tipo: 'texto', sql: `l.dados->>'hora'` },
    { id: 'local', titulo: 'Local', tipo: 'texto', sql: `l.dados->>'local'` },
    contado('recursos', 'Recursos'),
    { id: 'situacao', titulo: 'Situação', tipo: 'codigo', sql: 'l.situacao' },
    { id: 'ata', titulo: 'Ata', tipo: 'texto', sql: `nullif(l.dados->>'ata', '')` },
  ],
  filtros: [
    {
      id: 'situacao',
      titulo: 'Situação',
      tipo: 'opcao',
      opcoes: ['convocada', 'aberta', 'encerrada', 'cancelada'],
      sql: 'l.situacao = ?',
    },
  ],
})
