import { diaLocal } from '#core/calendar/instante.ts'
import type { Decisao, Recusa } from '#core/decisao.ts'
import { comandoDoAuto, type Situacao } from '#core/processo/comandoDoAuto.ts'
import type { AtoDeProcesso } from '#core/processo/processo.ts'
import { membroDe, recusasDoMembro } from '../membros.ts'
import { correnteDaJunta, secretaria } from '../regra.ts'
import { sortearRelator } from '../sorteioDoRelator.ts'
import * as esquema from '../tramite.ts'
import { relatorDe } from '../tramite.ts'
import { comLacunas, foraDaEtapa, juntaDa, soDeColegiado } from './base.ts'

/**
 * Why no draw is possible today: the seed is published after the appeal came and before the draw, so
 * that neither who appeals nor who draws knows whom it gives.
 */
function recusasDoSorteio(s: Situacao): readonly Recusa[] {
  const { contexto, auto, base } = s
  const { fundamentos } = base
  const j = juntaDa(s)
  const semente = j.sementes.at(-1)
  const recurso = auto.recursos.at(-1)?.protocoladaEm
  const dia = recurso === undefined ? '' : diaLocal(recurso, contexto.calendario.fuso)
  if (j.membros.length === 0) return [{ codigo: 'junta.sem-membros', fundamentos }]
  if (semente === undefined || semente.em <= dia)
    return [
      {
        codigo: 'distribuicao.sem-semente',
        fundamentos,
        falta: 'semente',
        dados: { recurso: dia },
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
  const semente = juntaDa(s).sementes.at(-1)?.semente ?? ''
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

/** Draws another, only when the rapporteur can no longer report: impeded, on leave or out of office. */
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
    return recusasDoMembro(relator, s.auto, s.contexto).length > 0
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
