import type { Ato, Corrente } from '#core/ato.ts'
import type { Dia } from '#core/calendar/dia.ts'
import type { Comando } from '#core/comando.ts'
import type { ValoresDeParametros } from '#core/contexto.ts'
import { type Decisao, recusada, type Recusa } from '#core/decisao.ts'
import { raizesDoComando } from '#core/mundo/referencias.ts'
import { atosDoComando, type Registro } from './acrescentar.ts'
import type { AtoRegistrado } from './ato.ts'
import { desfazer, emMunicipio, type Tx } from './banco.ts'
import { conferirAssinatura } from './comandos.ts'
import { ConflitoDeSequencia, valeTentarDeNovo } from './erros.ts'
import type { Livro } from './livro.ts'
import { contarVigentes } from './outorgasVigentes.ts'
import { lerParametros } from './parametros.ts'
import { conferirSequencia, gravarAtos } from './registrar.ts'
import { RestricaoViolada } from './restricoes.ts'
import { correntesVizinhas, lerAtos, type Trancadas, trancar } from './vizinhanca.ts'

export type Pedido = Omit<Registro, 'atos' | 'comando'> &
  Readonly<{
    municipio: number
    comando: Comando
    /** The local day of the decision, for which the grants in force are counted. */
    hoje: Dia
    /** The sequence that who asks has seen (`If-Match`; 0: the stream must not exist). */
    esperado?: number
    /** Streams to load beside those that the command names (the vehicle of a plate). */
    juntar?: readonly Corrente[]
    /** Decide and tell, and write nothing. */
    ensaio?: boolean
  }>

export type Aceito = Readonly<{
  atos: readonly AtoRegistrado[]
  /** The command had been recorded before: these are its acts of then. */
  repetido: boolean
  ensaio: boolean
  /** Sequence of the command's stream after it. */
  seq: number
}>

export type Resultado = Aceito | Readonly<{ recusas: readonly [Recusa, ...Recusa[]] }>

/** What a decision needs beside the streams, read in the same transaction. */
export type FatosDoServico = Readonly<{
  outorgasVigentes: number
  parametros: ValoresDeParametros
}>

/** Pure: acts of the neighbourhood, by stream and in sequence, to acts or refusals. */
export type Decidir = (atos: readonly AtoRegistrado[], fatos: FatosDoServico) => Decisao

const TENTATIVAS = 3

/**
 * One command, one transaction: loads and locks its neighbourhood, decides, records. A race lost is
 * decided again on fresh state, three times in all; a constraint violated is the refusal that it
 * stands for. The same command sent again answers with the acts recorded, and changes nothing.
 * @throws ConflitoDeSequencia when `esperado` is not the stream's, or races were lost three times;
 *ComandoDiferente; TextoInvalido; whatever `decidir` throws
 */
export async function executar(livro: Livro, pedido: Pedido, decidir: Decidir): Promise<Resultado> {
  for (let tentativa = 1; ; tentativa++) {
    try {
      return await emMunicipio(livro.pool, pedido.municipio, (tx) =>
        umaVez(tx, livro, pedido, decidir),
      )
    } catch (erro) {
      if (erro instanceof RestricaoViolada) {
        const antes = await emMunicipio(livro.pool, pedido.municipio, (tx) => repetido(tx, pedido))
        return antes ?? { recusas: [erro.recusa] }
      }
      if (desatualizado(erro) || tentativa === TENTATIVAS || !valeTentarDeNovo(erro)) throw erro
    }
  }
}

/** Not a race lost in the database: who asks has seen an older sequence, and must look again. */
const desatualizado = (erro: unknown): boolean =>
  erro instanceof ConflitoDeSequencia && erro.cause === undefined

async function umaVez(tx: Tx, livro: Livro, pedido: Pedido, decidir: Decidir): Promise<Resultado> {
  const { servico, comando, ensaio = false } = pedido
  const raizes = [...raizesDoComando(comando), ...(pedido.juntar ?? [])]
  const trancadas = await trancarVizinhanca(tx, servico, raizes)
  if (concede(comando)) await trancarQuota(tx, servico)
  const [antes, lidos, outorgasVigentes, parametros] = await Promise.all([
    // Only now: the same command sent at the same time was waited for.
    repetido(tx, pedido),
    lerAtos(tx, servico, [...trancadas.correntes]),
    contarVigentes(tx, servico, pedido.hoje),
    lerParametros(tx, servico),
  ])
  if (antes !== undefined) return antes
  conferirSequencia(pedido, trancadas, pedido.esperado)
  const decisao = decidir(lidos, { outorgasVigentes, parametros })
  // What begins a stream has no head to wait on: a refusal may be of the command's own first sending.
  if (recusada(decisao)) return (await repetido(tx, pedido)) ?? decisao
  const registro = { ...pedido, atos: decisao }
  const completas = await comTodas(tx, servico, decisao, trancadas)
  const projecoes = ensaio ? [] : livro.projecoes
  const atos = await gravarAtos(tx, registro, projecoes, completas, lidos)
  const base = completas.cabecas.get(comando.corrente)?.seq ?? 0
  const seq = base + atos.filter((a) => a.corrente === comando.corrente).length
  const aceito: Aceito = { atos, repetido: false, ensaio, seq }
  return ensaio ? desfazer(aceito) : aceito
}

/** What the command recorded, when it was recorded before. */
async function repetido(tx: Tx, pedido: Pedido): Promise<Aceito | undefined> {
  const { comando, ensaio = false } = pedido
  const atos = await atosDoComando(tx, comando.id)
  if (atos.length === 0) return undefined
  await conferirAssinatura(tx, pedido, atos)
  const seqs = atos.filter((a) => a.corrente === comando.corrente).map((a) => a.seq)
  return { atos, repetido: true, ensaio, seq: Math.max(0, ...seqs) }
}

/**
 * A neighbourhood may grow while its locks are awaited: looked at again until it does not. Locks
 * are let go before the larger set is locked, again in the one order: who kept them and asked for
 * an earlier one would wait in a circle with who came after.
 */
async function trancarVizinhanca(
  tx: Tx,
  servico: string,
  raizes: readonly Corrente[],
): Promise<Trancadas> {
  let correntes = await correntesVizinhas(tx, servico, raizes)
  for (;;) {
    // In this order on the connection: the last looks once the one before holds its locks.
    const [, trancadas, depois] = await Promise.all([
      tx.sql('SAVEPOINT vizinhanca'),
      trancar(tx, servico, correntes),
      correntesVizinhas(tx, servico, raizes),
    ])
    const parada = depois.every((c) => trancadas.correntes.has(c))
    await tx.sql(`${parada ? 'RELEASE' : 'ROLLBACK TO'} SAVEPOINT vizinhanca`)
    if (parada) return trancadas
    correntes = [...new Set([...correntes, ...depois])]
  }
}

/** An act on a stream outside the neighbourhood needs that head too. */
async function comTodas(
  tx: Tx,
  servico: string,
  atos: readonly Ato[],
  trancadas: Trancadas,
): Promise<Trancadas> {
  const correntes = [...new Set([...trancadas.correntes, ...atos.map((a) => a.corrente)])]
  return correntes.length === trancadas.correntes.size ? trancadas : trancar(tx, servico, correntes)
}

/** The commands whose decision depends on how many grants are in force. */
const concede = (comando: Comando): boolean =>
  comando.corrente.startsWith('outorga:') && comando.nome.startsWith('conceder')

async function trancarQuota(tx: Tx, servico: string): Promise<void> {
  const valores = [tx.municipio, servico]
  const texto = 'SELECT 1 FROM quota WHERE municipio = $1 AND servico = $2 FOR UPDATE'
  if ((await tx.sql(texto, valores)).length > 0) return
  await tx.sql(
    'INSERT INTO quota (municipio, servico) VALUES ($1, $2) ON CONFLICT DO NOTHING',
    valores,
  )
  await tx.sql(texto, valores)
}
