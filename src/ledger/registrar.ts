import { acrescentar, atosDoComando, type Registro } from './acrescentar.ts'
import type { AtoRegistrado } from './ato.ts'
import type { Tx } from './banco.ts'
import { ConflitoDeSequencia } from './erros.ts'
import { lerEstados, porCorrente } from './estados.ts'
import type { Projecao } from './projecoes/projecao.ts'
import { reservar } from './reservar.ts'
import { type Trancadas, trancar } from './vizinhanca.ts'

export type Registrados = Readonly<{ atos: readonly AtoRegistrado[]; repetido: boolean }>

/**
 * Records acts decided elsewhere (import, demonstration): once a command, however many times sent.
 * `esperado`: the sequence that the command's stream must have (0: it must not exist).
 * @throws ConflitoDeSequencia, RestricaoViolada, TextoInvalido; the transaction must then end
 */
export async function registrar(
  tx: Tx,
  r: Registro,
  projecoes: readonly Projecao[],
  esperado?: number,
): Promise<Registrados> {
  const correntes = new Set([r.comando.corrente, ...r.atos.map((a) => a.corrente)])
  // In this order on the connection: the same command sent at the same time is waited for.
  const [trancadas, antes] = await Promise.all([
    trancar(tx, r.servico, [...correntes]),
    atosDoComando(tx, r.comando.id),
  ])
  if (antes.length > 0) return { atos: antes, repetido: true }
  conferirSequencia(r, trancadas, esperado)
  return { atos: await gravarAtos(tx, r, projecoes, trancadas, []), repetido: false }
}

/** @throws ConflitoDeSequencia when the command's stream is not at the sequence expected */
export function conferirSequencia(
  { comando }: Pick<Registro, 'comando'>,
  { cabecas }: Trancadas,
  esperado: number | undefined,
): void {
  const atual = cabecas.get(comando.corrente)?.seq ?? 0
  if (esperado !== undefined && esperado !== atual) {
    throw new ConflitoDeSequencia(comando.corrente, atual)
  }
}

/** Waits for every one, then fails as the first that failed: none goes on after the transaction ends. */
async function todas(trabalhos: readonly Promise<void>[]): Promise<void> {
  const falha = (await Promise.allSettled(trabalhos)).find((r) => r.status === 'rejected')
  if (falha !== undefined) throw falha.reason
}

/** Appends, reserves and projects. `lidos`: whole streams already in memory. */
export async function gravarAtos(
  tx: Tx,
  r: Registro,
  projecoes: readonly Projecao[],
  trancadas: Trancadas,
  lidos: readonly AtoRegistrado[],
): Promise<readonly AtoRegistrado[]> {
  if (r.atos.length === 0) return []
  const atos = await acrescentar(tx, r, trancadas)
  await reservar(tx, r.servico, atos, r.pacote)
  const conhecidas = porCorrente(lidos)
  for (const [c, novos] of porCorrente(atos)) {
    const anteriores = conhecidas.get(c)
    if (anteriores !== undefined) conhecidas.set(c, [...anteriores, ...novos])
    else if (!trancadas.cabecas.has(c)) conhecidas.set(c, novos)
  }
  const estados = lerEstados(tx, r.servico, conhecidas)
  // At once: none reads another's table for what this transaction writes, and the trips are shared.
  await todas(projecoes.map((p) => p.aplicar(tx, r.servico, atos, estados)))
  return atos
}
