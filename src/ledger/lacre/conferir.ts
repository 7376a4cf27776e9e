import { createHash } from 'node:crypto'
import { digestPessoal, hashDoAto, ORIGEM, raizDaProva, type Envelope } from '../cadeia.ts'
import { type ChavesPublicas, conferirAssinatura, lerLacre } from './assinatura.ts'
import type { Peca } from './lacrar.ts'
import {
  atoLacrado,
  type AtoLacrado,
  manifesto as esquema,
  type Manifesto,
  NOME_DO_LACRE,
  NOME_DO_MANIFESTO,
  nomeDoAto,
} from './lacre.ts'

/** What is wrong, and in which file of the archive. */
export type FalhaDoLacre = Readonly<{ arquivo: string; detalhe: string }>
export type Conferencia = Readonly<{
  manifesto?: Manifesto
  /** The key that signed the manifest, checked with the public ones given; absent: nobody checked. */
  chave?: string
  /** Signed or not, as the seal says. */
  assinado: boolean
  /** Files of acts whose personal part was erased, or taken away: the digest alone is here. */
  semPessoal: readonly string[]
  /** How many acts have their place in the root of each closed day. */
  naRaiz: ReadonlyMap<string, number>
  /** Acts of days not closed when it was issued: linked by the chain, not yet by a root. */
  semRaiz: number
  /** Empty: nothing was changed. */
  falhas: readonly FalhaDoLacre[]
}>

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')
const bytes = (hex: string): Buffer => Buffer.from(hex, 'hex')

/**
 * Checks a sealed archive by itself: the seal of the manifest, each file's digest, which files and
 * in what order, each act's hash and its link to the one before, the personal data, the chain's end
 * and the place of each act in the root of its day. All of it may be made again by who makes the
 * archive: what comes from outside, the body's public keys (`chaves`) or a root, proves who made it.
 */
export function conferirLacre(arquivo: readonly Peca[], chaves?: ChavesPublicas): Conferencia {
  const [primeiro, segundo, ...conteudo] = arquivo
  if (primeiro?.nome !== NOME_DO_MANIFESTO)
    return falhou(NOME_DO_MANIFESTO, 'falta, ou não é o primeiro arquivo')
  if (segundo?.nome !== NOME_DO_LACRE)
    return falhou(NOME_DO_LACRE, 'falta, ou não é o segundo arquivo')
  const lacre = lerLacre(Buffer.from(segundo.bytes).toString())
  if (lacre === undefined) return falhou(NOME_DO_LACRE, 'não é um lacre deste formato')
  if (lacre.resumo !== sha256(primeiro.bytes))
    return falhou(NOME_DO_MANIFESTO, 'não é o que foi lacrado')
  const assinatura = chaves && conferirAssinatura(lacre, chaves)
  if (assinatura === 'falsa') return falhou(NOME_DO_LACRE, 'a assinatura não é da chave que diz')
  if (assinatura === 'outra-chave')
    return falhou(NOME_DO_LACRE, 'foi assinado por chave que não está entre as dadas')
  const lido = esquema.safeParse(json(primeiro.bytes))
  if (!lido.success) return falhou(NOME_DO_MANIFESTO, 'não é um manifesto deste formato')
  const manifesto = lido.data
  const dosArquivos = conferirArquivos(manifesto, conteudo)
  const base = {
    manifesto,
    assinado: lacre.assinada !== undefined,
    ...(typeof assinatura === 'object' ? assinatura : {}),
  }
  if (dosArquivos.length > 0) return { ...NADA, ...base, falhas: dosArquivos }
  const { atos, falhas } = lerAtos(manifesto, conteudo)
  if (falhas.length === 0) falhas.push(...conferirCadeia(manifesto, atos))
  const semPessoal = atos
    .filter((a) => a.envelope.pessoalDigest !== null && a.pessoal === undefined)
    .map((a) => nomeDoAto(a.envelope.seq, a.envelope.tipo))
  const naRaiz = new Map<string, number>()
  for (const { prova } of atos)
    if (prova !== null) naRaiz.set(prova.dia, (naRaiz.get(prova.dia) ?? 0) + 1)
  const semRaiz = atos.filter((a) => a.prova === null).length
  return { ...base, semPessoal, naRaiz, semRaiz, falhas }
}

const NADA: Conferencia = {
  assinado: false,
  semPessoal: [],
  naRaiz: new Map(),
  semRaiz: 0,
  falhas: [],
}

/** What is wrong with an archive of which nothing else can be told. */
export const falhou = (arquivo: string, detalhe: string): Conferencia => ({
  ...NADA,
  falhas: [{ arquivo, detalhe }],
})

function json(b: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(b).toString('utf8'))
  } catch {
    return undefined
  }
}

function conferirArquivos(m: Manifesto, conteudo: readonly Peca[]): FalhaDoLacre[] {
  const falhas: FalhaDoLacre[] = []
  const porNome = new Map(conteudo.map((p) => [p.nome, p]))
  const listados = new Set(m.arquivos.map((a) => a.nome))
  for (const a of m.arquivos) {
    const peca = porNome.get(a.nome)
    if (peca === undefined) falhas.push({ arquivo: a.nome, detalhe: 'falta no arquivo' })
    else if (peca.bytes.length !== a.bytes || sha256(peca.bytes) !== a.sha256)
      falhas.push({ arquivo: a.nome, detalhe: 'o conteúdo não é o que foi lacrado' })
  }
  for (const p of conteudo) {
    if (!listados.has(p.nome)) falhas.push({ arquivo: p.nome, detalhe: 'não estava no lacre' })
  }
  if (falhas.length > 0) return falhas
  const fora = m.arquivos.findIndex((a, i) => conteudo[i]?.nome !== a.nome)
  const achado = conteudo[fora]
  if (fora >= 0 || conteudo.length !== m.arquivos.length)
    falhas.push({ arquivo: achado?.nome ?? '', detalhe: 'está fora da ordem do lacre' })
  return falhas
}

function lerAtos(
  m: Manifesto,
  conteudo: readonly Peca[],
): { atos: readonly AtoLacrado[]; falhas: FalhaDoLacre[] } {
  const atos: AtoLacrado[] = []
  const falhas: FalhaDoLacre[] = []
  for (const { nome, bytes: b } of conteudo.filter((p) => p.nome.startsWith('atos/'))) {
    const lido = atoLacrado.safeParse(json(b))
    if (lido.success) atos.push(lido.data)
    else falhas.push({ arquivo: nome, detalhe: 'não é um ato deste formato' })
  }
  if (falhas.length === 0 && atos.length !== m.atos)
    falhas.push({
      arquivo: NOME_DO_MANIFESTO,
      detalhe: `o manifesto diz ${m.atos} atos, e há ${atos.length}`,
    })
  return { atos, falhas }
}

function conferirCadeia(m: Manifesto, atos: readonly AtoLacrado[]): FalhaDoLacre[] {
  const falhas: FalhaDoLacre[] = []
  let anterior: Buffer = ORIGEM
  for (const [i, ato] of atos.entries()) {
    const arquivo = nomeDoAto(ato.envelope.seq, ato.envelope.tipo)
    const detalhe = defeito(m, ato, i, anterior)
    // Of a chain only the first broken act is named: the rest follows from it.
    if (detalhe !== undefined) return [...falhas, { arquivo, detalhe }]
    anterior = bytes(ato.hash)
  }
  if (anterior.toString('hex') !== m.cabeca)
    falhas.push({ arquivo: NOME_DO_MANIFESTO, detalhe: 'o último ato não é o do manifesto' })
  return falhas
}

function defeito(m: Manifesto, ato: AtoLacrado, i: number, anterior: Buffer): string | undefined {
  const { envelope } = ato
  if (envelope.seq > i + 1)
    return `falta o ato ${i + 1}, ou está fora de ordem: no lugar dele está o ${envelope.seq}`
  if (envelope.seq !== i + 1) return `fora de ordem: é o ato ${envelope.seq}, no lugar do ${i + 1}`
  if (envelope.corrente !== m.corrente) return 'é de outro processo'
  if (envelope.municipio !== m.municipio) return 'é de outro Município que o do manifesto'
  if (envelope.servico !== m.servico) return 'é de outro serviço que o do manifesto'
  if (ato.hashAnterior !== anterior.toString('hex')) return 'não se liga ao ato que o antecede'
  const { pessoalDigest, ...resto } = envelope
  const inteiro = { ...resto, pessoalDigest: pessoalDigest ?? undefined } as unknown as Envelope
  if (hashDoAto(anterior, inteiro).toString('hex') !== ato.hash)
    return 'o conteúdo do ato não é o que foi registrado'
  if (ato.pessoal !== undefined) {
    const digest = digestPessoal(bytes(ato.pessoal.sal), ato.pessoal.dados).toString('hex')
    if (digest !== pessoalDigest) return 'o dado pessoal não é o que foi registrado'
  }
  return ato.prova === null ? undefined : foraDaRaiz(m, ato, ato.prova)
}

function foraDaRaiz(
  m: Manifesto,
  ato: AtoLacrado,
  prova: NonNullable<AtoLacrado['prova']>,
): string | undefined {
  const raiz = m.raizes.find((r) => r.dia === prova.dia)
  if (raiz === undefined) return `falta a raiz do dia ${prova.dia}`
  const dada = raizDaProva(bytes(ato.hash), prova.indice, prova.total, prova.irmaos.map(bytes))
  return dada?.toString('hex') === raiz.raiz && raiz.atos === prova.total
    ? undefined
    : `não está na raiz do dia ${prova.dia}`
}
