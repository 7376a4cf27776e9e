import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import {
  comPacoteQuebrado,
  EXEMPLO,
  PACOTES,
  type Troca,
} from '../../../tests/fixtures/pacotes/quebrar.ts'
import { frase } from '../problema.ts'
import { lerPacote } from './lerPacote.ts'
import { exigirPacotes, PacotesInvalidos } from './lerPacotes.ts'

const ler = (trocas: readonly Troca[], antes: (pasta: string) => void = () => {}) =>
  comPacoteQuebrado(trocas, (pasta) => {
    antes(pasta)
    const lido = lerPacote(pasta)
    return lido.ok ? [] : lido.problemas
  })
const lugares = (problemas: ReturnType<typeof ler>) =>
  problemas.map((p) => `${p.arquivo}:${p.linha} ${p.chave}`)
const em = (arquivo: string) => `leis/${EXEMPLO}/${arquivo}`

describe('a pack without problems', () => {
  const lido = lerPacote(join(PACOTES, EXEMPLO))
  if (!lido.ok) throw new Error(lido.problemas.map(frase).join('\n'))

  test('has its text in the order of the files, dates as text, defaults filled in', () => {
    expect(lido.pacote.texto.map(({ id }) => id).slice(0, 4)).toEqual([
      'cap1',
      'art1_cpt',
      'art2_cpt',
      'art3_cpt_inc1',
    ])
    expect(lido.pacote.lei.data).toBe('2010-03-01')
    expect(lido.pacote.requisitos[0]?.marco).toBe('decisao')
    expect(lido.pacote.cobertura.pendente).toEqual([])
  })

  test('knows where each value is written', () => {
    expect(lido.localizar('requisitos', [1, 'exige', 'anos', 1])).toEqual({
      arquivo: 'requisitos.yaml',
      linha: 15,
    })
    expect(lido.localizar('texto', [3])).toEqual({ arquivo: 'texto/02-exigencias.yaml', linha: 1 })
  })

  test('has a digest that changes with a word and not with the order of keys', () => {
    const digest = (trocas: readonly Troca[]) =>
      comPacoteQuebrado(trocas, (pasta) => {
        const outro = lerPacote(pasta)
        return outro.ok ? outro.pacote.sha256 : undefined
      })
    expect(lido.pacote.sha256).toMatch(/^[0-9a-f]{64}$/)
    expect(
      digest([
        {
          arquivo: 'lei.yaml',
          de: '{ slug: lotacao, nome: Lotação }',
          para: '{ nome: Lotação, slug: lotacao }',
        },
      ]),
    ).toBe(lido.pacote.sha256)
    expect(digest([{ arquivo: 'lei.yaml', de: 'nome: Lotação', para: 'nome: Lotações' }])).not.toBe(
      lido.pacote.sha256,
    )
  })
})

describe('problems name file, line and key, all at once', () => {
  test('a wrong type inside a dated value, an unknown key and a missing one', () => {
    expect(
      lugares(
        ler([
          { arquivo: 'requisitos.yaml', de: 'anos: 21', para: 'anos: vinte' },
          { arquivo: 'requisitos.yaml', de: 'valor: { van: 12 }', para: 'valor: { van: doze }' },
          {
            arquivo: 'requisitos.yaml',
            de: '  pede: licenciamento do veículo em dia\n',
            para: '  cor: azul\n',
          },
          { arquivo: 'taxas.yaml', de: 'id: licenciamento', para: 'id: Licenciamento' },
        ]),
      ),
    ).toEqual([
      `${em('requisitos.yaml')}:5 idade-do-motorista.exige.anos`,
      `${em('requisitos.yaml')}:15 vida-do-veiculo.exige.anos.2020-06-15.valor.van`,
      `${em('requisitos.yaml')}:17 documento-do-veiculo.pede`,
      `${em('requisitos.yaml')}:18 documento-do-veiculo.cor`,
      `${em('taxas.yaml')}:1 Licenciamento.id`,
    ])
  })

  test('a day that does not exist', () => {
    expect(
      lugares(ler([{ arquivo: 'lei.yaml', de: 'data: 2010-03-01', para: 'data: 2010-02-30' }])),
    ).toEqual([`${em('lei.yaml')}:7 data`])
  })

  test('a shape that the engine does not have', () => {
    expect(
      lugares(ler([{ arquivo: 'requisitos.yaml', de: 'forma: documento', para: 'forma: papel' }])),
    ).toEqual([`${em('requisitos.yaml')}:21 documento-do-veiculo.exige.forma`])
  })

  test('broken YAML, an empty file, a missing file', () => {
    const problemas = ler(
      [{ arquivo: 'prazos.yaml', de: 'prazos:\n', para: 'prazos: [\n' }],
      (pasta) => {
        writeFileSync(join(pasta, 'taxas.yaml'), '')
        rmSync(join(pasta, 'lacunas.yaml'))
      },
    )
    expect(new Set(problemas.map((p) => p.arquivo))).toEqual(
      new Set([em('prazos.yaml'), em('taxas.yaml'), em('lacunas.yaml')]),
    )
  })

  test('a file in Latin-1, and a folder in the place of a file', () => {
    const problemas = ler([], (pasta) => {
      writeFileSync(
        join(pasta, 'taxas.yaml'),
        Buffer.from('- id: vistoria\n  nome: inspeção\n', 'latin1'),
      )
      rmSync(join(pasta, 'lacunas.yaml'))
      mkdirSync(join(pasta, 'lacunas.yaml'))
    })
    expect(lugares(problemas).toSorted()).toEqual([
      `${em('lacunas.yaml')}:1 `,
      `${em('taxas.yaml')}:1 `,
    ])
  })

  test('a key written twice in a block', () => {
    expect(
      lugares(ler([{ arquivo: 'lei.yaml', de: 'motor: 1\n', para: 'motor: 1\nmotor: 1\n' }])),
    ).toEqual([`${em('lei.yaml')}:3 `])
  })

  test('a folder that is not named as the pack', () => {
    expect(
      lugares(ler([{ arquivo: 'lei.yaml', de: `id: ${EXEMPLO}`, para: 'id: xx-outra' }])),
    ).toEqual([`${em('lei.yaml')}:1 id`])
  })

  test('a pack for a newer engine is refused before anything else of it is read', () => {
    const problemas = ler([
      { arquivo: 'lei.yaml', de: 'motor: 1', para: 'motor: 2' },
      { arquivo: 'requisitos.yaml', de: 'forma: documento', para: 'forma: do-futuro' },
    ])
    expect(lugares(problemas)).toEqual([`${em('lei.yaml')}:2 motor`])
  })

  test('whoever needs every pack gets an error with all the problems', () => {
    comPacoteQuebrado([{ arquivo: 'lei.yaml', de: 'motor: 1', para: 'motor: 2' }], (pasta) => {
      expect(() => exigirPacotes(join(pasta, '..'))).toThrow(PacotesInvalidos)
    })
  })
})
