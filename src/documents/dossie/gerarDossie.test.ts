import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { lerPacote } from '#law/files/lerPacote.ts'
import { PASTA_DAS_LEIS } from '#law/files/lerPacotes.ts'
import { fichaDaAutuacao } from '../exemplos.prova.ts'
import { gerarDossie } from './gerarDossie.ts'
import type { AutoNoDossie } from './doAuto.ts'
import { fichaDaPerdaNoDossie } from './perda.prova.ts'
import { processoDa } from './processo.ts'

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
function ficha(): AutoNoDossie {
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
      const { pecas } = processoDa(ficha(), pacote, EMISSAO)
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

it('the debt goes in it: its term and its certificate, whose templates open with a comment', () => {
  const base = ficha()
  const inscricao = {
    devedores: [],
    origem: base.auto.dispositivo,
    fatoEm: base.auto.fatoEm,
    natureza: 'nao-tributaria',
    definitivaEm: '2026-09-10',
    valorOriginario: 5000,
    pago: 0,
    valor: 5000,
    passos: [],
    venceuEm: '2026-10-10',
    auto: '0007/2026',
    processo: '0007/2026',
    tituloExtrajudicial: true,
    inscricao: '0001/2026',
    em: '2026-11-30',
  } as const
  const { pecas } = gerarDossie(
    { ...base, auto: { ...base.auto, inscricoes: [inscricao] } },
    pacoteDe('go-cidade-ocidental-escolar'),
    EMISSAO,
  )
  expect(pecas).toEqual(
    expect.arrayContaining(['Termo de inscrição em dívida ativa', 'Certidão de dívida ativa']),
  )
})

describe('the dossier of a loss', () => {
  const pacote = pacoteDe('rj-marica-escolar')
  const perda = fichaDaPerdaNoDossie(pacote)
  const dados = (titulo: string) =>
    processoDa(perda, pacote, EMISSAO).pecas.find((p) => p.titulo === titulo)?.dados

  it('has each act once, in the order of the record, and what was joined', () => {
    const { pecas, capa, numero } = processoDa(perda, pacote, EMISSAO)
    expect(pecas.map((p) => p.titulo)).toEqual([
      'Proposta',
      'Notificação',
      'Certidão de notificação frustrada',
      'Certidão de ciência da proposta',
      'Defesa',
      'Decisão',
      'Certidão de ciência da decisão',
      'Recurso',
      'Decisão do recurso',
      'Termo de execução',
      'Arquivos juntados',
    ])
    expect(numero).toBe('0004/2026')
    expect(capa.find((c) => c.rotulo === 'Peças')?.valor).toBe('11')
  })

  it('opens with the ground: the provision word for word, the facts, the evidence', () => {
    expect(dados('Proposta')).toMatchObject({
      provisao: { citacao: 'art. 36, I' },
      textos: [{ texto: 'Parada desde 02/01/2025.' }, { texto: 'Relatório da fiscalização.' }],
    })
  })

  it('keeps the proof of each notice, what was argued, and the reasons of each decision', () => {
    expect(dados('Certidão de ciência da proposta')).toMatchObject({
      fatos: expect.arrayContaining([{ rotulo: 'Prova', valor: 'Jornal nº 12', largo: true }]),
    })
    expect(dados('Certidão de notificação frustrada')).toMatchObject({ textos: [] })
    expect(dados('Defesa')).toMatchObject({ textos: [{ texto: 'Estava doente.' }] })
    expect(dados('Decisão do recurso')).toMatchObject({ textos: [{ texto: 'Mantida.' }] })
  })

  it('never tells the name of a restricted paper', () => {
    const escrito = JSON.stringify(dados('Arquivos juntados'))
    expect(escrito).toContain('foto.png')
    expect(escrito).not.toContain('laudo.pdf')
  })

  it('is one PDF/A-2b, named by its number', () => {
    const { nome, pdf } = gerarDossie(perda, pacote, EMISSAO)
    expect(nome).toBe('dossie-0004-2026.pdf')
    expect(Buffer.from(pdf).toString('latin1')).toContain('<pdfaid:part>2</pdfaid:part>')
  })
})
