import { anoDe } from '#core/calendar/dia.ts'
import type { Papel } from '#core/contexto.ts'
import type { Recusa } from '#core/decisao.ts'
import type { Pacote } from '#law/pacote.ts'
import {
  baseDoMeio,
  expedicao,
  type PedidoDeNotificacao,
  proximoMeio,
  recusaDoDia,
  recusasDaExpedicao,
  regraDoMeio,
  temConta,
} from '#core/notificacao/meios.ts'
import { tentativaAberta } from '#core/notificacao/tentativas.ts'
import { pecaDaDecisao, semCiencia } from '../ciencias.ts'
import { comandoDoAuto, type Situacao } from '../comandoDoAuto.ts'
import * as schema from '../processo.ts'
import type { Peca } from '../processo.ts'

const preparam = ({ processo }: Pacote): readonly Papel[] => processo.preparam

/** Not one of those who answer (`notificacao.alheia`). */
export const recusaDaPessoa = (pessoa: string | undefined, s: Situacao): readonly Recusa[] =>
  pessoa === undefined || s.auto.responsaveis.some((r) => r.pessoa === pessoa)
    ? []
    : [{ codigo: 'notificacao.alheia', fundamentos: s.base.fundamentos }]

/** All who answer know already (`ciencia.completa`). */
export const recusaDeCienciaCompleta = (peca: Peca, { auto, base }: Situacao): readonly Recusa[] =>
  semCiencia(auto, peca).length > 0
    ? []
    : [{ codigo: 'ciencia.completa', fundamentos: base.fundamentos, dados: { peca } }]

/** Whom the attempt is to reach: the person named, or all who answer. */
const destinatarios = (pessoa: string | undefined, { auto }: Situacao) =>
  pessoa === undefined ? auto.responsaveis.map((r) => r.pessoa) : [pessoa]

/**
 * Nobody to hand it to: who answers is neither of the register nor named, and only what is published
 * for all may reach them (`notificacao.sem-destinatario`).
 */
function recusaSemDestinatario(
  { meio, pessoa }: PedidoDeNotificacao,
  { auto, contexto }: Situacao,
): readonly Recusa[] {
  const { meios, fundamentos } = contexto.pacote.processo.ciencia
  const alguem =
    pessoa !== undefined ||
    auto.infratorNome !== undefined ||
    auto.responsaveis.some((r) => r.pessoa !== undefined)
  if (alguem || meio === 'publicacao') return []
  const admitidos = meios.filter((m) => m === 'publicacao').join(', ')
  return [
    {
      codigo: 'notificacao.sem-destinatario',
      fundamentos: regraDoMeio(contexto.pacote, 'publicacao')?.fundamentos ?? fundamentos,
      falta: 'meio',
      dados: { meio, admitidos },
    },
  ]
}

const recusas = (dados: PedidoDeNotificacao, peca: Peca, s: Situacao): readonly Recusa[] => [
  ...recusaDaPessoa(dados.pessoa, s),
  ...recusaSemDestinatario(dados, s),
  ...recusasDaExpedicao(
    dados,
    s.auto.notificacoes.filter((n) => n.peca === peca),
    destinatarios(dados.pessoa, s),
    s.mundo,
    s.contexto,
  ),
]

/**
 * Opens and numbers the proceeding. Another notice (after one that failed, or to another who
 * answers) keeps the number.
 */
export const notificarAutuacao = comandoDoAuto({
  nome: 'notificarAutuacao',
  rotulo: 'Notificar autuação',
  dados: schema.notificarAutuacao,
  papeis: preparam,
  impedimentos: (s) => recusaDeCienciaCompleta('autuacao', s),
  confere: (dados, s) => recusas(dados as PedidoDeNotificacao, 'autuacao', s),
  atos: (dados, s) => [
    {
      tipo: 'autuacaoNotificada',
      corrente: s.corrente,
      ...baseDoMeio(s.base, dados.meio, s.contexto),
      dados: { em: s.contexto.hoje, ...expedicao(dados as PedidoDeNotificacao) },
      ...(s.auto.processo === undefined
        ? { numerar: { campo: 'processo', serie: 'processo', ano: anoDe(s.contexto.hoje) } }
        : {}),
    },
  ],
})

/** Serves what was decided: by the first instance, or on the appeal. */
export const notificarDecisao = comandoDoAuto({
  nome: 'notificarDecisao',
  rotulo: 'Notificar a decisão',
  dados: schema.notificarDecisao,
  papeis: preparam,
  impedimentos: (s) => {
    if (s.auto.julgamento === undefined && s.auto.julgamentoDoRecurso === undefined)
      return [{ codigo: 'notificacao.sem-decisao', fundamentos: s.base.fundamentos }]
    return recusaDeCienciaCompleta(pecaDaDecisao(s.auto), s)
  },
  confere: (dados, s) => recusas(dados as PedidoDeNotificacao, pecaDaDecisao(s.auto), s),
  atos: (dados, s) => [
    {
      tipo: 'decisaoNotificada',
      corrente: s.corrente,
      ...baseDoMeio(s.base, dados.meio, s.contexto),
      dados: {
        em: s.contexto.hoje,
        peca: pecaDaDecisao(s.auto),
        ...expedicao(dados as PedidoDeNotificacao),
      },
    },
  ],
})

/** Nothing under way (`notificacao.nenhuma-em-curso`). */
const semNotificacao = ({ auto, base }: Situacao): readonly Recusa[] =>
  auto.notificacoes.some((n) => n.situacao === 'expedida')
    ? []
    : [{ codigo: 'notificacao.nenhuma-em-curso', fundamentos: base.fundamentos }]

const recusaDaTentativa = (n: number, { auto, base }: Situacao): readonly Recusa[] =>
  tentativaAberta(auto.notificacoes, n) === undefined
    ? [{ codigo: 'notificacao.encerrada', fundamentos: base.fundamentos, dados: { n } }]
    : []

/** The post's code, when it comes after the letter was made. */
export const anotarPostagem = comandoDoAuto({
  nome: 'anotarPostagem',
  rotulo: 'Anotar o código da postagem',
  dados: schema.anotarPostagem,
  papeis: preparam,
  impedimentos: semNotificacao,
  confere: ({ notificacao }, s) => recusaDaTentativa(notificacao, s),
  atos: ({ notificacao, rastreio }, { corrente, contexto, base }) => [
    {
      tipo: 'notificacaoPostada',
      corrente,
      ...base,
      dados: { em: contexto.hoje, notificacao, rastreio },
    },
  ],
})

/** The attempt failed: says so, why, and by which means the law goes on. */
export const registrarDevolucao = comandoDoAuto({
  nome: 'registrarDevolucao',
  rotulo: 'Registrar notificação frustrada',
  dados: schema.registrarDevolucao,
  papeis: preparam,
  impedimentos: semNotificacao,
  confere: ({ notificacao, devolvidaEm }, s) => {
    const tentativa = tentativaAberta(s.auto.notificacoes, notificacao)
    if (tentativa === undefined) return recusaDaTentativa(notificacao, s)
    return recusaDoDia(devolvidaEm, tentativa.expedidaEm, s.contexto, 'devolvidaEm')
  },
  atos: ({ notificacao, motivo, devolvidaEm, prova }, s) => {
    const tentativa = tentativaAberta(s.auto.notificacoes, notificacao)
    const tentados = s.auto.notificacoes
      .filter((n) => n.peca === tentativa?.peca && n.pessoa === tentativa.pessoa)
      .map((n) => n.meio)
    const todos = destinatarios(tentativa?.pessoa, s)
    const comConta = todos.length > 0 && todos.every((p) => temConta(p, s.mundo))
    const proximo = proximoMeio(s.contexto.pacote, tentados, comConta)
    return [
      {
        tipo: 'notificacaoFrustrada',
        corrente: s.corrente,
        ...s.base,
        dados: {
          em: s.contexto.hoje,
          notificacao,
          motivo,
          devolvidaEm,
          ...(proximo === undefined ? {} : { proximo }),
        },
        ...(prova === undefined ? {} : { pessoal: { prova } }),
      },
    ]
  },
})
