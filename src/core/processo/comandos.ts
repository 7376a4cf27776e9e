import type { DefinicaoDeComando } from '#core/comando.ts'
import { certificarDefinitividade } from './decide/definitividade.ts'
import {
  registrarCiencia,
  registrarCienciaDaDecisao,
  registrarCienciaDoRecurso,
} from './decide/ciencia.ts'
import {
  anotarPostagem,
  notificarAutuacao,
  notificarDecisao,
  registrarDevolucao,
} from './decide/notificacao.ts'
import { lerNotificacao } from './decide/leitura.ts'
import { declararImpedimento } from './decide/impedimento.ts'
import { registrarPagamento } from './decide/pagamento.ts'
import { apresentarDefesa, interporRecurso } from './decide/peticao.ts'
import { decretarRevelia, julgarAuto } from './decide/primeiraInstancia.ts'
import { decidirEfeitoSuspensivo, julgarRecurso } from './decide/recurso.ts'

/** The commands of this room, in the order of the proceeding, for the registry. */
export const comandosDeProcesso = [
  notificarAutuacao,
  anotarPostagem,
  registrarDevolucao,
  lerNotificacao,
  registrarCiencia,
  apresentarDefesa,
  decretarRevelia,
  julgarAuto,
  notificarDecisao,
  registrarCienciaDaDecisao,
  interporRecurso,
  decidirEfeitoSuspensivo,
  julgarRecurso,
  registrarCienciaDoRecurso,
  declararImpedimento,
  certificarDefinitividade,
  registrarPagamento,
] as unknown as readonly DefinicaoDeComando[]
