import { idDaCorrente, type Corrente, type TipoDeCorrente } from '#core/ato.ts'
import { criarMundo } from '#core/mundo/criarMundo.ts'
import type { Lei } from '#law/esquema/lei.ts'
import type { Tx } from '#ledger/banco.ts'
import { numerosDa, numerosDaOutorga, numerosDoAuto } from '#ledger/projecoes/buscaDeNumeros.ts'
import { padroes } from '#ledger/projecoes/normalizar.ts'
import { lerAtosParaConta } from '#ledger/vizinhanca.ts'
import type { Achado } from '../contrato/contrato.ts'
import { lerPedidoDeNumero, type PedidoDeNumero, rotular } from './pedidoDeNumero.ts'

const LIMITE = 20

/** What a clerk looks for first; the body's other papers come after. */
const ORDEM: readonly TipoDeCorrente[] = ['outorga', 'pessoa', 'veiculo', 'auto']
const lugar = ({ tipo }: Achado): number => {
  const n = ORDEM.indexOf(tipo)
  return n < 0 ? ORDEM.length : n
}

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
export async function buscar(
  tx: Tx,
  servico: string,
  consulta: string,
  termos: Lei['termos'],
): Promise<Achado[]> {
  const texto = consulta.trim()
  if (padroes(texto).length === 0 || texto.length < 2) return []
  const pedido = lerPedidoDeNumero(texto, termos)
  const achados =
    pedido === undefined
      ? juntar(await doTexto(tx, servico, texto))
      : await doNumero(tx, servico, pedido, termos)
  return achados.toSorted((a, b) => lugar(a) - lugar(b))
}

const doTexto = (tx: Tx, servico: string, texto: string): Promise<readonly Linha[]> =>
  tx.sql<Linha>('SELECT * FROM buscar($1, $2, $3)', [servico, padroes(texto), LIMITE])

/** One a file: found by its own row, it is told by it, and not by one of its numbers. */
function juntar(linhas: readonly Linha[]): readonly Achado[] {
  const porFicha = new Map<string, Achado>()
  const proprias = linhas.filter((l) => !l.corrente.includes('#'))
  for (const a of [...proprias, ...linhas].map(aFicha)) {
    const chave = `${a.tipo}:${a.id}`
    if (!porFicha.has(chave)) porFicha.set(chave, a)
  }
  return [...porFicha.values()]
}

/** The files that have a number, each with what it is the number of. */
async function doNumero(
  tx: Tx,
  servico: string,
  pedido: PedidoDeNumero,
  termos: Lei['termos'],
): Promise<readonly Achado[]> {
  const linhas: Linha[] = []
  for (const n of pedido.numeros) linhas.push(...(await doTexto(tx, servico, n)))
  const quais = await quaisNumeros(tx, servico, linhas, pedido.numeros)
  const papeis = await papeisDoOrgao(tx, servico, pedido.numeros)
  const rotulos = new Map<string, Set<string>>()
  const com = [...linhas, ...papeis].filter((l) => {
    const { tipo, id } = aFicha(l)
    const seus = (ehPapel(l) ? [l] : quais(l)).filter(({ qual }) => pedido.quer(qual))
    const ditos = rotulos.get(`${tipo}:${id}`) ?? new Set<string>()
    for (const { qual, numero } of seus) ditos.add(rotular(qual, numero, termos))
    rotulos.set(`${tipo}:${id}`, ditos)
    return seus.length > 0
  })
  // Digits that happen to be in something else answer only where no number does.
  const ficam = com.length > 0 || pedido.comEspecie ? com : linhas
  return juntar(ficam).map((a) => {
    const ditos = [...(rotulos.get(`${a.tipo}:${a.id}`) ?? [])]
    return ditos.length === 0 ? a : { ...a, numero: ditos.join(', ') }
  })
}

type Numero = Readonly<{ qual: string; numero: string }>

const ehPapel = (l: Linha): l is Linha & Numero => 'qual' in l

/** What the numbers sought are of, in the streams of the rows found; read without personal data. */
async function quaisNumeros(
  tx: Tx,
  servico: string,
  linhas: readonly Linha[],
  numeros: readonly string[],
): Promise<(l: Linha) => readonly Numero[]> {
  const daLinha = (l: Linha) => (l.corrente.split('#').at(-1) ?? l.corrente) as Corrente
  const lidos = linhas.map(daLinha).filter((c) => !/^(?:pessoa|veiculo):/.test(c))
  const mundo = criarMundo(await lerAtosParaConta(tx, servico, lidos))
  return (l) => {
    const c = daLinha(l)
    const [tipo, id] = [c.slice(0, c.indexOf(':')), idDaCorrente(c)]
    const o = tipo === 'outorga' ? mundo.outorga(id) : undefined
    const a = tipo === 'auto' ? mundo.auto(id) : undefined
    const todos: readonly Numero[] = o
      ? numerosDaOutorga(o)
      : a
        ? numerosDoAuto(a)
        : (numerosDa(c, mundo)?.numeros ?? []).map((numero) => ({ qual: tipo, numero }))
    return todos.filter((n) => numeros.includes(n.numero))
  }
}

/**
 * Protocols of queues and selections, expedients, complaints, cards: each at the file that has it.
 * An appeal's number is its case's, and a report's is its half-year.
 */
async function papeisDoOrgao(
  tx: Tx,
  servico: string,
  numeros: readonly string[],
): Promise<readonly (Linha & Numero)[]> {
  const linhas = await tx.sql<
    Numero & Readonly<{ corrente: Corrente; titulo: string; situacao: string }>
  >(
    `SELECT DISTINCT ON (corrente, tipo) corrente, tipo AS qual, numero, titulo, situacao
     FROM painel_registro
     WHERE municipio = municipio_da_transacao() AND servico = $1 AND numero = ANY ($2)
       AND tipo NOT IN ('recurso', 'informe')
     ORDER BY corrente, tipo, registro LIMIT ${LIMITE}`,
    [servico, numeros],
  )
  return linhas.map((l) => ({
    ...l,
    tipo: l.corrente.slice(0, l.corrente.indexOf(':')) as TipoDeCorrente,
    subtitulo: '',
  }))
}
