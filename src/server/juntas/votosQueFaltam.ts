import type { Autor } from '#core/contexto.ts'
import { type Caso, casoDe } from '#core/junta/caso.ts'
import type { Junta, Membro, Sessao } from '#core/junta/junta.ts'
import { membroDoAutor, type NoDia } from '#core/junta/membros.ts'
import { podemVotar } from '#core/junta/quemVota.ts'
import { correnteDaJunta, juntaDo, regraDaJunta, secretaria } from '#core/junta/regra.ts'
import { criarMundo } from '#core/mundo/criarMundo.ts'
import type { Tx } from '#ledger/banco.ts'
import { lerAtos } from '#ledger/vizinhanca.ts'
import type { Fila } from '../contrato/contrato.ts'
import { casosDaPauta, enderecoDoCaso } from './casosDaPauta.ts'

/**
 * Of those who may vote now, the ones whose vote this user gives: their own; of members without an
 * account, what who keeps the body's papers records.
 */
export function votosDoUsuario(
  j: Junta,
  caso: Caso,
  s: Sessao,
  autor: Autor,
  noDia: NoDia,
): readonly Membro[] {
  const proprio = membroDoAutor(j, autor, noDia.hoje)
  const daSecretaria =
    proprio === undefined && autor.papeis.some((p) => secretaria(noDia.pacote).includes(p))
  return podemVotar(j, caso, s, noDia).filter((m) =>
    proprio === undefined ? daSecretaria && m.usuario === undefined : m.id === proprio.id,
  )
}

/** The appeals on which this user votes now, in a session that is open: a queue of their own. */
export async function filaDeVotos(
  tx: Tx,
  servico: string,
  autor: Autor,
  noDia: NoDia,
): Promise<readonly Fila[]> {
  const { pacote } = noDia
  if (regraDaJunta(pacote) === undefined) return []
  const papeis = secretaria(pacote)
  if (!autor.papeis.some((p) => papeis.includes(p))) return []
  const itens = await itensDaFila(tx, servico, autor, noDia)
  return [
    {
      id: 'recursos-a-votar',
      nome: 'Recursos a votar',
      explica: 'Na pauta da sessão aberta: falta o seu voto, ou o que a secretaria registra.',
      papeis: [...papeis],
      quantidade: itens.length,
      itens,
    },
  ]
}

async function itensDaFila(
  tx: Tx,
  servico: string,
  autor: Autor,
  noDia: NoDia,
): Promise<Fila['itens']> {
  const [aberta] = await tx.sql(
    `SELECT 1 FROM painel_registro WHERE municipio = $1 AND servico = $2 AND tipo = 'sessao'
       AND situacao = 'aberta' LIMIT 1`,
    [tx.municipio, servico],
  )
  if (aberta === undefined) return []
  const daJunta = await lerAtos(tx, servico, [correnteDaJunta(noDia.pacote)])
  const j = juntaDo(criarMundo(daJunta), noDia.pacote)
  const abertas = j.sessoes.filter((s) => s.situacao === 'aberta')
  const daPauta = abertas.flatMap((s) => s.pauta)
  const mundo = criarMundo(await casosDaPauta(tx, servico, daPauta))
  return abertas.flatMap((s) =>
    s.pauta
      .filter((id) => !s.retirados.some((r) => r.recurso === id))
      .flatMap((id) => {
        const caso = casoDe(mundo, id)
        if (caso === undefined) return []
        const meus = votosDoUsuario(j, caso, s, autor, noDia)
        if (meus.length === 0) return []
        return [
          {
            recurso: enderecoDoCaso(id).recurso,
            id: `${enderecoDoCaso(id).id}/votarRecurso`,
            titulo: `Votar: ${caso.especie === 'perda' ? 'perda ' : ''}nº ${caso.numero ?? ''}`,
            subtitulo: `sessão nº ${s.numero ?? ''}`,
            atrasado: false,
            motivo: meus.map((m) => m.nome ?? m.id).join(', '),
          },
        ]
      }),
  )
}
