import { expect, test } from 'vitest'
import type { Selecao } from './selecao.ts'
import { situacoesDoCandidato } from './selecao.ts'
import {
  type ComandoDoCandidato,
  etapaDaSelecao,
  etapasDaSelecao,
  recusasDoCandidato,
  transicoes,
  transicoesDoCandidato,
} from './transicoes.ts'

const base: Selecao = {
  id: 's',
  objeto: 'Vagas',
  vagas: 1,
  inscricoesDe: '2024-02-28',
  inscricoesAte: '2024-02-29',
  modo: 'sorteio',
  criterios: [],
  recursoDias: 5,
  convocacaoDias: 5,
  validaAte: '2025-02-28',
  abertaEm: '2024-02-01',
  fase: 'aberta',
  candidatos: [],
  sementes: [],
}

test('inscriptions open and close by themselves', () => {
  const em = (dia: string) => etapaDaSelecao(base, dia)
  expect([em('2024-02-27'), em('2024-02-28'), em('2024-02-29'), em('2024-03-01')]).toEqual([
    'agendada',
    'inscricoes',
    'inscricoes',
    'avaliacao',
  ])
  expect(etapaDaSelecao({ ...base, fase: 'final' }, '2024-02-28')).toBe('final')
})

test('every pair of command and stage of the process', () => {
  const abertos = etapasDaSelecao.map((etapa) => [
    etapa,
    Object.entries(transicoes).flatMap(([c, de]) =>
      (de as readonly string[]).includes(etapa) ? [c] : [],
    ),
  ])
  const fim = ['revogarSelecao', 'anularSelecao']
  const rever = ['indeferirInscricao', 'reconsiderarInscricao', 'retirarCandidato']
  const medir = ['pontuarCandidato', 'publicarSementeDaSelecao']
  expect(abertos).toEqual([
    ['agendada', fim],
    ['inscricoes', ['inscreverCandidato', ...rever, ...fim]],
    ['avaliacao', [...rever, ...medir, 'publicarResultadoProvisorio', ...fim]],
    ['provisoria', [...rever, ...medir, 'publicarResultadoFinal', ...fim]],
    ['final', ['retirarCandidato', 'homologarSelecao', ...fim]],
    ['homologada', ['retirarCandidato', 'convocarCandidato', 'expirarConvocacao', ...fim]],
    ['revogada', []],
    ['anulada', []],
  ])
})

test('every pair of command and situation of a candidate', () => {
  const abertos = situacoesDoCandidato.map((situacao) => [
    situacao,
    (Object.keys(transicoesDoCandidato) as ComandoDoCandidato[]).filter(
      (c) => recusasDoCandidato(c, { situacao }).length === 0,
    ),
  ])
  expect(abertos).toEqual([
    [
      'inscrito',
      ['indeferirInscricao', 'retirarCandidato', 'pontuarCandidato', 'convocarCandidato'],
    ],
    ['indeferido', ['reconsiderarInscricao']],
    ['retirado', []],
    ['convocado', ['retirarCandidato', 'expirarConvocacao', 'requererOutorga']],
    ['compareceu', ['concederOutorga', 'indeferirOutorga']],
    ['contemplado', []],
    ['perdeu', []],
    ['eliminado', []],
  ])
  expect(recusasDoCandidato('convocarCandidato', undefined)).toMatchObject([
    { codigo: 'selecao.sem-inscricao' },
  ])
})
