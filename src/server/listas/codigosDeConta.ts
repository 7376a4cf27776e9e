import { BUSCA } from './busca.ts'
import type { MontarLista } from './lista.ts'

const USADO = 'l.usado_em IS NOT NULL'
const SITUACAO = `CASE WHEN ${USADO} THEN 'Usado' WHEN l.expira_em > now() THEN 'Ainda serve' ELSE 'Venceu sem uso' END`

/** Every code that let a person into their account: who gave it, why, on what paper, and whence it was used. */
export const codigosDeConta: MontarLista = ({ lei: { municipio } }) => {
  const local = (coluna: string) => `(${coluna} AT TIME ZONE '${municipio.fuso}')`
  const dia = (coluna: string) => `${local(coluna)}::date`
  const instante = (coluna: string) => `to_char(${local(coluna)}, 'YYYY-MM-DD HH24:MI')`
  return {
    id: 'codigos-de-conta',
    nome: 'Acessos dados a contas',
    explica:
      'Cada código que o balcão deu: a quem, por quem, por que, com que documento, e de que rede foi usado.',
    recurso: 'pessoas',
    papeis: ['gestor', 'auditor'],
    de: `convite_de_conta l ${BUSCA('pessoa', 'pessoa')}
      LEFT JOIN usuario u ON u.municipio = l.municipio AND u.id = l.criado_por`,
    chave: 'l.pessoa',
    texto: `concat_ws(' ', b.texto, lower(u.nome))`,
    ordem: 'em',
    desempate: 'l.id DESC',
    decrescente: true,
    colunas: [
      { id: 'pessoa', titulo: 'Pessoa', tipo: 'texto', sql: 'b.titulo' },
      { id: 'em', titulo: 'Dado em', tipo: 'instante', sql: instante('l.criado_em') },
      { id: 'por', titulo: 'Por', tipo: 'texto', sql: 'coalesce(u.nome, l.criado_por)' },
      {
        id: 'especie',
        titulo: 'Para',
        tipo: 'texto',
        sql: `CASE WHEN l.renova THEN 'Senha nova' ELSE 'Primeiro acesso' END`,
      },
      { id: 'razoes', titulo: 'Motivo', tipo: 'texto', sql: `nullif(l.razoes, '')` },
      {
        id: 'documento',
        titulo: 'Documento conferido',
        tipo: 'texto',
        sql: `nullif(l.documento, '')`,
      },
      { id: 'situacao', titulo: 'Situação', tipo: 'texto', sql: SITUACAO },
      { id: 'usado', titulo: 'Usado em', tipo: 'instante', sql: instante('l.usado_em') },
      {
        id: 'rede',
        titulo: 'Rede',
        tipo: 'texto',
        sql: `CASE WHEN l.usado_de = l.origem THEN 'a mesma do balcão' WHEN ${USADO} THEN 'outra' END`,
      },
    ],
    filtros: [
      {
        id: 'especie',
        titulo: 'Para',
        tipo: 'opcao',
        opcoes: ['primeiro', 'nova'],
        nomes: { primeiro: 'Primeiro acesso', nova: 'Senha nova' },
        sql: { primeiro: 'NOT l.renova', nova: 'l.renova' },
      },
      {
        id: 'rede',
        titulo: 'Usado da rede do balcão',
        tipo: 'opcao',
        opcoes: ['sim'],
        amais: true,
        sql: { sim: 'l.usado_de = l.origem' },
      },
      { id: 'de', titulo: 'Dado desde', tipo: 'dia', sql: `${dia('l.criado_em')} >= ?::date` },
      { id: 'ate', titulo: 'Dado até', tipo: 'dia', sql: `${dia('l.criado_em')} <= ?::date` },
    ],
  }
}
