import type { Pacote } from '#law/pacote.ts'
import type { Dia } from '#core/calendar/dia.ts'
import type { Recusa } from '#core/decisao.ts'
import { comCumpridas, daPessoa } from '#core/notificacao/tentativas.ts'
import type { Auto, Ciencia, Notificacao, Peca } from './processo.ts'

type Alcance = Readonly<{ pessoa?: string | undefined }>
/** Without a person, it is of all. */
const alcanca = (x: Alcance, pessoa: string | undefined): boolean =>
  x.pessoa === undefined || pessoa === undefined || x.pessoa === pessoa

const daPeca = (auto: Auto, peca: Peca): readonly Ciencia[] =>
  auto.ciencias.filter((c) => c.peca === peca)

/**
 * Those who answer and do not know yet. `undefined` stands for those without a register, who are
 * served under the record's own name: only when nobody else is there to be served.
 */
export function semCiencia(auto: Auto, peca: Peca): readonly (string | undefined)[] {
  const conhecidas = daPeca(auto, peca)
  const pessoas = [...new Set(auto.responsaveis.flatMap((r) => r.pessoa ?? []))]
  if (pessoas.length === 0) return conhecidas.length === 0 ? [undefined] : []
  return pessoas.filter((p) => !conhecidas.some((c) => c.pessoa === undefined || c.pessoa === p))
}

/** Last day of the term of one who answers (of all, without a person); none if it has not begun. */
export function fimDoPrazo(auto: Auto, peca: Peca, pessoa: string | undefined): Dia | undefined {
  const fins = daPeca(auto, peca)
    .filter((c) => alcanca(c, pessoa))
    .flatMap((c) => c.ate ?? [])
  return fins.toSorted().at(-1)
}

/** The last day of the terms that still run for someone who has not answered in time. */
export function prazoQueCorre(
  auto: Auto,
  peca: Peca,
  respostas: readonly Alcance[],
  hoje: Dia,
): Dia | undefined {
  const correm = daPeca(auto, peca).filter(
    (c) => c.ate !== undefined && hoje <= c.ate && !respostas.some((r) => alcanca(c, r.pessoa)),
  )
  return correm
    .flatMap((c) => c.ate ?? [])
    .toSorted()
    .at(-1)
}

/** Someone who answers does not know yet: the proceeding waits (`processo.ciencia-pendente`). */
export function recusaDeCienciaPendente(auto: Auto, peca: Peca, pacote: Pacote): readonly Recusa[] {
  const faltam = semCiencia(auto, peca).length
  return faltam === 0
    ? []
    : [
        {
          codigo: 'processo.ciencia-pendente',
          fundamentos: pacote.processo.ciencia.fundamentos,
          dados: { peca, faltam, responsaveis: auto.responsaveis.length },
        },
      ]
}

/** What was decided last, and must be made known. */
export const pecaDaDecisao = (auto: Auto): 'decisao' | 'recurso' =>
  auto.julgamentoDoRecurso === undefined ? 'decisao' : 'recurso'

/** What is to be served where the proceeding stands; nothing once annulled. */
function pecaACumprir(auto: Auto): Peca | undefined {
  if (auto.anuladoEm !== undefined) return undefined
  switch (auto.fase) {
    case 'lavrado':
    case 'notificado':
    case 'em-defesa':
    case 'defendido':
      return 'autuacao'
    case 'julgado-procedente':
    case 'em-recurso':
    case 'recorrido':
      return 'decisao'
    case 'recurso-julgado':
    case 'definitivo':
    case 'arquivado':
      return auto.julgamentoDoRecurso === undefined ? undefined : 'recurso'
    case 'revel':
      return undefined
  }
}

/** Someone to serve with nothing under way: which means were already tried with them, in vain. */
export type ANotificar = Readonly<{ peca: Peca; pessoa?: string; tentados: readonly string[] }>

/** Whom the proceeding must serve now, and has no attempt under way for. */
export function aNotificar(auto: Auto): readonly ANotificar[] {
  const peca = pecaACumprir(auto)
  if (peca === undefined) return []
  return semCiencia(auto, peca).flatMap((pessoa) => {
    const tentativas = auto.notificacoes.filter((n) => n.peca === peca && alcanca(n, pessoa))
    if (tentativas.some((n) => n.situacao === 'expedida')) return []
    const tentados = [...new Set(tentativas.map((n) => n.meio))]
    return [{ peca, ...(pessoa === undefined ? {} : { pessoa }), tentados }]
  })
}

type DaCiencia = Readonly<{ cienciaEm: Dia; meio: string; pessoa?: string }>

/** Knowledge, with what it ends: the attempts under way to serve the same on the same person. */
export function comCiencia(
  auto: Auto,
  peca: Peca,
  { cienciaEm, meio, pessoa }: DaCiencia,
  ate?: Dia,
): Pick<Auto, 'ciencias' | 'notificacoes'> {
  const nova = { peca, ...daPessoa(pessoa), cienciaEm, meio, ...(ate === undefined ? {} : { ate }) }
  const ciencias = [...auto.ciencias, nova]
  const todos = pessoa === undefined || semCiencia({ ...auto, ciencias }, peca).length === 0
  return {
    ciencias,
    notificacoes: comCumpridas(auto.notificacoes, { peca, pessoa, todos, cienciaEm }),
  }
}

/** Attempts that still wait for their proof. */
export const emCurso = (auto: Auto): readonly Notificacao[] =>
  auto.anuladoEm === undefined ? auto.notificacoes.filter((n) => n.situacao === 'expedida') : []
