import { afastamentoEm, especieDe, servicoContinua } from '../afastamento/vigencia.ts'
import { recusasDoBloqueio } from '../bloqueio/decide.ts'
import type { Dia } from '../calendar/dia.ts'
import { condutorAtivo } from '../condutor/vigencia.ts'
import type { Contexto } from '../contexto.ts'
import type { Recusa } from '../decisao.ts'
import type { Mundo } from '../mundo.ts'
import { fatosDaOutorga } from '../mundo/fatos.ts'
import type { Outorga } from '../outorga/outorga.ts'
import { outorgaVigente } from '../outorga/vigencia.ts'
import {
  recusasDaOutorgaSuspensa,
  recusasDoCondutorPunido,
  recusasDoVeiculoVedado,
} from '../perda/impedimentos.ts'
import { penalidadesSemFundamento } from '../processo/penalidadesQueRestam.ts'
import { recusasDeRecolhimento } from '../recolhimento/impedimento.ts'
import { recusasDoObito } from '../transferencia/obito.ts'
import { antes } from '../requirement/ajuda.ts'
import { avaliar } from '../requirement/avaliar.ts'

/**
 * Where a grant stands on a day: `regular` only when in force and with nothing against its working;
 * `irregular` when in force and something is; else the stage itself.
 */
export const situacoes = [
  'inexistente',
  'requerida',
  'indeferida',
  'regular',
  'irregular',
  'suspensa',
  'bloqueada',
  'afastada',
  'vencida',
  'cassada',
  'transferida',
  'baixada',
] as const
export type Situacao = (typeof situacoes)[number]

export type SituacaoNoDia = Readonly<{
  regular: boolean
  situacao: Situacao
  /** Why it may not work today, each with its provisions. */
  motivos: readonly Recusa[]
  /** The next day on which this may change if nothing else happens. */
  mudaEm?: Dia
}>

const parada = (situacao: Situacao, motivo: Recusa, mudaEm?: Dia): SituacaoNoDia => ({
  regular: false,
  situacao,
  motivos: [motivo],
  ...(mudaEm === undefined ? {} : { mudaEm }),
})

/** How it ended: taken away by a case of loss, with that act's ground, or only its stage. */
function encerrada(o: Outorga, situacao: Situacao, mundo: Mundo, { pacote }: Contexto): Recusa {
  const caso = o.encerradaPor === undefined ? undefined : mundo.perda(o.encerradaPor)
  const hipotese = pacote.processo.medidas?.perda.hipoteses.find((h) => h.id === caso?.hipotese)
  return {
    codigo: 'outorga.encerrada',
    fundamentos: caso?.executada?.fundamentos ?? [],
    dados: {
      situacao,
      ...(caso === undefined
        ? {}
        : { por: hipotese?.palavra ?? (situacao === 'cassada' ? 'cassacao' : 'extincao') }),
      ...(hipotese === undefined ? {} : { hipotese: hipotese.nome }),
    },
  }
}

/** The grant's stage when it is not in force on the day. The later stages are known by their days. */
function foraDeVigor(o: Outorga, mundo: Mundo, contexto: Contexto, dia: Dia): SituacaoNoDia {
  if (dia < o.requeridaEm)
    return parada('inexistente', { codigo: 'outorga.nao-vigente', fundamentos: [] }, o.requeridaEm)
  if (o.encerradaEm !== undefined && o.encerradaEm <= dia) {
    const situacao =
      o.situacao === 'indeferida' || o.situacao === 'cassada' || o.situacao === 'transferida'
        ? o.situacao
        : 'baixada'
    return parada(situacao, encerrada(o, situacao, mundo, contexto))
  }
  if (o.inicio === undefined || dia < o.inicio) {
    return parada(
      'requerida',
      { codigo: 'outorga.nao-vigente', fundamentos: [], dados: { situacao: 'requerida' } },
      antes(o.inicio, o.encerradaEm),
    )
  }
  return parada('vencida', {
    codigo: 'outorga.vencida',
    fundamentos: [],
    dados: { termoFinal: o.termoFinal ?? '' },
  })
}

/** Final condemnations to the loss of the grant, not annulled and still with their ground. */
const cassacoes = (o: Outorga, mundo: Mundo, contexto: Contexto, dia: Dia): readonly Recusa[] =>
  mundo
    .autosDaOutorga(o.id)
    .filter(
      (a) =>
        a.definitivaEm !== undefined &&
        a.definitivaEm <= dia &&
        (a.anuladoEm === undefined || a.anuladoEm > dia),
    )
    .filter(
      (a) =>
        a.penalidades.includes('cassacao-da-outorga') &&
        !penalidadesSemFundamento(a, mundo, contexto).includes('cassacao-da-outorga'),
    )
    .map((a) => ({
      codigo: 'outorga.cassada',
      fundamentos: [a.dispositivo],
      ...(a.numero === undefined ? {} : { dados: { auto: a.numero } }),
    }))

/** The holder's leave that runs on the day, unless a driver keeps the service going meanwhile. */
function doAfastamento(
  o: Outorga,
  mundo: Mundo,
  { pacote }: Contexto,
  dia: Dia,
): readonly Recusa[] {
  const a = afastamentoEm(o, dia)
  const especie = a && especieDe(pacote, a.especie)
  if (a === undefined || servicoContinua(o, especie, mundo, dia)) return []
  return [
    {
      codigo: 'outorga.afastada',
      fundamentos: especie?.fundamentos ?? [],
      dados: { nome: especie?.nome ?? a.especie, desde: a.desde, ate: a.ate ?? a.desde },
    },
  ]
}

/** The vehicle was stolen or wrecked, and no other came in its place yet. */
function daPerda(o: Outorga, { pacote }: Contexto, dia: Dia): readonly Recusa[] {
  const perda = o.frota?.perda
  if (perda === undefined || dia < perda.ocorridaEm) return []
  const prazo = pacote.prazos.substituicao?.prazos.find((p) => p.causa === perda.causa)
  return [
    {
      codigo: 'veiculo.perdido',
      fundamentos: prazo?.fundamentos ?? [],
      dados: {
        causa: perda.causa,
        ocorridaEm: perda.ocorridaEm,
        substituirAte: perda.substituirAte,
      },
    },
  ]
}

/** Every driver registered for it is kept from driving on the day: nobody is left to serve. */
function semCondutor(o: Outorga, mundo: Mundo, dia: Dia): readonly Recusa[] {
  const ativos = mundo.condutoresDaOutorga(o.id).filter((c) => condutorAtivo(c, dia))
  const punidos = ativos.map((c) => recusasDoCondutorPunido(c.pessoa, mundo, dia))
  return punidos.every((r) => r.length > 0) ? punidos.flat() : []
}

/** The grant as it stands on one day, by the requirements of `operar` on that day. */
export function situacaoNoDia(
  outorgaId: string,
  mundo: Mundo,
  contexto: Contexto,
  dia: Dia,
): SituacaoNoDia {
  const outorga = mundo.outorga(outorgaId)
  if (outorga === undefined)
    return parada('inexistente', {
      codigo: 'corrente.inexistente',
      fundamentos: [],
      falta: `outorga:${outorgaId}`,
    })
  if (!outorgaVigente(outorga, dia)) return foraDeVigor(outorga, mundo, contexto, dia)
  const cassada = cassacoes(outorga, mundo, contexto, dia)
  const fatos = fatosDaOutorga(mundo, outorga, dia)
  const { recusas, mudaEm } = avaliar('operar', fatos, contexto, dia)
  const bloqueio = recusasDoBloqueio(outorga, contexto.pacote, dia)
  const afastamento = doAfastamento(outorga, mundo, contexto, dia)
  const perda = daPerda(outorga, contexto, dia)
  const falecido = recusasDoObito(outorga, contexto, dia)
  const suspensa = recusasDaOutorgaSuspensa(outorgaId, mundo, dia)
  const doVeiculo =
    fatos.veiculo === undefined
      ? []
      : [
          ...recusasDeRecolhimento(fatos.veiculo.id, mundo, contexto, dia),
          ...recusasDoVeiculoVedado(fatos.veiculo.id, mundo, dia),
        ]
  const condutores = semCondutor(outorga, mundo, dia)
  // A service that stopped by leave is not asked for what working takes.
  const doTrabalho = afastamento.length > 0 ? [] : [...perda, ...recusas]
  const motivos = [
    ...cassada,
    ...suspensa,
    ...bloqueio,
    ...falecido,
    ...afastamento,
    ...doVeiculo,
    ...condutores,
    ...doTrabalho,
  ]
  const fim = antes(outorga.encerradaEm, undefined)
  const fimDoImpedimento = [...suspensa, ...doVeiculo, ...condutores]
    .map((r) => r.passaEm)
    .reduce(antes, undefined)
  const muda = antes(antes(mudaEm, fim), fimDoImpedimento)
  return {
    regular: motivos.length === 0,
    situacao:
      cassada.length > 0
        ? 'cassada'
        : suspensa.length > 0
          ? 'suspensa'
          : bloqueio.length > 0
            ? 'bloqueada'
            : afastamentoEm(outorga, dia) !== undefined
              ? 'afastada'
              : motivos.length === 0
                ? 'regular'
                : 'irregular',
    motivos,
    ...(muda === undefined ? {} : { mudaEm: muda }),
  }
}
