import type { Ato } from '#core/ato.ts'

import { addDias, type Dia } from '#core/calendar/dia.ts'
import type { AtoDeOutorga } from '#core/outorga/outorga.ts'
import type { AtoDePessoa } from '#core/pessoa/pessoa.ts'
import type { AtoDeVeiculo } from '#core/veiculo/veiculo.ts'
import { validarPlaca } from '#core/identificador/placa.ts'
import type { Pacote } from '#law/pacote.ts'

/** What is held, and by whom no other may hold it at the same time. */
export const especiesDeReserva = ['titular', 'veiculo', 'placa', 'chassi', 'identificador'] as const
export type EspecieDeReserva = (typeof especiesDeReserva)[number]

/**
 * - `reserva`: the act's stream holds `especie:valor` from `desde` to the day before `ate`
 *   (without `ate`, until released).
 * - `libera`: from the day `em` on, the stream holds nothing of the kinds.
 * - `estende`: what the stream holds of the kinds goes on to the day before `ate`.
 */
export type OperacaoDeReserva =
  | Readonly<{
      op: 'reserva'
      especie: EspecieDeReserva
      valor: string
      desde: Dia
      ate?: Dia
      fundamentos: readonly string[]
    }>
  | Readonly<{ op: 'libera'; especies: readonly EspecieDeReserva[]; em: Dia }>
  | Readonly<{ op: 'estende'; especies: readonly EspecieDeReserva[]; ate: Dia }>

/** What the ledger looks up for the pure function below. */
export type FatosDaReserva = Readonly<{
  tipoDaPessoa(id: string): 'fisica' | 'juridica' | undefined
}>

type Conhecido = AtoDeOutorga | AtoDePessoa | AtoDeVeiculo

/**
 * What an act reserves, extends or releases across streams. The holder is reserved only where the
 * pack asks that the person have no other grant (shape `unica-outorga-por-titular`, in force on the
 * act's day, for that type of person), under the requirement's provisions.
 */
export function reservasDoAto(
  ato: Ato,
  pacote: Pacote,
  fatos: FatosDaReserva,
): readonly OperacaoDeReserva[] {
  const conhecido = ato as unknown as Conhecido
  switch (conhecido.tipo) {
    case 'outorgaConcedida':
      return daConcessao(conhecido, pacote, fatos)
    case 'outorgaProrrogada': {
      const ate = addDias(conhecido.dados.termoFinal, 1)
      return [{ op: 'estende', especies: ['titular', 'veiculo'], ate }]
    }
    case 'outorgaBaixada':
      return [{ op: 'libera', especies: ['titular', 'veiculo'], em: conhecido.dados.em }]
    case 'veiculoCadastrado':
    case 'veiculoImportado':
      return doVeiculo(conhecido)
    case 'veiculoCompletado':
      return doChassi(conhecido.pessoal?.chassi, conhecido.dados.em, conhecido.fundamentos)
    case 'placaAlterada': {
      const { placa, desde } = conhecido.dados
      return [
        { op: 'libera', especies: ['placa'], em: desde },
        {
          op: 'reserva',
          especie: 'placa',
          valor: canonica(placa),
          desde,
          fundamentos: ato.fundamentos,
        },
      ]
    }
    case 'pessoaCadastrada': {
      const valor = conhecido.pessoal?.identificador
      const { em: desde } = conhecido.dados
      if (valor === undefined) return []
      return [{ op: 'reserva', especie: 'identificador', valor, desde, fundamentos: [] }]
    }
    default:
      return []
  }
}

function daConcessao(
  ato: Extract<Conhecido, { tipo: 'outorgaConcedida' }>,
  pacote: Pacote,
  fatos: FatosDaReserva,
): readonly OperacaoDeReserva[] {
  const { titular, veiculo, em, inicio, termoFinal } = ato.dados
  const periodo = {
    desde: inicio ?? em,
    ...(termoFinal !== undefined && { ate: addDias(termoFinal, 1) }),
  }
  const unica = exigeUnica(pacote, em, fatos.tipoDaPessoa(titular))
  const doVeiculo = pacote.requisitos
    .filter((r) => r.exige.forma === 'veiculo-livre' && emVigor(r, em))
    .flatMap((r) => r.fundamentos)
  return [
    ...(unica === undefined
      ? []
      : [
          {
            op: 'reserva',
            especie: 'titular',
            valor: titular,
            ...periodo,
            fundamentos: unica,
          } as const,
        ]),
    { op: 'reserva', especie: 'veiculo', valor: veiculo, ...periodo, fundamentos: doVeiculo },
  ]
}

type Requisito = Pacote['requisitos'][number]

const emVigor = (r: Requisito, dia: Dia): boolean =>
  (r.desde === undefined || r.desde <= dia) && (r.ate === undefined || dia <= r.ate)

/** The provisions of the requirement that the person have no other grant; undefined without one. */
function exigeUnica(
  pacote: Pacote,
  dia: Dia,
  tipo: 'fisica' | 'juridica' | undefined,
): readonly string[] | undefined {
  const requisito = pacote.requisitos.find(
    (r) =>
      r.exige.forma === 'unica-outorga-por-titular' &&
      emVigor(r, dia) &&
      (r.quando?.pessoa === undefined || r.quando.pessoa === tipo),
  )
  return requisito?.fundamentos
}

function doVeiculo(
  ato: Extract<Conhecido, { tipo: 'veiculoCadastrado' | 'veiculoImportado' }>,
): readonly OperacaoDeReserva[] {
  const { placa, em: desde } = ato.dados
  const { fundamentos } = ato
  return [
    { op: 'reserva', especie: 'placa', valor: canonica(placa), desde, fundamentos },
    ...doChassi(ato.pessoal?.chassi, desde, fundamentos),
  ]
}

const doChassi = (
  chassi: string | undefined,
  desde: Dia,
  fundamentos: readonly string[],
): readonly OperacaoDeReserva[] =>
  chassi === undefined
    ? []
    : [{ op: 'reserva', especie: 'chassi', valor: chassi, desde, fundamentos }]

/** One vehicle, one key, in whichever of its forms the plate was written. */
const canonica = (placa: string): string => {
  const lida = validarPlaca(placa)
  return lida.ok ? lida.valor : placa
}

/** The key under which the database keeps a reservation. */
export const chaveDaReserva = (especie: EspecieDeReserva, valor: string): string =>
  `${especie}:${valor}`

/** The person whose type `reservasDoAto` may ask for, if the act has one. */
export const titularDoAto = (ato: Ato): string | undefined => {
  const conhecido = ato as unknown as Conhecido
  return conhecido.tipo === 'outorgaConcedida' ? conhecido.dados.titular : undefined
}

/** Kinds of which the key itself is personal data: erased with it. */
export const especiesPessoais: readonly EspecieDeReserva[] = ['identificador', 'chassi']
