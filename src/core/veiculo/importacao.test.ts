import { describe, expect, test } from 'vitest'
import { ato, atosDe, codigosDe, maria, pedido, quando, vagas } from '../lei/miniCaso.prova.ts'

const linha = {
  placa: 'abc-1234',
  tipo: 'van',
  marca: 'RENAULT',
  modelo: 'MASTER',
  anoFabricacao: 2019,
  primeiroEmplacamento: '2018-11-14',
  caracteristicas: {},
  origem: { arquivo: 'a'.repeat(64), linha: 2, prefixo: '3247' },
}
const importado = ato('veiculoImportado', 'veiculo:v1', '2024-01-02', linha)
const faltava = {
  chassi: '9BWZZZ377VT004251',
  renavam: '00639884962',
  propriedade: { regime: 'proprio', pessoa: 'maria', desde: '2024-01-02' },
}
const importar = (mais: object) =>
  quando([], 'importarVeiculo', 'veiculo:v1', '2024-01-02', { ...linha, ...mais })

describe('importing a vehicle of an old register', () => {
  test('what the line has is recorded, the plate in its canonical form; nothing is made up', () => {
    const [feito] = atosDe(importar({}))
    expect(feito).toMatchObject({
      tipo: 'veiculoImportado',
      dados: { placa: 'ABC1C34', origem: { linha: 2, prefixo: '3247' } },
    })
    expect(feito?.pessoal).toBeUndefined()
    expect(feito?.dados).not.toHaveProperty('propriedade')
  })

  test.each([
    [{ placa: 'AB-1234' }, 'identificador.invalido'],
    [{ anoFabricacao: 2020 }, 'veiculo.ano-incoerente'],
    [{ primeiroEmplacamento: '2024-01-03' }, 'data.futura'],
    [{ anoFabricacao: 2025, primeiroEmplacamento: undefined }, 'data.futura'],
  ])('%j is refused', (mais, codigo) => {
    expect(codigosDe(importar(mais))).toEqual([codigo])
  })

  test('a year of make one after the first registration is usual; two is not', () => {
    expect(atosDe(importar({ anoFabricacao: 2019 }))).toHaveLength(1)
    expect(codigosDe(importar({ anoFabricacao: 2020 }))).toEqual(['veiculo.ano-incoerente'])
  })
})

describe('completing it', () => {
  const completar = (atos: Parameters<typeof quando>[0], desde = '2024-01-02') =>
    quando(atos, 'completarVeiculo', 'veiculo:v1', '2024-02-01', {
      ...faltava,
      propriedade: { ...faltava.propriedade, desde },
    })

  test('until then the requirements that need the missing facts refuse', () => {
    const r = quando(
      [...maria, importado, pedido],
      'concederOutorga',
      'outorga:o1',
      '2024-01-10',
      {},
      undefined,
      vagas,
    )
    expect(codigosDe(r)).toContain('dado.ausente')
  })

  test('chassis, RENAVAM and owner are recorded, once', () => {
    const feitos = atosDe(completar([...maria, importado]))
    expect(feitos).toMatchObject([
      { tipo: 'veiculoCompletado', pessoal: { renavam: '00639884962' } },
    ])
    expect(codigosDe(completar([...maria, importado, ...feitos]))).toEqual(['veiculo.ja-completo'])
  })

  test('owned from the very day is; from the day after, not yet', () => {
    expect(codigosDe(completar([...maria, importado], '2024-02-01'))).toEqual([])
    expect(codigosDe(completar([...maria, importado], '2024-02-02'))).toEqual(['data.futura'])
  })

  test('a vehicle that does not exist', () => {
    expect(codigosDe(completar([...maria]))).toContain('corrente.inexistente')
  })
})
