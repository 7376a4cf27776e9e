import type * as z from 'zod'
import { type Corrente, corrente, idDaCorrente } from '../ato.ts'
import { anoDe } from '../calendar/dia.ts'
import { calcularPrazo } from '../calendar/prazo.ts'
import type { Comando } from '../comando.ts'
import type { Contexto } from '../contexto.ts'
import { type Decisao, type Recusa, recusar } from '../decisao.ts'
import { valorDeParametro } from '../lei/parametro.ts'
import { recusasDeVigencia } from '../lei/vigencia.ts'
import type { Mundo } from '../mundo.ts'
import { inexistente } from '../mundo/recusas.ts'
import { leiNaoPreve } from '../outorga/emVigor.ts'
import { outorgaVigente } from '../outorga/vigencia.ts'
import { recusasDaPessoa } from '../pessoa/entrada.ts'
import { vagasParaChamar } from './concessao.ts'
import type * as esquema from './fila.ts'
import type { AtoDeFila } from './fila.ts'
import { empatadas, emOrdem } from './ordem.ts'

type Prevista = NonNullable<Contexto['pacote']['prazos']['filaDeEspera']>

/** The pack's list, when the stream is of it. */
export function previstaEm(c: Corrente, { pacote }: Contexto): Prevista | undefined {
  const prevista = pacote.prazos.filaDeEspera
  return prevista?.id === idDaCorrente(c) ? prevista : undefined
}

/** The law of the pack has such a list, and is in force. */
export function recusasDaLista(c: Corrente, contexto: Contexto): readonly Recusa[] {
  if (contexto.pacote.prazos.filaDeEspera === undefined) return [leiNaoPreve('fila-de-espera')]
  return previstaEm(c, contexto) === undefined
    ? [inexistente(c)]
    : recusasDeVigencia(contexto.pacote, contexto.hoje)
}

const base = (c: Corrente, p: Prevista) =>
  ({
    corrente: c,
    fundamentos: p.fundamentos,
    ...(p.lacuna === undefined ? {} : { lacunas: [p.lacuna] }),
  }) as const

/** Puts a person at the end of the line, with a number of protocol. */
export function inscrever(
  c: Comando<z.infer<typeof esquema.inscreverNaFila>>,
  mundo: Mundo,
  contexto: Contexto,
): Decisao<AtoDeFila> {
  const prevista = previstaEm(c.corrente, contexto)
  if (prevista === undefined) return recusar(recusasDaLista(c.corrente, contexto))
  const { hoje } = contexto
  const { pessoa, observacao } = c.dados
  const { fundamentos } = prevista
  const recusas: Recusa[] = [...recusasDaLista(c.corrente, contexto)]
  if (mundo.pessoa(pessoa) === undefined) recusas.push(inexistente(corrente('pessoa', pessoa)))
  recusas.push(...recusasDaPessoa(pessoa, mundo, contexto))
  const fila = mundo.fila(prevista.id)
  const ja = emOrdem(fila).findIndex((i) => i.interessado === pessoa)
  if (ja >= 0) recusas.push({ codigo: 'fila.ja-inscrito', fundamentos, dados: { lugar: ja + 1 } })
  if (mundo.outorgasDoTitular(pessoa).some((o) => outorgaVigente(o, hoje)))
    recusas.push({ codigo: 'fila.ja-titular', fundamentos })
  if (recusas.length > 0) return recusar(recusas)
  return [
    {
      ...base(c.corrente, prevista),
      tipo: 'inscritoNaFila',
      dados: {
        em: hoje,
        inscricao: c.id,
        interessado: pessoa,
        ...(observacao === undefined ? {} : { observacao }),
      },
      numerar: { campo: 'protocolo', serie: 'lista-de-espera', ano: anoDe(hoje) },
    },
  ]
}

/** What bars a call now, whatever is said. */
export function recusasDaChamada(c: Corrente, mundo: Mundo, contexto: Contexto): readonly Recusa[] {
  const impedem = recusasDaLista(c, contexto)
  const prevista = previstaEm(c, contexto)
  if (prevista === undefined || impedem.length > 0) return impedem
  const { fundamentos } = prevista
  const recusas: Recusa[] = []
  const fila = mundo.fila(prevista.id)
  const primeira = emOrdem(fila).find((i) => i.situacao === 'inscrita')
  if (primeira === undefined) recusas.push({ codigo: 'fila.vazia', fundamentos })
  else if (prevista.desempate === 'sorteio' && empatadas(fila, primeira.em).length > 0)
    recusas.push({
      codigo: 'fila.empate-sem-sorteio',
      fundamentos,
      dados: { em: primeira.em, empatados: empatadas(fila, primeira.em).length },
      ...(prevista.lacuna === undefined ? {} : { lacuna: prevista.lacuna }),
    })
  const vagas = vagasParaChamar(mundo, contexto)
  if (typeof vagas !== 'number') recusas.push(...vagas)
  else if (vagas < 1) recusas.push({ codigo: 'fila.sem-vaga', fundamentos })
  const prazo = valorDeParametro(contexto, prevista.chamada.parametro, contexto.hoje)
  if (!('valor' in prazo)) recusas.push(prazo)
  return recusas
}

/**
 * Calls the first who waits: nobody picks who. The place is held until the last day of the term,
 * counted as the pack counts terms.
 */
export function chamar(c: Comando, mundo: Mundo, contexto: Contexto): Decisao<AtoDeFila> {
  const recusas = recusasDaChamada(c.corrente, mundo, contexto)
  if (recusas.length > 0) return recusar(recusas)
  return proximaChamada(mundo, contexto)
}

/**
 * The call of the first in line, when a place is free and nothing bars it; nothing otherwise.
 * `abre`: places that the acts it goes with will open.
 */
export function proximaChamada(mundo: Mundo, contexto: Contexto, abre = 0): readonly AtoDeFila[] {
  const prevista = contexto.pacote.prazos.filaDeEspera
  if (prevista === undefined) return []
  const c = corrente('fila', prevista.id)
  const barra = recusasDaChamada(c, mundo, contexto).filter(
    (r) => !(abre > 0 && r.codigo === 'fila.sem-vaga'),
  )
  const vagas = vagasParaChamar(mundo, contexto)
  const primeira = emOrdem(mundo.fila(prevista.id)).find((i) => i.situacao === 'inscrita')
  const prazo = valorDeParametro(contexto, prevista.chamada.parametro, contexto.hoje)
  if (barra.length > 0 || primeira === undefined || !('valor' in prazo)) return []
  if (typeof vagas !== 'number' || vagas + abre < 1) return []
  const { ultimoDia } = calcularPrazo(
    {
      inicio: contexto.hoje,
      quantidade: Number(prazo.valor),
      unidade: 'dias',
      prorrogaEmDiaNaoUtil: contexto.pacote.prazos.contagem.prorrogaEmDiaNaoUtil,
    },
    contexto.calendario,
  )
  return [
    {
      ...base(c, prevista),
      tipo: 'interessadoChamado',
      dados: {
        em: contexto.hoje,
        inscricao: primeira.id,
        responderAte: ultimoDia,
        vagas: Number.isFinite(vagas) ? vagas + abre : 0,
        ...(primeira.protocolo === undefined ? {} : { protocolo: primeira.protocolo }),
      },
    },
  ]
}
