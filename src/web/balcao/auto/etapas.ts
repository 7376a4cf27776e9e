import { inscricaoEmVigor } from '#core/divida/divida.ts'
import { fraseDaDefinitividade, porQueDefinitiva } from '#core/processo/definitiva.ts'
import type { Auto } from '#core/processo/processo.ts'

export type Etapa = Readonly<{
  nome: string
  estado: 'feita' | 'atual' | 'adiante'
  /** Days that matter: when it happened, until when it may. */
  detalhe: readonly string[]
  ate?: string | undefined
}>

/** A step as it comes, before it is known which one is under way. */
type Passo = Omit<Etapa, 'estado'> & Readonly<{ feito: boolean }>

/** The first step not done is under way; once the case is closed only those done are shown. */
export function emEtapas(passos: readonly Passo[], encerrado: boolean): Etapa[] {
  const primeira = passos.findIndex((p) => !p.feito)
  const visiveis = encerrado ? passos.filter((p) => p.feito) : passos
  return visiveis.map(({ nome, feito, detalhe, ate }, i) => ({
    nome,
    detalhe,
    ate,
    estado: feito ? 'feita' : i === primeira ? 'atual' : 'adiante',
  }))
}

const dia = (iso: string): string => iso.slice(0, 10).split('-').reverse().join('/')

/** The proceeding in its steps, each with its dates and deadlines. */
export function etapasDo(auto: Auto): Etapa[] {
  const inscricao = inscricaoEmVigor(auto)
  const passos = [
    { nome: 'Lavrado', feito: true, detalhe: [`em ${dia(auto.lavradoEm)}`] },
    {
      nome: 'Ciência da autuação',
      feito: auto.cienciaEm !== undefined,
      detalhe: auto.cienciaEm ? [`em ${dia(auto.cienciaEm)}`] : [],
    },
    {
      nome: auto.fase === 'revel' ? 'Revelia' : 'Defesa',
      feito: auto.defesas.length > 0 || auto.fase === 'revel' || auto.julgamento !== undefined,
      detalhe: [
        ...(auto.defesaAte ? [`prazo até ${dia(auto.defesaAte)}`] : []),
        ...auto.defesas.map(
          (d) =>
            `apresentada em ${dia(d.protocoladaEm)}, ${d.tempestiva ? 'no prazo' : 'fora do prazo'}`,
        ),
        ...(auto.julgamento && auto.defesas.length === 0 ? ['julgado à revelia'] : []),
      ],
      ate: auto.defesaAte,
    },
    {
      nome: 'Julgamento',
      feito: auto.julgamento !== undefined,
      detalhe: auto.julgamento
        ? [`${auto.julgamento.resultado} em ${dia(auto.julgamento.em)}`]
        : [],
    },
    {
      nome: 'Recurso',
      feito: auto.julgamentoDoRecurso !== undefined || auto.definitivaEm !== undefined,
      detalhe: [
        ...(auto.cienciaDaDecisaoEm ? [`ciência em ${dia(auto.cienciaDaDecisaoEm)}`] : []),
        ...(auto.recursoAte ? [`prazo até ${dia(auto.recursoAte)}`] : []),
        ...auto.recursos.map(
          (r) =>
            `interposto em ${dia(r.protocoladaEm)}, ${r.tempestivo ? 'no prazo' : 'fora do prazo'}`,
        ),
        ...(auto.julgamentoDoRecurso
          ? [`${auto.julgamentoDoRecurso.resultado} em ${dia(auto.julgamentoDoRecurso.em)}`]
          : []),
        ...(auto.efeito === 'concedido' ? ['com efeito suspensivo'] : []),
      ],
      // Once it is lodged the term is met, however long its judgment takes.
      ate: auto.recursos.length > 0 ? undefined : auto.recursoAte,
    },
    {
      nome: 'Decisão definitiva',
      feito: auto.definitivaEm !== undefined,
      detalhe: auto.definitivaEm
        ? [fraseDaDefinitividade(auto.definitivaEm, porQueDefinitiva(auto), auto.certificadaEm)]
        : [],
    },
    {
      nome: 'Pagamento',
      feito: auto.quitadaEm !== undefined || auto.remido !== undefined,
      detalhe: [
        ...auto.pagamentos.map((p) => `em ${dia(p.pagoEm)}`),
        ...(inscricao
          ? [`dívida ativa nº ${inscricao.inscricao ?? ''}, de ${dia(inscricao.em)}`]
          : []),
        ...(auto.prescricao ? [`prescrição declarada em ${dia(auto.prescricao.em)}`] : []),
      ],
    },
  ]
  const arquivado = auto.fase === 'arquivado' || auto.anuladoEm !== undefined
  return emEtapas(passos, arquivado)
}
