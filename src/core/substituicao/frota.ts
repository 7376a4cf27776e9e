import type { Dia } from '../calendar/dia.ts'
import type { Outorga } from '../outorga/outorga.ts'
import type { AtoDeSubstituicao, FrotaDaOutorga } from './substituicao.ts'

/** The vehicles of a grant that never changed any. */
export const frotaInicial = (o: Pick<Outorga, 'veiculo' | 'requeridaEm'>): FrotaDaOutorga => ({
  veiculos: [{ veiculo: o.veiculo, desde: o.requeridaEm }],
  provisorios: [],
  prorrogacoes: 0,
  descaracterizados: [],
})

const frotaDe = (o: Outorga): FrotaDaOutorga => o.frota ?? frotaInicial(o)

/** The grant's own vehicle on the day: the latest that entered by it. */
export const veiculoPrincipalEm = (o: Outorga, dia: Dia): string =>
  o.frota?.veiculos.findLast((v) => v.desde <= dia)?.veiculo ??
  o.frota?.veiculos[0]?.veiculo ??
  o.veiculo

/** The provisional vehicle that may work on the day, in its stead. */
export const provisorioEm = (
  o: Outorga,
  dia: Dia,
): FrotaDaOutorga['provisorios'][number] | undefined =>
  o.frota?.provisorios.find(
    (p) => p.desde <= dia && dia <= p.ate && (p.encerradoEm === undefined || dia < p.encerradoEm),
  )

/** The vehicle with which the grant works on the day. */
export const veiculoEm = (o: Outorga, dia: Dia): string =>
  provisorioEm(o, dia)?.veiculo ?? veiculoPrincipalEm(o, dia)

/** Since when the grant has its own vehicle of the day. */
export const veiculoDesde = (o: Outorga, dia: Dia): Dia | undefined =>
  o.frota?.veiculos.findLast((v) => v.desde <= dia)?.desde

/** Whether the vehicle is in the grant on the day, as its own or provisionally. */
export const usaVeiculo = (o: Outorga, veiculo: string, dia: Dia): boolean =>
  veiculoPrincipalEm(o, dia) === veiculo || provisorioEm(o, dia)?.veiculo === veiculo

/** Every vehicle that the grant has or had, without repeats. */
export const veiculosDaOutorga = (o: Outorga): readonly string[] => [
  ...new Set([
    o.veiculo,
    ...(o.frota?.veiculos ?? []).map((v) => v.veiculo),
    ...(o.frota?.provisorios ?? []).map((v) => v.veiculo),
  ]),
]

/** Those that left by the day and still bear the marks of the service, as far as was told. */
export const aDescaracterizar = (o: Outorga): readonly string[] => {
  const f = frotaDe(o)
  const saiu = (v: string) =>
    v !== o.veiculo ||
    o.situacao === 'baixada' ||
    (o.situacao === 'transferida' && v !== o.transferencias?.at(-1)?.veiculo)
  return f.veiculos.map((v) => v.veiculo).filter((v) => saiu(v) && !f.descaracterizados.includes(v))
}

/** Folds an act into the grant's vehicles. Total. */
export function evolveFrota(o: Outorga, ato: AtoDeSubstituicao): Outorga {
  const f = frotaDe(o)
  switch (ato.tipo) {
    case 'perdaDoVeiculoComunicada': {
      const { causa, ocorridaEm, substituirAte } = ato.dados
      return { ...o, frota: { ...f, perda: { causa, ocorridaEm, substituirAte } } }
    }
    case 'substituicaoProrrogada':
      return {
        ...o,
        frota: { ...f, prorrogadaAte: ato.dados.ate, prorrogacoes: f.prorrogacoes + 1 },
      }
    case 'veiculoSubstituido': {
      const { em, veiculo, anterior, descaracterizacao } = ato.dados
      const { provisorios, descaracterizados, veiculos } = f
      return {
        ...o,
        veiculo,
        frota: {
          veiculos: [...veiculos, { veiculo, desde: em }],
          provisorios: provisorios.map((p) =>
            p.ate >= em && p.encerradoEm === undefined ? { ...p, encerradoEm: em } : p,
          ),
          prorrogacoes: 0,
          descaracterizados:
            descaracterizacao === undefined ? descaracterizados : [...descaracterizados, anterior],
        },
      }
    }
    case 'veiculoDescaracterizado':
      return {
        ...o,
        frota: { ...f, descaracterizados: [...f.descaracterizados, ato.dados.veiculo] },
      }
    case 'veiculoProvisorioAutorizado': {
      const { em, veiculo, ate } = ato.dados
      return { ...o, frota: { ...f, provisorios: [...f.provisorios, { veiculo, desde: em, ate }] } }
    }
    case 'veiculoProvisorioEncerrado':
      return {
        ...o,
        frota: {
          ...f,
          provisorios: f.provisorios.map((p, i) =>
            i === f.provisorios.length - 1 ? { ...p, encerradoEm: ato.dados.em } : p,
          ),
        },
      }
    default:
      return o
  }
}
