import { type Corrente, idDaCorrente } from '../ato.ts'
import type { Dia } from '../calendar/dia.ts'
import type { Contexto } from '../contexto.ts'
import type { Recusa } from '../decisao.ts'
import { recusasDeVigencia } from '../lei/vigencia.ts'
import type { Mundo } from '../mundo.ts'
import { citarRegra } from '../mundo/fatos.ts'
import { inexistente } from '../mundo/recusas.ts'
import { leiNaoPreve } from '../outorga/emVigor.ts'
import { prazoDoProcesso } from '../processo/prazoDoProcesso.ts'
import type { Selecao } from './selecao.ts'
import {
  type ComandoDaSelecao,
  type ComandoDoCandidato,
  etapaDaSelecao,
  transicoes,
  transicoesDoCandidato,
} from './transicoes.ts'

/** The process of selection of the pack; undefined where the law has none. */
const prevista = ({ pacote }: Contexto) => pacote.prazos.selecao

/** The law of the pack selects by edital, and is in force. */
export const recusasDaLei = (contexto: Contexto): readonly Recusa[] =>
  prevista(contexto) === undefined
    ? [leiNaoPreve('selecao')]
    : recusasDeVigencia(contexto.pacote, contexto.hoje)

/** What a decision of a selection cites. */
export const fundar = (contexto: Contexto) => citarRegra(prevista(contexto))

/** What a decision about an appeal against the provisional result cites. */
export const fundarRecurso = (contexto: Contexto) => citarRegra(prevista(contexto)?.recurso)

/** What the withdrawal of a candidate cites, and its undoing. */
export const fundarDesistencia = (contexto: Contexto) => {
  const regra = prevista(contexto)
  return citarRegra(regra?.desistencia ?? regra)
}

/** A refusal that cites what the selection stands on. */
export const recusa = (contexto: Contexto, codigo: string, mais: Partial<Recusa> = {}): Recusa => ({
  codigo,
  fundamentos: fundar(contexto).fundamentos,
  ...mais,
})

/** Last day to appeal, inclusive, from what is made known today: the days that the edital gives. */
export const recursoAteDe = ({ recursoDias }: Selecao, contexto: Contexto): Dia =>
  prazoDoProcesso(contexto.hoje, { prazo: { quantidade: recursoDias, unidade: 'dias' } }, contexto)
    .ultimoDia

/** What bars the command at this stage of the process, whatever its data. */
export const sondar =
  (comando: ComandoDaSelecao) =>
  (c: Corrente, mundo: Mundo, contexto: Contexto): readonly Recusa[] => {
    const fora = recusasDaLei(contexto)
    if (fora.length > 0) return fora
    const s = mundo.selecao(idDaCorrente(c))
    if (s === undefined) return [inexistente(c)]
    const etapa = etapaDaSelecao(s, contexto.hoje)
    if ((transicoes[comando] as readonly string[]).includes(etapa)) return []
    const abre = comando === 'inscreverCandidato' && etapa === 'agendada'
    return [
      recusa(contexto, 'selecao.etapa', {
        dados: { etapa, de: s.inscricoesDe, ate: s.inscricoesAte },
        ...(abre ? { passaEm: s.inscricoesDe } : {}),
      }),
    ]
  }

type DeCandidato = ComandoDaSelecao & ComandoDoCandidato

/** The same, and that no inscription is where the command takes one from: there is none to choose. */
export const sondarInscricoes =
  (comando: DeCandidato) =>
  (c: Corrente, mundo: Mundo, contexto: Contexto): readonly Recusa[] => {
    const impedem = sondar(comando)(c, mundo, contexto)
    const s = mundo.selecao(idDaCorrente(c))
    if (s === undefined || impedem.length > 0) return impedem
    const de: readonly string[] = transicoesDoCandidato[comando]
    if (s.candidatos.some((x) => de.includes(x.situacao))) return []
    const dados = { comando, inscritos: s.candidatos.length }
    return [recusa(contexto, 'selecao.nenhuma-inscricao', { dados })]
  }
