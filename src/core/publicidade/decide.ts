import type * as z from 'zod'
import { type Corrente, idDaCorrente } from '../ato.ts'
import type { Comando } from '../comando.ts'
import type { Contexto } from '../contexto.ts'
import { type Decisao, type Recusa, recusar } from '../decisao.ts'
import type { Mundo } from '../mundo.ts'
import { citarRegra } from '../mundo/fatos.ts'
import { dataInvertida } from '../mundo/recusas.ts'
import { leiNaoPreve, recusasSemTitular, recusasSemVigor } from '../outorga/emVigor.ts'
import {
  type AtoDePublicidade,
  type decidirPublicidade,
  type encerrarPublicidade,
  type Publicidade,
  type requererPublicidade,
  transicoes,
} from './publicidade.ts'

type D = Decisao<AtoDePublicidade>
type ComAlvo = keyof typeof transicoes

/** What bars a request whatever its data: a law without publicity, a grant not in force. */
export function sondarPedido(c: Corrente, mundo: Mundo, contexto: Contexto): readonly Recusa[] {
  if (contexto.pacote.prazos.publicidade === undefined) return [leiNaoPreve('publicidade')]
  return recusasSemTitular(mundo.outorga(idDaCorrente(c)), c, contexto)
}

/** The same, and that some request stands where the command may be given. */
export const sondarAlvo =
  (comando: ComAlvo) =>
  (c: Corrente, mundo: Mundo, contexto: Contexto): readonly Recusa[] => {
    if (contexto.pacote.prazos.publicidade === undefined) return [leiNaoPreve('publicidade')]
    const o = mundo.outorga(idDaCorrente(c))
    const sem = recusasSemVigor(o, c, contexto)
    if (sem.length > 0) return sem
    const lista = o?.publicidades ?? []
    return lista.some((p) => cabe(comando, p))
      ? []
      : [{ codigo: 'publicidade.nenhuma', fundamentos: [], dados: { comando } }]
  }

const cabe = (comando: ComAlvo, p: Publicidade): boolean =>
  (transicoes[comando] as readonly string[]).includes(p.situacao)

const fundar = ({ pacote }: Contexto) => citarRegra(pacote.prazos.publicidade)

/** Asks that a third party's publicity be shown, in a space and for a term. */
export function requerer(
  c: Comando<z.infer<typeof requererPublicidade>>,
  mundo: Mundo,
  contexto: Contexto,
): D {
  const { local, desde, ate } = c.dados
  const recusas: Recusa[] = [
    ...sondarPedido(c.corrente, mundo, contexto),
    ...dataInvertida('ate', desde, ate),
  ]
  const locais = contexto.pacote.prazos.publicidade?.locais ?? []
  if (recusas.length === 0 && !locais.some((l) => l.id === local))
    recusas.push({ codigo: 'publicidade.local', ...soFundamentos(contexto), falta: local })
  if (recusas.length > 0) return recusar(recusas)
  const dados = { em: contexto.hoje, publicidade: c.id, ...c.dados }
  return [{ tipo: 'publicidadeRequerida', corrente: c.corrente, ...fundar(contexto), dados }]
}

const soFundamentos = (contexto: Contexto) => ({ fundamentos: fundar(contexto).fundamentos })

/** The one that the command names, or why it cannot be given to it. */
function alvo(
  comando: ComAlvo,
  c: Comando<{ publicidade: string }>,
  mundo: Mundo,
  contexto: Contexto,
): { p: Publicidade } | { recusas: readonly Recusa[] } {
  const impedem = sondarAlvo(comando)(c.corrente, mundo, contexto)
  if (impedem.length > 0) return { recusas: impedem }
  const p = mundo
    .outorga(idDaCorrente(c.corrente))
    ?.publicidades?.find((x) => x.id === c.dados.publicidade)
  if (p === undefined)
    return {
      recusas: [{ codigo: 'publicidade.inexistente', fundamentos: [], falta: c.dados.publicidade }],
    }
  return cabe(comando, p)
    ? { p }
    : {
        recusas: [
          { codigo: 'publicidade.transicao', fundamentos: [], dados: { situacao: p.situacao } },
        ],
      }
}

/** Approves, for the term asked or a shorter one, or refuses; with reasons. */
export function decidir(
  c: Comando<z.infer<typeof decidirPublicidade>>,
  mundo: Mundo,
  contexto: Contexto,
): D {
  const achado = alvo('decidirPublicidade', c, mundo, contexto)
  if ('recusas' in achado) return recusar(achado.recusas)
  const { p } = achado
  const { aprovada, razoes, ate = p.ate, publicidade } = c.dados
  const em = contexto.hoje
  const base = { corrente: c.corrente, ...fundar(contexto) }
  if (!aprovada)
    return [{ tipo: 'publicidadeRecusada', ...base, dados: { em, publicidade, razoes } }]
  const o = mundo.outorga(idDaCorrente(c.corrente))
  const recusas: Recusa[] = [
    ...dataInvertida('ate', p.desde, ate),
    ...recusasSemTitular(o, c.corrente, contexto),
  ]
  if (ate > p.ate)
    recusas.push({
      codigo: 'publicidade.alem-do-pedido',
      ...soFundamentos(contexto),
      dados: { ate: p.ate },
    })
  if (ate < em)
    recusas.push({ codigo: 'publicidade.vencida', ...soFundamentos(contexto), dados: { ate } })
  if (recusas.length > 0) return recusar(recusas)
  return [{ tipo: 'publicidadeAprovada', ...base, dados: { em, publicidade, ate, razoes } }]
}

/** Takes it off before its last day: from the day on it is no longer approved. */
export function encerrar(
  c: Comando<z.infer<typeof encerrarPublicidade>>,
  mundo: Mundo,
  contexto: Contexto,
): D {
  const achado = alvo('encerrarPublicidade', c, mundo, contexto)
  if ('recusas' in achado) return recusar(achado.recusas)
  const { publicidade, motivo } = c.dados
  return [
    {
      tipo: 'publicidadeEncerrada',
      corrente: c.corrente,
      ...fundar(contexto),
      dados: { em: contexto.hoje, publicidade, motivo },
    },
  ]
}
