import type { DefinicaoDeComando } from '#core/comando.ts'
import { anularAuto } from './decide/anular.ts'
import { lavrarAuto } from './decide/lavrar.ts'

/** The commands of this room, for the registry. */
export const comandosDeInfracao = [
  lavrarAuto,
  anularAuto,
] as unknown as readonly DefinicaoDeComando[]
