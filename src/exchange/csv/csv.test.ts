import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, describe, expect, it } from 'vitest'
import { exportarCsv, semFormula } from './exportar.ts'
import { abrirCsv, LIMITE, type LinhaDeCsv } from './ler.ts'
import { ArquivoIlegivel, sondar } from './sondar.ts'

const pasta = mkdtempSync(join(tmpdir(), 'outorga-csv-'))
afterAll(() => rmSync(pasta, { recursive: true }))

async function ler(conteudo: string | Buffer) {
  const caminho = join(pasta, 'x.csv')
  writeFileSync(caminho, conteudo)
  const sondagem = await sondar(caminho)
  const { linhas, ...aberto } = await abrirCsv(caminho, sondagem)
  const lidas: LinhaDeCsv[] = []
  for await (const l of linhas) lidas.push(l)
  return { ...sondagem, ...aberto, lidas }
}
const valores = (r: { lidas: LinhaDeCsv[] }) => r.lidas.map((l) => l.valores)
const motivos = (r: { lidas: LinhaDeCsv[] }) =>
  r.lidas.flatMap((l) => (l.ok ? [] : [[l.linha, l.motivo]]))

describe('a file as it comes', () => {
  it.each([
    ['UTF-8', Buffer.from('marca,cor\nFIAT,AÇAÍ\n'), 'utf-8'],
    ['UTF-8 with BOM', Buffer.from('\uFEFFmarca,cor\nFIAT,AÇAÍ\n'), 'utf-8'],
    ['Latin-1', Buffer.from('marca,cor\nFIAT,AÇAÍ\n', 'latin1'), 'windows-1252'],
  ])('%s', async (_, bytes, codificacao) => {
    const r = await ler(bytes)
    expect(r.codificacao).toBe(codificacao)
    expect(r.colunas).toEqual(['marca', 'cor'])
    expect(valores(r)).toEqual([['FIAT', 'AÇAÍ']])
  })

  it('Latin-1 only at the very end, after a megabyte of ASCII', async () => {
    const r = await ler(Buffer.from(`a,b\n${'x,y\n'.repeat(300_000)}é,z\n`, 'latin1'))
    expect(r.codificacao).toBe('windows-1252')
    expect(r.lidas.at(-1)).toMatchObject({ linha: 300_002, valores: ['é', 'z'] })
  })

  it.each([',', ';', '\t'])('separated by %j, even when the text has the others', async (s) => {
    const r = await ler(`um${s}dois${s}três\n"a,b;c"${s}x${s}y\r\n`)
    expect(r.separador).toBe(s)
    expect(valores(r)).toEqual([['a,b;c', 'x', 'y']])
  })

  it('an unnamed first column is called by its place; a repeated name gets its own', async () => {
    const r = await ler(',placa,Placa\n1,ABC1234,x\n')
    expect(r.colunas).toEqual(['coluna 1', 'placa', 'Placa (2)'])
  })

  it('without a header, the first line is data', async () => {
    const r = await ler('3247,IWH0303,VW\n3655,IRA8488,TOYOTA\n')
    expect(r.cabecalho).toBe(false)
    expect(r.lidas.map((l) => l.linha)).toEqual([1, 2])
  })

  it('lines are counted with the empty ones and with the breaks inside quotes', async () => {
    const r = await ler('a,b\n\n1,"x\ny"\n\n\n2,z\n')
    expect(r.lidas.map((l) => l.linha)).toEqual([3, 7])
  })

  it('SQL and HTML are text', async () => {
    const r = await ler(`a,b\n"'; DROP TABLE ato; --","<script>alert(1)</script>"\n`)
    expect(valores(r)).toEqual([["'; DROP TABLE ato; --", '<script>alert(1)</script>']])
  })

  it('only a header: no line', async () => {
    const r = await ler('placa,marca\n')
    expect(r).toMatchObject({ cabecalho: true, lidas: [] })
  })
})

describe('a broken file', () => {
  it('cut in the middle of a line: the last one lacks columns, the others stand', async () => {
    const r = await ler('a,b,c\n1,2,3\n4,5')
    expect(motivos(r)).toEqual([[3, 'colunas']])
    expect(r.lidas[0]).toMatchObject({ ok: true, linha: 2 })
  })

  it('cut inside quotes: told with the line where they open, and no good line is lost', async () => {
    const boas = Array.from({ length: 50 }, (_, i) => `${i},x`).join('\n')
    const r = await ler(`a,b\n${boas}\n7,"nunca fecha\n8,y\n`)
    expect(r.lidas.filter((l) => l.ok)).toHaveLength(50)
    expect(motivos(r)).toEqual([[52, 'aspas']])
  })

  it('a line beyond the limit ends the reading', async () => {
    const r = await ler(`a,b\n1,2\n"${'x'.repeat(LIMITE + 10)}",3\n4,5\n`)
    expect(motivos(r)).toEqual([[3, 'longa']])
    expect(valores(r)[0]).toEqual(['1', '2'])
  })

  it.each([
    ['empty', Buffer.alloc(0), 'vazio'],
    ['only blanks', Buffer.from(' \n\r\n'), 'vazio'],
    ['a spreadsheet', Buffer.from([0x50, 0x4b, 3, 4, 0, 0, 0, 1]), 'binario'],
    ['UTF-16', Buffer.from('\uFEFFa,b\n', 'utf16le'), 'utf-16'],
  ])('%s is refused by name', async (_, bytes, motivo) => {
    await expect(ler(bytes)).rejects.toThrow(ArquivoIlegivel)
    await expect(ler(bytes)).rejects.toMatchObject({ motivo })
  })
})

describe('exporting', () => {
  it.each(['=1+1', '+55', '@SOMA(A1)', '-2+3', '\t=1', '=HYPERLINK("x")'])(
    '%j is text and not a formula',
    (t) => expect(semFormula(t)).toBe(t === '+55' ? "'+55" : `'${t}`),
  )

  it('numbers stay numbers, texts stay texts', () => {
    expect(['-12,50', '-3', 'ABC', '3,5'].map(semFormula)).toEqual(['-12,50', '-3', 'ABC', '3,5'])
  })

  it('opens in a Brazilian spreadsheet: BOM, `;`, CRLF, quotes where needed', async () => {
    const saida = exportarCsv(
      [
        { titulo: 'Placa', valor: (l: { p: string; n: number | null }) => l.p },
        { titulo: 'Nº', valor: (l) => l.n },
      ],
      [
        { p: 'A;"B"', n: 1 },
        { p: '=x', n: null },
      ],
    )
    expect(await text(saida)).toBe('Placa;Nº\r\n"A;""B""";1\r\n\'=x;\r\n')
  })
})
