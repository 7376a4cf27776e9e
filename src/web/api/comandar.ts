import type { ComandoAceito } from '../../server/contrato/contrato.ts'
import { chamar } from './cliente.ts'

export type PedidoDeComando = {
  /** After `/api/v1`: `/{municipio}/{servico}/outorgas/{id}/concederOutorga`. */
  caminho: string
  dados: unknown
  /** The command's id: the same one for every attempt of one opening of a form. */
  chave: string
  /** The sequence of the stream that the user saw. */
  seq?: number | undefined
  ensaio?: boolean
}

/** Sends a command, or rehearses it; throws `FalhaDaApi` with refusals (422), fields (400), conflict (409). */
export const comandar = ({ caminho, dados, chave, seq, ensaio }: PedidoDeComando) =>
  chamar<ComandoAceito>(ensaio ? `${caminho}?ensaio=1` : caminho, {
    metodo: 'POST',
    corpo: dados,
    cabecalhos: {
      'idempotency-key': chave,
      ...(seq !== undefined && { 'if-match': String(seq) }),
    },
  })

/** A fresh command id: UUIDv7, so that ids sort by when they were made. */
export function novaChave(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const agora = Date.now()
  for (let i = 0; i < 6; i++) bytes[i] = Math.floor(agora / 2 ** (8 * (5 - i))) % 256
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x70
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = Array.from(bytes, (b) => b.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
