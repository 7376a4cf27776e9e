import type { Dia } from '../calendar/dia.ts'
import type { Autor, Contexto } from '../contexto.ts'
import type { Recusa } from '../decisao.ts'
import { papelNoCaso, recusaDeImpedimento } from '../processo/guardas.ts'
import type { Caso } from './caso.ts'
import type { Junta, Membro } from './junta.ts'

/** What it takes to know who may act: the law, and the day. */
export type NoDia = Pick<Contexto, 'pacote' | 'hoje'>

export type SituacaoDoMembro = 'em-exercicio' | 'licenciado' | 'fora-do-mandato'

/** Where a member stands on the day: the term's first and last days are in it. */
export function situacaoDoMembro(m: Membro, dia: Dia): SituacaoDoMembro {
  const fora =
    dia < m.desde ||
    (m.ate !== undefined && dia > m.ate) ||
    (m.encerradoEm !== undefined && dia >= m.encerradoEm)
  if (fora) return 'fora-do-mandato'
  return m.licencas.some((l) => l.desde <= dia && dia <= l.ate) ? 'licenciado' : 'em-exercicio'
}

/** In office on the day, on leave or not: who holds a seat. */
export const noMandato = (j: Junta, dia: Dia): readonly Membro[] =>
  j.membros.filter((m) => situacaoDoMembro(m, dia) !== 'fora-do-mandato')

export const emExercicio = (j: Junta, dia: Dia): readonly Membro[] =>
  j.membros.filter((m) => situacaoDoMembro(m, dia) === 'em-exercicio')

export const membroDe = (j: Junta, id: string): Membro | undefined =>
  j.membros.find((m) => m.id === id)

/** Who the author is in the body: of several appointments, the one in office, else the last. */
export const membroDoAutor = (j: Junta, autor: Autor, dia: Dia): Membro | undefined => {
  const seus = j.membros.filter((m) => m.usuario === autor.id)
  return seus.find((m) => situacaoDoMembro(m, dia) !== 'fora-do-mandato') ?? seus.at(-1)
}

/** The kin that the register gave the member at the end of the day; today, without one. */
export const parentesEm = (m: Membro, ate?: Dia): Membro['parentes'] =>
  m.parentes.filter(
    ({ em, retificadoEm }) =>
      (ate === undefined || em <= ate) &&
      (retificadoEm === undefined || (ate !== undefined && ate < retificadoEm)),
  )

/**
 * Why the member may not hear the appeal; absent when they may. `ate`: as it was known at the end of
 * that day.
 */
export function impedimentoDe(m: Membro, caso: Caso, ate?: Dia): string | undefined {
  const sabido = ({ em }: Readonly<{ em: Dia }>) => ate === undefined || em <= ate
  const [proprio] = m.usuario === undefined ? [] : papelNoCaso(m.usuario, caso, 'recurso')
  if (proprio !== undefined) return proprio
  const declarou = caso.impedidos.filter(sabido)
  if (declarou.some((i) => i.membro === m.id || i.membro === m.usuario)) return 'declarou'
  const seus = [m.cadastro, ...parentesEm(m, ate).map((p) => p.parente)]
  return seus.some((p) => p !== undefined && caso.respondem.includes(p)) ? 'parentesco' : undefined
}

/** Out of office, on leave, or barred from this appeal: each with its own sentence. */
export function recusasDoMembro(
  m: Membro | undefined,
  caso: Caso | undefined,
  { pacote, hoje }: NoDia,
): readonly Recusa[] {
  const { recurso, impedimento } = pacote.processo
  const { fundamentos } = recurso
  if (m === undefined) return [{ codigo: 'junta.nao-e-membro', fundamentos, falta: 'membro' }]
  const nome = { membro: m.nome ?? m.id }
  const situacao = situacaoDoMembro(m, hoje)
  if (situacao === 'fora-do-mandato') {
    const ate = m.encerradoEm ?? m.ate
    return [
      {
        codigo: 'junta.fora-do-mandato',
        fundamentos,
        ...(hoje < m.desde ? { passaEm: m.desde } : {}),
        dados: { ...nome, desde: m.desde, ...(ate === undefined ? {} : { ate }) },
      },
    ]
  }
  if (situacao === 'licenciado')
    return [{ codigo: 'junta.membro-licenciado', fundamentos, dados: nome }]
  const motivo = caso === undefined ? undefined : impedimentoDe(m, caso)
  if (motivo === undefined) return []
  return [
    {
      codigo: 'processo.julgador-impedido',
      fundamentos: impedimento.fundamentos,
      ...(impedimento.outrasNormas === undefined ? {} : { outrasNormas: impedimento.outrasNormas }),
      dados: { motivo, ...nome },
    },
  ]
}

/**
 * Whose act this is: the author's own, or by the secretary that of a member without an account. No
 * member acts for another (`voto.por-outro`), nor does who wrote the record, or judged it.
 */
export function quemAge(
  j: Junta,
  indicado: string | undefined,
  caso: Caso,
  contexto: Contexto,
): Readonly<{ membro?: Membro | undefined; recusas: readonly Recusa[] }> {
  const { autor, hoje, pacote } = contexto
  const { fundamentos } = pacote.processo.recurso
  const proprio = membroDoAutor(j, autor, hoje)
  if (indicado === undefined || indicado === proprio?.id) return { membro: proprio, recusas: [] }
  const outro = membroDe(j, indicado)
  const porOutro = proprio !== undefined || outro?.usuario !== undefined
  return {
    membro: outro,
    recusas: [
      ...(porOutro
        ? [{ codigo: 'voto.por-outro', fundamentos, dados: { membro: outro?.nome ?? indicado } }]
        : []),
      ...(proprio === undefined ? recusaDeImpedimento(caso, contexto, 'recurso') : []),
    ],
  }
}
