import { createHash } from 'node:crypto'
import type { Corrente } from '#core/ato.ts'
import type { Dia } from '#core/calendar/dia.ts'
import { diaLocal, fimDoDia, inicioDoDia } from '#core/calendar/instante.ts'
import { COLUNAS, COM_PESSOAL, deLinha, type LinhaDeAto, partesDe } from '../ato.ts'
import type { Tx } from '../banco.ts'
import { provaDeMerkle } from '../cadeia.ts'
import { canonico } from '../canonico.ts'
import { lerRaizes, type Raiz } from '../raizDiaria.ts'
import { type Assinante, escreverLacre } from './assinatura.ts'
import {
  type AtoLacrado,
  type Manifesto,
  NOME_DO_LACRE,
  NOME_DO_MANIFESTO,
  nomeDoAto,
} from './lacre.ts'

export type Peca = Readonly<{ nome: string; bytes: Uint8Array }>
export type CorrenteLacrada = Readonly<{ atos: readonly AtoLacrado[]; raizes: readonly Raiz[] }>

type Linha = LinhaDeAto & { sal: Buffer | null }

/** A stream with what proves each act of it: the whole envelope, its hashes, its place in the day's root. */
export async function lerCorrenteLacrada(
  tx: Tx,
  servico: string,
  corrente: Corrente,
  fuso: string,
): Promise<CorrenteLacrada> {
  const [tipo, id] = partesDe(corrente)
  const linhas = await tx.sql<Linha>(
    `SELECT ${COLUNAS}, p.sal FROM ${COM_PESSOAL} WHERE a.municipio = $1 AND a.servico = $2
       AND a.corrente_tipo = $3 AND a.corrente_id = $4 ORDER BY a.seq`,
    [tx.municipio, servico, tipo, id],
  )
  const dias = new Map<Dia, DiaFechado | undefined>()
  const atos: AtoLacrado[] = []
  for (const linha of linhas) {
    const dia = diaLocal(linha.registrado_em, fuso)
    if (!dias.has(dia)) dias.set(dia, await lerDiaFechado(tx, dia, fuso))
    atos.push(lacrarAto(linha, dias.get(dia)))
  }
  return { atos, raizes: [...dias.values()].flatMap((d) => d?.raiz ?? []) }
}

type DiaFechado = Readonly<{ raiz: Raiz; folhas: readonly Buffer[] }>

async function lerDiaFechado(tx: Tx, dia: Dia, fuso: string): Promise<DiaFechado | undefined> {
  const [raiz] = await lerRaizes(tx, dia)
  if (raiz === undefined) return undefined
  const linhas = await tx.sql<{ hash: Buffer }>(
    `SELECT hash FROM ato WHERE municipio = $1 AND registrado_em >= $2 AND registrado_em <= $3
     ORDER BY hash`,
    [tx.municipio, inicioDoDia(dia, fuso).toString(), fimDoDia(dia, fuso).toString()],
  )
  return { raiz, folhas: linhas.map((l) => l.hash) }
}

function lacrarAto(linha: Linha, dia: DiaFechado | undefined): AtoLacrado {
  const { hash, hashAnterior, pessoal, lacunas = [], ...envelope } = deLinha(linha)
  const indice = dia?.folhas.findIndex((f) => f.equals(hash)) ?? -1
  return {
    envelope: {
      ...envelope,
      lacunas,
      pessoalDigest: linha.pessoal_digest?.toString('hex') ?? null,
    },
    hashAnterior: hashAnterior.toString('hex'),
    hash: hash.toString('hex'),
    ...(pessoal !== undefined &&
      linha.sal !== null && { pessoal: { sal: linha.sal.toString('hex'), dados: pessoal } }),
    prova:
      dia === undefined || indice < 0
        ? null
        : {
            dia: dia.raiz.dia,
            indice,
            total: dia.folhas.length,
            irmaos: provaDeMerkle(dia.folhas, indice).map((b) => b.toString('hex')),
          },
  } as AtoLacrado
}

const sha256 = (bytes: Uint8Array | string): string =>
  createHash('sha256').update(bytes).digest('hex')

/**
 * The files of a sealed archive, in order: the manifest, its seal, the acts as canonical JSON, and
 * then what else goes with them (`pecas`). `por` signs the manifest, and by its list every file. The
 * same input gives the same bytes.
 */
export function lacrar(
  titulo: Pick<Manifesto, 'numero' | 'processo' | 'emitidoEm' | 'deFora'>,
  { atos, raizes }: CorrenteLacrada,
  pecas: readonly Peca[],
  por?: Assinante,
): readonly Peca[] {
  const ultimo = atos.at(-1)
  if (ultimo === undefined) throw new Error('não há atos a lacrar')
  const { municipio, servico, corrente } = ultimo.envelope
  const dosAtos = atos.map((a) => ({
    nome: nomeDoAto(a.envelope.seq, a.envelope.tipo),
    bytes: Buffer.from(canonico(a)),
  }))
  const conteudo = [...dosAtos, ...pecas]
  const manifesto: Manifesto = {
    formato: 'outorga-dossie',
    versao: 1,
    municipio,
    servico,
    corrente,
    ...titulo,
    atos: atos.length,
    cabeca: ultimo.hash,
    raizes: raizes.map((r) => ({ dia: r.dia, raiz: r.raiz.toString('hex'), atos: r.atos })),
    arquivos: conteudo.map(({ nome, bytes }) => ({
      nome,
      bytes: bytes.length,
      sha256: sha256(bytes),
    })),
  }
  const escrito = Buffer.from(canonico(manifesto))
  return [
    { nome: NOME_DO_MANIFESTO, bytes: escrito },
    { nome: NOME_DO_LACRE, bytes: Buffer.from(escreverLacre(sha256(escrito), por)) },
    ...conteudo,
  ]
}
