import { idDaCorrente, type Corrente } from '#core/ato.ts'
import { definirComando } from '#core/comando.ts'
import type { Contexto } from '#core/contexto.ts'
import { recusar, type Recusa } from '#core/decisao.ts'
import type { Mundo } from '#core/mundo.ts'
import { inexistente } from '#core/mundo/recusas.ts'
import { leituraDaNotificacao, recusasDaLeitura } from '#core/notificacao/leitura.ts'
import { lerNotificacao as schema } from '../processo.ts'
import {
  registrarCiencia,
  registrarCienciaDaDecisao,
  registrarCienciaDoRecurso,
} from './ciencia.ts'

const CIENCIA = {
  autuacao: registrarCiencia,
  decisao: registrarCienciaDaDecisao,
  recurso: registrarCienciaDoRecurso,
} as const

/** Who answers, and the attempts to serve them; or that there is no such record. */
function achar(c: Corrente, mundo: Mundo) {
  const auto = mundo.auto(idDaCorrente(c))
  if (auto === undefined) return undefined
  return { auto, donos: auto.responsaveis.map((r) => r.pessoa) }
}

function sondar(c: Corrente, mundo: Mundo, contexto: Contexto): readonly Recusa[] {
  const achado = achar(c, mundo)
  if (achado === undefined) return [inexistente(c)]
  return recusasDaLeitura(undefined, achado.auto.notificacoes, achado.donos, contexto)
}

/**
 * Who is served opens the notice in their account: the reading is recorded with its instant, which
 * is its proof, and their term begins.
 */
export const lerNotificacao = definirComando({
  nome: 'lerNotificacao',
  rotulo: 'Ler a notificação',
  corrente: 'auto',
  cria: false,
  papeis: ['titular'],
  dados: schema,
  decide(comando, mundo, contexto) {
    const achado = achar(comando.corrente, mundo)
    if (achado === undefined) return recusar([inexistente(comando.corrente)])
    const { auto, donos } = achado
    const n = comando.dados.notificacao
    const recusas = recusasDaLeitura(n, auto.notificacoes, donos, contexto)
    const tentativa = auto.notificacoes.find((x) => x.n === n)
    if (tentativa === undefined || recusas.length > 0) return recusar(recusas)
    const { dados, contexto: doRegistro } = leituraDaNotificacao(contexto)
    const ciencia = CIENCIA[tentativa.peca]
    return ciencia.decide({ ...comando, nome: ciencia.nome, dados }, mundo, doRegistro)
  },
  sondar,
})
