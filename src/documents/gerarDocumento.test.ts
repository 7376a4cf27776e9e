import { describe, expect, it } from 'vitest'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { lerPacote } from '#law/files/lerPacote.ts'
import { PASTA_DAS_LEIS } from '#law/files/lerPacotes.ts'
import {
  fichaCompleta,
  fichaDaAutuacao,
  fichaDaOutorga,
  fichaDeRecolhimento,
  OUTORGA,
} from './exemplos.prova.ts'
import type { Ficha } from './fichas.ts'
import { dadosDoDocumento, DocumentoIndisponivel, gerarDocumento } from './gerarDocumento.ts'
import { documentosPossiveis } from './modelos.ts'

const pacoteDe = (id: string) => {
  const lido = lerPacote(join(PASTA_DAS_LEIS, id))
  if (!lido.ok) throw new Error(JSON.stringify(lido.problemas))
  return lido.pacote
}
const EMISSAO = {
  emitidoEm: '2026-11-30T13:45:00Z',
  endereco: 'https://transporte.exemplo.gov.br/',
  codigo: 'A'.repeat(119),
  curto: '4F7K-9Q2M-XW3T-0B6D',
}
const texto = (pdf: Uint8Array) => Buffer.from(pdf).toString('latin1')

describe.each(['rj-marica-escolar', 'go-cidade-ocidental-escolar', 'am-manaus-mototaxi'])(
  'documents of %s',
  (id) => {
    const pacote = pacoteDe(id)

    const especie = pacote.prazos.afastamentos?.[0]?.id ?? ''
    const fichas: readonly Ficha[] = [
      fichaCompleta(especie),
      fichaDaAutuacao(),
      fichaDeRecolhimento('recolhido', 'art1_cpt'),
      fichaDeRecolhimento('liberado', 'art1_cpt'),
    ]
    const lista = fichas.flatMap((ficha) =>
      documentosPossiveis(ficha, pacote).map((d) => ({ ...d, ficha })),
    )

    it.each(lista)('prints $modelo as PDF/A-2b, tagged, in Portuguese', ({ ficha, ...d }) => {
      const { nome, pdf } = gerarDocumento(d.modelo, ficha, pacote, EMISSAO, d.alvo)

      expect(nome).toMatch(/^[a-z-]+-\d{4}-2026\.pdf$/)
      expect(texto(pdf)).toMatch(/^%PDF-1\.7/)
      expect(texto(pdf)).toContain('<pdfaid:part>2</pdfaid:part>')
      expect(texto(pdf)).toContain('<pdfaid:conformance>B</pdfaid:conformance>')
      expect(texto(pdf)).toMatch(/\/Lang \(pt-BR\)/)
      expect(texto(pdf)).toMatch(/\/MarkInfo/)
      const pasta = process.env['VER_DOCUMENTOS']
      if (pasta !== undefined) writeFileSync(join(pasta, `${id}-${nome}`), pdf)
    })

    it.each(lista)('$modelo bears the code that a person types', ({ ficha, ...d }) => {
      const { curto: _, ...semCodigo } = EMISSAO
      const com = gerarDocumento(d.modelo, ficha, pacote, EMISSAO, d.alvo).pdf
      expect(
        Buffer.compare(com, gerarDocumento(d.modelo, ficha, pacote, semCodigo, d.alvo).pdf),
      ).not.toBe(0)
    })

    it("the body's telephone and address head the paper, once the city has fixed them", () => {
      const dados = (contato: object) =>
        dadosDoDocumento('auto', fichaDaAutuacao(), pacote, { ...EMISSAO, contato })?.dados
      expect(dados({})).toMatchObject({ cabecalho: { contato: '' } })
      const contato = { telefone: '(21) 3600-1234', endereco: 'Rua A, 10' }
      expect(dados(contato)).toMatchObject({
        cabecalho: { contato: 'Rua A, 10 · (21) 3600-1234' },
      })
    })

    it('lists what the law names, and nothing else', () => {
      const dela = new Set(pacote.lei.impressos?.map((i) => i.modelo))
      const impressos = new Set<string>(lista.map((d) => d.modelo))
      for (const m of ['certificado-de-condutor', 'cracha', 'cartao-do-titular'] as const) {
        expect(impressos.has(m), m).toBe(dela.has(m))
      }
    })

    it('the same file at the same instant gives the same bytes', () => {
      const um = gerarDocumento('auto', fichaDaAutuacao(), pacote, EMISSAO)
      const outro = gerarDocumento('auto', fichaDaAutuacao(), pacote, EMISSAO)
      expect(Buffer.compare(um.pdf, outro.pdf)).toBe(0)
    })
  },
)

describe('what can be printed now', () => {
  const pacote = pacoteDe('rj-marica-escolar')
  const quais = (ficha: Parameters<typeof documentosPossiveis>[0]) =>
    documentosPossiveis(ficha, pacote).map((d) => d.modelo)

  it('of a grant only asked for: nothing of the term, nor an inspection that was not made', () => {
    const ficha = fichaDaOutorga({
      outorga: { ...OUTORGA, situacao: 'requerida' },
      situacao: null,
      vistorias: { realizadas: [] },
    })
    expect(quais(ficha)).toEqual([])
    expect(() => gerarDocumento('termo-de-outorga', ficha, pacote, EMISSAO)).toThrow(
      DocumentoIndisponivel,
    )
  })

  it('of a record just written: itself', () => {
    const { notificadoEm, julgamento, julgamentoDoRecurso, ...auto } = fichaDaAutuacao().auto
    expect([notificadoEm, julgamento, julgamentoDoRecurso]).not.toContain(undefined)
    expect(quais({ ...fichaDaAutuacao(), auto, multa: null })).toEqual(['auto'])
  })

  it('a document of the other kind of file is refused', () => {
    expect(() => gerarDocumento('auto', fichaDaOutorga(), pacote, EMISSAO)).toThrow(
      DocumentoIndisponivel,
    )
  })

  it('of a failed inspection: the report without a seal', () => {
    const realizadas = fichaDaOutorga().vistorias.realizadas.slice(0, 1)
    const { pdf } = gerarDocumento(
      'laudo-de-vistoria',
      fichaDaOutorga({ vistorias: { realizadas } }),
      pacote,
      EMISSAO,
    )
    expect(pdf.length).toBeGreaterThan(1000)
  })
})

describe('what people type is data, never the source of the document', () => {
  const pacote = pacoteDe('rj-marica-escolar')

  it.each([
    '#panic("x") #import "/etc/passwd" #{1/0}',
    '*negrito* _it_ $x^2$ @citado <rotulo> `cru` = título\n- item\n+ item\n/ termo: x',
    String.raw`\ \u{41} \# "aspas" 'simples' // comentário /* fim */ ]] }} ))`,
    '😀 👨‍👩‍👧 🇧🇷 漢字 ب',
    `\u0000\u0007\u202Etxt\u200B \uD800 fim`,
    '<script>alert(1)</script>; DROP TABLE ato; --',
    'x'.repeat(5000),
    'palavra '.repeat(2500),
    '',
  ])('prints %j', (hostil) => {
    const { pdf } = gerarDocumento(
      'auto',
      fichaDaAutuacao({
        descricao: hostil,
        local: hostil.slice(0, 200),
        infratorNome: hostil.slice(0, 150),
      }),
      pacote,
      EMISSAO,
    )
    expect(texto(pdf)).toMatch(/^%PDF-1\.7/)
  })
})
