import { createHash } from 'node:crypto'
import { digestPessoal, hashDoAto, ORIGEM, raizDaProva, type Envelope } from '../cadeia.ts'
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
 * and the place of each act in the root of its day.
 */
export function conferirLacre(arquivo: readonly Peca[]): Conferencia {
  const [primeiro, segundo, ...conteudo] = arquivo
  if (primeiro?.nome !== NOME_DO_MANIFESTO)
    return falhou(NOME_DO_MANIFESTO, 'falta, ou não é o primeiro arquivo')
  if (segundo?.nome !== NOME_DO_LACRE)
    return falhou(NOME_DO_LACRE, 'falta, ou não é o segundo arquivo')
  if (Buffer.from(segundo.bytes).toString() !== `${sha256(primeiro.bytes)}\n`)
    return falhou(NOME_DO_MANIFESTO, 'não é o que foi lacrado')
  const lido = esquema.safeParse(json(primeiro.bytes))
  if (!lido.success) return falhou(NOME_DO_MANIFESTO, 'não é um manifesto deste formato')
  const manifesto = lido.data
  const dosArquivos = conferirArquivos(manifesto, conteudo)
  if (dosArquivos.length > 0) return { manifesto, semRaiz: 0, falhas: dosArquivos }
  const { atos, falhas } = lerAtos(manifesto, conteudo)
  if (falhas.length === 0) falhas.push(...conferirCadeia(manifesto, atos))
  return { manifesto, semRaiz: atos.filter((a) => a.prova === null).length, falhas }
}

const falhou = (arquivo: string, detalhe: string): Conferencia => ({
  semRaiz: 0,
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
  if (envelope.seq !== i + 1) return `fora de ordem: é o ato ${envelope.seq}, no lugar do ${i + 1}`
  if (envelope.corrente !== m.corrente) return 'é de outro processo'
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
