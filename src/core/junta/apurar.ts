import type { Contexto } from '../contexto.ts'
import type { Recusa } from '../decisao.ts'
import type { Auto } from '../processo/processo.ts'
import type { Junta, Membro, Sessao } from './junta.ts'
import { cadeiraParaSuplente, cadeirasDaSessao, faltamVotar } from './cadeirasDaSessao.ts'
import { membroDe, type NoDia, recusasDoMembro, situacaoDoMembro } from './membros.ts'
import { recusaDeQuorum, regraDaJunta } from './regra.ts'
import { relatorDe, type Sentido } from './tramite.ts'
import { transicoesDoTramite } from './transicoes.ts'
import { impedimentoDoRelator, vistaQueEspera, votosQueValem } from './votos.ts'

export type Apuracao = Readonly<{
  resultado: 'provido' | 'improvido'
  aFavor: number
  contra: number
  /** The votes tied, and the pack's rule broke it. */
  porDesempate: boolean
  lacunas: readonly string[]
}>

/** The result that the votes still in force give, by the pack's quorum, majority and rule for a tie; or why none. */
export function apurar(
  j: Junta,
  auto: Auto,
  s: Sessao,
  contexto: Contexto,
): Apuracao | Readonly<{ recusas: readonly Recusa[] }> {
  const regra = regraDaJunta(contexto.pacote)
  const { fundamentos } = contexto.pacote.processo.recurso
  if (regra === undefined) throw new Error('a lei não tem colegiado')
  const votos = votosQueValem(j, auto)
  const conta = (v: Sentido) => votos.filter((x) => x.voto === v).length
  const [aFavor, contra] = [conta('provimento'), conta('improvimento')]
  const assentos = cadeirasDaSessao(j, s).length
  const semQuorum = recusaDeQuorum(votos.length, assentos, contexto)
  const faltam = faltamVotar(j, auto, s, contexto)
  const recusas: Recusa[] = [...semQuorum]
  if (faltam.length > 0)
    recusas.push({
      codigo: 'recurso.faltam-votos',
      fundamentos,
      dados: { membros: faltam.map((id) => membroDe(j, id)?.nome ?? id).join(', ') },
    })
  if (recusas.length > 0) return { recusas }
  const lacunas = regra.quorum.lacuna === undefined ? [] : [regra.quorum.lacuna]
  if (aFavor === contra) {
    const vencedor =
      regra.desempate.por === 'recorrente'
        ? 'provimento'
        : votos.find((v) => v.membro === s.preside)?.voto
    if (vencedor === undefined)
      return {
        recusas: [
          {
            codigo: 'recurso.empate-sem-presidente',
            fundamentos: regra.desempate.fundamentos,
            ...(regra.desempate.lacuna === undefined ? {} : { lacuna: regra.desempate.lacuna }),
            dados: { votos: aFavor },
          },
        ],
      }
    const { lacuna } = regra.desempate
    return {
      resultado: vencedor === 'provimento' ? 'provido' : 'improvido',
      aFavor,
      contra,
      porDesempate: true,
      lacunas: lacuna === undefined ? lacunas : [...lacunas, lacuna],
    }
  }
  const maior = Math.max(aFavor, contra)
  const base = regra.maioria === 'dos-membros' ? assentos : votos.length
  if (maior * 2 <= base)
    return {
      recusas: [
        {
          codigo: 'recurso.sem-maioria',
          fundamentos,
          dados: { votos: maior, total: base },
        },
      ],
    }
  return {
    resultado: aFavor > contra ? 'provido' : 'improvido',
    aFavor,
    contra,
    porDesempate: false,
    lacunas,
  }
}

/**
 * The rapporteur, in office and not on leave, is not there to answer for the report. Once given, the
 * report of who left or is on leave stands, and the votes go on.
 */
export const relatorFalta = (j: Junta, s: Sessao, relator: string, { hoje }: NoDia): boolean => {
  const m = membroDe(j, relator)
  return (
    !s.presentes.includes(relator) &&
    m !== undefined &&
    situacaoDoMembro(m, hoje) === 'em-exercicio'
  )
}

/**
 * Who may vote on the appeal now, in the open session: the seated members who have not, and the
 * alternates present when a seat is left for them. Nobody while a member has the file, or the
 * rapporteur is impeded or away.
 */
export function podemVotar(j: Junta, auto: Auto, s: Sessao, contexto: NoDia): readonly Membro[] {
  const t = auto.tramite
  const relator = relatorDe(t)
  if (
    t === undefined ||
    relator === undefined ||
    auto.fase !== 'recorrido' ||
    s.situacao !== 'aberta' ||
    !(transicoesDoTramite.votarRecurso.de as readonly string[]).includes(t.etapa) ||
    relatorFalta(j, s, relator, contexto) ||
    impedimentoDoRelator(j, auto) !== undefined ||
    vistaQueEspera(j, auto)?.sessao === s.id
  )
    return []
  const faltam = faltamVotar(j, auto, s, contexto)
  const suplentes = cadeiraParaSuplente(j, auto, s, contexto)
    ? s.presentes.filter((id) => {
        const m = membroDe(j, id)
        return (
          m?.especie === 'suplente' &&
          recusasDoMembro(m, auto, contexto).length === 0 &&
          !votosQueValem(j, auto).some((v) => v.membro === id)
        )
      })
    : []
  return [...faltam, ...suplentes].flatMap((id) => membroDe(j, id) ?? [])
}
