import { createHash } from 'node:crypto'
import type { Comando } from '#core/comando.ts'
import type { AtoRegistrado } from './ato.ts'
import type { Tx } from './banco.ts'
import { canonico } from './canonico.ts'
import { ComandoDiferente } from './erros.ts'

/** What a command asked: its name and, in hexadecimal, the digest of all of it and of who asks. */
export type Assinatura = Readonly<{ nome: string; digest: string }>

/**
 * Signs a command as it was sent: SHA-256 of the canonical JSON of service, name, stream, data and
 * author. @throws TextoInvalido
 */
export function assinar(
  { nome, corrente, dados }: Omit<Comando, 'id'>,
  servico: string,
  autor: string,
): Assinatura {
  const pedido = canonico({ servico, nome, corrente, dados, autor })
  return { nome, digest: createHash('sha256').update(pedido).digest('hex') }
}

type Pedido = Readonly<{
  servico: string
  comando: Pick<Comando, 'id' | 'corrente'>
  autor: string
  assinatura?: Assinatura
}>

/**
 * That a command whose acts are already there is the one now sent. Where no digest is left to
 * compare (recorded unsigned, or erased with the personal data), its stream and author must agree.
 * @throws ComandoDiferente
 */
export async function conferirAssinatura(
  tx: Tx,
  { servico, comando, autor, assinatura }: Pedido,
  atos: readonly AtoRegistrado[],
): Promise<void> {
  if (assinatura === undefined) return
  const [guardado] = await tx.sql<{ nome: string; autor: string; digest: Buffer | null }>(
    'SELECT nome, autor, digest FROM comando WHERE municipio = $1 AND id = $2',
    [tx.municipio, comando.id],
    'comando',
  )
  const confere =
    guardado?.digest != null
      ? guardado.digest.toString('hex') === assinatura.digest
      : atos.some((a) => a.corrente === comando.corrente && a.servico === servico) &&
        atos.every((a) => a.autor === autor) &&
        (guardado === undefined || guardado.nome === assinatura.nome)
  if (!confere) throw new ComandoDiferente(comando.id)
}
