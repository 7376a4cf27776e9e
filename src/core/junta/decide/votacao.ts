import { anoDe, type Dia } from '#core/calendar/dia.ts'
import type { Recusa } from '#core/decisao.ts'
import { comandoDoCaso, type SituacaoDoCaso } from '../comandoDoCaso.ts'
import { comRegra } from '#core/lei/base.ts'
import { inicioDaPerdaEm } from '#core/perda/efeito.ts'
import { recusaDeImpedimento, recusaSemParecer } from '#core/processo/guardas.ts'
import { apurar } from '../apurar.ts'
import { cadeiraParaSuplente } from '../cadeirasDaSessao.ts'
import type { Membro } from '../junta.ts'
import { membroDoAutor, quemAge, recusasDoMembro } from '../membros.ts'
import { recusaDaVista, recusaDoRelator, recusasDaVotacao, recusasDoVoto } from '../quemVota.ts'
import { regraDaJunta, secretaria } from '../regra.ts'
import * as esquema from '../tramite.ts'
import { votosCaidos, votosQueValem } from '../votos.ts'
import {
  comLacunas,
  foraDaEtapa,
  foraDeSessao,
  juntaDa,
  sessaoAberta,
  soDeColegiado,
} from './base.ts'

/** What bars every vote now, as the step cites it. */
const impedeTodos = (passo: 'votarRecurso' | 'pedirVista') => (s: SituacaoDoCaso) =>
  recusasDaVotacao(juntaDa(s), s.caso, sessaoAberta(s), s.contexto, passo, s.base.fundamentos)

/** Who votes, or takes the file, and why they may not. */
function quemVota(
  indicado: string | undefined,
  s: SituacaoDoCaso,
): Readonly<{ membro?: Membro | undefined; recusas: readonly Recusa[] }> {
  const j = juntaDa(s)
  const sessao = sessaoAberta(s)
  const { membro, recusas } = quemAge(j, indicado, s.caso, s.contexto)
  if (membro === undefined || sessao === undefined)
    return { recusas: [...recusas, ...recusasDoMembro(membro, s.caso, s.contexto)] }
  const dele = recusasDoVoto(j, s.caso, sessao, membro, s.contexto, s.base.fundamentos)
  return { membro, recusas: [...recusas, ...dele] }
}

/** A member's own vote, in session; of one without an account, recorded by the secretary. */
export const votarRecurso = comandoDoCaso({
  nome: 'votarRecurso',
  rotulo: 'Votar',
  dados: esquema.votarRecurso,
  papeis: secretaria,
  naoPrevisto: soDeColegiado,
  impedimentos: impedeTodos('votarRecurso'),
  confere: ({ membro }, s) => quemVota(membro, s).recusas,
  atos: ({ membro, voto, razoes }, s) => {
    const quem = quemVota(membro, s).membro
    const sessao = sessaoAberta(s)
    const cadeira =
      quem?.especie === 'suplente' && sessao !== undefined
        ? cadeiraParaSuplente(juntaDa(s), s.caso, sessao, s.contexto)
        : undefined
    return [
      {
        tipo: 'votoProferido',
        corrente: s.corrente,
        ...comLacunas(s),
        dados: {
          em: s.contexto.hoje,
          membro: quem?.id ?? '',
          voto,
          ...(razoes === undefined ? {} : { razoes }),
          sessao: sessao?.id ?? '',
          ...(cadeira === undefined ? {} : { cadeira: cadeira.id }),
          por: s.contexto.autor.id,
        },
      },
    ]
  },
})

/** A member takes the file away to study it: the vote goes on in a later session. */
export const pedirVista = comandoDoCaso({
  nome: 'pedirVista',
  rotulo: 'Pedir vista',
  dados: esquema.pedirVista,
  papeis: secretaria,
  naoPrevisto: (pacote) => (regraDaJunta(pacote)?.vista === true ? undefined : 'vista'),
  impedimentos: impedeTodos('pedirVista'),
  confere: ({ membro }, s) => {
    const { membro: m, recusas } = quemVota(membro, s)
    const jaPediu = s.caso.tramite?.vistas.some((v) => v.membro === m?.id) ?? false
    return jaPediu
      ? [...recusas, { codigo: 'vista.repetida', fundamentos: s.base.fundamentos }]
      : recusas
  },
  atos: ({ membro, motivo }, s) => [
    {
      tipo: 'vistaPedida',
      corrente: s.corrente,
      ...comLacunas(s),
      dados: {
        em: s.contexto.hoje,
        membro: quemVota(membro, s).membro?.id ?? '',
        sessao: sessaoAberta(s)?.id ?? '',
        ...(motivo === undefined ? {} : { motivo }),
      },
    },
  ],
})

/** Who wrote the record, judged it or may not hear the appeal does not write its result either. */
function recusaDeQuemProclama(s: SituacaoDoCaso): readonly Recusa[] {
  const { caso, contexto } = s
  const autor = membroDoAutor(juntaDa(s), contexto.autor, contexto.hoje)
  return autor === undefined
    ? recusaDeImpedimento(caso, contexto, 'recurso')
    : recusasDoMembro(autor, caso, contexto)
}

/** Who registered, or undid, once there were votes, that a member is kin of who answers chose whose vote falls. */
function recusaDeQuemRegistrou(s: SituacaoDoCaso): readonly Recusa[] {
  const primeiro = s.caso.tramite?.votos[0]?.em
  const depois = (em: Dia | undefined, por: string | undefined): boolean =>
    por === s.contexto.autor.id && em !== undefined && primeiro !== undefined && em >= primeiro
  const escolheu = juntaDa(s).membros.some((m) =>
    m.parentes.some(
      (p) =>
        s.caso.respondem.includes(p.parente) &&
        (depois(p.em, p.por) || depois(p.retificadoEm, p.retificadoPor)),
    ),
  )
  if (!escolheu) return []
  const { fundamentos, outrasNormas } = s.contexto.pacote.processo.impedimento
  return [
    {
      codigo: 'recurso.proclama-quem-registrou-parentesco',
      fundamentos,
      ...(outrasNormas === undefined ? {} : { outrasNormas }),
    },
  ]
}

/** The votes are in: what could still bar the result. */
function recusasDaProclamacao(s: SituacaoDoCaso): readonly Recusa[] {
  const fora = foraDaEtapa('proclamarResultado', s)
  if (fora.length > 0) return fora
  const doRelator = recusaDoRelator(juntaDa(s), s.caso, s.contexto)
  if (doRelator.length > 0) return doRelator
  const sessao = sessaoAberta(s)
  if (sessao === undefined) return foraDeSessao(s)
  const apuracao = apurar(juntaDa(s), s.caso, sessao, s.contexto)
  return [
    ...recusaDaVista(juntaDa(s), s.caso, sessao, s.base.fundamentos),
    ...('recusas' in apuracao ? apuracao.recusas : []),
    ...recusaSemParecer(s.caso, s.contexto),
    ...recusaDeQuemProclama(s),
    ...recusaDeQuemRegistrou(s),
  ]
}

/**
 * Who presides, or the secretary, proclaims what the votes give: nobody says the result. The
 * suspensive effect ends with it.
 */
export const proclamarResultado = comandoDoCaso({
  nome: 'proclamarResultado',
  rotulo: 'Proclamar o resultado',
  dados: esquema.proclamarResultado,
  papeis: secretaria,
  naoPrevisto: soDeColegiado,
  impedimentos: recusasDaProclamacao,
  confere: (_dados, s) => {
    const autor = membroDoAutor(juntaDa(s), s.contexto.autor, s.contexto.hoje)
    return autor === undefined || autor.id === sessaoAberta(s)?.preside
      ? []
      : [{ codigo: 'recurso.proclama-quem-preside', fundamentos: s.base.fundamentos }]
  },
  atos: ({ razoes }, s) => {
    const sessao = sessaoAberta(s)
    const apuracao =
      sessao === undefined ? undefined : apurar(juntaDa(s), s.caso, sessao, s.contexto)
    if (sessao === undefined || apuracao === undefined || 'recusas' in apuracao)
      throw new Error('a apuração já foi conferida')
    const { resultado, porDesempate, lacunas } = apuracao
    const { desempate } = regraDaJunta(s.contexto.pacote) ?? {}
    const doColegiado = comLacunas(s, lacunas)
    const daPerda = s.caso.especie === 'perda'
    const inicio = s.contexto.pacote.processo.medidas?.perda.inicio
    const comum = daPerda ? comRegra(doColegiado, inicio) : doColegiado
    const caidos = votosCaidos(juntaDa(s), s.caso)
    const { impedimento } = s.contexto.pacote.processo
    return [
      {
        tipo: daPerda ? 'recursoDaPerdaJulgado' : 'recursoJulgado',
        corrente: s.corrente,
        ...comum,
        fundamentos: [
          ...new Set([
            ...comum.fundamentos,
            ...(porDesempate ? (desempate?.fundamentos ?? []) : []),
            ...(caidos.length > 0 ? impedimento.fundamentos : []),
          ]),
        ],
        dados: {
          em: s.contexto.hoje,
          resultado,
          razoes,
          julgador: s.contexto.autor.id,
          votos: votosQueValem(juntaDa(s), s.caso).map(({ membro, voto }) => ({ membro, voto })),
          ...(caidos.length === 0 ? {} : { votosCaidos: caidos }),
          sessao: sessao.id,
          porDesempate,
          ...(daPerda ? { inicio: inicioDaPerdaEm(s.contexto.hoje, s.contexto) } : {}),
        },
        numerar: { campo: 'acordao', serie: 'acordao', ano: anoDe(s.contexto.hoje) },
      },
    ]
  },
})
