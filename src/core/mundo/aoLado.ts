import type { Pacote } from '#law/pacote.ts'
import type { Corrente } from '../ato.ts'
import { carteirasDoComando } from '../carteira/noAuto.ts'
import type { Comando } from '../comando.ts'
import { filasDoComando } from '../fila/alcance.ts'
import { juntasDoComando } from '../junta/alcance.ts'

/**
 * Streams that a decision looks at and that no link leads to from those that the command names.
 * Whoever loads only a part of the ledger loads these too. `autor`: the id of who gives the command.
 */
export const correntesAoLado = (
  comando: Pick<Comando, 'nome'>,
  pacote: Pacote,
  autor: string,
): readonly Corrente[] => [
  ...filasDoComando(comando.nome, pacote),
  ...carteirasDoComando(comando.nome, pacote, autor),
  ...juntasDoComando(comando.nome, pacote),
]
