import type { EfeitoPrevisto } from '#law/esquema/medidas.ts'
import type { Dia } from '../calendar/dia.ts'
import type { Contexto } from '../contexto.ts'
import type { Recusa } from '../decisao.ts'
import { valorDeParametro } from '../lei/parametro.ts'
import type { EfeitoDoRecurso, InicioDaPerda, Perda } from './perda.ts'

const regra = ({ pacote }: Contexto) => pacote.processo.medidas?.perda

/** What the law says that an appeal against this loss does to it: of its ground, or of all. */
export function regraDoEfeito(p: Perda, contexto: Contexto): EfeitoPrevisto | undefined {
  const da = regra(contexto)
  return da?.hipoteses.find((h) => h.id === p.hipotese)?.efeitoDoRecurso ?? da?.efeitoDoRecurso
}

type Previsto<V> = Readonly<{ por: V; parametro?: string | undefined }>

/** What the municipality chose, by the value on the day; the pack's own without one. */
function escolhido<V extends string>({ por, parametro }: Previsto<V>, dia: Dia, c: Contexto): V {
  const fixado = parametro === undefined ? undefined : valorDeParametro(c, parametro, dia)
  return fixado !== undefined && 'valor' in fixado ? (String(fixado.valor) as V) : por
}

/** What an appeal lodged on the day does to the loss while it waits; `nenhum` where the pack has none. */
export function efeitoDoRecursoEm(p: Perda, dia: Dia, contexto: Contexto): EfeitoDoRecurso {
  const previsto = regraDoEfeito(p, contexto)
  return previsto === undefined ? 'nenhum' : escolhido(previsto, dia, contexto)
}

/** From when a loss upheld on the day takes effect: its judgement, or that it is known. */
export function inicioDaPerdaEm(dia: Dia, contexto: Contexto): InicioDaPerda {
  const previsto = regra(contexto)?.inicio
  return previsto === undefined ? 'depois-da-ciencia' : escolhido(previsto, dia, contexto)
}

/** The appeal that waits keeps the loss from taking effect: by itself, made in time, or because it was granted. */
export const recursoSegura = (p: Perda): boolean =>
  p.situacao === 'recorrida' &&
  (p.efeitoDoRecurso === 'automatico'
    ? p.recursos.some((r) => r.tempestivo)
    : p.efeitoDoRecurso === 'a-pedido' && p.efeito === 'concedido')

/** Upheld, it waits for who may lose to know of it. */
export const esperaCiencia = (p: Perda): boolean =>
  p.situacao === 'confirmada' &&
  p.decisaoDoRecurso?.inicio === 'depois-da-ciencia' &&
  p.cienciaDoRecursoEm === undefined

/** Why no suspensive effect may be granted or denied on the appeal that waits; empty when it may. */
export function recusasDoPedidoDeEfeito(p: Perda, contexto: Contexto): readonly Recusa[] {
  if (p.efeitoDoRecurso === 'a-pedido') return []
  const { fundamentos = [], lacuna } = regraDoEfeito(p, contexto) ?? {}
  return [
    {
      codigo: recursoSegura(p) ? 'efeito.recurso-ja-suspende' : 'efeito.nao-admitido',
      fundamentos,
      ...(lacuna === undefined ? {} : { lacuna }),
    },
  ]
}
