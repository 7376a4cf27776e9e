import type { Pool } from 'pg'
import { abrirPool, emMunicipio, listarMunicipios } from '#ledger/banco.ts'
import type { Chaves } from './chaves.ts'

/**
 * Sentences on the keys that signed documents or sealed files of this database and are not in this
 * installation: a `chaves.json` that was lost, or left behind when the database was moved. Reads the
 * ids only. None: all is there.
 */
export async function chavesQueFaltam(pool: Pool, chaves: Chaves): Promise<readonly string[]> {
  const assinam = chaves.publicas.map((p) => p.id)
  const frases: string[] = []
  for (const { ibge, nome } of await listarMunicipios(pool)) {
    const [usadas, seladas] = await emMunicipio(pool, ibge, async (tx) => [
      await tx.sql<Usada>(
        `SELECT chave, count(*)::int AS vezes FROM emissao
         WHERE municipio = $1 AND chave <> ALL($2) GROUP BY chave ORDER BY chave`,
        [tx.municipio, assinam],
      ),
      await tx.sql<Usada>(
        `SELECT chave, count(*)::int AS vezes FROM conteudo_de_arquivo
         WHERE municipio = $1 AND chave IS NOT NULL GROUP BY chave ORDER BY chave`,
        [tx.municipio],
      ),
    ])
    for (const { chave, vezes } of usadas) {
      frases.push(
        `${nome}: falta a chave ${chave}, que assinou ${vezes} documento(s). Quem os verificar lerá que são estranhos.`,
      )
    }
    for (const { chave, vezes } of seladas) {
      if (chaves.arquivos.chave(chave) !== undefined) continue
      frases.push(
        `${nome}: falta a chave de arquivos ${chave}: ${vezes} arquivo(s) restrito(s) não abrem.`,
      )
    }
  }
  return frases
}

/** Says on the terminal which keys are missing, and what to do. */
export async function avisarDasChaves(bancoUrl: string, chaves: Chaves): Promise<void> {
  const pool = abrirPool(bancoUrl, 1)
  try {
    const frases = await chavesQueFaltam(pool, chaves)
    if (frases.length === 0) return
    console.warn(['', 'ATENÇÃO: faltam chaves desta instalação.', ...frases, RESTAURE].join('\n  '))
  } finally {
    await pool.end()
  }
}

const RESTAURE =
  'Restaure a cópia do arquivo de chaves (chaves.json na pasta de dados, ou o de OUTORGA_CHAVES) e reinicie.'

type Usada = Readonly<{ chave: string; vezes: number }>
