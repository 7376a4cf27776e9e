import { idDaCorrente, type Corrente, type TipoDeCorrente } from '#core/ato.ts'
import type { Tx } from '#ledger/banco.ts'
import { padroes } from '#ledger/projecoes/normalizar.ts'
import type { Achado } from '../contrato/contrato.ts'

const LIMITE = 20

/** What a clerk looks for first; the body's other papers come after. */
const ORDEM: readonly TipoDeCorrente[] = ['outorga', 'pessoa', 'veiculo', 'auto']
const lugar = ({ tipo }: Achado): number => {
  const n = ORDEM.indexOf(tipo)
  return n < 0 ? ORDEM.length : n
}

/** A number as the system gives it: `0007/2026`. */
const NUMERO = /^\d{1,6}\/\d{4}$/

type Linha = Readonly<{
  corrente: Corrente
  tipo: Achado['tipo']
  titulo: string
  subtitulo: string
  situacao: string | null
}>

const aFicha = (l: Linha): Achado => ({
  tipo: l.tipo,
  // A number's row is keyed by the file that it opens, and by its own stream after `#`.
  id: idDaCorrente(l.corrente).split('#')[0] ?? '',
  titulo: l.titulo,
  subtitulo: l.subtitulo,
  ...(l.situacao === null ? {} : { situacao: l.situacao }),
})

/** Everything whose text has all the words typed; nothing for less than two characters. */
export async function buscar(tx: Tx, servico: string, consulta: string): Promise<Achado[]> {
  const palavras = padroes(consulta)
  const texto = consulta.trim()
  if (palavras.length === 0 || texto.length < 2) return []
  const linhas = await tx.sql<Linha>('SELECT * FROM buscar($1, $2, $3)', [
    servico,
    palavras,
    LIMITE,
  ])
  const papeis = NUMERO.test(texto) ? await papeisDoOrgao(tx, servico, texto) : []
  // A file found by its own row is told by it, and not by one of its numbers.
  const proprias = linhas.filter((l) => !l.corrente.includes('#'))
  const porFicha = new Map<string, Achado>()
  for (const a of [...proprias, ...linhas, ...papeis].map(aFicha)) {
    const chave = `${a.tipo}:${a.id}`
    if (!porFicha.has(chave)) porFicha.set(chave, a)
  }
  return [...porFicha.values()].toSorted((a, b) => lugar(a) - lugar(b))
}

/** Protocols of queues and selections, expedients, complaints, cards: each at the file that has it. */
async function papeisDoOrgao(tx: Tx, servico: string, numero: string): Promise<readonly Linha[]> {
  const linhas = await tx.sql<{ corrente: Corrente; titulo: string; situacao: string }>(
    `SELECT DISTINCT ON (corrente) corrente, titulo, situacao FROM painel_registro
     WHERE municipio = municipio_da_transacao() AND servico = $1 AND numero = $2
     ORDER BY corrente, registro LIMIT ${LIMITE}`,
    [servico, numero],
  )
  return linhas.map((l) => ({
    ...l,
    tipo: l.corrente.slice(0, l.corrente.indexOf(':')) as TipoDeCorrente,
    subtitulo: '',
  }))
}
