import { expect, test } from 'vitest'
import type { RecursoDaSelecao, Selecao, SituacaoDoCandidato } from './selecao.ts'
import { situacoesDoCandidato } from './selecao.ts'
import {
  type ComandoDoCandidato,
  etapaDaSelecao,
  etapasDaSelecao,
  recursosPendentes,
  recusasDoCandidato,
  recusasDoRecurso,
  situacaoDoRecurso,
  situacoesDoRecurso,
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
  recursos: [],
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
  const rever = [
    'indeferirInscricao',
    'reconsiderarInscricao',
    'retirarCandidato',
    'desfazerDesistencia',
  ]
  const medir = ['pontuarCandidato', 'publicarSementeDaSelecao']
  expect(abertos).toEqual([
    ['agendada', fim],
    ['inscricoes', ['inscreverCandidato', ...rever, ...fim]],
    ['avaliacao', [...rever, ...medir, 'publicarResultadoProvisorio', ...fim]],
    [
      'provisoria',
      [
        ...rever,
        ...medir,
        'recorrerDoResultado',
        'decidirRecursoDaSelecao',
        'publicarResultadoFinal',
        ...fim,
      ],
    ],
    [
      'final',
      [
        'retirarCandidato',
        'desfazerDesistencia',
        'recorrerDoResultado',
        'decidirRecursoDaSelecao',
        'homologarSelecao',
        ...fim,
      ],
    ],
    [
      'homologada',
      ['retirarCandidato', 'desfazerDesistencia', 'convocarCandidato', 'expirarConvocacao', ...fim],
    ],
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
      [
        'indeferirInscricao',
        'retirarCandidato',
        'pontuarCandidato',
        'recorrerDoResultado',
        'convocarCandidato',
      ],
    ],
    ['indeferido', ['reconsiderarInscricao', 'recorrerDoResultado']],
    ['retirado', ['desfazerDesistencia']],
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

test('every situation of an appeal: only what waits is decided', () => {
  expect(situacoesDoRecurso.map((x) => [x, recusasDoRecurso(x).map((r) => r.dados)])).toEqual([
    ['interposto', []],
    ['decidido', [{ situacao: 'decidido' }]],
    ['prejudicado', [{ situacao: 'prejudicado' }]],
  ])
  expect(recusasDoRecurso(undefined)).toMatchObject([{ codigo: 'selecao.sem-recurso' }])
})

test('an appeal waits until decided, or until who appealed leaves the dispute', () => {
  const r = {
    id: 'r',
    recorrente: 'i',
    em: '2024-04-02',
    protocoladaEm: '2024-04-02T14:00:00Z',
    tempestivo: true,
  }
  const de = (situacao: SituacaoDoCandidato, recurso: RecursoDaSelecao = r): Selecao => ({
    ...base,
    candidatos: [{ id: 'i', candidato: 'p', em: '2024-02-28', situacao }],
    recursos: [recurso],
  })
  const decisao = { em: '2024-04-09', resultado: 'improvido', razoes: 'Nada muda.' } as const
  const situacoes = situacoesDoCandidato.map((s) => situacaoDoRecurso(de(s), r))
  expect(situacoes.filter((s) => s === 'prejudicado')).toHaveLength(1)
  expect(situacaoDoRecurso(de('retirado'), r)).toBe('prejudicado')
  expect(recursosPendentes(de('indeferido'))).toEqual([r])
  const decidido = { ...r, decisao }
  expect(recursosPendentes(de('inscrito', decidido))).toEqual([])
  expect(situacaoDoRecurso(de('retirado', decidido), decidido)).toBe('decidido')
})
