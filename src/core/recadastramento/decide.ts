import type * as z from 'zod'
import { type Corrente, idDaCorrente } from '../ato.ts'
import type { Dia } from '../calendar/dia.ts'
import type { Comando } from '../comando.ts'
import type { Contexto } from '../contexto.ts'
import { type Decisao, type Recusa, recusar } from '../decisao.ts'
import { prazoEmVigor, somarDuracao } from '../lei/prazo.ts'
import type { Mundo } from '../mundo.ts'
import { fatosDaOutorga, fundamentosDe, lacunasDe } from '../mundo/fatos.ts'
import { leiNaoPreve, recusasSemTitular } from '../outorga/emVigor.ts'
import type { Outorga } from '../outorga/outorga.ts'
import { avaliar } from '../requirement/avaliar.ts'
import type { AtoDeRecadastramento, recadastrarTitular } from './recadastramento.ts'

/** What bars it whatever its data: a law without it, a grant not in force, done that same day. */
export function sondarRecadastramento(
  c: Corrente,
  mundo: Mundo,
  contexto: Contexto,
): readonly Recusa[] {
  const prazo = prazoEmVigor(contexto, 'recadastramento', contexto.hoje)
  if (prazo === undefined) return [leiNaoPreve('recadastramento')]
  const o = mundo.outorga(idDaCorrente(c))
  const sem = recusasSemTitular(o, c, contexto)
  if (sem.length > 0) return sem
  return o?.recadastramentos?.at(-1)?.em === contexto.hoje
    ? [{ codigo: 'recadastramento.ja-feito-hoje', fundamentos: prazo.fundamentos }]
    : []
}

/** Goes over the holder's register again: it is due once more a term from the day. */
export function recadastrar(
  c: Comando<z.infer<typeof recadastrarTitular>>,
  mundo: Mundo,
  contexto: Contexto,
): Decisao<AtoDeRecadastramento> {
  const { hoje, pacote, calendario } = contexto
  const impedem = sondarRecadastramento(c.corrente, mundo, contexto)
  const outorga = mundo.outorga(idDaCorrente(c.corrente))
  const prazo = prazoEmVigor(contexto, 'recadastramento', hoje)
  if (impedem.length > 0 || outorga === undefined || prazo === undefined) return recusar(impedem)
  const fatos = { ...fatosDaOutorga(mundo, outorga, hoje), presencial: c.dados.presencial }
  const avaliacao = avaliar('recadastrar', { ...fatos, pedidoEm: hoje }, contexto)
  if (avaliacao.recusas.length > 0) return recusar(avaliacao.recusas)
  return [
    {
      tipo: 'titularRecadastrado',
      corrente: c.corrente,
      fundamentos: fundamentosDe(avaliacao, prazo.fundamentos),
      ...lacunasDe(avaliacao, prazo.lacuna === undefined ? [] : [prazo.lacuna]),
      dados: {
        em: hoje,
        validoAte: somarDuracao(hoje, prazo.duracao, pacote.prazos.contagem, calendario),
      },
    },
  ]
}

/** The last day, inclusive, to come again: a term from the last time, or from the grant's beginning. */
export function recadastrarAte(o: Outorga, contexto: Contexto): Dia | undefined {
  const ultimo = o.recadastramentos?.at(-1)
  if (ultimo !== undefined) return ultimo.validoAte
  const prazo =
    o.inicio === undefined ? undefined : prazoEmVigor(contexto, 'recadastramento', o.inicio)
  return o.inicio === undefined || prazo === undefined
    ? undefined
    : somarDuracao(o.inicio, prazo.duracao, contexto.pacote.prazos.contagem, contexto.calendario)
}
