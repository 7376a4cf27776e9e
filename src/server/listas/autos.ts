import { maiuscula } from '#core/mensagens/palavras.ts'
import { fases } from '#core/processo/processo.ts'
import { etapas, NOMES_DAS_ETAPAS } from '#core/mensagens/etapas.ts'
import { MULTA_EM_VIGOR, naEtapa, vencidoEm } from '../painel/etapas.ts'
import { BUSCA } from './busca.ts'
import type { MontarLista } from './lista.ts'
import { COLUNA_DO_RESTO } from './resta.ts'

/** The records of infraction. The panel's figures and the board's columns are filters of it. */
export const autos: MontarLista = ({ lei: { termos } }, hoje) => ({
  id: 'autos',
  nome: maiuscula(termos.auto.plural),
  explica: 'Da lavratura ao pagamento: fase, prazos e valores.',
  recurso: 'autos',
  de: `painel_auto l ${BUSCA('auto', 'auto')}`,
  chave: 'l.auto',
  texto: 'b.texto',
  ordem: 'fato',
  decrescente: true,
  colunas: [
    { id: 'numero', titulo: 'Número', tipo: 'texto', sql: 'l.numero' },
    { id: 'fato', titulo: 'Fato em', tipo: 'dia', sql: 'l.fato_em' },
    { id: 'dispositivo', titulo: 'Dispositivo', tipo: 'dispositivo', sql: 'l.dispositivo' },
    { id: 'placa', titulo: 'Placa', tipo: 'placa', sql: 'l.placa' },
    {
      id: 'fase',
      titulo: 'Fase',
      tipo: 'codigo',
      sql: `CASE WHEN l.anulado_em IS NULL THEN l.fase ELSE 'anulado' END`,
    },
    { id: 'defesa', titulo: 'Defesa até', tipo: 'dia', sql: 'l.defesa_ate' },
    { id: 'recurso', titulo: 'Recurso até', tipo: 'dia', sql: 'l.recurso_ate' },
    { id: 'multa', titulo: 'Multa', tipo: 'reais', sql: 'l.multa' },
    { id: 'pago', titulo: 'Pago', tipo: 'reais', sql: 'nullif(l.pago, 0)' },
    COLUNA_DO_RESTO,
  ],
  filtros: [
    {
      id: 'fase',
      titulo: 'Fase',
      tipo: 'opcao',
      opcoes: [...fases, 'anulado'],
      sql: {
        ...Object.fromEntries(fases.map((f) => [f, `l.anulado_em IS NULL AND l.fase = '${f}'`])),
        anulado: 'l.anulado_em IS NOT NULL',
      },
    },
    {
      id: 'etapa',
      titulo: 'O que espera',
      tipo: 'opcao',
      opcoes: etapas,
      nomes: NOMES_DAS_ETAPAS,
      sql: Object.fromEntries(etapas.map((e) => [e, naEtapa(e)])),
    },
    { id: 'de', titulo: 'Fato desde', tipo: 'dia', sql: 'l.fato_em >= ?::date' },
    { id: 'ate', titulo: 'Fato até', tipo: 'dia', sql: 'l.fato_em <= ?::date' },
    {
      id: 'vencido',
      titulo: 'Prazo vencido',
      tipo: 'opcao',
      opcoes: ['sim'],
      amais: true,
      sql: { sim: vencidoEm(hoje) },
    },
    {
      id: 'resultado',
      titulo: 'Julgamento',
      tipo: 'opcao',
      opcoes: ['julgado', 'procedente', 'improcedente'],
      amais: true,
      sql: {
        julgado: 'l.resultado IS NOT NULL',
        procedente: `l.resultado = 'procedente'`,
        improcedente: `l.resultado = 'improcedente'`,
      },
    },
    {
      id: 'recurso',
      titulo: 'Recurso',
      tipo: 'opcao',
      opcoes: ['julgado', 'provido', 'improvido'],
      amais: true,
      sql: {
        julgado: 'l.resultado_do_recurso IS NOT NULL',
        provido: `l.resultado_do_recurso = 'provido'`,
        improvido: `l.resultado_do_recurso = 'improvido'`,
      },
    },
    {
      id: 'multa',
      titulo: 'Multa em vigor',
      tipo: 'opcao',
      opcoes: ['sim', 'paga', 'aberta'],
      nomes: { sim: 'Paga ou não', aberta: 'Em aberto' },
      amais: true,
      sql: {
        sim: MULTA_EM_VIGOR,
        paga: `${MULTA_EM_VIGOR} AND quitada_em IS NOT NULL`,
        aberta: `${MULTA_EM_VIGOR} AND quitada_em IS NULL`,
      },
    },
    { id: 'dispositivo', titulo: 'Dispositivo', tipo: 'valor', sql: 'l.dispositivo = ?' },
    {
      id: 'placa',
      titulo: 'Placa',
      tipo: 'valor',
      sql: `l.placa = upper(regexp_replace(?, '[^A-Za-z0-9]', '', 'g'))`,
    },
    {
      id: 'outorga',
      titulo: maiuscula(termos.outorga.singular),
      tipo: 'valor',
      sql: 'l.outorga = ?',
    },
  ],
})
