import { describe, expect, it } from 'vitest'
import { autoDe, emRecurso } from '../processo/cena.prova.ts'
import { casoDoAuto } from './caso.ts'
import type { Membro } from './junta.ts'
import { causaDaSaida } from './saidaDoRelator.ts'
import { semTramite } from './tramite.ts'

const membro = (mais: Partial<Membro>): Membro => ({
  id: 'm',
  especie: 'titular',
  presidente: false,
  ato: 'Decreto 1',
  desde: '2025-01-02',
  licencas: [],
  parentes: [],
  carga: 0,
  ...mais,
})
const auto = (etapa: 'com-relator' | 'relatado') =>
  casoDoAuto({ ...autoDe(emRecurso()), tramite: { ...semTramite, etapa } })
const HOJE = '2025-05-10'

describe('o dia da causa que tira o recurso ao relator', () => {
  it.each([
    ['licença de hoje, registrada antes', { licencas: [licenca(HOJE, '2025-05-01')] }, HOJE],
    [
      'licença registrada depois',
      { licencas: [licenca('2025-05-02', '2025-05-08')] },
      '2025-05-08',
    ],
    ['licença que ainda não começou', { licencas: [licenca('2025-05-11', '2025-05-01')] }, ''],
    ['último dia do mandato', { ate: HOJE }, ''],
    ['dia seguinte ao último', { ate: '2025-05-09' }, HOJE],
    [
      'renúncia registrada depois',
      { encerradoEm: '2025-05-03', encerramentoEm: '2025-05-06' },
      '2025-05-06',
    ],
  ] as const)('%s', (_nome, mais, dia) => {
    expect(causaDaSaida(membro(mais), auto('com-relator'), HOJE)).toBe(dia)
  })

  it('o parentesco conta do registro, e só com quem responde', () => {
    const parente = (p: string) =>
      membro({ parentes: [{ parente: p, parentesco: 'irmao', em: '2025-05-04' }] })
    expect(causaDaSaida(parente('hugo'), auto('relatado'), HOJE)).toBe('2025-05-04')
    expect(causaDaSaida(parente('alheia'), auto('relatado'), HOJE)).toBe('')
  })

  it('relatado, a licença de antes não antecipa o dia do impedimento', () => {
    const m = membro({
      licencas: [licenca('2025-05-02', '2025-05-02')],
      parentes: [{ parente: 'hugo', parentesco: 'irmao', em: '2025-05-09' }],
    })
    expect(causaDaSaida(m, auto('relatado'), HOJE)).toBe('2025-05-09')
    expect(causaDaSaida(m, auto('com-relator'), HOJE)).toBe('2025-05-02')
  })
})

function licenca(desde: string, em: string) {
  return { desde, ate: '2025-05-20', motivo: 'x', em }
}
