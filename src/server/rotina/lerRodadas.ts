import { naLei } from '#core/mensagens/naLei.ts'
import type { Pacote } from '#law/pacote.ts'
import { idDaCorrente, type Corrente, type TipoDeCorrente } from '#core/ato.ts'
import { comandoPorNome } from '#core/comandos.ts'
import { especiesDeVencimento } from '#core/vencimento/registro.ts'
import type { Tx } from '#ledger/banco.ts'
import type { Rodada } from '../contrato/vencimentos.ts'
import { RECURSOS } from '../recursos.ts'
import type { Relatorio } from './relatorio.ts'

const QUANTAS = 30

type Linha = {
  id: string
  ate: string
  iniciada_em: string
  terminada_em: string | null
  relatorio: Relatorio | null
}

/** The last runs of the service, newest first; one without an end was cut short, or is at it. */
export async function lerRodadas(
  tx: Tx,
  servico: string,
  termos: Pacote['lei']['termos'],
): Promise<Rodada[]> {
  const linhas = await tx.sql<Linha>(
    `SELECT id, ate, iniciada_em, terminada_em, relatorio FROM rodada
     WHERE municipio = $1 AND servico = $2 ORDER BY iniciada_em DESC LIMIT ${QUANTAS}`,
    [tx.municipio, servico],
  )
  return linhas.map(({ relatorio: r, ...l }) => ({
    id: l.id,
    ate: l.ate,
    iniciadaEm: l.iniciada_em,
    terminadaEm: l.terminada_em,
    relatorio: r && {
      ...r,
      porEspecie: r.porEspecie.map((c) => ({ ...c, nome: naLei(c.nome, termos) })),
      feitos: r.feitos.map((f) => ({ ...f, ...onde(f.corrente), ...oQue(termos, f) })),
      puladosPorque: r.puladosPorque.map((p) => ({
        ...p,
        ...onde(p.corrente),
        ...oQue(termos, p),
      })),
    },
  }))
}

const onde = (c: Corrente) => ({
  recurso: RECURSOS[c.slice(0, c.indexOf(':')) as TipoDeCorrente],
  id: idDaCorrente(c),
})

const oQue = (termos: Pacote['lei']['termos'], x: { comando: string; especie: string }) => ({
  rotulo: naLei(comandoPorNome(x.comando)?.rotulo ?? x.comando, termos),
  nome: naLei(especiesDeVencimento.find((e) => e.especie === x.especie)?.nome ?? x.especie, termos),
})
