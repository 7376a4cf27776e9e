import type * as z from 'zod'
import { type Corrente, idDaCorrente } from '../../ato.ts'
import type { Comando } from '../../comando.ts'
import type { Contexto } from '../../contexto.ts'
import { type Decisao, type Recusa, recusar } from '../../decisao.ts'
import type { Mundo } from '../../mundo.ts'
import { leituraDaNotificacao, recusasDaLeitura } from '../../notificacao/leitura.ts'
import {
  baseDoMeio,
  diaDaCiencia,
  expedicao,
  type PedidoDeNotificacao,
  proximoMeio,
  recusaDoDia,
  recusaDoMeio,
  recusasDaExpedicao,
  recusasDaProva,
  temConta,
} from '../../notificacao/meios.ts'
import { tentativaAberta } from '../../notificacao/tentativas.ts'
import { prazoDoProcesso } from '../../processo/prazoDoProcesso.ts'
import { pecaDaPerda } from '../avisos.ts'
import type * as e from '../perda.ts'
import { recusasDaTransicao } from '../transicoes.ts'
import { achar, base, destinatarioDa } from './caso.ts'

type D = Decisao<e.AtoDePerda>
type De<E extends z.ZodType> = Comando<z.infer<E>>

/** Nothing was decided on an appeal (`notificacao.sem-decisao`), or it is known (`ciencia.completa`). */
function recusasDaPeca(p: e.Perda, { pacote }: Contexto): readonly Recusa[] {
  if (pecaDaPerda(p) !== undefined) return []
  const { fundamentos } = pacote.processo.ciencia
  return p.decisaoDoRecurso === undefined
    ? [{ codigo: 'notificacao.sem-decisao', fundamentos }]
    : [{ codigo: 'ciencia.completa', fundamentos, dados: { peca: 'recurso' } }]
}

/** Why nothing may be served, or made known, where the case stands. */
export const sondarPeca =
  (comando: 'notificarPerda' | 'registrarCienciaDoRecursoDaPerda') =>
  (c: Corrente, mundo: Mundo, contexto: Contexto): readonly Recusa[] => {
    const a = achar(comando, c, mundo)
    return 'recusas' in a ? a.recusas : recusasDaPeca(a.p, contexto)
  }

/** Serves the proposal, its decision or that of the appeal, by a means of the law: its proof comes later. */
export function notificar(c: De<typeof e.notificarPerda>, mundo: Mundo, contexto: Contexto): D {
  const impedem = sondarPeca('notificarPerda')(c.corrente, mundo, contexto)
  const p = mundo.perda(idDaCorrente(c.corrente))
  const peca = p && pecaDaPerda(p)
  if (p === undefined || peca === undefined || impedem.length > 0) return recusar(impedem)
  const pessoa = destinatarioDa(p, mundo)
  const dados = c.dados as PedidoDeNotificacao
  const doMesmo = p.notificacoes.filter((n) => n.peca === peca)
  const recusas = recusasDaExpedicao(dados, doMesmo, [pessoa], mundo, contexto)
  if (recusas.length > 0) return recusar(recusas)
  return [
    {
      tipo: 'notificacaoDaPerdaExpedida',
      corrente: c.corrente,
      ...baseDoMeio(
        base(p, contexto, contexto.pacote.processo.ciencia.fundamentos),
        dados.meio,
        contexto,
      ),
      dados: {
        em: contexto.hoje,
        peca,
        ...expedicao({ ...dados, ...(pessoa === undefined ? {} : { pessoa }) }),
      },
    },
  ]
}

/** No attempt waits for an answer (`notificacao.nenhuma-em-curso`), or not the one named. */
function recusasDaTentativa(
  n: number | undefined,
  { notificacoes }: e.Perda,
  { pacote }: Contexto,
): readonly Recusa[] {
  const { fundamentos } = pacote.processo.ciencia
  if (!notificacoes.some((x) => x.situacao === 'expedida'))
    return [{ codigo: 'notificacao.nenhuma-em-curso', fundamentos }]
  return n === undefined || tentativaAberta(notificacoes, n) !== undefined
    ? []
    : [{ codigo: 'notificacao.encerrada', fundamentos, dados: { n } }]
}

/** Why nothing under way may be followed up. */
export const sondarTentativa =
  (comando: 'anotarPostagemDaPerda' | 'registrarDevolucaoDaPerda') =>
  (c: Corrente, mundo: Mundo, contexto: Contexto): readonly Recusa[] => {
    const a = achar(comando, c, mundo)
    return 'recusas' in a ? a.recusas : recusasDaTentativa(undefined, a.p, contexto)
  }

/** The post's code, when it comes after the letter was made. */
export function anotarPostagem(
  c: De<typeof e.anotarPostagemDaPerda>,
  mundo: Mundo,
  contexto: Contexto,
): D {
  const a = achar('anotarPostagemDaPerda', c.corrente, mundo)
  if ('recusas' in a) return recusar(a.recusas)
  const recusas = recusasDaTentativa(c.dados.notificacao, a.p, contexto)
  if (recusas.length > 0) return recusar(recusas)
  return [
    {
      tipo: 'notificacaoDaPerdaPostada',
      corrente: c.corrente,
      ...base(a.p, contexto, contexto.pacote.processo.ciencia.fundamentos),
      dados: { em: contexto.hoje, ...c.dados },
    },
  ]
}

/** The attempt failed: says so, why, and by which means the law goes on. */
export function registrarDevolucao(
  c: De<typeof e.registrarDevolucaoDaPerda>,
  mundo: Mundo,
  contexto: Contexto,
): D {
  const a = achar('registrarDevolucaoDaPerda', c.corrente, mundo)
  if ('recusas' in a) return recusar(a.recusas)
  const { notificacao, motivo, devolvidaEm, prova } = c.dados
  const tentativa = tentativaAberta(a.p.notificacoes, notificacao)
  const recusas = recusasDaTentativa(notificacao, a.p, contexto)
  if (tentativa === undefined || recusas.length > 0) return recusar(recusas)
  const datas = recusaDoDia(devolvidaEm, tentativa.expedidaEm, contexto, 'devolvidaEm')
  if (datas.length > 0) return recusar(datas)
  const tentados = a.p.notificacoes.filter((n) => n.peca === tentativa.peca).map((n) => n.meio)
  const comConta = temConta(destinatarioDa(a.p, mundo), mundo)
  const proximo = proximoMeio(contexto.pacote, tentados, comConta)
  return [
    {
      tipo: 'notificacaoDaPerdaFrustrada',
      corrente: c.corrente,
      ...base(a.p, contexto, contexto.pacote.processo.ciencia.fundamentos),
      dados: {
        em: contexto.hoje,
        notificacao,
        motivo,
        devolvidaEm,
        ...(proximo === undefined ? {} : { proximo }),
      },
      ...(prova === undefined ? {} : { pessoal: { prova } }),
    },
  ]
}

type DaCiencia = De<typeof e.registrarCienciaDaPerda>

/** What every act of knowledge has: means, day, proof, and the term that it begins, if any. */
function ciencia(
  c: DaCiencia,
  p: e.Perda,
  desde: string | undefined,
  termo: 'defesa' | 'recurso' | undefined,
  { mundo, contexto }: Readonly<{ mundo: Mundo; contexto: Contexto }>,
) {
  const { meio, cienciaEm: evento, prova } = c.dados
  const recusas = [
    ...recusaDoMeio(meio, contexto),
    ...recusasDaProva({ meio, prova, pessoa: destinatarioDa(p, mundo) }, contexto),
    ...recusaDoDia(evento, desde ?? evento, contexto),
  ]
  if (recusas.length > 0) return { recusas }
  const { processo } = contexto.pacote
  const regra = termo === undefined ? undefined : processo[termo]
  const cienciaEm = diaDaCiencia(meio, evento, contexto)
  return {
    ultimoDia: regra === undefined ? '' : prazoDoProcesso(cienciaEm, regra, contexto).ultimoDia,
    dados: {
      em: contexto.hoje,
      meio,
      cienciaEm,
      ...(cienciaEm === evento ? {} : { eventoEm: evento }),
    },
    ato: {
      corrente: c.corrente,
      ...baseDoMeio(base(p, contexto, (regra ?? processo.ciencia).fundamentos), meio, contexto),
      ...(prova === undefined ? {} : { pessoal: { prova } }),
    },
  }
}

/** The day on which the proposal came to be known: the term for defence begins. */
export function saber(c: DaCiencia, mundo: Mundo, contexto: Contexto): D {
  const a = achar('registrarCienciaDaPerda', c.corrente, mundo)
  if ('recusas' in a) return recusar(a.recusas)
  const x = ciencia(c, a.p, a.p.propostaEm, 'defesa', { mundo, contexto })
  if (x.recusas !== undefined) return recusar(x.recusas)
  return [{ tipo: 'perdaNotificada', ...x.ato, dados: { ...x.dados, defesaAte: x.ultimoDia } }]
}

/** The day on which the decision came to be known: the term for appeal begins. */
export function saberDaDecisao(c: DaCiencia, mundo: Mundo, contexto: Contexto): D {
  const a = achar('comunicarDecisaoDaPerda', c.corrente, mundo)
  if ('recusas' in a) return recusar(a.recusas)
  const x = ciencia(c, a.p, a.p.decisao?.em, 'recurso', { mundo, contexto })
  if (x.recusas !== undefined) return recusar(x.recusas)
  return [
    { tipo: 'decisaoDaPerdaComunicada', ...x.ato, dados: { ...x.dados, recursoAte: x.ultimoDia } },
  ]
}

/** The day on which what was decided on the appeal came to be known. */
export function saberDoRecurso(c: DaCiencia, mundo: Mundo, contexto: Contexto): D {
  const impedem = sondarPeca('registrarCienciaDoRecursoDaPerda')(c.corrente, mundo, contexto)
  const p = mundo.perda(idDaCorrente(c.corrente))
  if (p === undefined || impedem.length > 0) return recusar(impedem)
  const x = ciencia(c, p, p.decisaoDoRecurso?.em, undefined, { mundo, contexto })
  if (x.recusas !== undefined) return recusar(x.recusas)
  return [{ tipo: 'cienciaDoRecursoDaPerdaRegistrada', ...x.ato, dados: x.dados }]
}

const SABER = { proposta: saber, decisao: saberDaDecisao, recurso: saberDoRecurso } as const

/** Why the person may read no notice of the case. */
export function sondarLeitura(c: Corrente, mundo: Mundo, contexto: Contexto): readonly Recusa[] {
  const p = mundo.perda(idDaCorrente(c))
  const fora = recusasDaTransicao('lerNotificacaoDaPerda', p, c)
  if (p === undefined || fora.length > 0) return fora
  return recusasDaLeitura(undefined, p.notificacoes, [destinatarioDa(p, mundo)], contexto)
}

/** Who is served opens the notice in their account: the reading is the knowledge, and its proof. */
export function ler(c: De<typeof e.lerNotificacaoDaPerda>, mundo: Mundo, contexto: Contexto): D {
  const a = achar('lerNotificacaoDaPerda', c.corrente, mundo)
  if ('recusas' in a) return recusar(a.recusas)
  const n = c.dados.notificacao
  const donos = [destinatarioDa(a.p, mundo)]
  const recusas = recusasDaLeitura(n, a.p.notificacoes, donos, contexto)
  const tentativa = tentativaAberta(a.p.notificacoes, n)
  if (tentativa === undefined || recusas.length > 0) return recusar(recusas)
  const { dados, contexto: doRegistro } = leituraDaNotificacao(contexto)
  const { cienciaEm, meio, prova } = dados
  const registro = { ...c, dados: { cienciaEm, meio, prova } }
  return SABER[tentativa.peca](registro, mundo, doRegistro)
}
