import type * as z from 'zod'
import type { Pacote } from '#law/pacote.ts'
import { type Corrente, idDaCorrente } from '../ato.ts'
import type { Dia } from '../calendar/dia.ts'
import type { Comando } from '../comando.ts'
import type { Contexto } from '../contexto.ts'
import { type Decisao, type Recusa, recusar } from '../decisao.ts'
import type { Mundo } from '../mundo.ts'
import { dataFutura, dataInvertida } from '../mundo/recusas.ts'
import { leiNaoPreve, recusasSemVigor } from '../outorga/emVigor.ts'
import type { Outorga } from '../outorga/outorga.ts'
import type { AtoDeBloqueio, bloquearOutorga, desbloquearOutorga } from './bloqueio.ts'
import { bloqueioEm, recusasDaTransicao, type transicoes } from './transicoes.ts'

/** What bars the command whatever its data. */
export function sondarBloqueio(comando: keyof typeof transicoes) {
  return (c: Corrente, mundo: Mundo, contexto: Contexto): readonly Recusa[] => {
    if (contexto.pacote.prazos.bloqueio === undefined) return [leiNaoPreve('bloqueio')]
    const o = mundo.outorga(idDaCorrente(c))
    const base = recusasSemVigor(o, c, contexto)
    return base.length > 0 ? base : recusasDaTransicao(comando, o, contexto.hoje)
  }
}

/** Why a blocked grant may neither work nor be licensed on the day; empty when it is not blocked. */
export function recusasDoBloqueio(
  o: Outorga | undefined,
  pacote: Pacote,
  dia: Dia,
): readonly Recusa[] {
  const b = bloqueioEm(o, dia)
  if (b === undefined) return []
  return [
    {
      codigo: 'outorga.bloqueada',
      fundamentos: pacote.prazos.bloqueio?.fundamentos ?? [],
      dados: { desde: b.desde, ...(b.ate === undefined ? {} : { ate: b.ate }) },
    },
  ]
}

/** Blocks, only on a written and reasoned authorisation that came before. */
export function bloquear(
  c: Comando<z.infer<typeof bloquearOutorga>>,
  mundo: Mundo,
  contexto: Contexto,
): Decisao<AtoDeBloqueio> {
  const { hoje, pacote } = contexto
  const { autorizacao, ate } = c.dados
  const fundamentos = pacote.prazos.bloqueio?.fundamentos ?? []
  const recusas: Recusa[] = [...sondarBloqueio('bloquearOutorga')(c.corrente, mundo, contexto)]
  if (pacote.prazos.bloqueio !== undefined && autorizacao === undefined)
    recusas.push({ codigo: 'bloqueio.sem-autorizacao', fundamentos, falta: 'autorizacao' })
  recusas.push(
    ...dataFutura('autorizacao.assinadaEm', autorizacao?.assinadaEm, hoje),
    ...dataInvertida('ate', hoje, ate),
  )
  if (recusas.length > 0 || autorizacao === undefined) return recusar(recusas)
  const lacuna = pacote.prazos.bloqueio?.lacuna
  return [
    {
      tipo: 'outorgaBloqueada',
      corrente: c.corrente,
      fundamentos,
      ...(lacuna === undefined ? {} : { lacunas: [lacuna] }),
      dados: { em: hoje, autorizacao, ...(ate === undefined ? {} : { ate }) },
    },
  ]
}

/** Lifts the block, from the day on. */
export function desbloquear(
  c: Comando<z.infer<typeof desbloquearOutorga>>,
  mundo: Mundo,
  contexto: Contexto,
): Decisao<AtoDeBloqueio> {
  const impedem = sondarBloqueio('desbloquearOutorga')(c.corrente, mundo, contexto)
  if (impedem.length > 0) return recusar(impedem)
  return [
    {
      tipo: 'outorgaDesbloqueada',
      corrente: c.corrente,
      fundamentos: contexto.pacote.prazos.bloqueio?.fundamentos ?? [],
      dados: { em: contexto.hoje, motivo: c.dados.motivo },
    },
  ]
}
