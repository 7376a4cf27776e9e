import type { Pacote } from '#law/pacote.ts'
import { type Corrente, corrente } from '../ato.ts'

/** What takes or opens a place, or takes someone out of it, looks at the line of those who wait for one. */
const COM_VAGA =
  /^(conceder.*|indeferirOutorga|baixarOutorga|executarPerda|executarPenalidade|comunicarObito|anularObito|assinarTransferencia)$/

/**
 * The line that a command looks at beside the streams that it names. It makes no link: a grant's
 * file would otherwise bring everyone who waits.
 */
export function filasDoComando(nome: string, pacote: Pacote): readonly Corrente[] {
  const prevista = pacote.prazos.filaDeEspera
  return prevista !== undefined && COM_VAGA.test(nome) ? [corrente('fila', prevista.id)] : []
}
