import type { Dia } from '#core/calendar/dia.ts'
import type { Decisao, Recusa } from '#core/decisao.ts'
import { type AtoDoCaso, comandoDoCaso, type SituacaoDoCaso } from '../comandoDoCaso.ts'
import { diaDoRecurso } from '../caso.ts'
import { membroDe, recusasDoMembro } from '../membros.ts'
import { causaDaSaida } from '../saidaDoRelator.ts'
import { correnteDaJunta, secretaria } from '../regra.ts'
import { sortearRelator } from '../sorteioDoRelator.ts'
import * as esquema from '../tramite.ts'
import { relatorDe } from '../tramite.ts'
import { impedimentoDoRelator } from '../votos.ts'
import { comLacunas, foraDaEtapa, juntaDa, soDeColegiado } from './base.ts'

/**
 * The day after which the seed must have been published: that of the appeal; of another draw, that of
 * the last one or of what made the rapporteur leave it, whichever came later.
 */
function depoisDe(s: SituacaoDoCaso): Dia {
  const { contexto, caso } = s
  const ultima = caso.tramite?.distribuicoes.at(-1)
  if (ultima === undefined) return diaDoRecurso(caso, contexto.calendario.fuso) ?? ''
  const relator = membroDe(juntaDa(s), ultima.relator)
  const causa = relator === undefined ? '' : causaDaSaida(relator, caso, contexto.hoje)
  return causa > ultima.em ? causa : ultima.em
}

/** The first seed published after that day: a second one, chosen to suit, changes nothing. */
const sementeDoSorteio = (s: SituacaoDoCaso) => {
  const dia = depoisDe(s)
  return juntaDa(s).sementes.find((x) => x.em > dia)
}

/**
 * Why no draw is possible today: the seed is published after the appeal came and before the draw, so
 * that neither who appeals nor who draws knows whom it gives.
 */
function recusasDoSorteio(s: SituacaoDoCaso): readonly Recusa[] {
  const { contexto, caso, base } = s
  const { fundamentos } = base
  const j = juntaDa(s)
  const semente = sementeDoSorteio(s)
  if (j.membros.length === 0) return [{ codigo: 'junta.sem-membros', fundamentos }]
  if (semente === undefined)
    return [
      {
        codigo: 'distribuicao.sem-semente',
        fundamentos,
        falta: 'semente',
        dados: {
          [(caso.tramite?.distribuicoes.length ?? 0) === 0 ? 'recurso' : 'causa']: depoisDe(s),
        },
      },
    ]
  if (contexto.hoje <= semente.em)
    return [{ codigo: 'distribuicao.semente-de-hoje', fundamentos, dados: { em: semente.em } }]
  return sortearRelator(j, caso, semente.semente, contexto.hoje) === undefined
    ? [{ codigo: 'distribuicao.ninguem-apto', fundamentos }]
    : []
}

function sortear(s: SituacaoDoCaso): Decisao<AtoDoCaso> {
  const { contexto, caso, corrente } = s
  const semente = sementeDoSorteio(s)?.semente ?? ''
  const sorteio = sortearRelator(juntaDa(s), caso, semente, contexto.hoje)
  if (sorteio === undefined) throw new Error('o sorteio já foi conferido')
  const { impedimento } = contexto.pacote.processo
  const comum = comLacunas(s)
  const fundamentos =
    sorteio.impedidos.length === 0
      ? comum.fundamentos
      : [...new Set([...comum.fundamentos, ...impedimento.fundamentos])]
  const distribuido = {
    tipo: 'recursoDistribuido',
    corrente,
    ...comum,
    fundamentos,
    dados: { em: contexto.hoje, ...sorteio },
  } as const
  // The body's own stream keeps each one's load: an act of another room, by the same decision.
  const carga = {
    tipo: 'relatorSorteado',
    corrente: correnteDaJunta(contexto.pacote),
    ...comum,
    dados: { em: contexto.hoje, membro: sorteio.relator, recurso: caso.id },
  } as const
  return [distribuido, carga]
}

/** Gives the appeal to a rapporteur by draw, in turns: nobody picks who. */
export const distribuirRecurso = comandoDoCaso({
  nome: 'distribuirRecurso',
  rotulo: 'Distribuir a relator',
  dados: esquema.distribuirRecurso,
  papeis: secretaria,
  naoPrevisto: soDeColegiado,
  impedimentos: (s) => {
    const fora = foraDaEtapa('distribuirRecurso', s)
    return fora.length > 0 ? fora : recusasDoSorteio(s)
  },
  atos: (_dados, s) => sortear(s),
})

/**
 * Draws another, only when the rapporteur can no longer report: impeded, on leave or out of office.
 * Once the report is given only an impediment undoes it, and the votes on it: a leave of a day does not.
 */
export const redistribuirRecurso = comandoDoCaso({
  nome: 'redistribuirRecurso',
  rotulo: 'Redistribuir a outro relator',
  dados: esquema.redistribuirRecurso,
  papeis: secretaria,
  naoPrevisto: soDeColegiado,
  impedimentos: (s) => {
    const fora = foraDaEtapa('redistribuirRecurso', s)
    if (fora.length > 0) return fora
    const relator = membroDe(juntaDa(s), relatorDe(s.caso.tramite) ?? '')
    const sai =
      s.caso.tramite?.etapa === 'com-relator'
        ? recusasDoMembro(relator, s.caso, s.contexto).length > 0
        : impedimentoDoRelator(juntaDa(s), s.caso) !== undefined
    return sai
      ? recusasDoSorteio(s)
      : [
          {
            codigo: 'distribuicao.relator-apto',
            fundamentos: s.base.fundamentos,
            dados: { membro: relator?.nome ?? '' },
          },
        ]
  },
  atos: (_dados, s) => sortear(s),
})
