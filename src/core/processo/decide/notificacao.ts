import { anoDe, type Dia } from '#core/calendar/dia.ts'
import type { Contexto, Papel } from '#core/contexto.ts'
import type { Recusa } from '#core/decisao.ts'
import type { Pacote } from '#law/pacote.ts'
import { pecaDaDecisao, proximoMeio, regraDoMeio, semCiencia } from '../ciencias.ts'
import { comandoDoAuto, type Situacao } from '../comandoDoAuto.ts'
import * as schema from '../processo.ts'
import type { Auto, Peca } from '../processo.ts'

const preparam = ({ processo }: Pacote): readonly Papel[] => processo.preparam

/** Served by a means that the pack does not admit (`ciencia.meio-nao-admitido`). */
export function recusaDoMeio(meio: string, { pacote }: Contexto): readonly Recusa[] {
  const { meios, fundamentos } = pacote.processo.ciencia
  return meios.some((m) => m === meio)
    ? []
    : [
        {
          codigo: 'ciencia.meio-nao-admitido',
          fundamentos,
          dados: { meio, admitidos: meios.join(', ') },
        },
      ]
}

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

type Pedido = Readonly<{ meio: string; pessoa?: string; justificativa?: string }>

/** A means that the law keeps for last, before another failed and without a reason. */
function recusaDePrematura(pedido: Pedido, peca: Peca, s: Situacao): readonly Recusa[] {
  const { meio, pessoa, justificativa } = pedido
  const regra = regraDoMeio(s.contexto.pacote, meio)
  if (regra?.subsidiaria !== true || justificativa !== undefined) return []
  const falhou = s.auto.notificacoes.some(
    (n) =>
      n.peca === peca &&
      n.situacao === 'frustrada' &&
      n.meio !== meio &&
      (pessoa === undefined || n.pessoa === undefined || n.pessoa === pessoa),
  )
  if (falhou) return []
  const lacuna = regra.lacuna === undefined ? {} : { lacuna: regra.lacuna }
  return [
    {
      codigo: 'ciencia.meio-prematuro',
      fundamentos: regra.fundamentos,
      ...lacuna,
      dados: { meio },
    },
  ]
}

const recusasDaExpedicao = (dados: Pedido, peca: Peca, s: Situacao): readonly Recusa[] => [
  ...recusaDoMeio(dados.meio, s.contexto),
  ...recusaDaPessoa(dados.pessoa, s),
  ...recusaDePrematura(dados, peca, s),
]

/** The act's provisions and gaps, with those of the means. */
export function baseDoMeio({ base, contexto }: Situacao, meio: string) {
  const regra = regraDoMeio(contexto.pacote, meio)
  if (regra === undefined) return base
  const lacunas = [
    ...new Set([...(base.lacunas ?? []), ...(regra.lacuna === undefined ? [] : [regra.lacuna])]),
  ]
  return {
    fundamentos: [...new Set([...base.fundamentos, ...regra.fundamentos])],
    ...(lacunas.length === 0 ? {} : { lacunas }),
  }
}

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
  confere: (dados, s) => recusasDaExpedicao(dados as Pedido, 'autuacao', s),
  atos: (dados, s) => [
    {
      tipo: 'autuacaoNotificada',
      corrente: s.corrente,
      ...baseDoMeio(s, dados.meio),
      dados: { em: s.contexto.hoje, ...expedicao(dados as Pedido) },
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
  confere: (dados, s) => recusasDaExpedicao(dados as Pedido, pecaDaDecisao(s.auto), s),
  atos: (dados, s) => [
    {
      tipo: 'decisaoNotificada',
      corrente: s.corrente,
      ...baseDoMeio(s, dados.meio),
      dados: {
        em: s.contexto.hoje,
        peca: pecaDaDecisao(s.auto),
        ...expedicao(dados as Pedido),
      },
    },
  ],
})

const expedicao = (d: Pedido & { rastreio?: string }) => ({
  meio: d.meio,
  ...(d.pessoa === undefined ? {} : { pessoa: d.pessoa }),
  ...(d.rastreio === undefined ? {} : { rastreio: d.rastreio }),
  ...(d.justificativa === undefined ? {} : { justificativa: d.justificativa }),
})

const aberta = (auto: Auto, n: number) =>
  auto.notificacoes.find((x) => x.n === n && x.situacao === 'expedida')

/** Nothing under way (`notificacao.nenhuma-em-curso`). */
const semNotificacao = ({ auto, base }: Situacao): readonly Recusa[] =>
  auto.notificacoes.some((n) => n.situacao === 'expedida')
    ? []
    : [{ codigo: 'notificacao.nenhuma-em-curso', fundamentos: base.fundamentos }]

const recusaDaTentativa = (n: number, { auto, base }: Situacao): readonly Recusa[] =>
  aberta(auto, n) === undefined
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
    const tentativa = aberta(s.auto, notificacao)
    if (tentativa === undefined) return recusaDaTentativa(notificacao, s)
    return recusaDoDia(devolvidaEm, tentativa.expedidaEm, s.contexto)
  },
  atos: ({ notificacao, motivo, devolvidaEm, prova }, s) => {
    const tentativa = aberta(s.auto, notificacao)
    const tentados = s.auto.notificacoes
      .filter((n) => n.peca === tentativa?.peca && n.pessoa === tentativa.pessoa)
      .map((n) => n.meio)
    const proximo = proximoMeio(s.contexto.pacote, tentados)
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

/** A day that is still to come, or that comes before what it is of. */
export function recusaDoDia(cienciaEm: Dia, desde: Dia, contexto: Contexto): readonly Recusa[] {
  const { fundamentos } = contexto.pacote.processo.ciencia
  if (cienciaEm > contexto.hoje) {
    return [{ codigo: 'ciencia.no-futuro', fundamentos, passaEm: cienciaEm, dados: { cienciaEm } }]
  }
  return cienciaEm < desde
    ? [{ codigo: 'ciencia.antes-do-ato', fundamentos, dados: { cienciaEm, desde } }]
    : []
}
