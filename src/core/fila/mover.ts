import type * as z from 'zod'
import { anoDe } from '../calendar/dia.ts'
import type { Corrente } from '../ato.ts'
import type { Comando } from '../comando.ts'
import type { Contexto } from '../contexto.ts'
import { type Decisao, type Recusa, recusar } from '../decisao.ts'
import type { Mundo } from '../mundo.ts'
import { previstaEm, proximaChamada, recusasDaLista } from './decide.ts'
import type * as esquema from './fila.ts'
import type { AtoDeFila } from './fila.ts'
import { emOrdem, sortear } from './ordem.ts'
import { inscricaoDe, recusasDaTransicao } from './transicoes.ts'

const ATOS = {
  recusarChamada: 'chamadaRecusada',
  retirarDaFila: 'retiradoDaFila',
  excluirDaFila: 'excluidoDaFila',
} as const

type ComMotivo = Comando<Readonly<{ inscricao: string; motivo: string }>>

/** Declines a call, withdraws or excludes: the reason is told, and a place that a call held is called again. */
export const encerrar =
  (nome: keyof typeof ATOS) =>
  (c: ComMotivo, mundo: Mundo, contexto: Contexto): Decisao<AtoDeFila> => {
    const prevista = previstaEm(c.corrente, contexto)
    if (prevista === undefined) return recusar(recusasDaLista(c.corrente, contexto))
    const { inscricao, motivo } = c.dados
    const i = inscricaoDe(mundo.fila(prevista.id), inscricao)
    const recusas = recusasDaTransicao(nome, i)
    if (recusas.length > 0) return recusar(recusas)
    const ato: AtoDeFila = {
      tipo: ATOS[nome],
      corrente: c.corrente,
      fundamentos: prevista.fundamentos,
      ...lacunas(prevista.lacuna),
      dados: { em: contexto.hoje, inscricao, motivo },
    }
    return [ato, ...(i?.situacao === 'chamada' ? proximaChamada(mundo, contexto, 1) : [])]
  }

const lacunas = (id: string | undefined) => (id === undefined ? {} : { lacunas: [id] })

/** Ends a call whose term passed without an answer: never before the day after its last. */
export function expirar(
  c: Comando<z.infer<typeof esquema.expirarChamada>>,
  mundo: Mundo,
  contexto: Contexto,
): Decisao<AtoDeFila> {
  const prevista = previstaEm(c.corrente, contexto)
  if (prevista === undefined) return recusar(recusasDaLista(c.corrente, contexto))
  const i = inscricaoDe(mundo.fila(prevista.id), c.dados.inscricao)
  const recusas: Recusa[] = [...recusasDaTransicao('expirarChamada', i)]
  const responderAte = i?.responderAte ?? contexto.hoje
  if (recusas.length === 0 && contexto.hoje <= responderAte)
    recusas.push({
      codigo: 'fila.chamada-no-prazo',
      fundamentos: prevista.fundamentos,
      dados: { responderAte },
    })
  if (recusas.length > 0) return recusar(recusas)
  return [
    {
      tipo: 'chamadaExpirada',
      corrente: c.corrente,
      fundamentos: prevista.fundamentos,
      ...lacunas(prevista.lacuna),
      dados: { em: contexto.hoje, inscricao: c.dados.inscricao, responderAte },
    },
    ...proximaChamada(mundo, contexto, 1),
  ]
}

/** Publishes the seed of a draw to come: from the next day on it may be used. */
export function publicarSemente(
  c: Comando<z.infer<typeof esquema.publicarSementeDaFila>>,
  mundo: Mundo,
  contexto: Contexto,
): Decisao<AtoDeFila> {
  const prevista = previstaEm(c.corrente, contexto)
  const impedem = recusasDoSorteio(c.corrente, contexto)
  if (prevista === undefined || impedem.length > 0) return recusar(impedem)
  const usadas = mundo.fila(prevista.id)?.sementes ?? []
  if (usadas.some((s) => s.semente === c.dados.semente))
    return recusar([{ codigo: 'fila.semente-repetida', fundamentos: prevista.fundamentos }])
  return [
    {
      tipo: 'sementeDaFilaPublicada',
      corrente: c.corrente,
      fundamentos: prevista.fundamentos,
      ...lacunas(prevista.lacuna),
      dados: { em: contexto.hoje, ...c.dados },
    },
  ]
}

/** The list breaks its ties by a draw. */
export function recusasDoSorteio(c: Corrente, contexto: Contexto): readonly Recusa[] {
  const impedem = recusasDaLista(c, contexto)
  if (impedem.length > 0) return impedem
  return previstaEm(c, contexto)?.desempate === 'sorteio'
    ? []
    : [{ codigo: 'lei.nao-preve', fundamentos: [], falta: 'sorteio' }]
}

/** What bars a draw now: no seed published before today, or nobody who ties. */
export function recusasDoDesempate(
  c: Corrente,
  mundo: Mundo,
  contexto: Contexto,
): readonly Recusa[] {
  const impedem = recusasDoSorteio(c, contexto)
  const prevista = previstaEm(c, contexto)
  if (prevista === undefined || impedem.length > 0) return impedem
  const { fundamentos } = prevista
  const fila = mundo.fila(prevista.id)
  const semente = fila?.sementes.at(-1)
  if (semente === undefined || fila === undefined)
    return [{ codigo: 'fila.sem-semente', fundamentos, falta: 'semente' }]
  if (contexto.hoje <= semente.em)
    return [{ codigo: 'fila.semente-de-hoje', fundamentos, dados: { em: semente.em } }]
  return Object.keys(sortear(fila, semente)).length === 0
    ? [{ codigo: 'fila.sem-empate', fundamentos, dados: { em: semente.em } }]
    : []
}

/** Puts in order those who tie, by the last seed published. */
export function desempatar(
  c: Comando<z.infer<typeof esquema.sortearEmpatesDaFila>>,
  mundo: Mundo,
  contexto: Contexto,
): Decisao<AtoDeFila> {
  const prevista = previstaEm(c.corrente, contexto)
  const impedem = recusasDoDesempate(c.corrente, mundo, contexto)
  const fila = prevista && mundo.fila(prevista.id)
  const semente = fila?.sementes.at(-1)
  if (prevista === undefined || fila === undefined || semente === undefined || impedem.length > 0)
    return recusar(impedem)
  const { acompanhadoPor } = c.dados
  return [
    {
      tipo: 'empatesDaFilaSorteados',
      corrente: c.corrente,
      fundamentos: prevista.fundamentos,
      ...lacunas(prevista.lacuna),
      dados: {
        em: contexto.hoje,
        semente: semente.semente,
        chaves: sortear(fila, semente),
        ...(acompanhadoPor === undefined ? {} : { acompanhadoPor }),
      },
    },
  ]
}

/** Publishes the line as it stands, in a numbered edital. */
export function publicar(
  c: Comando<z.infer<typeof esquema.publicarFila>>,
  mundo: Mundo,
  contexto: Contexto,
): Decisao<AtoDeFila> {
  const prevista = previstaEm(c.corrente, contexto)
  if (prevista === undefined) return recusar(recusasDaLista(c.corrente, contexto))
  const { meios, referencia, acompanhadoPor } = c.dados
  return [
    {
      tipo: 'filaPublicada',
      corrente: c.corrente,
      fundamentos: prevista.fundamentos,
      dados: {
        em: contexto.hoje,
        ordem: emOrdem(mundo.fila(prevista.id)).map((i) => i.id),
        meios: [...new Set(meios)],
        ...(referencia === undefined ? {} : { referencia }),
        ...(acompanhadoPor === undefined ? {} : { acompanhadoPor }),
      },
      numerar: { campo: 'edital', serie: 'edital', ano: anoDe(contexto.hoje) },
    },
  ]
}
