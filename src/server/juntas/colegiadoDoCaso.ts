import type { Caso } from '#core/junta/caso.ts'
import { sessaoDoRecurso } from '#core/junta/decide/sessao.ts'
import type { Junta } from '#core/junta/junta.ts'
import { emExercicio, membroDe } from '#core/junta/membros.ts'
import { juntaDo, regraDaJunta } from '#core/junta/regra.ts'
import { relatorDe } from '#core/junta/tramite.ts'
import { type VotoDado, votosDados } from '#core/junta/votos.ts'
import type { Pacote } from '#law/pacote.ts'
import type { ColegiadoDoCaso, VotoNaFicha } from '../contrato/fichas.ts'
import { citacoes } from '../leituras/recusas.ts'
import type { Vista } from '../leituras/vista.ts'

/** The name of the body that hears appeals. */
export const nomeDaJunta = ({ lei, processo }: Pacote): string =>
  lei.orgaos.find((o) => o.id === processo.recurso.orgao)?.nomes.at(-1)?.valor ?? 'Colegiado'

/** A member's name; of one whose data was erased, the id. */
export const nomeDoMembro = (j: Junta, id: string): string => membroDe(j, id)?.nome ?? id

const naFicha = (
  v: VotoDado,
  relator: string | undefined,
  j: Junta,
  { processo }: Pacote,
): VotoNaFicha => ({
  membro: nomeDoMembro(j, v.membro),
  voto: v.voto,
  em: v.em,
  ...(v.razoes === undefined ? {} : { razoes: v.razoes }),
  relator: v.membro === relator,
  ...(v.caiu === undefined
    ? {}
    : { caiu: { motivo: v.caiu, citacoes: citacoes(processo.impedimento.fundamentos) } }),
})

/** The appeal before the collegiate body: who reports, how each voted, on which agenda. */
export function colegiadoDoCaso(vista: Vista, caso: Caso): ColegiadoDoCaso | null {
  const { pacote } = vista.servico
  if (regraDaJunta(pacote) === undefined || caso.recorridoEm === undefined) return null
  const j = juntaDo(vista.mundo, pacote)
  const t = caso.tramite
  const relator = relatorDe(t)
  const nome = (id: string) => nomeDoMembro(j, id)
  const sessao = sessaoDoRecurso(j, caso.id) ?? j.sessoes.find((s) => s.id === caso.julgado?.sessao)
  return {
    id: j.id,
    nome: nomeDaJunta(pacote),
    etapa: caso.pende ? (t?.etapa ?? 'a-distribuir') : 'julgado',
    relator: relator === undefined ? null : nome(relator),
    relatorio: t?.relatorio ?? null,
    sorteios: (t?.distribuicoes ?? []).map((d) => ({
      em: d.em,
      relator: nome(d.relator),
      semente: d.semente,
      chaves: Object.entries(d.chaves).map(([membro, chave]) => ({
        membro: nome(membro),
        texto: `${d.semente}|${d.recurso}|${d.ordem}|${membro}`,
        chave,
      })),
      impedidos: d.impedidos.map((i) => ({ membro: nome(i.membro), motivo: i.motivo })),
    })),
    votos: votosDados(j, caso).map((v) => naFicha(v, relator, j, pacote)),
    votosAnteriores: (t?.anteriores ?? []).flatMap((a) =>
      a.votos.map((v) => naFicha({ ...v, caiu: 'redistribuicao' }, a.relator, j, pacote)),
    ),
    vistas: (t?.vistas ?? []).map(({ membro, em, motivo }) => ({
      membro: nome(membro),
      em,
      ...(motivo === undefined ? {} : { motivo }),
    })),
    sessao:
      sessao === undefined
        ? null
        : {
            numero: sessao.numero ?? '',
            dia: sessao.dia,
            hora: sessao.hora,
            local: sessao.local,
            situacao: sessao.situacao,
            preside: sessao.preside === undefined ? null : nome(sessao.preside),
          },
    semUsuario: emExercicio(j, vista.contexto.hoje)
      .filter((m) => m.usuario === undefined)
      .map((m) => ({ id: m.id, nome: m.nome ?? m.id })),
  }
}
