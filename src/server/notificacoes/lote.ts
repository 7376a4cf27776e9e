import type { Destinatario } from '#documents/lote.ts'
import { teorDaPerda, teorDoAuto } from '#documents/teorDaNotificacao.ts'
import type { MeioDeNotificacao } from '#law/esquema/processo.ts'
import { emMunicipio } from '#ledger/banco.ts'
import type { SessaoAberta } from '../acesso/sessao.ts'
import type { Casa } from '../casa.ts'
import { fichaDoAuto } from '../leituras/fichaDoAuto.ts'
import { montarVista } from '../leituras/montarVista.ts'
import type { Vista } from '../leituras/vista.ts'
import type { Servico } from '../servicos.ts'
import { type EmCurso, listarNotificacoes, objetoDe } from './lista.ts'

/** Letters or entries of one batch at most: what a person checks at a sitting. */
const POR_LOTE = 200

/** Every attempt under way by a means, one a person, with what is to be printed of its record. */
export async function montarLote(
  casa: Casa,
  servico: Servico,
  sessao: SessaoAberta,
  meio: MeioDeNotificacao,
): Promise<Destinatario[]> {
  const { emCurso } = await emMunicipio(casa.pool, Number(servico.municipio), (tx) =>
    listarNotificacoes(tx, servico.slug, servico.pacote),
  )
  const lote: Destinatario[] = []
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
function destinatarios(vista: Vista, n: EmCurso): readonly Destinatario[] {
  const { pacote } = vista.servico
  const comum = { objeto: objetoDe(n), rastreio: n.rastreio ?? '' }
  if (n.recurso === 'perdas') {
    const p = vista.mundo.perda(n.id)
    if (p === undefined || (n.peca !== 'proposta' && n.peca !== 'decisao')) return []
    const outorga = p.outorga === undefined ? undefined : vista.mundo.outorga(p.outorga)?.numero
    const teor = teorDaPerda(n.peca, p, outorga, pacote)
    return [{ ...comum, nome: n.nome, endereco: enderecoDe(vista, n.pessoa), ...teor }]
  }
  const { peca } = n
  if (peca === 'proposta') return []
  const ficha = fichaDoAuto(vista, n.id)
  return ficha.responsaveis
    .filter((r) => n.pessoa === undefined || r.pessoa === n.pessoa)
    .map((r) => ({
      ...comum,
      nome: r.nome,
      endereco: enderecoDe(vista, r.pessoa),
      ...teorDoAuto(peca, ficha, pacote),
    }))
}
