import type { Papel } from '#core/contexto.ts'
import type { Notificacao } from '#core/processo/processo.ts'
import { type ANotificar, proximoMeio } from '#core/processo/ciencias.ts'
import type { Tx } from '#ledger/banco.ts'
import type { Pacote } from '#law/pacote.ts'
import type { Notificacoes } from '../contrato/contrato.ts'

/** Rows of each list at most; `cortada` says that there are more. */
const LIMITE = 500

type Linha = {
  auto: string
  numero: string | null
  processo: string | null
  a_notificar: ANotificar[]
  em_curso: Notificacao[]
}

/** Who prepares the proceeding serves its acts, under this law. */
export const preparam = ({ processo }: Pacote): readonly Papel[] => processo.preparam

/** Whom to serve now, with the means that the law tries next; and what waits for its proof. */
export async function listarNotificacoes(
  tx: Tx,
  servico: string,
  pacote: Pacote,
): Promise<Notificacoes> {
  const linhas = await tx.sql<Linha>(
    `SELECT auto, numero, processo, a_notificar, em_curso FROM painel_auto
     WHERE municipio = $1 AND servico = $2 AND anulado_em IS NULL
       AND (a_notificar <> '[]' OR em_curso <> '[]')
     ORDER BY lavrado_em, numero LIMIT ${LIMITE + 1}`,
    [tx.municipio, servico],
  )
  const pessoas = new Set(
    linhas.flatMap((l) => [...l.a_notificar, ...l.em_curso].flatMap((x) => x.pessoa ?? [])),
  )
  const nomes = new Map(
    (
      await tx.sql<{ corrente: string; titulo: string }>(
        `SELECT corrente, titulo FROM busca WHERE municipio = $1 AND servico = $2 AND corrente = ANY($3)`,
        [tx.municipio, servico, [...pessoas].map((p) => `pessoa:${p}`)],
      )
    ).map((n) => [n.corrente, n.titulo]),
  )
  const quem = (pessoa: string | undefined): string =>
    pessoa === undefined
      ? 'Todos os que respondem'
      : (nomes.get(`pessoa:${pessoa}`) ?? 'Pessoa do cadastro')
  const mostradas = linhas.slice(0, LIMITE)
  const doAuto = (l: Linha) => ({
    auto: l.auto,
    numero: l.numero ?? '',
    processo: l.processo ?? '',
  })
  return {
    meios: pacote.processo.ciencia.meios,
    cortada: linhas.length > LIMITE,
    aNotificar: mostradas.flatMap((l) =>
      l.a_notificar.map((x) => ({
        ...doAuto(l),
        ...x,
        nome: quem(x.pessoa),
        proximo: proximoMeio(pacote, x.tentados) ?? '',
      })),
    ),
    emCurso: mostradas.flatMap((l) =>
      l.em_curso.map((n) => ({ ...doAuto(l), ...n, nome: quem(n.pessoa) })),
    ),
  }
}
