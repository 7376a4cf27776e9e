import type * as z from 'zod'
import type { Dia } from '#core/calendar/dia.ts'
import type { Papel } from '#core/contexto.ts'
import type { Recusa } from '#core/decisao.ts'
import {
  baseDoMeio,
  diaDaCiencia,
  recusaDoDia,
  recusaDoMeio,
  recusasDaProva,
} from '#core/notificacao/meios.ts'
import type { Pacote } from '#law/pacote.ts'
import { comandoDoAuto, type Situacao } from '../comandoDoAuto.ts'
import { prazoDoProcesso } from '../prazoDoProcesso.ts'
import * as schema from '../processo.ts'
import type { Peca } from '../processo.ts'
import { recusaDaPessoa, recusaDeCienciaCompleta } from './notificacao.ts'

const preparam = ({ processo }: Pacote): readonly Papel[] => processo.preparam
type Dados = z.infer<typeof schema.registrarCiencia>

function recusas(dados: Dados, peca: Peca, desde: Dia, s: Situacao): readonly Recusa[] {
  const { meio, cienciaEm, pessoa } = dados
  const ja =
    pessoa !== undefined && s.auto.ciencias.some((c) => c.peca === peca && c.pessoa === pessoa)
  return [
    ...recusaDoMeio(meio, s.contexto),
    ...recusaDaPessoa(pessoa, s),
    // Not from the notice: a signature on the record itself may already be the person's knowledge.
    ...recusaDoDia(cienciaEm, desde, s.contexto),
    ...recusasDaProva(dados, s.contexto),
    ...(ja
      ? [{ codigo: 'ciencia.completa', fundamentos: s.base.fundamentos, dados: { peca } }]
      : []),
  ]
}

/** What every act of knowledge has: the provisions of means, term and counting, day and proof. */
function ciencia(dados: Dados, s: Situacao, doPrazo: readonly string[]) {
  const { meio, cienciaEm: evento, pessoa, prova } = dados
  const cienciaEm = diaDaCiencia(meio, evento, s.contexto)
  const base = baseDoMeio(s.base, meio, s.contexto)
  const contagem = s.contexto.pacote.prazos.contagem.fundamentos ?? []
  return {
    cienciaEm,
    ato: {
      corrente: s.corrente,
      ...base,
      fundamentos: [...new Set([...base.fundamentos, ...doPrazo, ...contagem])],
      ...(prova === undefined ? {} : { pessoal: { prova } }),
    },
    dados: {
      em: s.contexto.hoje,
      cienciaEm,
      meio,
      ...(pessoa === undefined ? {} : { pessoa }),
      ...(pessoa === undefined || s.auto.responsaveis.length < 2
        ? {}
        : { entre: s.auto.responsaveis.length }),
      ...(cienciaEm === evento ? {} : { eventoEm: evento }),
    },
  }
}

/** The day on which one who answers came to know of the record: their term for defence begins. */
export const registrarCiencia = comandoDoAuto({
  nome: 'registrarCiencia',
  rotulo: 'Registrar ciência',
  dados: schema.registrarCiencia,
  papeis: preparam,
  impedimentos: (s) => recusaDeCienciaCompleta('autuacao', s),
  confere: (dados, s) => recusas(dados, 'autuacao', s.auto.lavradoEm, s),
  atos: (dados, s) => {
    const { defesa } = s.contexto.pacote.processo
    const c = ciencia(dados, s, defesa.fundamentos)
    const { ultimoDia } = prazoDoProcesso(c.cienciaEm, defesa, s.contexto)
    return [{ tipo: 'cienciaRegistrada', ...c.ato, dados: { ...c.dados, defesaAte: ultimoDia } }]
  },
})

/** The day on which one who answers came to know of the decision: their term for appeal begins. */
export const registrarCienciaDaDecisao = comandoDoAuto({
  nome: 'registrarCienciaDaDecisao',
  rotulo: 'Registrar ciência da decisão',
  dados: schema.registrarCienciaDaDecisao,
  papeis: preparam,
  impedimentos: (s) => recusaDeCienciaCompleta('decisao', s),
  confere: (dados, s) => recusas(dados, 'decisao', s.auto.julgamento?.em ?? s.auto.lavradoEm, s),
  atos: (dados, s) => {
    const { recurso, ciencia: regra } = s.contexto.pacote.processo
    const c = ciencia(dados, s, regra.fundamentos)
    const { ultimoDia } = prazoDoProcesso(c.cienciaEm, recurso, s.contexto)
    return [
      {
        tipo: 'cienciaDaDecisaoRegistrada',
        ...c.ato,
        dados: { ...c.dados, recursoAte: ultimoDia },
      },
    ]
  },
})

/** The day on which one who answers came to know of what was decided on the appeal. */
export const registrarCienciaDoRecurso = comandoDoAuto({
  nome: 'registrarCienciaDoRecurso',
  rotulo: 'Registrar ciência da decisão do recurso',
  dados: schema.registrarCienciaDoRecurso,
  papeis: preparam,
  impedimentos: (s) =>
    s.auto.julgamentoDoRecurso === undefined
      ? [{ codigo: 'notificacao.sem-decisao', fundamentos: s.base.fundamentos }]
      : recusaDeCienciaCompleta('recurso', s),
  confere: (dados, s) =>
    recusas(dados, 'recurso', s.auto.julgamentoDoRecurso?.em ?? s.auto.lavradoEm, s),
  atos: (dados, s) => {
    const c = ciencia(dados, s, [])
    return [{ tipo: 'cienciaDoRecursoRegistrada', ...c.ato, dados: c.dados }]
  },
})
