import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { lerPacote } from '#law/files/lerPacote.ts'
import { PASTA_DAS_LEIS } from '#law/files/lerPacotes.ts'
import { fichaDaAutuacao } from '../exemplos.prova.ts'
import { modelos } from '../modelos.ts'
import { gerarDossie } from './gerarDossie.ts'
import { pecasDo, type FichaDoDossie } from './pecas.ts'

const EMISSAO = { emitidoEm: '2026-11-30T13:45:00Z', endereco: 'https://exemplo.gov.br/' }
const pacoteDe = (id: string) => {
  const lido = lerPacote(join(PASTA_DAS_LEIS, id))
  if (!lido.ok) throw new Error(JSON.stringify(lido.problemas))
  return lido.pacote
}
const outros = [
  ['defesaApresentada', 'Defesa apresentada.'],
  ['efeitoSuspensivoConcedido', 'Efeito suspensivo concedido.'],
] as const

/** The file of the documents' tests, with the acts that have no document of their own. */
function ficha(): FichaDoDossie {
  const base = fichaDaAutuacao()
  const atos = base.linha.map((a) => ({ ...a, frase: `${a.tipo}.` }))
  const mais = outros.map(([tipo, frase]) => ({
    tipo,
    frase,
    em: '2026-05-20',
    autor: 'Rui',
    citacoes: ['art. 32'],
    dados: tipo === 'defesaApresentada' ? {} : { razoes: 'A gravidade o pede.' },
  }))
  const linha = [...atos.slice(0, 2), ...mais, ...atos.slice(2)].map((a, i) => ({
    ...a,
    papel: 'procuradoria',
    seq: i + 1,
    fatoEm: '2026-05-20T12:00:00Z',
    registradoEm: '2026-05-20T12:00:00Z',
  }))
  return { ...base, linha: linha.toReversed() }
}

describe.each(['rj-marica-escolar', 'go-cidade-ocidental-escolar', 'am-manaus-mototaxi'])(
  'the dossier under %s',
  (id) => {
    const pacote = pacoteDe(id)

    it('has each act once, in the order of the record, and then what else can be printed', () => {
      const pecas = pecasDo(ficha(), pacote, EMISSAO)
      expect(pecas.map((p) => p.modelo)).toEqual([
        'auto',
        'notificacao-de-autuacao',
        'peca-do-processo',
        'peca-do-processo',
        'decisao',
        'memoria-de-calculo',
        'decisao',
      ])
    })

    it('is one PDF/A-2b, the same bytes at the same instant', () => {
      const um = gerarDossie(ficha(), pacote, EMISSAO)
      const texto = Buffer.from(um.pdf).toString('latin1')
      expect(texto).toContain('<pdfaid:part>2</pdfaid:part>')
      expect(um.nome).toMatch(/^dossie-\d{4}-2026\.pdf$/)
      expect(um.pecas.length).toBe(7)
      expect(Buffer.compare(um.pdf, gerarDossie(ficha(), pacote, EMISSAO).pdf)).toBe(0)
    })
  },
)

it('every template can be a piece: they all open alike', () => {
  const pacote = pacoteDe('rj-marica-escolar')
  const linha = ficha().linha.slice(0, 1)
  for (const modelo of modelos) expect(modelo).toBeTypeOf('string')
  expect(pecasDo({ ...ficha(), linha }, pacote, EMISSAO).length).toBeGreaterThan(3)
})
