import type { Papel } from '#core/contexto.ts'
import type { Pacote } from '#law/pacote.ts'
import { baseDaPeticao, recusaDePeticaoAlheia } from '#core/notificacao/conta.ts'
import { daPessoa } from '#core/notificacao/tentativas.ts'
import { fimDoPrazo } from '../ciencias.ts'
import { comandoDoAuto } from '../comandoDoAuto.ts'
import {
  apresentarDefesa as schemaDaDefesa,
  interporRecurso as schemaDoRecurso,
} from '../processo.ts'
import { noPrazo, recusaDoProtocolo } from '../protocolo.ts'
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

/** Records a defence, in time or late: by when it was lodged, not by when it is recorded. */
export const apresentarDefesa = comandoDoAuto({
  nome: 'apresentarDefesa',
  rotulo: 'Apresentar defesa',
  dados: schemaDaDefesa,
  papeis: protocolo,
  pelaConta: true,
  confere: ({ protocoladaEm, pessoa }, s) => [
    ...recusaDoProtocolo(protocoladaEm, s.auto.lavradoEm, s.contexto, s.base.fundamentos),
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
    ...recusaDoProtocolo(
      protocoladaEm,
      s.auto.julgamento?.em ?? s.auto.lavradoEm,
      s.contexto,
      s.base.fundamentos,
    ),
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
