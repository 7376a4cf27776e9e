import { addDias } from '../../calendar/dia.ts'
import type { Recusa } from '../../decisao.ts'
import { dataFutura } from '../../mundo/recusas.ts'
import { comandoDoAuto, type Situacao } from '../../processo/comandoDoAuto.ts'
import * as schema from '../divida.ts'
import { semCobranca } from '../impedimentos.ts'
import { prescricoes } from '../prescricao.ts'

/** Nothing runs, or no term that runs is over: when the first will be. */
function recusasDaPrescricao(s: Situacao, especie?: schema.EspecieDePrescricao): readonly Recusa[] {
  const { contexto, base } = s
  const sem = semCobranca(s)
  if (sem.length > 0) return sem
  const correm = prescricoes(s.auto, contexto).filter(
    (p) => especie === undefined || p.especie === especie,
  )
  if (correm.some((p) => contexto.hoje > p.ate)) return []
  const [primeira] = correm.toSorted((a, b) => (a.ate < b.ate ? -1 : 1))
  if (primeira === undefined)
    return [{ codigo: 'prescricao.nao-corre', fundamentos: base.fundamentos }]
  return [
    {
      codigo: 'prescricao.nao-consumada',
      fundamentos: primeira.fundamentos,
      outrasNormas: primeira.outrasNormas,
      passaEm: addDias(primeira.ate, 1),
      ...(primeira.lacuna === undefined ? {} : { lacuna: primeira.lacuna }),
      dados: { ate: primeira.ate },
    },
  ]
}

/** An authority declares that the term to punish, or to collect, is over: never by itself. */
export const declararPrescricao = comandoDoAuto({
  nome: 'declararPrescricao',
  rotulo: 'Declarar a prescrição',
  dados: schema.declararPrescricao,
  papeis: ({ processo }) => processo.cobranca?.prescricao.declaram ?? [],
  impedimentos: (s) => recusasDaPrescricao(s),
  confere: ({ especie }, s, impedida) => (impedida ? [] : recusasDaPrescricao(s, especie)),
  atos: ({ especie, razoes }, { auto, contexto, corrente, base }) => {
    const p = prescricoes(auto, contexto).find((x) => x.especie === especie)
    const lacunas = [...new Set([...(base.lacunas ?? []), ...(p?.lacuna ? [p.lacuna] : [])])]
    return [
      {
        tipo: 'prescricaoDeclarada',
        corrente,
        ...base,
        fundamentos: [...new Set([...base.fundamentos, ...(p?.fundamentos ?? [])])],
        ...(lacunas.length === 0 ? {} : { lacunas }),
        dados: {
          em: contexto.hoje,
          especie,
          desde: p?.desde ?? auto.fatoEm,
          prescreveuEm: p?.ate ?? contexto.hoje,
          razoes,
        },
      },
    ]
  },
})

/** What happened elsewhere (a court's order, a protest, the debtor's word) and begins the term again. */
export const registrarInterrupcao = comandoDoAuto({
  nome: 'registrarInterrupcao',
  rotulo: 'Registrar causa que interrompe a prescrição',
  dados: schema.registrarInterrupcao,
  papeis: ({ processo }) => processo.cobranca?.dividaAtiva.inscrevem ?? [],
  impedimentos: (s) => {
    const sem = semCobranca(s)
    return sem.length > 0 || prescricoes(s.auto, s.contexto).some((p) => p.especie === 'executoria')
      ? sem
      : [{ codigo: 'prescricao.nao-corre', fundamentos: s.base.fundamentos }]
  },
  confere: ({ causa, ocorridaEm }, { auto, contexto, base }) => {
    const p = prescricoes(auto, contexto).find((x) => x.especie === 'executoria')
    const regra = contexto.pacote.processo.cobranca?.prescricao
    const { fundamentos } = base
    const futura = dataFutura('ocorridaEm', ocorridaEm, contexto.hoje, fundamentos)
    if (futura.length > 0) return futura
    if (regra !== undefined && !(regra.interrompem.executoria as readonly string[]).includes(causa))
      return [{ codigo: 'prescricao.causa-nao-prevista', fundamentos, dados: { causa } }]
    // What was over before does not begin again.
    return p !== undefined && (ocorridaEm > p.ate || ocorridaEm < p.desde)
      ? [
          {
            codigo: 'prescricao.fora-do-prazo',
            fundamentos,
            dados: { ocorridaEm, desde: p.desde, ate: p.ate },
          },
        ]
      : []
  },
  atos: ({ causa, ocorridaEm, prova }, { contexto, corrente, base }) => [
    {
      tipo: 'prescricaoInterrompida',
      corrente,
      ...base,
      dados: { em: contexto.hoje, causa, ocorridaEm },
      ...(prova === undefined ? {} : { pessoal: { prova } }),
    },
  ],
})
