import type { DefinicaoDeComando } from '#core/comando.ts'
import { cancelarInscricao, inscreverDividaAtiva } from './decide/inscrever.ts'
import { declararPrescricao, registrarInterrupcao } from './decide/prescrever.ts'
import { restituirMulta } from './decide/restituir.ts'

/** The commands of this room, for the registry. */
export const comandosDeDivida = [
  inscreverDividaAtiva,
  cancelarInscricao,
  registrarInterrupcao,
  declararPrescricao,
  restituirMulta,
] as unknown as readonly DefinicaoDeComando[]
