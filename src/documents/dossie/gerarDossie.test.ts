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

it('a payment has its term and its receipt, and each receipt is printed once', () => {
  const base = ficha()
  const pago = (recibo: string, seq: number) => ({
    ...base.linha[0]!,
    tipo: 'pagamentoRegistrado',
    seq,
    dados: { recibo, valor: 5000, pagoEm: '2026-10-05' },
  })
  const pagamento = (recibo: string) => ({
    em: '2026-10-05',
    valor: 5000,
    pagoEm: '2026-10-05',
    devido: base.auto.multa!,
    recibo,
  })
  const { pecas } = processoDa(
    {
      ...base,
      auto: { ...base.auto, pagamentos: [pagamento('0001/2026'), pagamento('0002/2026')] },
      linha: [...base.linha, pago('0001/2026', 91), pago('0002/2026', 92)],
    },
    pacoteDe('rj-marica-escolar'),
    EMISSAO,
  )
  const titulos = pecas.map((p) => [p.titulo, p.subtitulo].join(' '))
  const onde = titulos.findIndex((t) => t.startsWith('Registro de pagamento'))
  expect(titulos.slice(onde, onde + 4)).toEqual([
    expect.stringContaining('Registro de pagamento'),
    expect.stringContaining('0001/2026'),
    expect.stringContaining('Registro de pagamento'),
    expect.stringContaining('0002/2026'),
  ])
  expect(titulos.filter((t) => t.includes('0001/2026') && /recibo/i.test(t))).toHaveLength(1)
})

it('what was written in an account opened at the counter says so', () => {
  const base = ficha()
  const acesso = 'escrito na conta, aberta com o código dado no balcão em 01/05/2026 por Rui'
  const linha = base.linha.map((a) => (a.tipo === 'defesaApresentada' ? { ...a, acesso } : a))
  const { pecas } = processoDa({ ...base, linha }, pacoteDe('rj-marica-escolar'), EMISSAO)
  const fatos = (titulo: string) =>
    pecas.flatMap((p) =>
      p.titulo === titulo ? (p.dados as { fatos: { rotulo: string }[] }).fatos : [],
    )
  expect(fatos('Defesa')).toContainEqual({ rotulo: 'Por onde', valor: acesso, largo: true })
  expect(fatos('Decisão sobre o efeito suspensivo').map((f) => f.rotulo)).not.toContain('Por onde')
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
      'Decisão de primeira instância',
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

  it('carries the votes of a collegiate body, and its decision as it is printed', () => {
    const { pecas } = processoDa(fichaDaPerdaNoDossie(pacote, true), pacote, EMISSAO)
    const doRecurso = pecas.slice(pecas.findIndex((p) => p.titulo === 'Recurso') + 1)
    expect(doRecurso.map((p) => p.titulo)).toEqual([
      'Termo de distribuição do recurso',
      'Relatório e voto do relator',
      'Voto',
      'Acórdão nº 0002/2026',
      'Termo de execução',
      'Arquivos juntados',
    ])
    expect(doRecurso[1]?.dados).toMatchObject({ textos: [{ texto: 'O caso.' }, {}] })
    expect(doRecurso[3]).toMatchObject({
      modelo: 'decisao',
      dados: {
        votos: [
          { membro: 'Bento Membro (relator): Provado.', voto: 'Improvimento' },
          { membro: 'Célia Membro', voto: 'Provimento' },
        ],
        decisao: expect.stringContaining('NEGAR PROVIMENTO'),
        penalidades: ['Cassação da permissão'],
        assinaturas: [{ nome: 'Bento Membro' }],
      },
    })
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
