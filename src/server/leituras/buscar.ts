import { idDaCorrente, type Corrente } from '#core/ato.ts'
import type { Tx } from '#ledger/banco.ts'
import { padroes } from '#ledger/projecoes/normalizar.ts'
import type { Achado } from '../contrato/contrato.ts'

const LIMITE = 20

/** What a clerk looks for first. */
const ORDEM: readonly Achado['tipo'][] = ['outorga', 'pessoa', 'veiculo', 'auto']

/** Everything whose text has all the words typed; nothing for less than two characters. */
export async function buscar(tx: Tx, servico: string, consulta: string): Promise<Achado[]> {
  const palavras = padroes(consulta)
  if (palavras.length === 0 || consulta.trim().length < 2) return []
  const linhas = await tx.sql<{
    corrente: Corrente
    tipo: Achado['tipo']
    titulo: string
    subtitulo: string
    situacao: string | null
  }>('SELECT * FROM buscar($1, $2, $3)', [servico, palavras, LIMITE])
  const achados = linhas.map((l) => ({
    tipo: l.tipo,
    id: idDaCorrente(l.corrente),
    titulo: l.titulo,
    subtitulo: l.subtitulo,
    ...(l.situacao === null ? {} : { situacao: l.situacao }),
  }))
  return achados.toSorted((a, b) => ORDEM.indexOf(a.tipo) - ORDEM.indexOf(b.tipo))
}
