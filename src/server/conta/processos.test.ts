import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Perda } from '#core/perda/perda.ts'
import { lerPacote } from '#law/files/lerPacote.ts'
import { PASTA_DAS_LEIS } from '#law/files/lerPacotes.ts'
import type { Vista } from '../leituras/vista.ts'
import { processoDaPerda } from './processos.ts'

const lido = lerPacote(join(PASTA_DAS_LEIS, 'rj-marica-escolar'))
if (!lido.ok) throw new Error(JSON.stringify(lido.problemas))
const { pacote } = lido
const vistaEm = (hoje: string) =>
  ({ contexto: { hoje, pacote }, servico: { pacote } }) as unknown as Vista
const perda = (mais: object) =>
  ({
    id: 'p1',
    penalidade: 'cassacao-da-outorga',
    situacao: 'notificada',
    defesaAte: '2026-03-20',
    defesas: [],
    recursos: [],
    ...mais,
  }) as unknown as Perda
const defendida = perda({
  situacao: 'defendida',
  defesas: [{ protocoladaEm: '2026-03-05', tempestiva: true, texto: 'Não fui eu.' }],
})

test('a loss tells who answers that the defence is lodged, and until when more may be written', () => {
  expect(processoDaPerda(defendida, vistaEm('2026-03-20')).prazo).toEqual({
    oQue: 'defesa',
    ate: '2026-03-20',
    dias: 0,
    jaEm: '2026-03-05',
  })
})

test('the day after the term, what was lodged in time still counts, and a late one does not', () => {
  const em = (p: Perda) => processoDaPerda(p, vistaEm('2026-03-21'))
  expect(em(defendida).prazo).toBeUndefined()
  expect(em(defendida).prazoAcabou).toEqual({
    oQue: 'defesa',
    em: '2026-03-20',
    jaEm: '2026-03-05',
  })
  const tarde = perda({ defesas: [{ protocoladaEm: '2026-03-21', tempestiva: false }] })
  expect(em(tarde).prazoAcabou).toEqual({ oQue: 'defesa', em: '2026-03-20' })
})

test('the same of an appeal', () => {
  const recorrida = perda({
    situacao: 'recorrida',
    recursoAte: '2026-05-10',
    recursos: [{ protocoladaEm: '2026-05-02', tempestivo: true }],
  })
  expect(processoDaPerda(recorrida, vistaEm('2026-05-09')).prazo).toMatchObject({
    oQue: 'recurso',
    jaEm: '2026-05-02',
  })
})
