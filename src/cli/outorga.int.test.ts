// The command as a shell runs it: exit codes, what goes to each output, what `--json` gives.
import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bancoDeTeste } from '../../tests/apoio/postgres.ts'
import { comPacoteQuebrado, EXEMPLO, PACOTES } from '../../tests/fixtures/pacotes/quebrar.ts'

const COMANDO = join(import.meta.dirname, 'outorga.ts')
const ambiente = { ...process.env, DATABASE_URL: '', DATABASE_URL_APP: '' }
const outorga = (...argumentos: string[]) => rodar(ambiente, argumentos)
const rodar = (env: NodeJS.ProcessEnv, argumentos: readonly string[]) => {
  const r = spawnSync(process.execPath, [COMANDO, ...argumentos], {
    encoding: 'utf8',
    timeout: 60_000,
    env,
  })
  return { codigo: r.status, saida: r.stdout, erro: r.stderr }
}
const noExemplo = (...argumentos: string[]) => outorga(...argumentos, '--leis', PACOTES)

const temporaria = mkdtempSync(join(tmpdir(), 'outorga-cli-'))
afterAll(() => rmSync(temporaria, { recursive: true }))
const arquivo = (nome: string, texto: string): string => {
  writeFileSync(join(temporaria, nome), texto)
  return join(temporaria, nome)
}

describe('usage', { timeout: 60_000 }, () => {
  test('help is asked for: 0; nothing is said: 2', () => {
    expect(outorga('--ajuda')).toMatchObject({ codigo: 0, erro: '' })
    expect(outorga('lei', '--ajuda').saida).toContain('--em')
    expect(outorga().codigo).toBe(2)
  })

  test.each([
    ['an unknown subcommand, with the nearest', ['cobertua'], 'cobertura'],
    ['an unknown option, with the nearest', ['lei', EXEMPLO, '--jsom'], 'json'],
    ['an unknown pack, with the nearest', ['lei', 'exemplo-lotacao', '--leis', PACOTES], EXEMPLO],
    ['a day that does not exist', ['lei', EXEMPLO, '--em', '2025-02-30'], '2025-02-30'],
    ['a day in another form', ['lei', EXEMPLO, '--em', '30/01/2025'], 'AAAA-MM-DD'],
    ['an option without its value', ['lei', EXEMPLO, '--em'], '--em'],
    ['too few arguments', ['lei'], 'PACK'],
    ['too many arguments', ['leis', 'a'], 'outorga leis'],
    [
      'a file in place of the folder of laws',
      ['leis', '--leis', arquivo('lei.txt', '')],
      'é um arquivo',
    ],
    ['a folder of laws that is not there', ['leis', '--leis', '/nao/ha'], '/nao/ha'],
    [
      'a case file of no known law',
      ['casos', arquivo('solto.yaml', ''), '--leis', PACOTES],
      'solto.yaml',
    ],
  ])('%s: 2, told on the error output', (_, argumentos, dito) => {
    const r = outorga(...argumentos)
    expect(r).toMatchObject({ codigo: 2, saida: '' })
    expect(r.erro).toContain(dito)
  })
})

describe('reading the laws', { timeout: 60_000 }, () => {
  test('leis --json', () => {
    const r = noExemplo('leis', '--json')
    expect(r.codigo).toBe(0)
    expect(JSON.parse(r.saida)).toMatchObject([
      {
        id: EXEMPLO,
        municipio: { ibge: '9999999' },
        dispositivos: 8,
        sha256: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
      },
    ])
  })

  test('lei --em --json: the redaction of the day, all of them with explicit ends', () => {
    const ler = (em: string) => {
      const r = noExemplo('lei', EXEMPLO, '--em', em, '--json')
      return (JSON.parse(r.saida) as { id: string; texto: string | null }[]).find(
        (d) => d.id === 'art3_cpt_inc2',
      )
    }
    expect(ler('2020-06-14')).toMatchObject({ texto: 'o veículo terá até 10 anos;' })
    expect(ler('2020-06-15')).toEqual({
      id: 'art3_cpt_inc2',
      rotulo: 'Art. 3º, II',
      texto: 'o veículo terá até 12 anos;',
      redacoes: [
        {
          texto: 'o veículo terá até 10 anos;',
          desde: '2010-03-01',
          ate: '2020-06-14',
          fonte: 'Lei nº 7',
        },
        { texto: 'o veículo terá até 12 anos;', desde: '2020-06-15', ate: null, fonte: 'Lei nº 9' },
      ],
    })
  })

  test('lei as text: no colour codes in a pipe', () => {
    const r = noExemplo('lei', EXEMPLO, '--em', '2021-01-01')
    expect(r.codigo).toBe(0)
    expect(r.saida).toContain('até 12 anos')
    expect(r.saida).not.toContain('\u001b')
  })

  test('cobertura --json; a hole is 1', () => {
    const r = noExemplo('cobertura', EXEMPLO, '--json')
    expect(r.codigo).toBe(0)
    expect(JSON.parse(r.saida)).toMatchObject({ totais: { total: 8, descoberto: 0 } })
    const furado = comPacoteQuebrado(
      [{ arquivo: 'cobertura.yaml', de: '[art1_cpt]', para: '[cap1]' }],
      (pasta) => outorga('cobertura', '--leis', join(pasta, '..')),
    )
    expect(furado.codigo).toBe(1)
    expect(furado.saida).toContain('descoberto')
  })

  test('a broken pack: 1, with file, line and key', () => {
    const r = comPacoteQuebrado(
      [{ arquivo: 'requisitos.yaml', de: 'anos: 21', para: 'anos: vinte' }],
      (pasta) => outorga('leis', '--leis', join(pasta, '..')),
    )
    expect(r.codigo).toBe(1)
    expect(r.erro).toContain(`leis/${EXEMPLO}/requisitos.yaml:5: idade-do-motorista.exige.anos:`)
  })

  test('whoever reads may stop reading: no failure, no complaint', async () => {
    const filho = spawn(process.execPath, [COMANDO, 'lei', EXEMPLO, '--leis', PACOTES, '--json'])
    let erro = ''
    filho.stderr.on('data', (parte: Buffer) => (erro += parte.toString()))
    filho.stdout.destroy()
    const codigo = await new Promise((pronto) => filho.on('close', pronto))
    expect({ codigo, erro }).toEqual({ codigo: 0, erro: '' })
  })
})

describe('cases', { timeout: 60_000 }, () => {
  const caso = (codigo: string) => `casos:
  - caso: cadastro de pessoa sem nada
    quando:
      comando: indeferirOutorga
      corrente: outorga:o1
      em: 2020-01-01
      autor: { id: a, papeis: [] }
      dados: { motivo: falta de documento }
    entao: { recusas: [{ codigo: ${codigo} }] }
`

  test('a case that passes: 0; one that fails shows expected against got: 1', () => {
    const passa = noExemplo('casos', EXEMPLO, arquivo('passa.yaml', caso('autor.sem-papel')))
    expect(passa.codigo).toBe(0)
    const falha = noExemplo('casos', EXEMPLO, arquivo('falha.yaml', caso('outra.recusa')))
    expect(falha.codigo).toBe(1)
    expect(falha.saida).toContain('falha.yaml:2')
    expect(falha.saida).toContain('outra.recusa')
    expect(falha.saida).toContain('autor.sem-papel')
  })

  test.each([
    ['an unknown key', 'em: 2020-01-01', 'em: 2020-01-01\n      cor: azul', 7],
    ['a day that does not exist', 'em: 2020-01-01', 'em: 2020-02-30', 6],
    ['an unknown command', 'comando: indeferirOutorga', 'comando: voar', undefined],
    [
      'an unknown act',
      '    quando:',
      '    dado:\n      - nadaFeito: { corrente: pessoa:p }\n    quando:',
      4,
    ],
    ['broken YAML', 'dados: {', 'dados: [', undefined],
  ])('%s: 1, with the line', (nome, de, para, linha) => {
    const texto = caso('autor.sem-papel').replace(de, para)
    const r = noExemplo('casos', EXEMPLO, arquivo('ruim.yaml', texto))
    expect(r.codigo, nome).toBe(1)
    expect(r.erro + r.saida).toContain(linha === undefined ? 'ruim.yaml:' : `ruim.yaml:${linha}:`)
  })

  test('simular: the refusal with its trace, 1; the day of the file gives way to --em', () => {
    const r = noExemplo(
      'simular',
      EXEMPLO,
      '--em',
      '2021-05-05',
      arquivo('s.yaml', caso('x')),
      '--json',
    )
    expect(r.codigo).toBe(1)
    expect(JSON.parse(r.saida)).toMatchObject({
      em: '2021-05-05',
      comando: 'indeferirOutorga',
      recusas: [{ codigo: 'autor.sem-papel' }],
      atos: [],
    })
    expect(noExemplo('simular', EXEMPLO, arquivo('s.yaml', caso('x'))).codigo).toBe(2)
    expect(
      noExemplo('simular', EXEMPLO, '--em', '2021-05-05', join(temporaria, 'nada.yaml')).codigo,
    ).toBe(1)
  })
})

describe('schemas and the ledger', { timeout: 60_000 }, () => {
  let env: NodeJS.ProcessEnv
  beforeAll(async () => {
    const { donoUrl, appUrl } = await bancoDeTeste()
    env = { ...ambiente, DATABASE_URL: donoUrl, DATABASE_URL_APP: appUrl }
  })

  test('livro verificar and reconstruir on a ledger that is there', () => {
    expect(rodar(env, ['livro', 'verificar'])).toMatchObject({ codigo: 0, erro: '' })
    expect(rodar(env, ['livro', 'reconstruir'])).toMatchObject({ codigo: 0, erro: '' })
  })

  test('esquemas --conferir: 0 when those published are of this code', () => {
    expect(outorga('esquemas', '--conferir').codigo).toBe(0)
    expect(outorga('esquemas', temporaria, '--conferir').codigo).toBe(1)
  })

  test('importar veiculos: a dry run first, then recorded; the second time repeats nothing', () => {
    const csv = arquivo(
      'frota.csv',
      'placa;marca;modelo;ano_fabricacao\nABC1C34;Marca;Modelo;2015\nXX;Marca;Modelo;2015\n',
    )
    const importar = (...mais: string[]) =>
      rodar(env, [
        'importar',
        'veiculos',
        csv,
        '--tipo',
        'van',
        '--lei',
        'rj-marica-escolar',
        ...mais,
      ])
    expect(importar()).toMatchObject({
      codigo: 1,
      saida: expect.stringContaining('1 seriam gravadas') as string,
    })
    expect(rodar(env, ['livro', 'verificar']).saida).toMatch(/^0 atos/)
    expect(importar('--gravar').saida).toContain('1 gravadas, 0 repetidas, 1 recusadas')
    expect(importar('--gravar').saida).toContain('0 gravadas, 1 repetidas, 1 recusadas')
    expect(rodar(env, ['livro', 'verificar'])).toMatchObject({
      codigo: 0,
      saida: expect.stringMatching(/^1 atos/) as string,
    })
    expect(rodar(env, ['importar', 'veiculos', csv]).codigo).toBe(2)
    expect(rodar(env, ['importar', 'motos', csv]).codigo).toBe(2)
  })

  test('importar indices: all the months or none', () => {
    const importar = (texto: string, ...mais: string[]) =>
      rodar(env, [
        'importar',
        'indices',
        arquivo('inpc.csv', `mes,variacao_percentual\n${texto}`),
        ...mais,
      ])
    expect(importar('2024-01,0.57\n').saida).toContain('1 meses novos')
    expect(importar('2024-01,0.57\n', '--gravar')).toMatchObject({ codigo: 0 })
    expect(importar('2024-01,0.57\n', '--gravar').saida).toContain('1 já registrados')
    expect(importar('2024-01,0.58\n', '--gravar').codigo).toBe(1)
    expect(importar('2024-02,x\n', '--gravar').erro).toContain('inpc.csv:2:')
    expect(rodar(env, ['importar', 'indices', arquivo('serie.csv', '')]).codigo).toBe(2)
  })

  test('livro: a folder without a ledger is said, and none is made', () => {
    const r = outorga('livro', 'verificar', '--dados', join(temporaria, 'dados'))
    expect(r.codigo).toBe(1)
    expect(r.erro).toContain(join(temporaria, 'dados'))
    expect(outorga('livro', 'rasurar').codigo).toBe(2)
  })
})
