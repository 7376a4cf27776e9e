import { describe, expect, test } from 'vitest'
import { ato, concessao, contextoEm, maria, pedido, van } from '../lei/miniCaso.prova.ts'
import { miniLei } from '../lei/miniLei.prova.ts'
import { criarMundo } from '../mundo/criarMundo.ts'
import { situacaoNoDia } from '../situacao/situacaoEm.ts'
import { familiarDesde, propriedadeEm } from './propriedade.ts'

const passa = (em: string, propriedade: object) =>
  ato('propriedadeAlterada', 'veiculo:v1', em, { propriedade, causa: 'outra', papel: {} })
const familiar = (desde: string, pessoa: string) => ({
  regime: 'familiar',
  pessoa,
  desde,
  atoFormalEm: desde,
})

/** The invented law, asking of the vehicle's owner also to work. */
const pacote = {
  ...miniLei,
  requisitos: miniLei.requisitos
    .filter((r) => r.id === 'propriedade')
    .map((r) => ({ ...r, operacoes: ['operar' as const] })),
}

describe('whose the vehicle is', () => {
  const vendida = [van(), passa('2025-03-10', { regime: 'terceiro', desde: '2025-03-01' })]
  test('by the day on which it passed, not by the day on which it was told', () => {
    const v = criarMundo(vendida).veiculo('v1')!
    expect(
      ['2019-12-31', '2025-02-28', '2025-03-01'].map((d) => propriedadeEm(v, d)?.regime),
    ).toEqual(['proprio', 'proprio', 'terceiro'])
  })
  test('from that day the grant is irregular, and was regular the day before', () => {
    const mundo = criarMundo([...maria, pedido, concessao, ...vendida])
    const em = (dia: string) =>
      situacaoNoDia('o1', mundo, contextoEm('2025-03-10', pacote), dia).motivos.map((m) => m.codigo)
    expect([em('2025-02-28'), em('2025-03-01')]).toEqual([[], ['veiculo.propriedade']])
  })
  test('back with the holder, nothing is lacking', () => {
    const mundo = criarMundo([
      ...maria,
      pedido,
      concessao,
      ...vendida,
      passa('2025-04-02', { regime: 'proprio', pessoa: 'maria', desde: '2025-04-01' }),
    ])
    const em = (dia: string) =>
      situacaoNoDia('o1', mundo, contextoEm('2025-04-02', pacote), dia).regular
    expect([em('2025-03-31'), em('2025-04-01')]).toEqual([false, true])
  })
})

describe('in the family', () => {
  const v = (...atos: object[]) =>
    criarMundo([van({ propriedade: familiar('2021-01-04', 'pai') }), ...(atos as never[])]).veiculo(
      'v1',
    )!
  test('from one relative to another the time goes on; through the holder it begins anew', () => {
    const mae = passa('2023-05-01', familiar('2023-05-01', 'mae'))
    expect(familiarDesde(v(mae), '2024-01-01')).toBe('2021-01-04')
    const meu = passa('2022-01-10', { regime: 'proprio', pessoa: 'maria', desde: '2022-01-10' })
    expect(familiarDesde(v(meu), '2022-01-09')).toBe('2021-01-04')
    expect(familiarDesde(v(meu), '2022-01-10')).toBeUndefined()
    expect(familiarDesde(v(meu, mae), '2024-01-01')).toBe('2023-05-01')
  })
})
