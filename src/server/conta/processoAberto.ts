import { corrente } from '#core/ato.ts'
import { formatarDia } from '#core/calendar/dia.ts'
import { diaLocal } from '#core/calendar/instante.ts'
import { formatarPlaca } from '#core/identificador/placa.ts'
import { teorDaPerda, teorDoAuto, type Teor } from '#documents/teorDaNotificacao.ts'
import { exigirComando } from '../comandos/executarComando.ts'
import { papeisDoComando } from '../comandos/papeis.ts'
import type { NotificacaoDaConta, ProcessoAberto } from '../contrato/conta.ts'
import { fichaDoAuto } from '../leituras/fichaDoAuto.ts'
import { linhaDoTempo } from '../leituras/linha.ts'
import { explicada } from '../leituras/recusas.ts'
import type { Vista } from '../leituras/vista.ts'
import type { Proprio } from './dono.ts'
import {
  notificacoesDaPerda,
  notificacoesDoAuto,
  processoDaPerda,
  processoDoAuto,
} from './processos.ts'

type Detalhe = NonNullable<ProcessoAberto['detalhe']>
type Arquivos = Detalhe['arquivos']

/** The notices in the person's account, whether they wait to be read or not. */
const avisosDe = (p: Proprio, pessoa: string): NotificacaoDaConta[] =>
  p.recurso === 'autos'
    ? notificacoesDoAuto(p.auto, pessoa, p.vista)
    : notificacoesDaPerda(p.perda, pessoa, p.vista)

const esperam = (avisos: readonly NotificacaoDaConta[]): NotificacaoDaConta[] =>
  avisos.filter((n) => n.situacao === 'a-ler')

/** The notices of the proceeding that the person must read before anything else of it. */
export const notificacoesALer = (p: Proprio, pessoa: string): NotificacaoDaConta[] =>
  esperam(avisosDe(p, pessoa))

/**
 * The person's own proceeding. While a notice in the account waits to be read nothing of it shows:
 * to see is to read, and to read is the knowledge that begins the term.
 */
export function processoAberto(p: Proprio, pessoa: string, arquivos: Arquivos): ProcessoAberto {
  const { vista } = p
  const avisos = avisosDe(p, pessoa)
  const aLer = esperam(avisos)
  const processo =
    p.recurso === 'autos' ? processoDoAuto(p.auto, pessoa, vista) : processoDaPerda(p.perda, vista)
  if (aLer.length > 0) return { processo, aLer, detalhe: null }
  const detalhe =
    p.recurso === 'autos'
      ? detalheDoAuto(p.auto.id, pessoa, avisos, vista)
      : detalheDaPerda(p.perda.id, avisos, vista)
  return { processo, aLer, detalhe: { ...detalhe, arquivos } }
}

const aviso = ({ assunto, texto, prazo, citacoes }: Teor) => ({ assunto, texto, prazo, citacoes })

/** Why the person may not give the command today; empty when they may. */
function recusas(nome: string, recurso: 'auto' | 'perda', id: string, vista: Vista) {
  const definicao = exigirComando(nome)
  const { pacote } = vista.servico
  const permitido = papeisDoComando(definicao, pacote).includes('titular')
  const todas = definicao.sondar(corrente(recurso, id), vista.mundo, vista.contexto)
  const daLei = permitido
    ? todas
    : [{ codigo: 'conta.so-no-balcao', fundamentos: pacote.processo.defesa.fundamentos }, ...todas]
  return daLei.map((r) => explicada(r, pacote))
}

const linhaDe = (recurso: 'auto' | 'perda', id: string, vista: Vista) =>
  linhaDoTempo(vista, new Set([corrente(recurso, id)])).map(({ em, frase, citacoes }) => ({
    em,
    frase,
    citacoes,
  }))

function detalheDoAuto(
  id: string,
  pessoa: string,
  avisos: readonly NotificacaoDaConta[],
  vista: Vista,
): Omit<Detalhe, 'arquivos'> {
  const { pacote } = vista.servico
  const ficha = fichaDoAuto(vista, id)
  const { auto } = ficha
  const { fuso } = pacote.lei.municipio
  const doPedido = (x: { protocoladaEm: string; texto?: string }) => ({
    em: diaLocal(x.protocoladaEm, fuso),
    texto: x.texto ?? 'texto eliminado',
  })
  const suas = <T extends { pessoa?: string }>(lista: readonly T[]) =>
    lista.filter((x) => x.pessoa === undefined || x.pessoa === pessoa)
  return {
    avisos: avisos
      .filter((n) => n.situacao === 'lida')
      .flatMap((n) => (n.peca === 'proposta' ? [] : [aviso(teorDoAuto(n.peca, ficha, pacote))])),
    dispositivo: { citacao: ficha.dispositivo.citacao, texto: ficha.dispositivo.texto },
    fatos: [
      ['Dia do fato', formatarDia(auto.fatoEm)],
      ['Local', auto.local],
      ...(auto.placa === undefined ? [] : [['Placa', formatarPlaca(auto.placa)] as const]),
      ...(auto.descricao === undefined ? [] : [['O que houve', auto.descricao] as const]),
      ...(auto.julgamento === undefined
        ? []
        : [['Decisão de primeira instância', auto.julgamento.razoes] as const]),
      ...(auto.julgamentoDoRecurso === undefined
        ? []
        : [['Decisão do recurso', auto.julgamentoDoRecurso.razoes] as const]),
    ],
    multa: ficha.multa?.valor ?? null,
    estimada: auto.julgamento === undefined,
    linha: linhaDe('auto', id, vista),
    peticoes: [
      ...suas(auto.defesas).map((d) => ({
        ...doPedido(d),
        oQue: 'defesa' as const,
        noPrazo: d.tempestiva,
      })),
      ...suas(auto.recursos).map((r) => ({
        ...doPedido(r),
        oQue: 'recurso' as const,
        noPrazo: r.tempestivo,
      })),
    ],
    defesa: recusas('apresentarDefesa', 'auto', id, vista),
    recurso: recusas('interporRecurso', 'auto', id, vista),
  }
}

function detalheDaPerda(
  id: string,
  avisos: readonly NotificacaoDaConta[],
  vista: Vista,
): Omit<Detalhe, 'arquivos'> {
  const { mundo, servico } = vista
  const perda = mundo.perda(id)
  if (perda === undefined) throw new Error(`${id}: sem perda`)
  const outorga = perda.outorga === undefined ? undefined : mundo.outorga(perda.outorga)?.numero
  const { provisao } = teorDaPerda('proposta', perda, outorga, servico.pacote)
  return {
    avisos: avisos
      .filter((n) => n.situacao === 'lida')
      .flatMap((n) =>
        n.peca === 'autuacao' ? [] : [aviso(teorDaPerda(n.peca, perda, outorga, servico.pacote))],
      ),
    dispositivo: { citacao: provisao.citacao, texto: provisao.texto },
    fatos: [
      ...perda.fatos.map((f) => ['Fato', f] as const),
      ...(perda.evidencia === undefined
        ? []
        : [['Provas de quem propôs', perda.evidencia] as const]),
      ...(perda.decisao === undefined
        ? []
        : [['Decisão de primeira instância', perda.decisao.razoes] as const]),
      ...(perda.decisaoDoRecurso === undefined
        ? []
        : [['Decisão do recurso', perda.decisaoDoRecurso.razoes] as const]),
    ],
    multa: null,
    estimada: false,
    linha: linhaDe('perda', id, vista),
    peticoes: [
      ...perda.defesas.map((d) => ({
        em: d.protocoladaEm,
        oQue: 'defesa' as const,
        texto: d.texto ?? 'texto eliminado',
        noPrazo: d.tempestiva,
      })),
      ...perda.recursos.map((r) => ({
        em: r.protocoladaEm,
        oQue: 'recurso' as const,
        texto: r.texto ?? 'texto eliminado',
        noPrazo: r.tempestivo,
      })),
    ],
    defesa: recusas('defenderPerda', 'perda', id, vista),
    recurso: recusas('recorrerDaPerda', 'perda', id, vista),
  }
}
