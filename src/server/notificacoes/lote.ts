import { afirmacoes } from '#documents/afirmacoes.ts'
import type { Afirmacao } from '#documents/doOrgao.ts'
import type { Ficha } from '#documents/fichas.ts'
import type { Destinatario } from '#documents/lote.ts'
import { nomeEncoberto } from '#documents/nomeEncoberto.ts'
import { type Teor, teorDaPerda, teorDoAuto } from '#documents/teorDaNotificacao.ts'
import type { MeioDeNotificacao } from '#law/esquema/processo.ts'
import { emMunicipio } from '#ledger/banco.ts'
import type { SessaoAberta } from '../acesso/sessao.ts'
import type { Casa } from '../casa.ts'
import { fichaDoAuto } from '../leituras/fichaDoAuto.ts'
import { fichaDaPerda } from '../leituras/fichasDeMedidas.ts'
import { montarVista } from '../leituras/montarVista.ts'
import type { Vista } from '../leituras/vista.ts'
import type { Servico } from '../servicos.ts'
import { type EmCurso, listarNotificacoes, objetoDe } from './lista.ts'

/** Letters or entries of one batch at most: what a person checks at a sitting. */
const POR_LOTE = 200

/** One to be served, the file that it is of, and what of that file anyone may know. */
export type NoLote = Readonly<{
  de: Destinatario
  recurso: EmCurso['recurso']
  id: string
  /** Which paper of the file it is: the attempt, and whom it goes to when it goes to several. */
  alvo: string
  afirma: readonly Afirmacao[]
}>

/** Every attempt under way by a means, one a person, with what is to be printed of its record. */
export async function montarLote(
  casa: Casa,
  servico: Servico,
  sessao: SessaoAberta,
  meio: MeioDeNotificacao,
): Promise<NoLote[]> {
  const { emCurso } = await emMunicipio(casa.pool, Number(servico.municipio), (tx) =>
    listarNotificacoes(tx, servico.slug, servico.pacote),
  )
  const lote: NoLote[] = []
  const doMeio = emCurso.filter((n) => n.meio === meio)
  for (const tentativas of Map.groupBy(doMeio, (n) => `${n.recurso}/${n.id}`).values()) {
    const [primeira] = tentativas
    if (primeira === undefined) continue
    const tipo = primeira.recurso === 'autos' ? 'auto' : 'perda'
    const vista = await montarVista(casa, servico, sessao, [tipo, primeira.id])
    for (const n of tentativas) {
      for (const d of destinatarios(vista, n)) {
        lote.push(d)
        if (lote.length >= POR_LOTE) return lote
      }
    }
  }
  return lote
}

const enderecoDe = ({ mundo }: Vista, pessoa: string | undefined): Destinatario['endereco'] =>
  pessoa === undefined ? undefined : mundo.pessoa(pessoa)?.identidade?.endereco

/** Whom an attempt goes to, each with what is written to them. */
function destinatarios(vista: Vista, n: EmCurso): readonly NoLote[] {
  const { pacote } = vista.servico
  const comum = { objeto: objetoDe(n), rastreio: n.rastreio ?? '' }
  const { recurso, id } = n
  const noLote = (nome: string, pessoa: string | undefined, teor: Teor, ficha: Ficha): NoLote => ({
    de: { ...comum, nome, endereco: enderecoDe(vista, pessoa), ...teor },
    recurso,
    id,
    alvo: [comum.objeto, pessoa].filter(Boolean).join(' '),
    afirma: [
      { rotulo: 'Carta', valor: teor.assunto },
      { rotulo: 'Objeto', valor: comum.objeto },
      { rotulo: 'A quem', valor: nomeEncoberto(nome) },
      ...afirmacoes(ficha, pacote),
    ],
  })
  if (recurso === 'perdas') {
    const p = vista.mundo.perda(id)
    if (p === undefined || n.peca === 'autuacao') return []
    const outorga = p.outorga === undefined ? undefined : vista.mundo.outorga(p.outorga)?.numero
    const teor = teorDaPerda(n.peca, p, outorga, pacote)
    return [noLote(n.nome, n.pessoa, teor, fichaDaPerda(vista, id))]
  }
  const { peca } = n
  if (peca === 'proposta') return []
  const ficha = fichaDoAuto(vista, id)
  return ficha.responsaveis
    .filter((r) => n.pessoa === undefined || r.pessoa === n.pessoa)
    .map((r) => noLote(r.nome, r.pessoa, teorDoAuto(peca, ficha, pacote), ficha))
}
