import { addDias } from '#core/calendar/dia.ts'
import type { Decisao, Recusa } from '#core/decisao.ts'
import { tipificar, type Tipificacao } from '#core/infracao/catalogo.ts'
import { calcularMulta, multaRecusada } from '#core/multa/calcularMulta.ts'
import { penalidadesDe } from '#core/multa/penalidades.ts'
import { reincidencia, type Reincidencia } from '#core/multa/reincidencia.ts'
import { prazoQueCorre, recusaDeCienciaPendente } from '../ciencias.ts'
import { comandoDoAuto, type Situacao } from '../comandoDoAuto.ts'
import { recusaDeImpedimento } from '../guardas.ts'
import {
  decretarRevelia as schemaDaRevelia,
  julgarAuto as schemaDoJulgamento,
  type AtoDeProcesso,
} from '../processo.ts'

/** While the term for the defence runs for someone who has not defended themselves in it. */
function prazoDeDefesaEmCurso({ auto, contexto }: Situacao): readonly Recusa[] {
  const emTempo = auto.defesas.filter((d) => d.tempestiva)
  const defesaAte = prazoQueCorre(auto, 'autuacao', emTempo, contexto.hoje)
  if (defesaAte === undefined) return []
  return [
    {
      codigo: 'processo.prazo-de-defesa-em-curso',
      fundamentos: contexto.pacote.processo.defesa.fundamentos,
      passaEm: addDias(defesaAte, 1),
      dados: { defesaAte },
    },
  ]
}

/** Whoever answers and does not know yet is waited for. */
const cienciaPendente = ({ auto, contexto }: Situacao): readonly Recusa[] =>
  recusaDeCienciaPendente(auto, 'autuacao', contexto.pacote)

/** The defence's term ended without a timely one. */
export const decretarRevelia = comandoDoAuto({
  nome: 'decretarRevelia',
  rotulo: 'Decretar revelia',
  dados: schemaDaRevelia,
  papeis: ({ processo }) => [
    ...new Set([...processo.preparam, ...processo.primeiraInstancia.papeis]),
  ],
  impedimentos: (s) => [...cienciaPendente(s), ...prazoDeDefesaEmCurso(s)],
  atos: (_dados, { corrente, contexto, base }) => {
    const { lacuna } = contexto.pacote.processo.revelia
    const lacunas = [...(base.lacunas ?? []), ...(lacuna === undefined ? [] : [lacuna])]
    return [
      {
        tipo: 'reveliaDecretada',
        corrente,
        ...base,
        ...(lacunas.length === 0 ? {} : { lacunas }),
        dados: { em: contexto.hoje },
      },
    ]
  },
})

/**
 * The first instance decides, by the pack's roles and never by who wrote the record. After the term
 * without a timely defence it judges in default, whether or not the default was declared before.
 * A condemnation carries its penalties and its fine, explained; what keeps the fine from being
 * computed refuses the condemnation.
 */
export const julgarAuto = comandoDoAuto({
  nome: 'julgarAuto',
  rotulo: 'Julgar {auto}',
  dados: schemaDoJulgamento,
  papeis: ({ processo }) => processo.primeiraInstancia.papeis,
  impedimentos: (s) => [
    ...recusaDeImpedimento(s.caso, s.contexto, 'primeira'),
    ...cienciaPendente(s),
    ...prazoDeDefesaEmCurso(s),
  ],
  confere: ({ resultado }, s) => {
    const condenacao = resultado === 'procedente' ? condenar(s) : undefined
    return condenacao !== undefined && 'recusas' in condenacao ? condenacao.recusas : []
  },
  atos: (dados, s) => julgar(dados, s),
})

type Condenacao = Pick<
  Extract<AtoDeProcesso, { tipo: 'autoJulgado' }>['dados'],
  'penalidades' | 'multa' | 'reincidente' | 'autoAnterior'
>

function julgar(
  { resultado, razoes }: { resultado: 'procedente' | 'improcedente'; razoes: string },
  s: Situacao,
): Decisao<AtoDeProcesso> {
  const { auto, contexto, corrente, base } = s
  const condenacao = resultado === 'procedente' ? condenar(s) : semCondenacao
  if ('recusas' in condenacao) return condenacao
  const { fundamentos, lacunas, ...dados } = condenacao
  const aRevelia = !auto.defesas.some((d) => d.tempestiva)
  const revelia = contexto.pacote.processo.revelia
  const todas = [
    ...(base.lacunas ?? []),
    ...(aRevelia && revelia.lacuna !== undefined ? [revelia.lacuna] : []),
    ...lacunas,
  ]
  return [
    {
      tipo: 'autoJulgado',
      corrente,
      fundamentos: [
        ...new Set([...base.fundamentos, ...(aRevelia ? revelia.fundamentos : []), ...fundamentos]),
      ],
      ...(todas.length === 0 ? {} : { lacunas: [...new Set(todas)] }),
      dados: {
        em: contexto.hoje,
        resultado,
        razoes,
        julgador: contexto.autor.id,
        aRevelia,
        defesaIntempestiva: aRevelia && auto.defesas.length > 0,
        ...dados,
      },
    },
  ]
}

type ComRazao = Condenacao & { fundamentos: readonly string[]; lacunas: readonly string[] }

const semCondenacao: ComRazao = {
  penalidades: [],
  reincidente: false,
  fundamentos: [],
  lacunas: [],
}

function condenar(s: Situacao): ComRazao | { recusas: readonly [Recusa, ...Recusa[]] } {
  const { auto, mundo, contexto } = s
  const t = tipificar(contexto.pacote, auto.dispositivo, auto.fatoEm)
  if (t === undefined) throw new Error(`${auto.dispositivo}: fora do catálogo em ${auto.fatoEm}`)
  const r = reincidencia(auto, mundo, contexto)
  const multa =
    t.multa === undefined
      ? undefined
      : calcularMulta(
          { auto, reincidente: r.reincidente, em: contexto.hoje, semIndice: 'fixar' },
          mundo,
          contexto,
        )
  if (multa !== undefined && multaRecusada(multa)) return multa
  return {
    penalidades: penalidadesDe(t, r.reincidente),
    ...(multa === undefined ? {} : { multa }),
    reincidente: r.reincidente,
    ...(r.anterior === undefined ? {} : { autoAnterior: r.anterior.auto }),
    ...razoesDaPena(t, r),
  }
}

const razoesDaPena = (t: Tipificacao, r: Reincidencia) => ({
  fundamentos: [
    ...t.fundamentos,
    ...(r.reincidente ? [...r.fundamentos, ...(t.naReincidencia?.fundamentos ?? [])] : []),
  ],
  lacunas: [...t.lacunas, ...r.lacunas],
})
