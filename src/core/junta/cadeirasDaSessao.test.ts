import { describe, expect, it } from 'vitest'
import { autoDe, cena, contextoDe, emRecurso, gente } from '../processo/cena.prova.ts'
import {
  cadeiraJaVotou,
  cadeiraParaSuplente,
  cadeirasDaSessao,
  faltamVotar,
} from './cadeirasDaSessao.ts'
import { casoDoAuto } from './caso.ts'
import type { Junta, Membro, Sessao } from './junta.ts'
import { semTramite, type Voto } from './tramite.ts'

const DIA = '2025-04-15'
const contexto = contextoDe(cena(), DIA, gente.atendente)
const membro = (id: string, mais: Partial<Membro> = {}): Membro => ({
  id,
  especie: 'titular',
  presidente: false,
  ato: 'Decreto 1',
  desde: '2025-01-02',
  licencas: [],
  parentes: [],
  carga: 0,
  ...mais,
})
const suplentes = ['s', 't'].map((id) => membro(id, { especie: 'suplente' }))
const junta = (...mais: readonly Membro[]): Junta => ({
  id: 'j',
  membros: ['a', 'b', 'c'].map((id) => membro(id)).concat(suplentes, mais),
  sementes: [],
  sessoes: [],
})
const sessao = (presentes: readonly string[], cadeiras?: readonly string[]): Sessao => ({
  id: 's2',
  dia: DIA,
  hora: '14:00',
  local: 'Sede',
  pauta: ['a1'],
  meio: 'mural',
  publicadaEm: '2025-04-11',
  situacao: 'aberta',
  retirados: [],
  presentes,
  ...(cadeiras === undefined ? {} : { cadeiras }),
})
const voto = (id: string, mais: Partial<Voto> = {}): Voto => ({
  membro: id,
  voto: 'provimento',
  em: '2025-04-10',
  ...mais,
})
const auto = (...votos: readonly Voto[]) =>
  casoDoAuto({
    ...autoDe(emRecurso()),
    tramite: { ...semTramite, etapa: 'em-votacao' as const, votos },
  })

describe('cada cadeira vota uma vez', () => {
  const votado = auto(voto('a'), voto('s', { cadeira: 'b' }))
  const todos = sessao(['a', 'b', 'c'])

  it('o voto do suplente toma a do titular em cujo lugar votou, e não a de outro', () => {
    expect(cadeiraJaVotou(junta(), votado, todos, 'b')).toBe(true)
    expect(cadeiraJaVotou(junta(), votado, todos, 'c')).toBe(false)
    expect(faltamVotar(junta(), votado, todos, contexto)).toEqual(['c'])
  })

  it('com tantos votos quantas as cadeiras, ninguém mais é esperado', () => {
    const cheio = auto(voto('a'), voto('s'), voto('t'))
    expect(faltamVotar(junta(), cheio, todos, contexto)).toEqual([])
    expect(cadeiraJaVotou(junta(), cheio, todos, 'c')).toBe(true)
  })

  it('o sucessor de quem já votou não vota pela mesma cadeira', () => {
    const j = junta(membro('n', { desde: '2025-04-12' }))
    const s = sessao(['a', 'b', 'n'], ['a', 'b', 'n'])
    expect(faltamVotar(j, auto(voto('a'), voto('c')), s, contexto)).toEqual(['b'])
  })
})

describe('a cadeira que o suplente preenche', () => {
  const para = (j: Junta, s: Sessao, ...votos: readonly Voto[]) =>
    cadeiraParaSuplente(j, auto(...votos), s, contexto)?.id

  it('presentes os titulares, nenhuma; ausente um, a dele; e uma vez só', () => {
    expect(para(junta(), sessao(['a', 'b', 'c', 's']), voto('a'))).toBeUndefined()
    expect(para(junta(), sessao(['a', 'b', 's']), voto('a'))).toBe('c')
    const tomada = voto('s', { cadeira: 'c' })
    expect(para(junta(), sessao(['a', 'b', 's', 't']), voto('a'), tomada)).toBeUndefined()
  })

  it('antes a do impedido, que não volta, do que a do ausente', () => {
    const j = junta()
    const parente = { parente: 'hugo', parentesco: 'irmao', em: DIA }
    const impedido = {
      ...j,
      membros: j.membros.map((m) => (m.id === 'c' ? { ...m, parentes: [parente] } : m)),
    }
    expect(para(impedido, sessao(['a', 'c', 's']), voto('a'))).toBe('c')
  })
})

describe('as cadeiras da sessão', () => {
  it('são as de quando se abriu; sem que o ato as diga, as do seu dia', () => {
    const j = junta(membro('novo', { desde: DIA }))
    const ids = (s: Sessao) => cadeirasDaSessao(j, s).map((m) => m.id)
    expect(ids(sessao([], ['a', 'b', 'c']))).toEqual(['a', 'b', 'c'])
    expect(ids(sessao([]))).toEqual(['a', 'b', 'c', 'novo'])
  })
})
