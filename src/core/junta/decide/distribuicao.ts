import type { Dia } from '#core/calendar/dia.ts'
import { diaLocal } from '#core/calendar/instante.ts'
import type { Decisao, Recusa } from '#core/decisao.ts'
import { comandoDoAuto, type Situacao } from '#core/processo/comandoDoAuto.ts'
import type { AtoDeProcesso } from '#core/processo/processo.ts'
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
function depoisDe({ contexto, auto, ...s }: Situacao): Dia {
  const ultima = auto.tramite?.distribuicoes.at(-1)
  const recurso = auto.recursos.at(-1)?.protocoladaEm
  if (ultima === undefined)
    return recurso === undefined ? '' : diaLocal(recurso, contexto.calendario.fuso)
  const relator = membroDe(juntaDa({ contexto, auto, ...s }), ultima.relator)
  const causa = relator === undefined ? '' : causaDaSaida(relator, auto, contexto.hoje)
  return causa > ultima.em ? causa : ultima.em
}

/** The first seed published after that day: a second one, chosen to suit, changes nothing. */
const sementeDoSorteio = (s: Situacao) => {
  const dia = depoisDe(s)
  return juntaDa(s).sementes.find((x) => x.em > dia)
}

/**
 * Why no draw is possible today: the seed is published after the appeal came and before the draw, so
 * that neither who appeals nor who draws knows whom it gives.
 */
function recusasDoSorteio(s: Situacao): readonly Recusa[] {
  const { contexto, auto, base } = s
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
          [(auto.tramite?.distribuicoes.length ?? 0) === 0 ? 'recurso' : 'causa']: depoisDe(s),
        },
      },
    ]
  if (contexto.hoje <= semente.em)
    return [{ codigo: 'distribuicao.semente-de-hoje', fundamentos, dados: { em: semente.em } }]
  return sortearRelator(j, auto, semente.semente, contexto.hoje) === undefined
    ? [{ codigo: 'distribuicao.ninguem-apto', fundamentos }]
    : []
}

function sortear(s: Situacao): Decisao<AtoDeProcesso> {
  const { contexto, auto, corrente } = s
  const semente = sementeDoSorteio(s)?.semente ?? ''
  const sorteio = sortearRelator(juntaDa(s), auto, semente, contexto.hoje)
  if (sorteio === undefined) throw new Error('o sorteio já foi conferido')
  const { impedimento } = contexto.pacote.processo
  const comum = comLacunas(s)
  const fundamentos =
    sorteio.impedidos.length === 0
      ? comum.fundamentos
      : [...new Set([...comum.fundamentos, ...impedimento.fundamentos])]
  const distribuido: AtoDeProcesso = {
    tipo: 'recursoDistribuido',
    corrente,
    ...comum,
    fundamentos,
    dados: { em: contexto.hoje, ...sorteio },
  }
  // The body's own stream keeps each one's load: an act of another room, by the same decision.
  const carga = {
    tipo: 'relatorSorteado',
    corrente: correnteDaJunta(contexto.pacote),
    ...comum,
    dados: { em: contexto.hoje, membro: sorteio.relator, recurso: auto.id },
  }
  return [distribuido, carga as unknown as AtoDeProcesso]
}

/** Gives the appeal to a rapporteur by draw, in turns: nobody picks who. */
export const distribuirRecurso = comandoDoAuto({
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
export const redistribuirRecurso = comandoDoAuto({
  nome: 'redistribuirRecurso',
  rotulo: 'Redistribuir a outro relator',
  dados: esquema.redistribuirRecurso,
  papeis: secretaria,
  naoPrevisto: soDeColegiado,
  impedimentos: (s) => {
    const fora = foraDaEtapa('redistribuirRecurso', s)
    if (fora.length > 0) return fora
    const relator = membroDe(juntaDa(s), relatorDe(s.auto.tramite) ?? '')
    const sai =
      s.auto.tramite?.etapa === 'com-relator'
        ? recusasDoMembro(relator, s.auto, s.contexto).length > 0
        : impedimentoDoRelator(juntaDa(s), s.auto) !== undefined
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
