import { createHash, generateKeyPairSync, sign } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { digestPessoal, hashDoAto, ORIGEM, provaDeMerkle, raizDeMerkle } from '../cadeia.ts'
import { canonico } from '../canonico.ts'
import { type Assinante, lerChavesPublicas } from './assinatura.ts'
import { conferirLacre } from './conferir.ts'
import { lacrar, type CorrenteLacrada, type Peca } from './lacrar.ts'
import { type AtoLacrado, nomeDoAto } from './lacre.ts'

const DIA = '2026-03-02'
const sal = Buffer.from('0102', 'hex')
const outras = [1, 2, 3].map((n) => Buffer.alloc(32, n))

/** A chain as the ledger writes it, its day closed among other acts; the last act of a day still open. */
function corrente(mudar: (dados: object, i: number) => object = (d) => d): CorrenteLacrada {
  const tipos = ['autoLavrado', 'autuacaoNotificada', 'defesaApresentada', 'autoJulgado']
  let anterior: Buffer = ORIGEM
  const atos = tipos.map((tipo, i): AtoLacrado => {
    const pessoal = i === 2 ? { texto: 'Não era eu.' } : undefined
    const pessoalDigest = pessoal && digestPessoal(sal, pessoal).toString('hex')
    const envelope = {
      municipio: 3302700,
      servico: 'escolar',
      corrente: 'auto:a1' as const,
      seq: i + 1,
      id: `ato-${i}`,
      comandoId: `c-${i}`,
      ordem: 0,
      tipo,
      dados: mudar({ em: DIA }, i) as { em: string },
      fundamentos: ['art31_cpt'],
      lacunas: [],
      pacote: { id: 'p', versao: '1', sha256: 'x' },
      autor: 'u1',
      papel: 'fiscal' as const,
      dispositivo: 'd1',
      fatoEm: '2026-03-02T12:00:00.000Z',
      registradoEm: '2026-03-02T12:00:00.000Z',
    }
    const hash = hashDoAto(anterior, { ...envelope, pessoalDigest })
    const ato = {
      envelope: { ...envelope, pessoalDigest: pessoalDigest ?? null },
      hashAnterior: anterior.toString('hex'),
      hash: hash.toString('hex'),
      ...(pessoal && { pessoal: { sal: sal.toString('hex'), dados: pessoal } }),
      prova: null,
    }
    anterior = hash
    return ato
  })
  const folhas = [...outras, ...atos.slice(0, 3).map((a) => Buffer.from(a.hash, 'hex'))]
  const ordenadas = folhas.toSorted((a, b) => Buffer.compare(a, b))
  const raiz = { dia: DIA, atos: 6, raiz: raizDeMerkle(ordenadas) }
  const provados = atos.map((a, i) => {
    if (i === 3) return a
    const indice = ordenadas.findIndex((f) => f.toString('hex') === a.hash)
    const irmaos = provaDeMerkle(ordenadas, indice).map((b) => b.toString('hex'))
    return { ...a, prova: { dia: DIA, indice, total: 6, irmaos } }
  })
  return { atos: provados, raizes: [raiz] }
}

const titulo = { numero: '0001/2026', processo: '0002/2026', emitidoEm: '2026-03-09T12:00:00Z' }
const pdf: Peca = { nome: 'documentos/dossie.pdf', bytes: Buffer.from('%PDF-1.7') }
/** A key, who signs with it, and the list in which it is published, its id as the list may say it. */
function chave(kid = 'qualquer') {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  const publicas = lerChavesPublicas({ keys: [{ ...publicKey.export({ format: 'jwk' }), kid }] })
  if (publicas === undefined) throw new Error('sem chave')
  const [chaveEmUso = ''] = publicas.keys()
  const por: Assinante = { chaveEmUso, assinar: (dados) => sign(null, dados, privateKey) }
  return { por, publicas }
}
const municipio = chave()
const lacrado = (c = corrente(), pecas: readonly Peca[] = [pdf], por?: Assinante) =>
  lacrar(titulo, c, pecas, por ?? municipio.por)
const antigo = () => lacrar(titulo, corrente(), [pdf])
const falhas = (p: readonly Peca[]) => conferirLacre(p, municipio.publicas).falhas
const trocar = (p: readonly Peca[], i: number, j: number) => p.with(i, p[j]!).with(j, p[i]!)

describe('a sealed archive', () => {
  it('as it was issued is whole, and says what has no root yet', () => {
    expect(conferirLacre(lacrado(), municipio.publicas)).toMatchObject({
      falhas: [],
      chave: municipio.por.chaveEmUso,
      semPessoal: [],
      naRaiz: new Map([[DIA, 3]]),
      semRaiz: 1,
      manifesto: { atos: 4, corrente: 'auto:a1', processo: '0002/2026' },
    })
    expect(lacrado()).toEqual(lacrado())
  })

  it('names the file of any byte that changed', () => {
    const arquivo = lacrado()
    for (const [i, { nome, bytes }] of arquivo.entries()) {
      for (let b = 0; b < bytes.length; b++) {
        const outro = Buffer.from(bytes)
        outro[b] = outro[b]! ^ 1
        const achadas = falhas(arquivo.with(i, { nome, bytes: outro }))
        // Of the seal, its digest is no longer the manifest's, or it is no seal, or no signature.
        const quem = i === 1 ? /^(manifesto\.json|lacre\.txt)$/ : nome
        expect(achadas.map((f) => f.arquivo)).toEqual([expect.stringMatching(quem)])
      }
    }
  })

  it('names a file taken away, put in, or out of its order', () => {
    const arquivo = lacrado()
    for (let i = 2; i < arquivo.length; i++) {
      expect(falhas(arquivo.toSpliced(i, 1)).map((f) => f.arquivo)).toContain(arquivo[i]!.nome)
    }
    expect(falhas([...arquivo, { nome: 'x.txt', bytes: Buffer.of() }])).toEqual([
      { arquivo: 'x.txt', detalhe: 'não estava no lacre' },
    ])
    expect(falhas(trocar(arquivo, 2, 3))[0]?.arquivo).toBe(nomeDoAto(2, 'autuacaoNotificada'))
    expect(falhas([])).toHaveLength(1)
  })

  it('sealed again over other acts, the chain names the act', () => {
    const { atos, raizes } = corrente()
    const mudado = { ...atos[1]!, envelope: { ...atos[1]!.envelope, autor: 'outro' } }
    expect(falhas(lacrado({ atos: atos.with(1, mudado), raizes }))).toEqual([
      {
        arquivo: nomeDoAto(2, 'autuacaoNotificada'),
        detalhe: 'o conteúdo do ato não é o que foi registrado',
      },
    ])
    const trocados = [atos[0]!, atos[2]!, atos[1]!, atos[3]!]
    expect(falhas(lacrado({ atos: trocados, raizes }))[0]?.detalhe).toMatch(/fora de ordem/)
    // A gap in the sequence names the act that is missing.
    expect(falhas(lacrado({ atos: atos.toSpliced(1, 1), raizes }))).toEqual([
      {
        arquivo: nomeDoAto(3, 'defesaApresentada'),
        detalhe: expect.stringMatching(/^falta o ato 2,/),
      },
    ])
    const defesa = { ...atos[2]!, pessoal: { sal: '0102', dados: { texto: 'Era eu.' } } }
    expect(falhas(lacrado({ atos: atos.with(2, defesa), raizes }))).toEqual([
      {
        arquivo: nomeDoAto(3, 'defesaApresentada'),
        detalhe: 'o dado pessoal não é o que foi registrado',
      },
    ])
  })

  it.each([{ municipio: 1302603 }, { servico: 'mototaxi' }, { corrente: 'auto:a2' }])(
    'with another body in the manifest, over the same acts, names the first: %o',
    (trocado) => {
      const [primeiro, , ...conteudo] = antigo()
      const escrito = JSON.parse(Buffer.from(primeiro!.bytes).toString()) as object
      const bytes = Buffer.from(canonico({ ...escrito, ...trocado }))
      const resumo = createHash('sha256').update(bytes).digest('hex')
      const refeito = [
        { nome: 'manifesto.json', bytes },
        { nome: 'lacre.txt', bytes: Buffer.from(`${resumo}\n`) },
        ...conteudo,
      ]
      expect(falhas(refeito)).toEqual([
        { arquivo: nomeDoAto(1, 'autoLavrado'), detalhe: expect.stringMatching(/^é de outro/) },
      ])
    },
  )

  it('with the chain made again too, the root of the day names the act', () => {
    const falsa = corrente((d, i) => (i === 1 ? { ...d, meio: 'postal' } : d))
    const { raizes } = corrente()
    expect(falhas(lacrado({ atos: falsa.atos, raizes }))).toEqual([
      { arquivo: nomeDoAto(1, 'autoLavrado'), detalhe: `não está na raiz do dia ${DIA}` },
    ])
  })

  it('personal data erased is absent, and the act still verifies', () => {
    const { atos, raizes } = corrente()
    const { pessoal: _, ...semTexto } = atos[2]!
    const arquivo = lacrado({ atos: atos.with(2, semTexto), raizes })
    expect(conferirLacre(arquivo)).toMatchObject({
      falhas: [],
      semPessoal: [nomeDoAto(3, 'defesaApresentada')],
    })
    expect(canonico(semTexto)).not.toContain('Não era eu')
  })
})

describe('a sealed archive made again by who has no key', () => {
  const outroPdf: Peca = { ...pdf, bytes: Buffer.from('%PDF-1.7 outro') }

  it('with another document agrees with itself, and only the signature tells', () => {
    const refeito = lacrar(titulo, corrente(), [outroPdf])
    expect(conferirLacre(refeito)).toMatchObject({ falhas: [], assinado: false })
    // The key given, an archive without signature is proved by nothing.
    expect(conferirLacre(refeito, municipio.publicas)).not.toHaveProperty('chave')
  })

  it('with the old seal of another manifest, or signed by another key, it is named', () => {
    const [manifesto, , ...resto] = lacrar(titulo, corrente(), [outroPdf])
    const [, lacre] = lacrado()
    expect(falhas([manifesto!, lacre!, ...resto])).toMatchObject([{ arquivo: 'manifesto.json' }])
    const resumo = lacrar(titulo, corrente(), [outroPdf])[1]!.bytes.toString().trim()
    const colado = lacre!.bytes.toString().replace(/^[0-9a-f]+/, resumo)
    expect(falhas([manifesto!, { ...lacre!, bytes: Buffer.from(colado) }, ...resto])).toMatchObject(
      [{ arquivo: 'lacre.txt', detalhe: 'a assinatura não é da chave que diz' }],
    )
    expect(falhas(lacrado(corrente(), [outroPdf], chave().por))).toMatchObject([
      { arquivo: 'lacre.txt', detalhe: expect.stringContaining('não está entre as dadas') },
    ])
    // Whoever says that their key has the municipality's id: the id is of the key itself.
    const falsa = chave(municipio.por.chaveEmUso)
    expect(falsa.publicas.has(municipio.por.chaveEmUso)).toBe(false)
  })

  it('signed and no key given, nothing is told of the signature', () => {
    expect(conferirLacre(lacrado())).toMatchObject({ falhas: [], assinado: true })
    expect(conferirLacre(lacrado())).not.toHaveProperty('chave')
  })

  it('one of before signatures is still checked', () => {
    expect(conferirLacre(antigo(), municipio.publicas)).toMatchObject({
      falhas: [],
      assinado: false,
      semRaiz: 1,
    })
  })
})
