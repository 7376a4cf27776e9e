import { porQueDefinitiva } from '../definitiva.ts'
import { addDias, type Dia } from '#core/calendar/dia.ts'
import type { Decisao, Recusa } from '#core/decisao.ts'
import { tipificar } from '#core/infracao/catalogo.ts'
import { calcularMulta, multaRecusada } from '#core/multa/calcularMulta.ts'
import { penalidadesDe } from '#core/multa/penalidades.ts'
import { converterDepositos } from '#core/divida/depositos.ts'
import { recusaDeCienciaPendente } from '../ciencias.ts'
import { comandoDoAuto, type Situacao } from '../comandoDoAuto.ts'
import { certificarDefinitividade as schema, type AtoDeProcesso, type Auto } from '../processo.ts'
import { reincidenciaQueResta } from '../reincidenciaQueResta.ts'

/**
 * Certifies that the condemnation is final: the appeal's term ended without a timely appeal, or the
 * appeal was rejected. Penalties and fine are taken again, should the earlier record that made the
 * person a recidivist have fallen meanwhile.
 */
export const certificarDefinitividade = comandoDoAuto({
  nome: 'certificarDefinitividade',
  rotulo: 'Certificar definitividade',
  dados: schema,
  papeis: ({ processo }) => [
    ...new Set([
      ...processo.preparam,
      ...processo.primeiraInstancia.papeis,
      ...processo.recurso.papeis,
    ]),
  ],
  impedimentos: (s) => [
    ...recusaDeCienciaPendente(s.auto, 'decisao', s.contexto.pacote),
    ...prazoDeRecursoEmCurso(s),
    ...recursoPendente(s),
  ],
  confere: (_dados, s) => {
    const atos = certificar(s)
    return 'recusas' in atos ? atos.recusas : []
  },
  atos: (_dados, s) => certificar(s),
})

function prazoDeRecursoEmCurso({ auto, contexto }: Situacao): readonly Recusa[] {
  const { recursoAte } = auto
  if (auto.fase !== 'em-recurso' || recursoAte === undefined || contexto.hoje > recursoAte)
    return []
  return [
    {
      codigo: 'processo.prazo-de-recurso-em-curso',
      fundamentos: contexto.pacote.processo.recurso.fundamentos,
      passaEm: addDias(recursoAte, 1),
      dados: { recursoAte },
    },
  ]
}

const recursoPendente = ({ auto, contexto }: Situacao): readonly Recusa[] =>
  auto.fase === 'recorrido'
    ? [{ codigo: 'recurso.pendente', fundamentos: contexto.pacote.processo.recurso.fundamentos }]
    : []

export function diaDaDefinitividade(auto: Auto, hoje: Dia): Dia {
  const { julgamentoDoRecurso } = auto
  if (julgamentoDoRecurso !== undefined && porQueDefinitiva(auto) === 'julgamento-do-recurso')
    return julgamentoDoRecurso.em
  return auto.recursoAte === undefined ? hoje : addDias(auto.recursoAte, 1)
}

function certificar({ auto, mundo, contexto, corrente, base }: Situacao): Decisao<AtoDeProcesso> {
  const t = tipificar(contexto.pacote, auto.dispositivo, auto.fatoEm)
  if (t === undefined) throw new Error(`${auto.dispositivo}: fora do catálogo em ${auto.fatoEm}`)
  const reincidente = reincidenciaQueResta(auto, mundo, contexto)
  const multa =
    t.multa === undefined
      ? undefined
      : calcularMulta({ auto, reincidente, em: contexto.hoje, semIndice: 'fixar' }, mundo, contexto)
  if (multa !== undefined && multaRecusada(multa)) return multa
  const por = porQueDefinitiva(auto)
  const condenado: Auto = { ...auto, ...(multa === undefined ? {} : { multa }) }
  const depositos = multa === undefined ? [] : converterDepositos(condenado, mundo, contexto)
  return [
    {
      tipo: 'decisaoTornadaDefinitiva',
      corrente,
      ...base,
      dados: {
        em: contexto.hoje,
        definitivaEm: diaDaDefinitividade(auto, contexto.hoje),
        ...(por === undefined ? {} : { por }),
        tituloExtrajudicial: contexto.pacote.processo.decisaoDefinitiva.tituloExtrajudicial,
        penalidades: penalidadesDe(t, reincidente),
        ...(multa === undefined ? {} : { multa }),
      },
    },
    ...depositos,
  ]
}
