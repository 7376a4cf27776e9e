import type { DefinicaoDeComando } from '#core/comando.ts'
import { certificarDefinitividade } from './decide/definitividade.ts'
import {
  notificarAutuacao,
  registrarCiencia,
  registrarCienciaDaDecisao,
} from './decide/notificacao.ts'
import { registrarPagamento } from './decide/pagamento.ts'
import { apresentarDefesa, interporRecurso } from './decide/peticao.ts'
import { decretarRevelia, julgarAuto } from './decide/primeiraInstancia.ts'
import { decidirEfeitoSuspensivo, julgarRecurso } from './decide/recurso.ts'

/** The commands of this room, in the order of the proceeding, for the registry. */
export const comandosDeProcesso = [
  notificarAutuacao,
  registrarCiencia,
  apresentarDefesa,
  decretarRevelia,
  julgarAuto,
  registrarCienciaDaDecisao,
  interporRecurso,
  decidirEfeitoSuspensivo,
  julgarRecurso,
  certificarDefinitividade,
  registrarPagamento,
] as unknown as readonly DefinicaoDeComando[]
