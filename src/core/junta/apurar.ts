import type { Contexto } from '../contexto.ts'
import type { Recusa } from '../decisao.ts'
import type { Caso } from './caso.ts'
import type { Junta, Sessao } from './junta.ts'
import { cadeirasDaSessao, faltamVotar } from './cadeirasDaSessao.ts'
import { membroDe } from './membros.ts'
import { recusaDeQuorum, regraDaJunta } from './regra.ts'
import type { Sentido } from './tramite.ts'
import { votosQueValem } from './votos.ts'

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
  caso: Caso,
  s: Sessao,
  contexto: Contexto,
): Apuracao | Readonly<{ recusas: readonly Recusa[] }> {
  const regra = regraDaJunta(contexto.pacote)
  const { fundamentos } = contexto.pacote.processo.recurso
  if (regra === undefined) throw new Error('a lei não tem colegiado')
  const votos = votosQueValem(j, caso)
  const conta = (v: Sentido) => votos.filter((x) => x.voto === v).length
  const [aFavor, contra] = [conta('provimento'), conta('improvimento')]
  const assentos = cadeirasDaSessao(j, s).length
  const semQuorum = recusaDeQuorum(votos.length, assentos, contexto)
  const faltam = faltamVotar(j, caso, s, contexto)
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
