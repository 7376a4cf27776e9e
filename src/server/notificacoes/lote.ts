import type { Destinatario } from '#documents/lote.ts'
import type { MeioDeNotificacao } from '#law/esquema/processo.ts'
import { emMunicipio } from '#ledger/banco.ts'
import type { SessaoAberta } from '../acesso/sessao.ts'
import type { Casa } from '../casa.ts'
import { fichaDoAuto } from '../leituras/fichaDoAuto.ts'
import { montarVista } from '../leituras/montarVista.ts'
import type { Servico } from '../servicos.ts'
import { listarNotificacoes } from './lista.ts'

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
  for (const [auto, notificacoes] of Map.groupBy(
    emCurso.filter((n) => n.meio === meio),
    (n) => n.auto,
  )) {
    const vista = await montarVista(casa, servico, sessao, ['auto', auto])
    const ficha = fichaDoAuto(vista, auto)
    for (const n of notificacoes) {
      const alvos = ficha.responsaveis.filter(
        (r) => n.pessoa === undefined || r.pessoa === n.pessoa,
      )
      for (const r of alvos) {
        const pessoa = r.pessoa === undefined ? undefined : vista.mundo.pessoa(r.pessoa)
        lote.push({
          auto,
          n: n.n,
          peca: n.peca,
          rastreio: n.rastreio ?? '',
          nome: r.nome,
          endereco: pessoa?.identidade?.endereco,
          ficha,
        })
        if (lote.length >= POR_LOTE) return lote
      }
    }
  }
  return lote
}
