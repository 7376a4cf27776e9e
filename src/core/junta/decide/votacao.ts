import { anoDe } from '#core/calendar/dia.ts'
import type { Recusa } from '#core/decisao.ts'
import { comandoDoAuto, type Situacao } from '#core/processo/comandoDoAuto.ts'
import { recusaDeImpedimento, recusaSemParecer } from '#core/processo/guardas.ts'
import { apurar, relatorFalta } from '../apurar.ts'
import { cadeiraJaVotou, cadeiraParaSuplente } from '../cadeirasDaSessao.ts'
import type { Membro, Sessao } from '../junta.ts'
import { membroDe, membroDoAutor, quemAge, recusasDoMembro } from '../membros.ts'
import { regraDaJunta, secretaria } from '../regra.ts'
import * as esquema from '../tramite.ts'
import { relatorDe } from '../tramite.ts'
import { impedimentoDoRelator, vistaQueEspera, votosCaidos, votosQueValem } from '../votos.ts'
import {
  comLacunas,
  foraDaEtapa,
  foraDeSessao,
  juntaDa,
  sessaoAberta,
  soDeColegiado,
} from './base.ts'

/** The rapporteur became impeded: report and votes wait for another, by a new draw. */
function recusaDoRelator(s: Situacao): readonly Recusa[] {
  const motivo = impedimentoDoRelator(juntaDa(s), s.auto)
  if (motivo === undefined) return []
  const { impedimento } = s.contexto.pacote.processo
  const membro = membroDe(juntaDa(s), relatorDe(s.auto.tramite) ?? '')?.nome ?? ''
  return [
    {
      codigo: 'recurso.relator-impedido',
      fundamentos: impedimento.fundamentos,
      ...(impedimento.outrasNormas === undefined ? {} : { outrasNormas: impedimento.outrasNormas }),
      dados: { membro, motivo },
    },
  ]
}

/** A member has the file, asked for in this session: the vote goes on in another. */
function recusaDaVista(s: Situacao, sessao: Sessao): readonly Recusa[] {
  const vista = vistaQueEspera(juntaDa(s), s.auto)
  return vista?.sessao === sessao.id
    ? [
        {
          codigo: 'voto.com-vista',
          fundamentos: s.base.fundamentos,
          dados: { membro: membroDe(juntaDa(s), vista.membro)?.nome ?? '' },
        },
      ]
    : []
}

/** What bars every vote now: no session, no rapporteur there, a member who has the file. */
function recusasDaVotacao(passo: 'votarRecurso' | 'pedirVista', s: Situacao): readonly Recusa[] {
  const fora = foraDaEtapa(passo, s)
  if (fora.length > 0) return fora
  const doRelator = recusaDoRelator(s)
  if (doRelator.length > 0) return doRelator
  const sessao = sessaoAberta(s)
  if (sessao === undefined) return foraDeSessao(s)
  const { fundamentos } = s.base
  const relator = relatorDe(s.auto.tramite) ?? ''
  return [
    ...(relatorFalta(juntaDa(s), sessao, relator, s.contexto)
      ? [
          {
            codigo: 'voto.relator-ausente',
            fundamentos,
            dados: { membro: membroDe(juntaDa(s), relator)?.nome ?? '' },
          },
        ]
      : []),
    ...recusaDaVista(s, sessao),
  ]
}

/** Who votes, or takes the file: a member in office, not impeded, present, who has not voted. */
function quemVota(
  indicado: string | undefined,
  s: Situacao,
): Readonly<{ membro?: Membro | undefined; recusas: readonly Recusa[] }> {
  const j = juntaDa(s)
  const { fundamentos } = s.base
  const sessao = sessaoAberta(s)
  const { membro, recusas } = quemAge(j, indicado, s.auto, s.contexto)
  const dele = recusasDoMembro(membro, s.auto, s.contexto)
  if (membro === undefined || sessao === undefined) return { recusas: [...recusas, ...dele] }
  const nome = { membro: membro.nome ?? membro.id }
  const todas = [
    ...recusas,
    ...dele,
    ...(sessao.presentes.includes(membro.id)
      ? []
      : [{ codigo: 'voto.ausente', fundamentos, dados: nome }]),
    ...(votosQueValem(j, s.auto).some((v) => v.membro === membro.id)
      ? [{ codigo: 'voto.repetido', fundamentos, dados: nome }]
      : []),
    ...(membro.especie === 'titular' && cadeiraJaVotou(j, s.auto, sessao, membro.id)
      ? [{ codigo: 'voto.cadeira-ja-votou', fundamentos, dados: nome }]
      : []),
    ...(membro.especie === 'suplente' &&
    cadeiraParaSuplente(j, s.auto, sessao, s.contexto) === undefined
      ? [{ codigo: 'voto.suplente-sem-vaga', fundamentos, dados: nome }]
      : []),
  ]
  return { membro, recusas: todas }
}

/** A member's own vote, in session; of one without an account, recorded by the secretary. */
export const votarRecurso = comandoDoAuto({
  nome: 'votarRecurso',
  rotulo: 'Votar',
  dados: esquema.votarRecurso,
  papeis: secretaria,
  naoPrevisto: soDeColegiado,
  impedimentos: (s) => recusasDaVotacao('votarRecurso', s),
  confere: ({ membro }, s) => quemVota(membro, s).recusas,
  atos: ({ membro, voto, razoes }, s) => {
    const quem = quemVota(membro, s).membro
    const sessao = sessaoAberta(s)
    const cadeira =
      quem?.especie === 'suplente' && sessao !== undefined
        ? cadeiraParaSuplente(juntaDa(s), s.auto, sessao, s.contexto)
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
export const pedirVista = comandoDoAuto({
  nome: 'pedirVista',
  rotulo: 'Pedir vista',
  dados: esquema.pedirVista,
  papeis: secretaria,
  naoPrevisto: (pacote) => (regraDaJunta(pacote)?.vista === true ? undefined : 'vista'),
  impedimentos: (s) => recusasDaVotacao('pedirVista', s),
  confere: ({ membro }, s) => {
    const { membro: m, recusas } = quemVota(membro, s)
    const jaPediu = s.auto.tramite?.vistas.some((v) => v.membro === m?.id) ?? false
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
function recusaDeQuemProclama(s: Situacao): readonly Recusa[] {
  const { auto, contexto } = s
  const autor = membroDoAutor(juntaDa(s), contexto.autor, contexto.hoje)
  return autor === undefined
    ? recusaDeImpedimento(auto, contexto, 'recurso')
    : recusasDoMembro(autor, auto, contexto)
}

/** Who registered, once there were votes, that a member is kin of who answers chose whose vote falls. */
function recusaDeQuemRegistrou(s: Situacao): readonly Recusa[] {
  const primeiro = s.auto.tramite?.votos[0]?.em
  const respondem = new Set(s.auto.responsaveis.flatMap((r) => r.pessoa ?? []))
  const registrou = juntaDa(s).membros.some((m) =>
    m.parentes.some(
      (p) =>
        p.por === s.contexto.autor.id &&
        respondem.has(p.parente) &&
        primeiro !== undefined &&
        p.em >= primeiro,
    ),
  )
  if (!registrou) return []
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
function recusasDaProclamacao(s: Situacao): readonly Recusa[] {
  const fora = foraDaEtapa('proclamarResultado', s)
  if (fora.length > 0) return fora
  const doRelator = recusaDoRelator(s)
  if (doRelator.length > 0) return doRelator
  const sessao = sessaoAberta(s)
  if (sessao === undefined) return foraDeSessao(s)
  const apuracao = apurar(juntaDa(s), s.auto, sessao, s.contexto)
  return [
    ...recusaDaVista(s, sessao),
    ...('recusas' in apuracao ? apuracao.recusas : []),
    ...recusaSemParecer(s.auto, s.contexto),
    ...recusaDeQuemProclama(s),
    ...recusaDeQuemRegistrou(s),
  ]
}

/**
 * Who presides, or the secretary, proclaims what the votes give: nobody says the result. The
 * suspensive effect ends with it.
 */
export const proclamarResultado = comandoDoAuto({
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
      sessao === undefined ? undefined : apurar(juntaDa(s), s.auto, sessao, s.contexto)
    if (sessao === undefined || apuracao === undefined || 'recusas' in apuracao)
      throw new Error('a apuração já foi conferida')
    const { resultado, porDesempate, lacunas } = apuracao
    const { desempate } = regraDaJunta(s.contexto.pacote) ?? {}
    const comum = comLacunas(s, lacunas)
    const caidos = votosCaidos(juntaDa(s), s.auto)
    const { impedimento } = s.contexto.pacote.processo
    return [
      {
        tipo: 'recursoJulgado',
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
          votos: votosQueValem(juntaDa(s), s.auto).map(({ membro, voto }) => ({ membro, voto })),
          ...(caidos.length === 0 ? {} : { votosCaidos: caidos }),
          sessao: sessao.id,
          porDesempate,
        },
        numerar: { campo: 'acordao', serie: 'acordao', ano: anoDe(s.contexto.hoje) },
      },
    ]
  },
})
