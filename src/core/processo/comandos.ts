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
import { extinguirPelaMorte } from './decide/morte.ts'
import { registrarPagamento } from './decide/pagamento.ts'
import { apresentarDefesa, interporRecurso } from './decide/peticao.ts'
import { decretarRevelia, julgarAuto } from './decide/primeiraInstancia.ts'
import { emitirParecer } from './decide/parecer.ts'
import { distribuirRecurso, redistribuirRecurso } from '#core/junta/decide/distribuicao.ts'
import { relatarRecurso } from '#core/junta/decide/relatorio.ts'
import { pedirVista, proclamarResultado, votarRecurso } from '#core/junta/decide/votacao.ts'
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
  decidirEfeitoSuspensivo[0],
  emitirParecer[0],
  distribuirRecurso[0],
  redistribuirRecurso[0],
  relatarRecurso[0],
  votarRecurso[0],
  pedirVista[0],
  proclamarResultado[0],
  julgarRecurso,
  registrarCienciaDoRecurso,
  declararImpedimento[0],
  certificarDefinitividade,
  registrarPagamento,
  extinguirPelaMorte,
] as unknown as readonly DefinicaoDeComando[]
