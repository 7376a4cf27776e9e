import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { contextoEm } from '#core/lei/miniCaso.prova.ts'
import { mapear } from './colunas.ts'
import type { Destino, Lote } from './destino.ts'
import { importarVeiculos, type PedidoDeImportacao } from './importar.ts'
import { lerDia } from './linha.ts'

const FROTA = join(
  import.meta.dirname,
  '../../../tests/fixtures/frota/frota-taxi-porto-alegre-2020-03-12.csv',
)
const contexto = contextoEm('2020-03-12')
const pasta = mkdtempSync(join(tmpdir(), 'outorga-frota-'))
afterAll(() => rmSync(pasta, { recursive: true }))

const arquivo = (conteudo: string | Buffer, nome = 'frota.csv') => {
  const caminho = join(pasta, nome)
  writeFileSync(caminho, conteudo)
  return caminho
}
const CABECALHO = 'prefixo,placa,marca,modelo,data_primeiro_emplac,ano_fabricacao'
const importar = (linhas: string, mais: Partial<PedidoDeImportacao> = {}) =>
  importarVeiculos({
    caminho: arquivo(`${CABECALHO}\n${linhas}`),
    contexto,
    tipo: 'utilitario',
    ...mais,
  })
const recusasDe = (caminho: string | null) =>
  caminho === null
    ? []
    : readFileSync(caminho, 'utf8')
        .replace('\uFEFF', '')
        .trim()
        .split('\r\n')
        .slice(1)
        .map((l) => l.split(';').slice(0, 3))

/** A destination in memory that may be killed before a batch. */
function memoria(morrerNoLote = Number.POSITIVE_INFINITY) {
  const notas: Lote[] = []
  const gravados = new Map<string, number>()
  let restam = morrerNoLote
  const destino: Destino = {
    retomar: async () => ({
      ate: notas.at(-1)?.ate ?? 0,
      gravadas: gravados.size,
      repetidas: 0,
      recusas: [],
    }),
    gravar: async (lote) => {
      if (restam-- <= 0) throw new Error('morto')
      notas.push(lote)
      const novas = lote.decididas.filter((d) => !gravados.has(d.comando.id))
      for (const d of novas) gravados.set(d.comando.id, d.linha)
      return {
        gravadas: novas.length,
        repetidas: lote.decididas.length - novas.length,
        recusas: [],
      }
    },
    concluir: async () => {},
  }
  return { destino: () => destino, gravados, notas, reviver: () => (restam = 1e9) }
}

describe('the real fleet, as it comes', { timeout: 60_000 }, () => {
  const caminho = join(pasta, 'porto-alegre.csv')
  copyFileSync(FROTA, caminho)

  it('a dry run maps its columns, refuses the impossible dates by line, and writes nothing else', async () => {
    const r = await importarVeiculos({ caminho, contexto, tipo: 'utilitario' })
    expect(r.ensaio).toBe(true)
    expect(r.mapeamento.colunas.map((c) => c.campo)).toEqual([
      'prefixo',
      'ponto',
      'placa',
      'marca',
      'modelo',
      'primeiroEmplacamento',
      'anoFabricacao',
      'combustivel',
    ])
    expect(r.linhas).toBe(3677)
    expect(r.gravadas + r.recusadas).toBe(3677)
    const recusas = recusasDe(r.recusas)
    // 99 of 1899-12-30, and two years of the future (2214 and 2502).
    expect(recusas.filter(([, , campo]) => campo === 'primeiroEmplacamento')).toHaveLength(101)
    expect(recusas.filter(([, , campo]) => campo === 'veiculo.ano-incoerente')).toHaveLength(3)
  })

  it('the type that the file lacks has to be given: nothing is guessed', async () => {
    const r = await importarVeiculos({ caminho, contexto })
    expect(r).toMatchObject({ lido: false, linhas: 0, mapeamento: { faltam: ['tipo'] } })
  })

  it('killed between batches and run again, it goes on; run once more, it changes nothing', async () => {
    const m = memoria(5)
    const rodar = () =>
      importarVeiculos({ caminho, contexto, tipo: 'utilitario', destino: m.destino })
    await expect(rodar()).rejects.toThrow('morto')
    expect(existsSync(`${caminho}.recusas.csv.parcial`)).toBe(false)
    const parados = m.gravados.size
    expect(parados).toBeGreaterThan(900)

    m.reviver()
    const segunda = await rodar()
    expect(segunda.retomadaDe).toBe(1001)
    expect(segunda.gravadas).toBe(m.gravados.size - parados)
    expect(segunda.gravadas + segunda.repetidas + segunda.recusadas).toBe(3677)

    const depois = new Map(m.gravados)
    const terceira = await rodar()
    expect(terceira.gravadas).toBe(0)
    expect(m.gravados).toEqual(depois)
  })

  it('asked to stop, it settles the batch, says where, and the next run goes on from there', async () => {
    const m = memoria()
    const parar = new AbortController()
    const pedido = { caminho, contexto, tipo: 'utilitario', destino: m.destino } as const
    const aoAndar = (linha: number) => {
      if (linha >= 1001) parar.abort()
    }
    const primeira = await importarVeiculos({ ...pedido, parar: parar.signal, aoAndar })
    expect(primeira.interrompidaEm).toBe(1001)
    expect(primeira.gravadas).toBe(m.gravados.size)
    const segunda = await importarVeiculos(pedido)
    expect(segunda.interrompidaEm).toBeUndefined()
    expect(segunda.retomadaDe).toBe(1001)
    expect(segunda.gravadas).toBe(m.gravados.size - primeira.gravadas)
  })
})

describe('lines that are refused, by line and with the reason', () => {
  it.each([
    ['1,ABC12345,VW,GOL,2015-01-02,2015', 'placa'],
    ['1,,VW,GOL,2015-01-02,2015', 'placa'],
    ['1,ABC1234,VW,GOL,2015-02-30,2015', 'primeiroEmplacamento'],
    ['1,ABC1234,VW,GOL,1899-12-30,2015', 'primeiroEmplacamento'],
    ['1,ABC1234,VW,GOL,2015-01-02,2017', 'veiculo.ano-incoerente'],
    ['1,ABC1234,VW,GOL,2015-01-02,', 'anoFabricacao'],
    ['1,ABC1234,VW,GOL,2015-01-02,dois mil', 'anoFabricacao'],
    ['1,ABC1234,,GOL,2015-01-02,2015', 'marca'],
    [`1,ABC1234,VW,${'x'.repeat(500)},2015-01-02,2015`, 'modelo'],
    ['1,ABC1234,VW,GOL,2021-01-02,2019', 'primeiroEmplacamento'],
    ['1,ABC1234,VW', 'linha'],
  ])('%s', async (linha, campo) => {
    const r = await importar(`9,XYZ9A87,VW,GOL,2015-01-02,2015\n${linha}\n`)
    expect(r).toMatchObject({ gravadas: 1, recusadas: 1 })
    expect(recusasDe(r.recusas).map(([l, , c]) => [l, c])).toEqual([['3', campo]])
  })

  it('the same plate in its two forms is one vehicle: the second line is refused', async () => {
    const r = await importar('1,ABC1234,VW,GOL,,2015\n2,ABC-1C34,VW,GOL,,2015\n')
    expect(r.gravadas).toBe(1)
    expect(recusasDe(r.recusas)).toEqual([['3', 'ABC1C34', 'placa']])
  })

  it('without refusals there is no file of refusals, nor is an old one left', async () => {
    await importar('1,ruim,VW,GOL,,2015\n')
    const r = await importar('1,ABC1234,VW,GOL,,2015\n')
    expect(r.recusas).toBeNull()
    expect(existsSync(join(pasta, 'frota.csv.recusas.csv'))).toBe(false)
  })

  it('SQL, HTML and formulas are kept to the letter; the report cannot run them', async () => {
    const m = memoria()
    const r = await importar(
      `1,ABC1234,"'; DROP TABLE ato; --",<b>GOL</b>,,2015\n2,=1+1,VW,GOL,,2015\n`,
      { destino: m.destino },
    )
    const [ato] = m.notas[0]?.decididas[0]?.atos ?? []
    expect(ato?.dados).toMatchObject({ marca: "'; DROP TABLE ato; --", modelo: '<b>GOL</b>' })
    expect(readFileSync(r.recusas ?? '', 'utf8')).toContain("3;'=1+1;placa;'=1+1;")
  })

  it('a file cut in quotes: the good lines are taken, the cut is told', async () => {
    const r = await importar('1,ABC1234,VW,GOL,,2015\n2,"ABC1D35,VW\n')
    expect(r.gravadas).toBe(1)
    expect(recusasDe(r.recusas)).toEqual([['3', '', 'linha']])
  })

  it('Latin-1 and `;`, with other names and Brazilian dates', async () => {
    const caminho = arquivo(
      Buffer.from(
        'Nº;Placa do Veículo;Marca/Modelo;Ano Fabricação;1º Registro;Espécie\n' +
          '7;ABC-1234;IVECO/DAILY ESCOLAR;2015;05/03/2015;Micro-ônibus\n',
        'latin1',
      ),
    )
    const m = memoria()
    const r = await importarVeiculos({
      caminho,
      contexto,
      mapa: ['1º Registro=primeiroEmplacamento', 'Nº=prefixo'],
      destino: m.destino,
    })
    expect(r.gravadas).toBe(1)
    expect(m.notas[0]?.decididas[0]?.atos[0]?.dados).toMatchObject({
      placa: 'ABC1C34',
      tipo: 'microonibus',
      marca: 'IVECO',
      modelo: 'DAILY ESCOLAR',
      primeiroEmplacamento: '2015-03-05',
      origem: { linha: 2, prefixo: '7' },
    })
  })
})

describe('mapping columns', () => {
  it('an unknown column or field in --mapa is told, and nothing is read', () => {
    expect(mapear(['a', 'placa'], ['x=placa', 'a=nada', 'a']).desconhecidos).toEqual([
      'x=placa',
      'a=nada',
      'a',
    ])
  })
  it('--mapa comes before what is recognised, and may leave a column out', () => {
    const { colunas } = mapear(['placa', 'antiga', 'cor'], ['antiga=placa', 'cor='])
    expect(colunas.map((c) => c.campo)).toEqual([null, 'placa', null])
  })
  it.each([
    ['2015-03-05', '2015-03-05'],
    ['5/3/2015', '2015-03-05'],
    ['05-03-2015 00:00:00', '2015-03-05'],
    ['29/02/2015', undefined],
    ['2015', undefined],
  ])('the day %s is %s', (texto, dia) => expect(lerDia(texto)).toBe(dia))
})
