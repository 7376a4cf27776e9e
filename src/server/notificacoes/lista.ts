import type { Papel } from '#core/contexto.ts'
import { proximoMeio } from '#core/notificacao/meios.ts'
import type { Tentativa } from '#core/notificacao/tentativas.ts'
import type { Tx } from '#ledger/banco.ts'
import type { Pacote } from '#law/pacote.ts'
import type { Notificacoes } from '../contrato/contrato.ts'
import { comConta } from './aceites.ts'

/** Rows of each list at most; `cortada` says that there are more. */
const LIMITE = 500

type Peca = Notificacoes['emCurso'][number]['peca']
type Linha = {
  recurso: 'autos' | 'perdas'
  id: string
  numero: string | null
  processo: string | null
  a_notificar: { peca: Peca; pessoa?: string; tentados: string[] }[]
  em_curso: Tentativa<Peca>[]
}

/** Who prepares the proceeding serves its acts, under this law. */
export const preparam = ({ processo }: Pacote): readonly Papel[] => processo.preparam

export type EmCurso = Notificacoes['emCurso'][number]

/** The attempt as the post's list names it: `0001/2025-1`; of a case of loss, `P0001/2025-1`. */
export const objetoDe = (n: Pick<EmCurso, 'recurso' | 'numero' | 'n'>): string =>
  `${n.recurso === 'perdas' ? 'P' : ''}${n.numero}-${n.n}`

/** Whom to serve now, with the means that the law tries next; and what waits for its proof. */
export async function listarNotificacoes(
  tx: Tx,
  servico: string,
  pacote: Pacote,
): Promise<Notificacoes> {
  const linhas = await tx.sql<Linha>(
    `SELECT 'autos' AS recurso, auto AS id, numero, processo, a_notificar, em_curso,
       lavrado_em AS desde FROM painel_auto
     WHERE municipio = $1 AND servico = $2 AND anulado_em IS NULL
       AND (a_notificar <> '[]' OR em_curso <> '[]')
     UNION ALL
     SELECT 'perdas', perda, numero, numero, a_notificar, em_curso, proposta_em FROM painel_perda
     WHERE municipio = $1 AND servico = $2 AND (a_notificar <> '[]' OR em_curso <> '[]')
     ORDER BY desde, numero LIMIT ${LIMITE + 1}`,
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
  const contas = await comConta(tx, servico, [...pessoas])
  const deQue = (l: Linha) => ({
    recurso: l.recurso,
    id: l.id,
    numero: l.numero ?? '',
    processo: l.processo ?? '',
  })
  return {
    meios: pacote.processo.ciencia.meios,
    cortada: linhas.length > LIMITE,
    aNotificar: mostradas.flatMap((l) =>
      l.a_notificar.map((x) => ({
        ...deQue(l),
        ...x,
        nome: quem(x.pessoa),
        proximo: proximoMeio(pacote, x.tentados, contas.has(x.pessoa ?? '')) ?? '',
      })),
    ),
    emCurso: mostradas.flatMap((l) =>
      l.em_curso.map((n) => ({ ...deQue(l), ...n, nome: quem(n.pessoa) })),
    ),
  }
}
