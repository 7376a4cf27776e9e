import { formatarDia } from '#core/calendar/dia.ts'
import { nomeAbreviado } from '#core/fila/nomeAbreviado.ts'
import { citarTodos } from '#core/mensagens/citar.ts'
import { nomear } from '#core/mensagens/palavras.ts'
import { revisaoEmAberto, ultimoPrazo } from '#core/selecao/decide/prazos.ts'
import { SITUACAO_DO_CANDIDATO } from '#core/selecao/mensagens.ts'
import { lerMudancas } from '#core/selecao/mudancas.ts'
import type { Candidato, Selecao } from '#core/selecao/selecao.ts'
import { etapaDaSelecao } from '#core/selecao/transicoes.ts'
import { recursosPublicos } from './recursosDaSelecao.ts'
import type { EditalPublico } from '../contrato/registros.ts'

type Linha = EditalPublico['linhas'][number]

/** What a refused inscription did not meet: the law's provision or the edital's item. */
export const porqueDe = (c: Candidato): string =>
  (c.porque ?? []).every((f) => f.startsWith('item '))
    ? (c.porque ?? []).join('; ')
    : citarTodos(c.porque ?? [])

/** The last result published, place by place; empty before the first. */
export function linhasDoResultado(
  s: Selecao,
  nomes: ReadonlyMap<string, string>,
): readonly Linha[] {
  const porId = new Map(s.candidatos.map((c) => [c.id, c]))
  return ((s.final ?? s.provisorio)?.ordem ?? []).map((l, n) => {
    const c = porId.get(l.inscricao)
    return {
      lugar: n + 1,
      inscricao: c?.protocolo ?? '',
      nome: nomeAbreviado(nomes.get(c?.candidato ?? '') ?? '—'),
      ...(l.pontos === undefined ? {} : { pontos: l.pontos }),
      situacao: c === undefined ? '' : SITUACAO_DO_CANDIDATO[c.situacao],
      ...(c?.situacao === 'convocado' && c.responderAte !== undefined
        ? { responderAte: c.responderAte }
        : {}),
    }
  })
}

/** The way of the process, for who follows it. */
function etapasDoEdital(s: Selecao, hoje: string): EditalPublico['etapas'] {
  const { provisorio, final, homologadaEm } = s
  const feita = (em: string | undefined) =>
    em === undefined ? { feita: false } : { em, feita: true }
  return [
    {
      nome: 'Inscrições',
      em: s.inscricoesDe,
      ate: s.inscricoesAte,
      feita: s.inscricoesAte < hoje,
    },
    { nome: 'Resultado provisório', ...feita(provisorio?.em) },
    {
      nome: 'Recursos',
      ...(provisorio === undefined
        ? {}
        : { em: provisorio.em, ate: ultimoPrazo(s)?.recursoAte ?? provisorio.recursoAte }),
      feita: final !== undefined,
    },
    { nome: 'Resultado final', ...feita(final?.em) },
    { nome: 'Homologação', ...feita(homologadaEm) },
    {
      nome: 'Convocações',
      ...(homologadaEm === undefined ? {} : { em: homologadaEm }),
      ate: s.validaAte,
      feita: s.validaAte < hoje,
    },
  ]
}

/** Nobody is classified before the provisional result. */
export const situacaoDoCandidato = (s: Selecao, c: Candidato): string =>
  c.situacao === 'inscrito' && s.provisorio === undefined
    ? 'inscrito'
    : SITUACAO_DO_CANDIDATO[c.situacao]

/** Last day to appeal from the result, or from what changed for the inscription, if it is not over. */
function recursoAteDa(
  { fase, provisorio }: Selecao,
  c: Candidato,
  hoje: string,
): string | undefined {
  const corre = fase === 'provisoria' || fase === 'final'
  if (!corre || provisorio === undefined || c.situacao === 'retirado') return undefined
  const revisao = revisaoEmAberto(c)?.recursoAte ?? provisorio.recursoAte
  const ate = revisao > provisorio.recursoAte ? revisao : provisorio.recursoAte
  return ate < hoje ? undefined : ate
}

function inscricaoPublica(s: Selecao, c: Candidato, hoje: string) {
  const recursoAte = recursoAteDa(s, c, hoje)
  return {
    inscricao: c.protocolo ?? '',
    situacao: situacaoDoCandidato(s, c),
    ...(recursoAte === undefined ? {} : { recursoAte }),
  }
}

/** The process for anyone: number and short name, never a CPF. */
export function editalPublico(
  s: Selecao,
  hoje: string,
  nomes: ReadonlyMap<string, string>,
): EditalPublico {
  const { objeto, vagas, inscricoesDe, inscricoesAte, validaAte, modo, criterios, sementes } = s
  const publicado = s.final ?? s.provisorio
  return {
    id: s.id,
    ...(s.edital === undefined ? {} : { edital: s.edital }),
    objeto,
    etapa: nomear(etapaDaSelecao(s, hoje)),
    vagas,
    abertoEm: s.abertaEm,
    inscricoesDe,
    inscricoesAte,
    validaAte,
    modo,
    criterios,
    inscritos: s.candidatos.length,
    recursoDias: s.recursoDias,
    convocacaoDias: s.convocacaoDias,
    etapas: etapasDoEdital(s, hoje),
    ...(s.encerradaEm === undefined ? {} : { encerradoEm: s.encerradaEm }),
    ...(s.motivo === undefined ? {} : { motivo: s.motivo }),
    ...(publicado === undefined
      ? {}
      : {
          resultado: {
            qual: s.final === undefined ? ('provisório' as const) : ('final' as const),
            em: publicado.em,
            ...(s.final === undefined && s.provisorio !== undefined
              ? { recursoAte: s.provisorio.recursoAte }
              : {}),
          },
        }),
    linhas: linhasDoResultado(s, nomes),
    inscricoes: s.candidatos.map((c) => inscricaoPublica(s, c, hoje)),
    documentos: [
      { nome: 'Edital de abertura', caminho: `editais/${s.id}/edital.pdf` },
      ...(publicado === undefined
        ? []
        : [
            {
              nome: `Resultado ${s.final === undefined ? 'provisório' : 'final'}`,
              caminho: `editais/${s.id}/resultado.pdf`,
            },
          ]),
    ],
    indeferidas: s.candidatos
      .filter((c) => c.situacao === 'indeferido')
      .map((c) => ({ inscricao: c.protocolo ?? '', porque: porqueDe(c) })),
    mudancas: lerMudancas(s),
    recursos: recursosPublicos(s),
    sementes,
  }
}

/** The columns of the result taken away as a spreadsheet, for the gazette. */
export const colunasDoResultado = [
  { titulo: 'Lugar', valor: (l: Linha) => l.lugar },
  { titulo: 'Inscrição', valor: (l: Linha) => l.inscricao },
  { titulo: 'Candidato', valor: (l: Linha) => l.nome },
  { titulo: 'Pontos', valor: (l: Linha) => l.pontos ?? '' },
  { titulo: 'Situação', valor: (l: Linha) => l.situacao },
  {
    titulo: 'Comparecer até',
    valor: (l: Linha) => (l.responderAte === undefined ? '' : formatarDia(l.responderAte)),
  },
]
