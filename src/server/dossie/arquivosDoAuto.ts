import type { Tx } from '#ledger/banco.ts'
import type { Peca } from '#ledger/lacre/lacrar.ts'
import type { Manifesto } from '#ledger/lacre/lacre.ts'
import { bytesDo, GUARDADOS, type Guardado } from '../arquivos/guardar.ts'
import type { CasaComChaves } from '../casa.ts'
import { type QuemAbre, registrarAbertura } from '../restritos/abertura.ts'

/**
 * The files joined to a proceeding, in order, as entries of its sealed archive. The restricted ones
 * stay behind, each named by its place alone, unless `quemAbre` opens them too: then the opening is
 * recorded, in the transaction that reads.
 */
export async function arquivosDoAuto(
  casa: CasaComChaves,
  tx: Tx,
  { servico, auto, quemAbre }: { servico: string; auto: string; quemAbre: QuemAbre | undefined },
): Promise<{ juntados: readonly Peca[]; deFora: NonNullable<Manifesto['deFora']> }> {
  const linhas = await tx.sql<Guardado>(
    `${GUARDADOS} AND a.recurso = 'autos' AND a.ficha = $3 ORDER BY a.em, a.id`,
    [tx.municipio, servico, auto],
  )
  const documentos = linhas.filter((l) => l.restrito).map((l) => l.papel)
  if (quemAbre !== undefined && documentos.length > 0)
    await registrarAbertura(tx, { servico, ficha: auto, documentos, ...quemAbre })
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

/** A name that any system unpacks: no accents, spaces or signs. */
const nomeSimples = (nome: string): string =>
  nome
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .replaceAll(/[^\w.-]+/g, '-')
    .replace(/^[.-]+/, '') || 'arquivo'
