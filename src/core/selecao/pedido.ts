import { corrente } from '../ato.ts'
import { anoDe } from '../calendar/dia.ts'
import type { Contexto } from '../contexto.ts'
import type { Recusa } from '../decisao.ts'
import type { Mundo } from '../mundo.ts'
import { inexistente } from '../mundo/recusas.ts'
import type { Outorga, SelecaoDaOutorga, SelecaoPedida } from '../outorga/outorga.ts'
import { fundar, recusa, recusasDaLei } from './apoio.ts'
import { lugarDe } from './classificar.ts'
import { proximaConvocacao } from './decide/convocar.ts'
import { anoDoEdital } from './editalAnterior.ts'
import type { AtoDeSelecao, Candidato, Selecao } from './selecao.ts'
import { type ComandoDoCandidato, recusasDoCandidato } from './transicoes.ts'

const doTitular = (s: Selecao, pessoa: string): Candidato | undefined =>
  s.candidatos.findLast((c) => c.candidato === pessoa)

/** Why the person may not take a place of that process now. */
function recusasDoLugar(
  comando: ComandoDoCandidato,
  processo: string,
  pessoa: string,
  mundo: Mundo,
  contexto: Contexto,
): readonly Recusa[] {
  const fora = recusasDaLei(contexto)
  if (fora.length > 0) return fora
  const s = mundo.selecao(processo)
  if (s === undefined) return [inexistente(corrente('selecao', processo))]
  if (s.fase !== 'homologada') return [recusa(contexto, 'selecao.nao-homologada')]
  const candidato = doTitular(s, pessoa)
  if (candidato === undefined) return [recusa(contexto, 'selecao.nao-e-candidato')]
  return recusasDoCandidato(comando, candidato, fundar(contexto).fundamentos)
}

type Resolvida = Readonly<{ selecao?: SelecaoDaOutorga; recusas: readonly Recusa[] }>

/**
 * Of an edital of before this system, what is typed: the edital and the place, both or neither.
 * Where the law selects by edital, only the manager says so, and why: it skips the convocation. One
 * of a year to come is none of before; one of a process of this system, whoever completes the command
 * names it; and the place that another took, the ledger's reservation refuses.
 */
function deAntes(
  { edital, classificacao, lote, motivo }: SelecaoPedida,
  contexto: Contexto,
): Resolvida {
  if (edital === undefined || classificacao === undefined) return { recusas: [] }
  const recusas: Recusa[] = []
  if (contexto.pacote.prazos.selecao !== undefined) {
    if (!contexto.autor.papeis.includes('gestor'))
      recusas.push(recusa(contexto, 'selecao.anterior-so-gestor'))
    if (motivo === undefined)
      recusas.push(recusa(contexto, 'selecao.anterior-sem-motivo', { falta: 'motivo' }))
    const ano = anoDoEdital(edital)
    if (ano !== undefined && ano > anoDe(contexto.hoje))
      recusas.push(recusa(contexto, 'selecao.anterior-futuro', { dados: { ano } }))
  }
  if (recusas.length > 0) return { recusas }
  const mais = {
    ...(lote === undefined ? {} : { lote }),
    ...(motivo === undefined ? {} : { motivo }),
  }
  return { selecao: { edital, classificacao, ...mais }, recusas: [] }
}

/**
 * The classification that a request leans on: of a process of this system, what its final result
 * says, whatever was typed; of an earlier one, what the manager says.
 */
export function resolverSelecao(
  pedida: SelecaoPedida | undefined,
  pessoa: string,
  mundo: Mundo,
  contexto: Contexto,
): Resolvida {
  if (pedida === undefined) return { recusas: [] }
  const { processo } = pedida
  if (processo === undefined) return deAntes(pedida, contexto)
  const recusas = [...recusasDoLugar('requererOutorga', processo, pessoa, mundo, contexto)]
  const s = mundo.selecao(processo)
  const candidato = s && doTitular(s, pessoa)
  if (s === undefined || candidato === undefined || recusas.length > 0) return { recusas }
  const { responderAte } = candidato
  if (responderAte !== undefined && contexto.hoje > responderAte)
    return {
      recusas: [recusa(contexto, 'selecao.convocacao-vencida', { dados: { responderAte } })],
    }
  return {
    selecao: {
      edital: s.edital ?? s.id,
      classificacao: lugarDe(s, candidato.id),
      processo,
    },
    recusas: [],
  }
}

const ato = (
  processo: string,
  pessoa: string,
  mundo: Mundo,
  contexto: Contexto,
  { tipo, dados }: Readonly<{ tipo: AtoDeSelecao['tipo']; dados: object }>,
): readonly AtoDeSelecao[] => {
  const s = mundo.selecao(processo)
  const candidato = s && doTitular(s, pessoa)
  if (candidato === undefined) return []
  return [
    {
      tipo,
      corrente: corrente('selecao', processo),
      ...fundar(contexto),
      dados: { em: contexto.hoje, inscricao: candidato.id, ...dados },
    } as AtoDeSelecao,
  ]
}

/** The act on the process that goes with the request of who was called. */
export const comparecimento = (
  selecao: SelecaoDaOutorga | undefined,
  pessoa: string,
  pedido: string,
  mundo: Mundo,
  contexto: Contexto,
): readonly AtoDeSelecao[] =>
  selecao?.processo === undefined
    ? []
    : ato(selecao.processo, pessoa, mundo, contexto, {
        tipo: 'convocacaoAtendida',
        dados: { pedido },
      })

/** What bars the grant of a place: the process fell, or the place is no longer theirs. */
export const recusasDaSelecao = (o: Outorga, mundo: Mundo, contexto: Contexto): readonly Recusa[] =>
  o.selecao?.processo === undefined
    ? []
    : recusasDoLugar('concederOutorga', o.selecao.processo, o.titular, mundo, contexto)

/** The act on the process that goes with the grant. */
export const contemplacao = (o: Outorga, mundo: Mundo, contexto: Contexto) =>
  o.selecao?.processo === undefined
    ? []
    : ato(o.selecao.processo, o.titular, mundo, contexto, {
        tipo: 'candidatoContemplado',
        dados: { concedida: o.id },
      })

/** A request rejected takes its candidate out, and the next is called to the place. */
export function eliminacao(
  o: Outorga,
  motivo: string,
  mundo: Mundo,
  contexto: Contexto,
): readonly AtoDeSelecao[] {
  const processo = o.selecao?.processo
  const s = processo === undefined ? undefined : mundo.selecao(processo)
  if (processo === undefined || s?.fase !== 'homologada') return []
  if (doTitular(s, o.titular)?.situacao !== 'compareceu') return []
  return [
    ...ato(processo, o.titular, mundo, contexto, {
      tipo: 'candidatoEliminado',
      dados: { motivo, pedido: o.id },
    }),
    ...proximaConvocacao(corrente('selecao', processo), mundo, contexto, 1),
  ]
}
