import type * as z from 'zod'
import type { HipoteseDePerda } from '#law/esquema/medidas.ts'
import { type Corrente, idDaCorrente } from '../ato.ts'
import type { Comando } from '../comando.ts'
import type { Contexto } from '../contexto.ts'
import { type Decisao, type Recusa, recusar } from '../decisao.ts'
import type { Mundo } from '../mundo.ts'
import { citarRegra } from '../mundo/fatos.ts'
import { dataFutura, dataInvertida } from '../mundo/recusas.ts'
import { leiNaoPreve, recusasSemVigor } from '../outorga/emVigor.ts'
import { recusaDePapel } from '../processo/guardas.ts'
import { prazoDoProcesso } from '../processo/prazoDoProcesso.ts'
import type {
  AtoDeParalisacao,
  decidirJustificativa,
  justificarParalisacao,
} from './paralisacao.ts'

type D = Decisao<AtoDeParalisacao>
type ForcaMaior = NonNullable<HipoteseDePerda['forcaMaior']>

/** What this law says of a stop for force majeure, if it excepts it from loss. */
export const regraDaForcaMaior = ({ pacote }: Pick<Contexto, 'pacote'>): ForcaMaior | undefined =>
  pacote.processo.medidas?.perda.hipoteses.find((h) => h.forcaMaior !== undefined)?.forcaMaior

/** Whatever the data: a law without it, a grant not in force, one that still waits for its decision. */
export function sondarJustificativa(
  c: Corrente,
  mundo: Mundo,
  contexto: Contexto,
): readonly Recusa[] {
  const regra = regraDaForcaMaior(contexto)
  if (regra === undefined) return [leiNaoPreve('força maior')]
  const o = mundo.outorga(idDaCorrente(c))
  const sem = recusasSemVigor(o, c, contexto)
  const ultima = o?.justificativas?.at(-1)
  return ultima !== undefined && ultima.decisao === undefined
    ? [...sem, { codigo: 'justificativa.pendente', fundamentos: regra.fundamentos }]
    : sem
}

/** Recorded whenever it comes; in time, it may keep the stop from being a ground of loss. */
export function justificar(
  c: Comando<z.infer<typeof justificarParalisacao>>,
  mundo: Mundo,
  contexto: Contexto,
): D {
  const regra = regraDaForcaMaior(contexto)
  const { paradaEm, protocoladaEm, motivo, prova } = c.dados
  const recusas = [
    ...sondarJustificativa(c.corrente, mundo, contexto),
    ...dataFutura('protocoladaEm', protocoladaEm, contexto.hoje),
    ...dataInvertida('protocoladaEm', paradaEm, protocoladaEm),
  ]
  if (regra === undefined || recusas.length > 0) return recusar(recusas)
  const justificarAte = prazoDoProcesso(paradaEm, regra, contexto).ultimoDia
  return [
    {
      tipo: 'paralisacaoJustificada',
      corrente: c.corrente,
      ...citarRegra(regra),
      dados: {
        em: contexto.hoje,
        paradaEm,
        protocoladaEm,
        justificarAte,
        tempestiva: protocoladaEm <= justificarAte,
      },
      pessoal: { motivo, prova },
    },
  ]
}

/** Why nobody may decide today: nothing waits, or it is not for who asks. */
export function sondarDecisao(c: Corrente, mundo: Mundo, contexto: Contexto): readonly Recusa[] {
  const regra = regraDaForcaMaior(contexto)
  if (regra === undefined) return [leiNaoPreve('força maior')]
  const o = mundo.outorga(idDaCorrente(c))
  const sem = recusasSemVigor(o, c, contexto)
  if (sem.length > 0) return sem
  const ultima = o?.justificativas?.at(-1)
  const { fundamentos } = regra
  return [
    ...recusaDePapel(contexto, contexto.pacote.processo.medidas?.perda.decidem ?? [], fundamentos),
    ...(ultima === undefined || ultima.decisao !== undefined
      ? [{ codigo: 'justificativa.nenhuma', fundamentos }]
      : []),
  ]
}

/** A person decides, with reasons; what was told too late cannot be accepted. */
export function decidir(
  c: Comando<z.infer<typeof decidirJustificativa>>,
  mundo: Mundo,
  contexto: Contexto,
): D {
  const regra = regraDaForcaMaior(contexto)
  const recusas = [...sondarDecisao(c.corrente, mundo, contexto)]
  const ultima = mundo.outorga(idDaCorrente(c.corrente))?.justificativas?.at(-1)
  const { aceita, razoes, ate } = c.dados
  if (regra !== undefined && ultima !== undefined && recusas.length === 0) {
    if (aceita && !ultima.tempestiva)
      recusas.push({
        codigo: 'justificativa.intempestiva',
        fundamentos: regra.fundamentos,
        ...(regra.lacuna === undefined ? {} : { lacuna: regra.lacuna }),
        dados: { ate: ultima.justificarAte, protocoladaEm: ultima.protocoladaEm },
      })
    if (ate !== undefined) recusas.push(...dataInvertida('ate', ultima.paradaEm, ate))
  }
  if (regra === undefined || recusas.length > 0) return recusar(recusas)
  return [
    {
      tipo: 'justificativaDecidida',
      corrente: c.corrente,
      ...citarRegra(regra),
      dados: {
        em: contexto.hoje,
        aceita,
        razoes,
        ...(ate === undefined ? {} : { ate }),
        autoridade: contexto.autor.id,
      },
    },
  ]
}
