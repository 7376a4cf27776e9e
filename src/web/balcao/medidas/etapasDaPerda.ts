import { formatarDia } from '#core/calendar/dia.ts'
import type { Perda } from '#core/perda/perda.ts'
import { emEtapas, type Etapa } from '../auto/etapas.ts'

const noDia = (rotulo: string, d: string | undefined): string[] =>
  d === undefined ? [] : [`${rotulo} ${formatarDia(d)}`]
const protocolada = (oQue: string, em: string, noPrazo: boolean): string =>
  `${oQue} em ${formatarDia(em)}, ${noPrazo ? 'no prazo' : 'fora do prazo'}`

const RESULTADOS: Readonly<Record<string, string>> = {
  provido: 'provido',
  improvido: 'não provido',
}

/** Of a decision without a defence in time. */
const revelia = ({ decisao, situacao }: Perda): string[] => {
  if (decisao?.aRevelia === true)
    return [
      decisao.defesaIntempestiva === true ? 'à revelia, com defesa fora do prazo' : 'à revelia',
    ]
  return situacao === 'revel' ? ['revelia decretada'] : []
}

function doRecurso(p: Perda): string[] {
  const julgado = p.decisaoDoRecurso
  return [
    ...noDia('prazo até', p.recursoAte),
    ...p.recursos.map((r) => protocolada('interposto', r.protocoladaEm, r.tempestivo)),
    ...(p.efeito === 'concedido' ? ['com efeito suspensivo'] : []),
    ...(julgado === undefined
      ? []
      : [`${RESULTADOS[julgado.resultado]} em ${formatarDia(julgado.em)}`]),
  ]
}

/** A case of loss in its steps, each with its dates; one that came of a record has none. */
export function etapasDaPerda(p: Perda): Etapa[] {
  if (p.propostaEm === undefined) return []
  const recorreu = p.recursos.length > 0
  const semRecurso = p.executada !== undefined && !recorreu
  const passos = [
    { nome: 'Proposta', feito: true, detalhe: noDia('em', p.propostaEm) },
    {
      nome: 'Ciência da proposta',
      feito: p.cienciaEm !== undefined || p.defesas.length > 0,
      detalhe: noDia('em', p.cienciaEm),
    },
    {
      nome: 'Defesa',
      feito: p.defesas.length > 0 || p.situacao === 'revel' || p.decisao !== undefined,
      detalhe: [
        ...noDia('prazo até', p.defesaAte),
        ...p.defesas.map((d) => protocolada('apresentada', d.protocoladaEm, d.tempestiva)),
        ...revelia(p),
      ],
      ate: p.defesaAte,
    },
    {
      nome: 'Decisão',
      feito: p.decisao !== undefined,
      detalhe: p.decisao ? [`${p.decisao.resultado} em ${formatarDia(p.decisao.em)}`] : [],
    },
    {
      nome: 'Ciência da decisão',
      feito: p.cienciaDaDecisaoEm !== undefined || p.recursoAte !== undefined || recorreu,
      detalhe: noDia('em', p.cienciaDaDecisaoEm),
    },
    {
      nome: 'Recurso',
      feito: p.decisaoDoRecurso !== undefined || semRecurso,
      detalhe: doRecurso(p),
      ate: recorreu ? undefined : p.recursoAte,
    },
    ...(p.decisaoDoRecurso === undefined
      ? []
      : [
          {
            nome: 'Ciência da decisão do recurso',
            feito: p.cienciaDoRecursoEm !== undefined,
            detalhe: noDia('em', p.cienciaDoRecursoEm),
          },
        ]),
    {
      nome: 'Execução',
      feito: p.executada !== undefined,
      detalhe: noDia('em efeito desde', p.executada?.desde),
    },
  ]
  const semPerda = p.decisaoDoRecurso?.resultado === 'provido' && p.executada === undefined
  const visiveis = semPerda ? passos.slice(0, -1) : passos
  return emEtapas(visiveis, p.decisao?.resultado === 'improcedente' || p.situacao === 'desfeita')
}
