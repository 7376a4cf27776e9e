import { createHash, randomUUID } from 'node:crypto'
import { fileTypeFromBuffer } from 'file-type'
import { emMunicipio, type Tx } from '#ledger/banco.ts'
import type { CasaComChaves } from '../casa.ts'
import { TIPOS_DE_ARQUIVO } from '#core/arquivo/arquivo.ts'
import { ProblemaHttp } from '../http/problema.ts'
import { deselar, selar } from './cofre.ts'

export type NovoArquivo = Readonly<{
  municipio: string
  servico: string
  recurso: string
  ficha: string
  /** The kind of paper it is of, in the pack; '' for a photo or anything else. */
  papel: string
  nome: string
  restrito: boolean
  usuario: string
  bytes: Buffer
}>

/** A file as it is kept: sealed, when restricted. */
export type Guardado = Readonly<{
  id: string
  recurso: string
  ficha: string
  papel: string
  nome: string
  tipo: string
  restrito: boolean
  usuario: string
  conteudo: string
  bytes: Buffer
  chave: string | null
  envolvida: Buffer | null
}>

/** The type that the content itself shows, whatever the name says. Throws 415. */
async function tipoDe(bytes: Buffer): Promise<string> {
  const tipo = (await fileTypeFromBuffer(bytes))?.mime
  if (tipo !== undefined && tipo in TIPOS_DE_ARQUIVO) return tipo
  throw new ProblemaHttp(415, 'Este arquivo não é um PDF nem uma imagem.', {
    detail: 'São aceitos PDF, JPEG, PNG e WebP, pelo conteúdo: mudar o nome não basta.',
  })
}

const contexto = (municipio: string, id: string): string => `${municipio}/${id}`

/**
 * Keeps a file and answers its id. A restricted one is sealed. Throws 415.
 * @param antes asked in the same transaction, before anything is kept: what it throws keeps nothing
 */
export async function guardarArquivo(
  casa: CasaComChaves,
  novo: NovoArquivo,
  antes?: (tx: Tx) => Promise<void>,
): Promise<string> {
  const tipo = await tipoDe(novo.bytes)
  return emMunicipio(casa.pool, Number(novo.municipio), async (tx) => {
    await antes?.(tx)
    const conteudo = await guardarConteudo(casa, tx, novo)
    const id = randomUUID()
    await tx.sql(
      `INSERT INTO arquivo (municipio, id, servico, recurso, ficha, papel, nome, tipo, tamanho,
         restrito, conteudo, usuario, em)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
      [
        tx.municipio,
        id,
        novo.servico,
        novo.recurso,
        novo.ficha,
        novo.papel,
        novo.nome,
        tipo,
        novo.bytes.length,
        novo.restrito,
        conteudo,
        novo.usuario,
        casa.relogio(),
      ],
    )
    return id
  })
}

async function guardarConteudo(casa: CasaComChaves, tx: Tx, novo: NovoArquivo): Promise<string> {
  const id = randomUUID()
  const sha256 = createHash('sha256').update(novo.bytes).digest()
  if (novo.restrito) {
    const selado = selar(casa.chaves, novo.bytes, contexto(novo.municipio, id))
    // The digest of the sealed bytes: that of the plain ones would tell who has the same paper.
    const doSelado = createHash('sha256').update(selado.conteudo).digest()
    await tx.sql(
      `INSERT INTO conteudo_de_arquivo (municipio, id, sha256, bytes, chave, envolvida)
       VALUES ($1, $2, $3, $4, $5, $6)`,
      [tx.municipio, id, doSelado, selado.conteudo, selado.chave, selado.envolvida],
    )
    return id
  }
  await tx.sql(
    `INSERT INTO conteudo_de_arquivo (municipio, id, sha256, bytes) VALUES ($1, $2, $3, $4)
     ON CONFLICT (municipio, sha256) WHERE chave IS NULL DO NOTHING`,
    [tx.municipio, id, sha256, novo.bytes],
  )
  const [achado] = await tx.sql<{ id: string }>(
    'SELECT id FROM conteudo_de_arquivo WHERE municipio = $1 AND sha256 = $2 AND chave IS NULL',
    [tx.municipio, sha256],
  )
  return achado?.id ?? id
}

/** The kept files of a municipality's service ($1, $2), as `Guardado`: who reads says which. */
export const GUARDADOS = `SELECT a.id, a.recurso, a.ficha, a.papel, a.nome, a.tipo, a.restrito, a.usuario, a.conteudo,
    c.bytes, c.chave, c.envolvida
  FROM arquivo a JOIN conteudo_de_arquivo c ON c.municipio = a.municipio AND c.id = a.conteudo
  WHERE a.municipio = $1 AND a.servico = $2`

/** The row of a file of a service; undefined when there is none. The content comes as it is kept. */
export async function lerArquivo(
  tx: Tx,
  servico: string,
  id: string,
): Promise<Guardado | undefined> {
  const [linha] = await tx.sql<Guardado>(`${GUARDADOS} AND a.id = $3`, [tx.municipio, servico, id])
  return linha
}

/** The file's own bytes. Throws when it is sealed and its key is not here. */
export const bytesDo = (casa: CasaComChaves, municipio: string, g: Guardado): Buffer =>
  g.chave === null || g.envolvida === null
    ? g.bytes
    : deselar(
        casa.chaves,
        { chave: g.chave, envolvida: g.envolvida, conteudo: g.bytes },
        contexto(municipio, g.conteudo),
      )
