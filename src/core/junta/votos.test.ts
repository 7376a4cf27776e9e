import { describe, expect, it } from 'vitest'
import type { Ato } from '#core/ato.ts'
import { criarMundo } from '#core/mundo/criarMundo.ts'
import type { Mundo } from '#core/mundo.ts'
import { casoDe } from './caso.ts'
import { naSessao, votosDados, votosQueValem } from './votos.ts'

const AUTO = 'auto:a1'
const JUNTA = 'junta:j'
const ato = (tipo: string, corrente: string, dados: object, pessoal?: object): Ato =>
  ({
    tipo,
    corrente,
    fundamentos: [],
    dados,
    ...(pessoal === undefined ? {} : { pessoal }),
  }) as unknown as Ato

const nomeado = (membro: string, mais: object = {}) =>
  ato('membroNomeado', JUNTA, {
    em: '2025-01-02',
    membro,
    especie: 'titular',
    presidente: false,
    ato: 'Decreto 1',
    desde: '2025-01-02',
    ...mais,
  })
const sorteado = (relator: string, ordem: number, em: string) =>
  ato('recursoDistribuido', AUTO, {
    em,
    relator,
    ordem,
    semente: 's',
    recurso: '1',
    chaves: {},
    impedidos: [],
  })
const relatado = (membro: string, em: string) =>
  ato('recursoRelatado', AUTO, {
    em,
    membro,
    relatorio: 'O caso.',
    voto: 'improvimento',
    razoes: 'Por isto.',
    por: 'sec',
  })
const votou = (membro: string, sessao: string, em: string) =>
  ato('votoProferido', AUTO, { em, membro, voto: 'provimento', sessao, por: 'sec' })
const sessao = (id: string, dia: string) => [
  ato('sessaoConvocada', JUNTA, {
    em: '2025-04-03',
    sessao: id,
    dia,
    hora: '14:00',
    local: 'Sede',
    recursos: ['a1'],
    meio: 'mural',
  }),
  ato('sessaoAberta', JUNTA, { em: dia, sessao: id, presentes: ['p', 'b', 'c'], preside: 'p' }),
]
const encerrada = (id: string, em: string) => ato('sessaoEncerrada', JUNTA, { em, sessao: id })
const parente = (membro: string, em: string) =>
  ato('parentescoRegistrado', JUNTA, { em, membro, parente: 'p1', parentesco: 'irmã' })
const retificado = (membro: string, em: string) =>
  ato('parentescoRetificado', JUNTA, {
    em,
    membro,
    parente: 'p1',
    motivo: 'homônima',
    por: 'g',
  })
const declarou = (membro: string, em: string) =>
  ato('impedimentoDeclarado', AUTO, { em, membro, motivo: 'amizade' }, { razoes: 'x' })

const base: readonly Ato[] = [
  ato('autoLavrado', AUTO, {
    em: '2025-03-10',
    dispositivo: 'art20',
    momento: '2025-03-10T14:00:00Z',
    fatoEm: '2025-03-10',
    local: 'Centro',
    constatacao: 'campo',
    assinou: false,
    autuante: 'fiscal',
    responsaveis: [{ papel: 'titular', pessoa: 'p1', solidario: false, fundamentos: [] }],
    medidas: [],
  }),
  nomeado('p', { presidente: true, usuario: 'u-p' }),
  nomeado('b'),
  nomeado('c'),
  sorteado('b', 1, '2025-03-31'),
  relatado('b', '2025-04-02'),
  ...sessao('s1', '2025-04-10'),
  votou('p', 's1', '2025-04-10'),
  votou('c', 's1', '2025-04-10'),
]
const de = (m: Mundo) => {
  const [junta, auto] = [m.junta('j'), casoDe(m, 'a1')]
  if (junta === undefined || auto === undefined) throw new Error('a cena tem os dois')
  return { junta, auto }
}
const com = (...mais: readonly Ato[]) => de(criarMundo([...base, ...mais]))
const quedas = ({ junta, auto }: ReturnType<typeof com>, ate?: string) =>
  votosDados(junta, auto, ate).map((v) => [v.membro, v.caiu ?? 'vale'])

describe('o voto de quem fica impedido', () => {
  it('cai pelo parentesco e pela declaração, de quem tem usuário ou não', () => {
    expect(quedas(com())).toEqual([
      ['b', 'vale'],
      ['p', 'vale'],
      ['c', 'vale'],
    ])
    expect(quedas(com(declarou('u-p', '2025-04-10'), parente('c', '2025-04-10')))).toEqual([
      ['b', 'vale'],
      ['p', 'declarou'],
      ['c', 'parentesco'],
    ])
  })

  it('proclamado o resultado, fica o que ele disse: o parentesco que vem depois nada muda', () => {
    const julgado = (votosCaidos?: object) =>
      ato('recursoJulgado', AUTO, {
        em: '2025-04-10',
        resultado: 'improvido',
        razoes: 'x',
        julgador: 'u-p',
        sessao: 's1',
        ...(votosCaidos === undefined ? {} : { votosCaidos }),
      })
    const depois = com(julgado(), parente('c', '2025-04-11'))
    expect(votosQueValem(depois.junta, depois.auto)).toHaveLength(3)
    const antes = com(julgado([{ membro: 'c', voto: 'provimento', motivo: 'parentesco' }]))
    expect(votosQueValem(antes.junta, antes.auto).map((v) => v.membro)).toEqual(['b', 'p'])
  })
})

describe('a ata diz o que a sessão soube', () => {
  const ata = ({ junta, auto }: ReturnType<typeof com>, id: string) => {
    const s = junta.sessoes.find((x) => x.id === id)
    if (s === undefined) throw new Error('a sessão é da cena')
    return naSessao(junta, auto, s).map((n) => [
      n.relator,
      n.votos.map((v) => `${v.membro}:${v.caiu ?? 'vale'}`).join(' '),
    ])
  }
  const fim = encerrada('s1', '2025-04-10')

  it.each([
    ['2025-04-09', 'parentesco'],
    ['2025-04-10', 'parentesco'],
    ['2025-04-11', 'vale'],
  ])('impedimento registrado em %s, sessão encerrada em 10/04: %s', (em, como) => {
    expect(ata(com(fim, parente('c', em)), 's1')).toEqual([['b', `b:vale p:vale c:${como}`]])
  })

  it.each([
    ['2025-04-10', 'vale'],
    ['2025-04-11', 'parentesco'],
  ])(
    'parentesco de 10/04 retificado em %s: na ata daquele dia, %s; hoje o voto vale',
    (em, como) => {
      const depois = com(fim, parente('c', '2025-04-10'), retificado('c', em))
      expect(ata(depois, 's1')).toEqual([['b', `b:vale p:vale c:${como}`]])
      expect(quedas(depois).at(-1)).toEqual(['c', 'vale'])
    },
  )

  it('redistribuído noutro dia, a ata da primeira fica como era; a segunda traz o novo relator', () => {
    const depois = com(
      fim,
      declarou('b', '2025-04-12'),
      sorteado('c', 2, '2025-04-14'),
      relatado('c', '2025-04-15'),
      ...sessao('s2', '2025-04-20'),
      votou('p', 's2', '2025-04-20'),
    )
    expect(ata(depois, 's1')).toEqual([['b', 'b:vale p:vale c:vale']])
    expect(ata(depois, 's2')).toEqual([['c', 'c:vale p:vale']])
  })

  it('redistribuído na própria sessão, a ata traz os dois, e o que caiu', () => {
    const nela = com(
      declarou('b', '2025-04-10'),
      sorteado('c', 2, '2025-04-10'),
      relatado('c', '2025-04-10'),
      fim,
    )
    expect(ata(nela, 's1')).toEqual([
      ['b', 'b:declarou p:redistribuicao c:redistribuicao'],
      ['c', 'c:vale'],
    ])
  })
})
