import { describe, expect, it } from 'vitest'
import {
  type ComandoDaSessao,
  etapas,
  type PassoDoTramite,
  recusasDaEtapa,
  recusasDaSessao,
  situacoesDaSessao,
  transicoesDaSessao,
  transicoesDoTramite,
} from './transicoes.ts'

const CITA = ['art25_par2']

/** Written apart from the tables: what may be done at each stage. */
const naSessao: Record<(typeof situacoesDaSessao)[number], readonly ComandoDaSessao[]> = {
  convocada: ['abrirSessao', 'retirarDePauta', 'cancelarSessao'],
  aberta: ['retirarDePauta', 'encerrarSessao'],
  encerrada: [],
  cancelada: [],
}
const naEtapa: Record<(typeof etapas)[number], readonly PassoDoTramite[]> = {
  'a-distribuir': ['distribuirRecurso'],
  'com-relator': ['redistribuirRecurso', 'relatarRecurso'],
  relatado: ['redistribuirRecurso', 'votarRecurso', 'pedirVista', 'proclamarResultado'],
  'em-votacao': ['redistribuirRecurso', 'votarRecurso', 'pedirVista', 'proclamarResultado'],
  // In a later session, or once who has the file is impeded: the guards say, not the table.
  'com-vista': ['redistribuirRecurso', 'votarRecurso', 'pedirVista', 'proclamarResultado'],
}

describe('a sessão, em cada par de situação e comando', () => {
  const comandos = Object.keys(transicoesDaSessao) as ComandoDaSessao[]
  it.each(situacoesDaSessao.flatMap((s) => comandos.map((c) => [s, c] as const)))(
    '%s × %s',
    (situacao, comando) => {
      const recusas = recusasDaSessao(comando, { situacao }, CITA)
      expect(recusas.map((r) => r.codigo)).toEqual(
        naSessao[situacao].includes(comando) ? [] : ['sessao.transicao'],
      )
    },
  )
  it('a que não existe se recusa em qualquer comando', () => {
    for (const c of comandos)
      expect(recusasDaSessao(c, undefined, CITA)).toMatchObject([
        { codigo: 'sessao.inexistente', fundamentos: CITA },
      ])
  })
})

describe('o recurso no colegiado, em cada par de etapa e passo', () => {
  const passos = Object.keys(transicoesDoTramite) as PassoDoTramite[]
  it.each(etapas.flatMap((e) => passos.map((p) => [e, p] as const)))('%s × %s', (etapa, passo) => {
    const recusas = recusasDaEtapa(passo, etapa, CITA)
    expect(recusas.map((r) => r.codigo)).toEqual(
      naEtapa[etapa].includes(passo) ? [] : ['recurso.etapa'],
    )
  })
})
