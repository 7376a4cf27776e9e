import { type Corrente, idDaCorrente } from '../ato.ts'
import type { Contexto } from '../contexto.ts'
import type { Recusa } from '../decisao.ts'
import { recusasDeVigencia } from '../lei/vigencia.ts'
import type { Mundo } from '../mundo.ts'
import { citarRegra } from '../mundo/fatos.ts'
import { inexistente } from '../mundo/recusas.ts'
import { leiNaoPreve } from '../outorga/emVigor.ts'
import { type ComandoDaSelecao, etapaDaSelecao, transicoes } from './transicoes.ts'

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

/** A refusal that cites what the selection stands on. */
export const recusa = (contexto: Contexto, codigo: string, mais: Partial<Recusa> = {}): Recusa => ({
  codigo,
  fundamentos: fundar(contexto).fundamentos,
  ...mais,
})

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
