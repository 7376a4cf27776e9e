import { anoDe, type Dia } from '#core/calendar/dia.ts'
import type { Contexto, Papel } from '#core/contexto.ts'
import type { Recusa } from '#core/decisao.ts'
import type { Pacote } from '#law/pacote.ts'
import { comandoDoAuto, type Situacao } from '../comandoDoAuto.ts'
import { prazoDoProcesso } from '../prazoDoProcesso.ts'
import {
  notificarAutuacao as schemaDaNotificacao,
  registrarCiencia as schemaDaCiencia,
  registrarCienciaDaDecisao as schemaDaCienciaDaDecisao,
} from '../processo.ts'

const preparam = ({ processo }: Pacote): readonly Papel[] => processo.preparam

/** Served by a means that the pack does not admit (`ciencia.meio-nao-admitido`). */
function recusaDoMeio(meio: string, { pacote }: Contexto): readonly Recusa[] {
  const { meios, fundamentos } = pacote.processo.ciencia
  return meios.some((m) => m === meio)
    ? []
    : [
        {
          codigo: 'ciencia.meio-nao-admitido',
          fundamentos,
          dados: { meio, admitidos: meios.join(', ') },
        },
      ]
}

/** A *ciência* that is still to come, or that comes before what it is of. */
function recusaDoDia(cienciaEm: Dia, desde: Dia, contexto: Contexto): readonly Recusa[] {
  const { fundamentos } = contexto.pacote.processo.ciencia
  if (cienciaEm > contexto.hoje) {
    return [{ codigo: 'ciencia.no-futuro', fundamentos, passaEm: cienciaEm, dados: { cienciaEm } }]
  }
  return cienciaEm < desde
    ? [{ codigo: 'ciencia.antes-do-ato', fundamentos, dados: { cienciaEm, desde } }]
    : []
}

/** Opens and numbers the proceeding. A second notice, after one that failed, keeps the number. */
export const notificarAutuacao = comandoDoAuto({
  nome: 'notificarAutuacao',
  rotulo: 'Notificar autuação',
  dados: schemaDaNotificacao,
  papeis: preparam,
  confere: ({ meio }, { contexto }) => recusaDoMeio(meio, contexto),
  atos: ({ meio }, { auto, corrente, contexto, base }) => [
    {
      tipo: 'autuacaoNotificada',
      corrente,
      ...base,
      dados: { em: contexto.hoje, meio },
      ...(auto.processo === undefined
        ? { numerar: { campo: 'processo', serie: 'processo', ano: anoDe(contexto.hoje) } }
        : {}),
    },
  ],
})

/** The day on which the person came to know of the record: the defence's term begins. */
export const registrarCiencia = comandoDoAuto({
  nome: 'registrarCiencia',
  rotulo: 'Registrar ciência',
  dados: schemaDaCiencia,
  papeis: preparam,
  confere: ({ meio, cienciaEm }, { auto, contexto }) => [
    ...recusaDoMeio(meio, contexto),
    // Not from the notice: a signature on the record itself may already be the person's knowledge.
    ...recusaDoDia(cienciaEm, auto.lavradoEm, contexto),
  ],
  atos: ({ cienciaEm, meio, prova }, s) => [
    {
      tipo: 'cienciaRegistrada',
      corrente: s.corrente,
      ...comPrazo(s, s.contexto.pacote.processo.defesa.fundamentos),
      dados: {
        em: s.contexto.hoje,
        cienciaEm,
        meio,
        defesaAte: prazoDoProcesso(cienciaEm, s.contexto.pacote.processo.defesa, s.contexto)
          .ultimoDia,
      },
      ...(prova === undefined ? {} : { pessoal: { prova } }),
    },
  ],
})

/** The day on which the person came to know of the decision: the appeal's term begins. */
export const registrarCienciaDaDecisao = comandoDoAuto({
  nome: 'registrarCienciaDaDecisao',
  rotulo: 'Registrar ciência da decisão',
  dados: schemaDaCienciaDaDecisao,
  papeis: preparam,
  confere: ({ meio, cienciaEm }, { auto, contexto }) => [
    ...recusaDoMeio(meio, contexto),
    ...recusaDoDia(cienciaEm, auto.julgamento?.em ?? auto.lavradoEm, contexto),
  ],
  atos: ({ cienciaEm, meio, prova }, s) => [
    {
      tipo: 'cienciaDaDecisaoRegistrada',
      corrente: s.corrente,
      ...comPrazo(s, s.contexto.pacote.processo.ciencia.fundamentos),
      dados: {
        em: s.contexto.hoje,
        cienciaEm,
        meio,
        recursoAte: prazoDoProcesso(cienciaEm, s.contexto.pacote.processo.recurso, s.contexto)
          .ultimoDia,
      },
      ...(prova === undefined ? {} : { pessoal: { prova } }),
    },
  ],
})

/** The provisions of the notice, of the term that it begins, and of how terms are counted. */
const comPrazo = ({ base, contexto }: Situacao, doPrazo: readonly string[]) => ({
  ...base,
  fundamentos: [
    ...new Set([
      ...base.fundamentos,
      ...doPrazo,
      ...(contexto.pacote.prazos.contagem.fundamentos ?? []),
    ]),
  ],
})
