import type { CondicaoDeLiberacao, RecolhimentoPrevisto } from '#law/esquema/medidas.ts'
import type { Pacote } from '#law/pacote.ts'
import type { Dia } from '../calendar/dia.ts'
import type { Contexto } from '../contexto.ts'
import type { Recusa } from '../decisao.ts'
import { taxaEmAberto } from '../taxa/taxa.ts'
import type { Mundo } from '../mundo.ts'
import { multaRecusada } from '../multa/calcularMulta.ts'
import { motivoDaQueda } from '../multa/aRestituir.ts'
import { multaDevida, quitada } from '../processo/multaDevida.ts'
import type { Auto } from '../processo/processo.ts'
import { despesasAte } from './despesas.ts'
import type { Recolhimento } from './recolhimento.ts'

/** The pack's entry for a custody, or `undefined` when the pack has none such any more. */
export const previsto = (pacote: Pacote, medida: string): RecolhimentoPrevisto | undefined =>
  pacote.processo.medidas?.recolhimentos.find((m) => m.id === medida)

/** The measure does not ask for that condition: there is nothing to record of it. */
export function recusasSemCondicao(
  r: Recolhimento,
  condicao: CondicaoDeLiberacao['condicao'],
  codigo: string,
  pacote: Pacote,
): readonly Recusa[] {
  const entrada = previsto(pacote, r.medida)
  return entrada?.condicoes.some((k) => k.condicao === condicao) === true
    ? []
    : [{ codigo, fundamentos: entrada?.fundamentos ?? [r.dispositivo] }]
}

type De<C extends CondicaoDeLiberacao['condicao']> = Extract<CondicaoDeLiberacao, { condicao: C }>

/**
 * Every condition of the kind (`liberar`, `operar`) that the law puts to the vehicle's return and
 * that is not met on the day: which one, under what provision, and what would meet it (`falta`).
 */
export function condicoesEmFalta(
  r: Recolhimento,
  para: 'liberar' | 'operar',
  mundo: Mundo,
  contexto: Contexto,
  dia: Dia = contexto.hoje,
): readonly Recusa[] {
  const entrada = previsto(contexto.pacote, r.medida)
  if (entrada === undefined || caiu(r, mundo)) return []
  return entrada.condicoes
    .filter((c) => c.para === para)
    .flatMap((c): readonly Recusa[] => {
      const base = {
        fundamentos: c.fundamentos,
        ...(c.lacuna === undefined ? {} : { lacuna: c.lacuna }),
      }
      switch (c.condicao) {
        case 'regularizacao':
          return r.regularizadoEm !== undefined && r.regularizadoEm <= dia
            ? []
            : [{ ...base, codigo: 'recolhimento.sem-regularizacao', falta: 'regularizacao' }]
        case 'nova-vistoria':
          return vistoriadoDepois(r, mundo, dia)
            ? []
            : [{ ...base, codigo: 'recolhimento.sem-nova-vistoria', falta: 'nova-vistoria' }]
        case 'multas-pagas':
          return multasEmFalta(r, c, mundo, contexto)
        case 'taxas-pagas': {
          const abertas = (r.outorga === undefined ? [] : mundo.taxasDaOutorga(r.outorga)).filter(
            (t) => taxaEmAberto(t, dia),
          )
          return abertas.length === 0
            ? []
            : [
                {
                  ...base,
                  codigo: 'recolhimento.taxas-em-aberto',
                  falta: 'taxas',
                  dados: { quantidade: abertas.length, valor: somar(abertas.map((t) => t.valor)) },
                },
              ]
        }
        case 'despesas-pagas': {
          const d = despesasAte(r, c, dia, contexto)
          if (!('total' in d)) return d
          return d.resta === 0
            ? []
            : [
                {
                  ...base,
                  codigo: 'recolhimento.despesas-em-aberto',
                  falta: 'despesas',
                  dados: { valor: d.resta, dias: d.dias, passos: d.passos.join('\n') },
                },
              ]
        }
      }
    })
}

/** The record was annulled, filed or prescribed: the measure that it bore falls with it. */
const caiu = (r: Recolhimento, mundo: Mundo): boolean => {
  const auto = r.auto === undefined ? undefined : mundo.auto(r.auto)
  return auto !== undefined && motivoDaQueda(auto) !== undefined
}

const somar = (ns: readonly number[]): number => ns.reduce((a, b) => a + b, 0)

function vistoriadoDepois(r: Recolhimento, mundo: Mundo, dia: Dia): boolean {
  if (r.veiculo === undefined) return false
  return mundo
    .vistorias(r.veiculo)
    .realizadas.slice(r.vistoriasAntes)
    .some((v) => v.resultado === 'aprovada' && v.em <= dia)
}

/** Nothing to pay: fallen, prescribed, paid in full, forgiven, or judged without a fine. */
const quitado = (a: Auto): boolean =>
  motivoDaQueda(a) !== undefined ||
  a.prescricao !== undefined ||
  quitada(a) ||
  (a.multa === undefined && a.julgamento !== undefined)

/**
 * The fine of the record, paid or deposited for the release, whatever appeal there is; with
 * `do-veiculo`, also the fines already imposed by other records of the same vehicle.
 */
function multasEmFalta(
  r: Recolhimento,
  c: De<'multas-pagas'>,
  mundo: Mundo,
  contexto: Contexto,
): readonly Recusa[] {
  const doAuto = r.auto === undefined ? undefined : mundo.auto(r.auto)
  const outros =
    c.alcance === 'do-auto' || r.outorga === undefined
      ? []
      : mundo
          .autosDaOutorga(r.outorga)
          .filter((a) => a.id !== r.auto && a.veiculo === r.veiculo && a.multa !== undefined)
  const pendentes: readonly (Auto | undefined)[] = [
    ...(doAuto !== undefined && r.depositos.length > 0 ? [] : [doAuto]),
    ...outros,
  ]
  return pendentes.flatMap((a): readonly Recusa[] => {
    if (a === undefined || quitado(a)) return []
    if (a.efeito === 'concedido' && c.semEfeitoDoRecurso !== true) return []
    const devida = multaDevida(a, contexto.hoje, mundo, contexto)
    if (multaRecusada(devida)) {
      const soSemMulta = devida.recusas.every((x) => x.codigo === 'multa.nao-prevista')
      return soSemMulta ? [] : devida.recusas
    }
    if (devida.valor === 0) return []
    return [
      {
        codigo: 'recolhimento.multa-em-aberto',
        fundamentos: c.fundamentos,
        ...(c.lacuna === undefined ? {} : { lacuna: c.lacuna }),
        falta: `auto:${a.id}`,
        dados: { auto: a.numero ?? '', valor: devida.valor, julgado: a.julgamento !== undefined },
      },
    ]
  })
}
