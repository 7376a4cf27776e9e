import { expect, test } from 'vitest'
import type { Ato, Corrente } from '#core/ato.ts'
import { criarCalendario } from '#core/calendar/calendario.ts'
import { criarMundo } from '#core/mundo/criarMundo.ts'
import { vencimentosDe } from '#core/vencimento/registro.ts'
import { exigirPacotes } from '#law/files/lerPacotes.ts'

/* Maricá, art. 35: a driver of the holder's was punished, and nothing was told of it yet. */

const pacotes = exigirPacotes().map((p) => p.pacote)
const ato = (tipo: string, corrente: Corrente, em: string, dados: object = {}): Ato => ({
  tipo,
  corrente,
  fundamentos: [],
  dados: { em, ...dados },
})
const base = [
  ato('outorgaConcedida', 'outorga:o1', '2024-01-02', {
    titular: 'p1',
    veiculo: 'v1',
    inicio: '2024-01-02',
    verificacoes: [],
  }),
  ato('condutorInscrito', 'condutor:c1', '2024-01-03', {
    pessoa: 'p1',
    outorga: 'o1',
    funcao: 'titular',
  }),
  ato('condutorInscrito', 'condutor:c2', '2024-01-03', {
    pessoa: 'p2',
    outorga: 'o1',
    funcao: 'contratado',
    numero: '0002/2024',
  }),
]
const punido = (efeito: string, mais: object = {}) =>
  ato('penalidadeExecutada', 'perda:x', '2024-06-05', {
    penalidade: 'p',
    efeito,
    outorga: 'o1',
    condutor: 'c2',
    pessoas: ['p2'],
    desde: '2024-06-05',
    ...mais,
  })
const suspenso = punido('suspende-certificado', { ate: '2024-07-04' })
const contada = (em: string) =>
  ato('providenciaComunicada', 'outorga:o1', em, {
    condutor: 'c2',
    pessoa: 'p2',
    desde: em,
    providencia: 'Afastado',
  })

function pendentes(hoje: string, atos: readonly Ato[], cidade = 'marica') {
  const pacote = pacotes.find((p) => p.lei.municipio.slug === cidade)!
  const contexto = {
    pacote,
    calendario: criarCalendario({ fuso: pacote.lei.municipio.fuso }),
    parametros: {},
    indices: {},
    autor: { id: 'a', papeis: [] },
    agora: `${hoje}T15:00:00Z`,
    hoje,
  }
  return vencimentosDe('outorga:o1', criarMundo([...base, ...atos]), contexto).filter(
    (v) => v.especie === 'providencia-do-titular',
  )
}

test('from the first to the last day of the suspension, with its article', () => {
  expect(pendentes('2024-06-04', [suspenso])).toEqual([])
  expect(pendentes('2024-06-05', [suspenso])).toMatchObject([
    { chave: 'c2', venceEm: '2024-07-04', termina: true, fundamentos: ['art35_cpt'] },
  ])
  expect(pendentes('2024-07-04', [suspenso])).toHaveLength(1)
  expect(pendentes('2024-07-05', [suspenso])).toEqual([])
})

test('a certificate lost ends the registration, and the holder still owes the measure', () => {
  const cassado = [
    punido('cassa-certificado'),
    ato('certificadoCassado', 'condutor:c2', '2024-06-05', { perda: 'x' }),
  ]
  expect(pendentes('2025-06-05', cassado)).toMatchObject([
    { venceEm: '2024-06-05', termina: false, lacuna: 'providencia-do-permissionario' },
  ])
})

test('told on the day of the penalty or after, no longer; told before it, still', () => {
  expect(pendentes('2024-06-10', [suspenso, contada('2024-06-05')])).toEqual([])
  expect(pendentes('2024-06-10', [contada('2024-06-04'), suspenso])).toHaveLength(1)
})

test('the holder at the wheel is punished alone, and laws that ask nothing have no such row', () => {
  const titular = { condutor: 'c1', pessoas: ['p1'] }
  expect(pendentes('2024-06-10', [punido('cassa-certificado', titular)])).toEqual([])
  for (const cidade of ['manaus', 'cidade-ocidental'])
    expect(pendentes('2024-06-10', [suspenso], cidade)).toEqual([])
})
