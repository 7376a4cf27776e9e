import { randomUUIDv7 } from 'node:crypto'
import { corrente } from '#core/ato.ts'
import { diferencaEmDias, formatarDia } from '#core/calendar/dia.ts'
import { diaLocal } from '#core/calendar/instante.ts'
import { recusada } from '#core/decisao.ts'
import { nomear } from '#core/mensagens/palavras.ts'
import { recorridaEm } from '#core/selecao/decide/prazos.ts'
import type { Candidato, Selecao } from '#core/selecao/selecao.ts'
import { etapaDaSelecao } from '#core/selecao/transicoes.ts'
import { emMunicipio } from '#ledger/banco.ts'
import type { Casa } from '../casa.ts'
import { exigirComando } from '../comandos/executarComando.ts'
import { papeisDoComando } from '../comandos/papeis.ts'
import type { CandidaturaDaConta } from '../contrato/conta.ts'
import { naoEncontrado } from '../http/problema.ts'
import { montarVista } from '../leituras/montarVista.ts'
import { explicada } from '../leituras/recusas.ts'
import type { Vista } from '../leituras/vista.ts'
import { porqueDe, situacaoDoCandidato } from '../registros/listaDaSelecao.ts'
import { situacaoEscritaDoRecurso } from '../registros/recursosDaSelecao.ts'
import type { Servico } from '../servicos.ts'
import type { Dono } from './dono.ts'

/** What is asked in rehearsal: its words are never recorded. */
const ENSAIO = 'Ensaio.'

/** The person's inscriptions in every process of selection, the newest process first. */
export async function candidaturasDe(
  casa: Casa,
  servico: Servico,
  dono: Dono,
): Promise<CandidaturaDaConta[]> {
  if (servico.pacote.prazos.selecao === undefined) return []
  const achadas = await emMunicipio(casa.pool, Number(servico.municipio), (tx) =>
    tx.sql<{ id: string }>(
      `SELECT corrente_id AS id FROM ato
       WHERE municipio = $1 AND servico = $2 AND corrente_tipo = 'selecao'
         AND tipo = 'candidatoInscrito' AND dados->>'candidato' = $3
       GROUP BY corrente_id ORDER BY max(registrado_em) DESC LIMIT 30`,
      [tx.municipio, servico.slug, dono.pessoa],
    ),
  )
  const vistas = await Promise.all(
    achadas.map(({ id }) => montarVista(casa, servico, dono, ['selecao', id])),
  )
  return vistas.flatMap((vista, n) => {
    const s = vista.mundo.selecao(achadas[n]?.id ?? '')
    return (s?.candidatos ?? [])
      .filter((c) => c.candidato === dono.pessoa)
      .flatMap((c) => (s === undefined ? [] : [candidatura(s, c, vista)]))
  })
}

/** The person's own inscription. Throws 404 for what is of others, as for what is not. */
export async function candidaturaPropria(
  casa: Casa,
  servico: Servico,
  dono: Dono,
  { id, inscricao }: Readonly<{ id: string; inscricao: string }>,
): Promise<void> {
  const { mundo } = await montarVista(casa, servico, dono, ['selecao', id])
  const c = mundo.selecao(id)?.candidatos.find((x) => x.id === inscricao)
  if (c?.candidato !== dono.pessoa) throw naoEncontrado('Esta inscrição')
}

function candidatura(s: Selecao, c: Candidato, vista: Vista): CandidaturaDaConta {
  const { hoje, agora, calendario } = vista.contexto
  const lugar = 1 + ((s.final ?? s.provisorio)?.ordem ?? []).findIndex((l) => l.inscricao === c.id)
  return {
    id: s.id,
    edital: s.edital ?? '',
    objeto: s.objeto,
    etapa: nomear(etapaDaSelecao(s, hoje)),
    inscricao: c.id,
    protocolo: c.protocolo ?? '',
    situacao: situacaoDoCandidato(s, c),
    ...(lugar === 0 ? {} : { lugar }),
    ...(lugar > 0 && c.total !== undefined ? { pontos: c.total } : {}),
    ...(c.porque === undefined ? {} : { porque: porqueDe(c) }),
    ...(c.situacao === 'convocado' && c.responderAte !== undefined
      ? { responderAte: c.responderAte }
      : {}),
    ...prazo(s, c, vista.contexto),
    recursos: s.recursos
      .filter((r) => r.recorrente === c.id)
      .map((r) => ({
        numero: r.protocolo ?? '',
        em: formatarDia(diaLocal(r.protocoladaEm, calendario.fuso)),
        texto: r.texto ?? 'texto eliminado',
        situacao: [situacaoEscritaDoRecurso(s, r), r.decisao?.razoes].filter(Boolean).join(': '),
      })),
    recorrer: impedem('recorrerDoResultado', s, vista, {
      inscricao: c.id,
      protocoladaEm: agora,
      texto: ENSAIO,
    }),
    desistir: impedem('retirarCandidato', s, vista, { inscricao: c.id, motivo: ENSAIO }),
  }
}

/** The term of what they may appeal from next; once the final result is out, only one that still runs. */
function prazo(
  s: Selecao,
  c: Candidato,
  contexto: Vista['contexto'],
): Pick<CandidaturaDaConta, 'recurso'> {
  const { hoje, agora } = contexto
  if (s.provisorio === undefined || (s.fase !== 'provisoria' && s.fase !== 'final')) return {}
  const { recursoAte } = recorridaEm(s, s.provisorio, c, agora, contexto)
  if (s.fase === 'final' && recursoAte < hoje) return {}
  return { recurso: { ate: recursoAte, dias: diferencaEmDias(hoje, recursoAte) } }
}

/** Why the person could not give it today: the decision itself, rehearsed in their name. */
function impedem(nome: string, s: Selecao, { servico, mundo, contexto }: Vista, dados: object) {
  const definicao = exigirComando(nome)
  const { pacote } = servico
  const c = corrente('selecao', s.id)
  const comando = { id: randomUUIDv7(), nome, corrente: c, dados }
  const decisao = definicao.decide(comando, mundo, contexto)
  const daLei = recusada(decisao) ? decisao.recusas : []
  const permitido = papeisDoComando(definicao, pacote).includes('titular')
  const todas = permitido
    ? daLei
    : [{ codigo: 'conta.so-no-balcao', fundamentos: pacote.processo.defesa.fundamentos }, ...daLei]
  return todas.map((r) => explicada(r, pacote))
}
