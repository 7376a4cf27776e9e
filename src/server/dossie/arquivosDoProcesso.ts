import type { FileHolder } from '#core/arquivo/arquivo.ts'
import type { Juntado } from '#documents/dossie/pecas.ts'
import { emMunicipio, type Tx } from '#ledger/banco.ts'
import type { Peca } from '#ledger/lacre/lacrar.ts'
import type { Manifesto } from '#ledger/lacre/lacre.ts'
import { bytesDo, GUARDADOS, type Guardado } from '../arquivos/guardar.ts'
import type { CasaComChaves } from '../casa.ts'
import { type QuemAbre, registrarAbertura } from '../restritos/abertura.ts'

type DoProcesso = Readonly<{ servico: string; recurso: FileHolder; id: string }>

/**
 * The files joined to a proceeding, in order, as entries of its sealed archive. The restricted ones
 * stay behind, each named by its place alone, unless `quemAbre` opens them too: then the opening is
 * recorded, in the transaction that reads.
 */
export async function arquivosDoProcesso(
  casa: CasaComChaves,
  tx: Tx,
  de: DoProcesso,
  quemAbre: QuemAbre | undefined,
): Promise<{ juntados: readonly Peca[]; deFora: NonNullable<Manifesto['deFora']> }> {
  const linhas = await tx.sql<Guardado>(
    `${GUARDADOS} AND a.recurso = $3 AND a.ficha = $4 ORDER BY a.em, a.id`,
    [tx.municipio, de.servico, de.recurso, de.id],
  )
  const documentos = linhas.filter((l) => l.restrito).map((l) => l.papel)
  if (quemAbre !== undefined && documentos.length > 0)
    await registrarAbertura(tx, { servico: de.servico, ficha: de.id, documentos, ...quemAbre })
  const juntados: Peca[] = []
  const deFora: NonNullable<Manifesto['deFora']> = []
  for (const [i, linha] of linhas.entries()) {
    const lugar = `arquivos/${String(i + 1).padStart(2, '0')}`
    if (linha.restrito && quemAbre === undefined)
      deFora.push({ lugar, motivo: 'papel restrito: só abre quem a lei deixa, um a um' })
    else
      juntados.push({
        nome: `${lugar}-${nomeSimples(linha.nome)}`,
        bytes: bytesDo(casa, String(tx.municipio), linha),
      })
  }
  return { juntados, deFora }
}

/** What was joined to a proceeding, as its dossier lists it. */
export const arquivosListados = (
  casa: CasaComChaves,
  municipio: number,
  de: DoProcesso,
): Promise<readonly Juntado[]> =>
  emMunicipio(casa.pool, municipio, (tx) =>
    tx.sql<Juntado>(
      `SELECT a.nome, a.em, a.restrito, coalesce(u.nome, a.usuario) AS por
       FROM arquivo a LEFT JOIN usuario u ON u.municipio = a.municipio AND u.id = a.usuario
       WHERE a.municipio = $1 AND a.servico = $2 AND a.recurso = $3 AND a.ficha = $4
       ORDER BY a.em, a.id`,
      [tx.municipio, de.servico, de.recurso, de.id],
    ),
  )

/** A name that any system unpacks: no accents, spaces or signs. */
const nomeSimples = (nome: string): string =>
  nome
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .replaceAll(/[^\w.-]+/g, '-')
    .replace(/^[.-]+/, '') || 'arquivo'
