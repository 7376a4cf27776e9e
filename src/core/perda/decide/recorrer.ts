import type * as z from 'zod'
import { type Corrente, idDaCorrente } from '../../ato.ts'
import type { Comando } from '../../comando.ts'
import type { Contexto } from '../../contexto.ts'
import { type Decisao, type Recusa, recusar } from '../../decisao.ts'
import { casoDaPerda } from '../../junta/caso.ts'
import { comRegra } from '../../lei/base.ts'
import type { Mundo } from '../../mundo.ts'
import { dataFutura, dataInvertida } from '../../mundo/recusas.ts'
import { baseDaPeticao, recusaDeContaAlheia } from '../../notificacao/conta.ts'
import { recusaDePapel, recusaSemParecer } from '../../processo/guardas.ts'
import { efeitoDoRecursoEm, inicioDaPerdaEm, regraDoEfeito } from '../efeito.ts'
import type * as e from '../perda.ts'
import { achar, base, destinatarioDa, regraDe } from './caso.ts'
import { recusasDaMorte } from './morte.ts'

type D = Decisao<e.AtoDePerda>

/** Why no appeal may be recorded today: the stage, or one that waits already. */
export function sondarRecurso(c: Corrente, mundo: Mundo, contexto: Contexto): readonly Recusa[] {
  const a = achar('recorrerDaPerda', c, mundo)
  if ('recusas' in a) return a.recusas
  const { fundamentos } = contexto.pacote.processo.recurso
  return a.p.situacao === 'recorrida' ? [{ codigo: 'recurso.pendente', fundamentos }] : []
}

/**
 * An appeal, recorded whenever it comes, and judged, in time or late. What it does to the loss while
 * it waits is by the law of the day on which it was lodged.
 */
export function recorrer(
  c: Comando<z.infer<typeof e.recorrerDaPerda>>,
  mundo: Mundo,
  contexto: Contexto,
): D {
  const impedem = sondarRecurso(c.corrente, mundo, contexto)
  const p = mundo.perda(idDaCorrente(c.corrente))
  if (p === undefined || impedem.length > 0) return recusar(impedem)
  const { protocoladaEm, texto } = c.dados
  const { recurso } = contexto.pacote.processo
  const datas = [
    ...recusaDeContaAlheia([destinatarioDa(p, mundo)], contexto, recurso.fundamentos),
    ...dataFutura('protocoladaEm', protocoladaEm, contexto.hoje),
    ...dataInvertida('protocoladaEm', p.decisao?.em, protocoladaEm),
  ]
  if (datas.length > 0) return recusar(datas)
  const peticao = baseDaPeticao(base(p, contexto, recurso.fundamentos), contexto)
  return [
    {
      tipo: 'recursoDaPerdaInterposto',
      corrente: c.corrente,
      ...comRegra(peticao, regraDoEfeito(p, contexto)),
      dados: {
        em: contexto.hoje,
        protocoladaEm,
        tempestivo: p.recursoAte === undefined || protocoladaEm <= p.recursoAte,
        efeito: efeitoDoRecursoEm(p, protocoladaEm, contexto),
      },
      pessoal: { texto },
    },
  ]
}

/** Why the appeal cannot be decided today by who asks. */
export function recusasDoRecurso(c: Corrente, mundo: Mundo, contexto: Contexto): readonly Recusa[] {
  const { fundamentos, colegiado } = contexto.pacote.processo.recurso
  if (colegiado) return [{ codigo: 'lei.nao-preve', fundamentos, falta: 'orgao-singular' }]
  const a = achar('julgarRecursoDaPerda', c, mundo)
  if ('recusas' in a) return a.recusas
  const eu = contexto.autor.id
  const motivo =
    a.p.proponente === eu || a.p.decisao?.julgador === eu
      ? 'decidiu'
      : a.p.impedidos.some((i) => i.membro === eu)
        ? 'se declarou impedido'
        : undefined
  return [
    ...recusaDePapel(contexto, regraDe(contexto)?.recorrem ?? [], fundamentos),
    ...recusasDaMorte(a.p, mundo, contexto, fundamentos),
    ...(motivo === undefined ? [] : [{ codigo: 'perda.impedido', fundamentos, dados: { motivo } }]),
    ...recusaSemParecer(casoDaPerda(a.p, mundo), contexto),
  ]
}

/** The last instance, where one authority: reversed, the case is filed; upheld, the loss may take effect. */
export function julgarRecurso(
  c: Comando<z.infer<typeof e.julgarRecursoDaPerda>>,
  mundo: Mundo,
  contexto: Contexto,
): D {
  const recusas = recusasDoRecurso(c.corrente, mundo, contexto)
  const p = mundo.perda(idDaCorrente(c.corrente))
  if (p === undefined || recusas.length > 0) return recusar(recusas)
  const { hoje, pacote, autor } = contexto
  const doCaso = base(p, contexto, pacote.processo.recurso.fundamentos)
  return [
    {
      tipo: 'recursoDaPerdaJulgado',
      corrente: c.corrente,
      ...comRegra(doCaso, regraDe(contexto)?.inicio),
      dados: {
        em: hoje,
        ...c.dados,
        julgador: autor.id,
        inicio: inicioDaPerdaEm(hoje, contexto),
      },
    },
  ]
}
