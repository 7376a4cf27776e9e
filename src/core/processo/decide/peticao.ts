import type { Dia } from '#core/calendar/dia.ts'
import { diaLocal } from '#core/calendar/instante.ts'
import { tempestivo } from '#core/calendar/prazo.ts'
import type { Contexto, Papel } from '#core/contexto.ts'
import type { Recusa } from '#core/decisao.ts'
import type { Pacote } from '#law/pacote.ts'
import { baseDaPeticao, recusaDePeticaoAlheia } from '#core/notificacao/conta.ts'
import { daPessoa } from '#core/notificacao/tentativas.ts'
import { fimDoPrazo } from '../ciencias.ts'
import { comandoDoAuto, type Situacao } from '../comandoDoAuto.ts'
import {
  apresentarDefesa as schemaDaDefesa,
  interporRecurso as schemaDoRecurso,
} from '../processo.ts'
import { recusaDaPessoa } from './notificacao.ts'

/**
 * The counter receives petitions whoever prepares the proceeding; and who answers writes their own,
 * where the pack lets them do it from their account.
 */
const protocolo = ({ processo }: Pacote): readonly Papel[] => [
  ...new Set<Papel>([
    'atendente',
    ...processo.preparam,
    ...(processo.peticaoPelaConta === undefined ? [] : ['titular' as const]),
  ]),
]

/** Lodged in the future, or before there was anything to answer. */
function recusaDoProtocolo(protocoladaEm: string, desde: Dia, s: Situacao): readonly Recusa[] {
  const { contexto, base } = s
  const dia = diaLocal(protocoladaEm, contexto.calendario.fuso)
  const [instante, agora] = [protocoladaEm, contexto.agora].map((i) => Temporal.Instant.from(i))
  if (
    instante !== undefined &&
    agora !== undefined &&
    Temporal.Instant.compare(instante, agora) > 0
  ) {
    return [
      {
        codigo: 'protocolo.no-futuro',
        fundamentos: base.fundamentos,
        ...(dia > contexto.hoje ? { passaEm: dia } : {}),
        dados: { dia },
      },
    ]
  }
  return dia < desde
    ? [
        {
          codigo: 'protocolo.antes-do-ato',
          fundamentos: base.fundamentos,
          dados: { dia, desde },
        },
      ]
    : []
}

/** In time until the local end of the last day; a term that has not begun has not ended. */
const noPrazo = (protocoladaEm: string, ate: Dia | undefined, contexto: Contexto): boolean =>
  ate === undefined || tempestivo({ ultimoDia: ate }, protocoladaEm, contexto.calendario.fuso)

/** Records a defence, in time or late: by when it was lodged, not by when it is recorded. */
export const apresentarDefesa = comandoDoAuto({
  nome: 'apresentarDefesa',
  rotulo: 'Apresentar defesa',
  dados: schemaDaDefesa,
  papeis: protocolo,
  pelaConta: true,
  confere: ({ protocoladaEm, pessoa }, s) => [
    ...recusaDoProtocolo(protocoladaEm, s.auto.lavradoEm, s),
    ...recusaDaPessoa(pessoa, s),
    ...recusaDePeticaoAlheia(pessoa, s.contexto, s.base.fundamentos),
  ],
  atos: ({ protocoladaEm, texto, pessoa }, { auto, corrente, contexto, base }) => [
    {
      tipo: 'defesaApresentada',
      corrente,
      ...baseDaPeticao(base, contexto),
      dados: {
        em: contexto.hoje,
        protocoladaEm,
        tempestiva: noPrazo(protocoladaEm, fimDoPrazo(auto, 'autuacao', pessoa), contexto),
        ...daPessoa(pessoa),
      },
      pessoal: { texto },
    },
  ],
})

/** Records an appeal, in time or late; one at a time (`recurso.pendente`). */
export const interporRecurso = comandoDoAuto({
  nome: 'interporRecurso',
  rotulo: 'Interpor recurso',
  dados: schemaDoRecurso,
  papeis: protocolo,
  pelaConta: true,
  impedimentos: ({ auto, base }) =>
    auto.fase === 'recorrido'
      ? [{ codigo: 'recurso.pendente', fundamentos: base.fundamentos }]
      : [],
  confere: ({ protocoladaEm, pessoa }, s) => [
    ...recusaDoProtocolo(protocoladaEm, s.auto.julgamento?.em ?? s.auto.lavradoEm, s),
    ...recusaDaPessoa(pessoa, s),
    ...recusaDePeticaoAlheia(pessoa, s.contexto, s.base.fundamentos),
  ],
  atos: ({ protocoladaEm, texto, pessoa }, { auto, corrente, contexto, base }) => [
    {
      tipo: 'recursoInterposto',
      corrente,
      ...baseDaPeticao(base, contexto),
      dados: {
        em: contexto.hoje,
        protocoladaEm,
        tempestivo: noPrazo(protocoladaEm, fimDoPrazo(auto, 'decisao', pessoa), contexto),
        ...daPessoa(pessoa),
      },
      pessoal: { texto },
    },
  ],
})
