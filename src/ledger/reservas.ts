import type { Ato } from '#core/ato.ts'

import { addDias, type Dia } from '#core/calendar/dia.ts'
import type { AtoDeOutorga } from '#core/outorga/outorga.ts'
import { chaveDoLugar } from '#core/selecao/editalAnterior.ts'
import type { AtoDePessoa } from '#core/pessoa/pessoa.ts'
import type { AtoDeSubstituicao } from '#core/substituicao/substituicao.ts'
import type { AtoDeTransferencia } from '#core/transferencia/transferencia.ts'
import type { AtoDeVeiculo } from '#core/veiculo/veiculo.ts'
import { validarPlaca } from '#core/identificador/placa.ts'
import type { Pacote } from '#law/pacote.ts'

/** What is held, and by whom no other may hold it at the same time. */
export const especiesDeReserva = [
  'titular',
  'veiculo',
  'placa',
  'chassi',
  'renavam',
  'identificador',
  'lugar',
] as const
export type EspecieDeReserva = (typeof especiesDeReserva)[number]

/**
 * - `reserva`: the act's stream holds `especie:valor` from `desde` to the day before `ate`
 *   (without `ate`, until released).
 * - `libera`: from the day `em` on, the stream holds nothing of the kinds (with `valor`, not that).
 * - `estende`: what the stream holds of the kinds goes on to the day before `ate`.
 */
export type OperacaoDeReserva =
  | Readonly<{
      op: 'reserva'
      especie: EspecieDeReserva
      valor: string
      desde: Dia
      ate?: Dia
      /** What the refusal cites when another stream holds it, as the plain refusal would. */
      fundamentos: readonly string[]
      requisito?: string
      lacuna?: string
    }>
  | Readonly<{ op: 'libera'; especies: readonly EspecieDeReserva[]; em: Dia; valor?: string }>
  | Readonly<{ op: 'estende'; especies: readonly EspecieDeReserva[]; ate: Dia }>

/** What the ledger looks up for the pure function below. */
export type FatosDaReserva = Readonly<{
  tipoDaPessoa(id: string): 'fisica' | 'juridica' | undefined
}>

type Conhecido = AtoDeOutorga | AtoDePessoa | AtoDeSubstituicao | AtoDeTransferencia | AtoDeVeiculo

/**
 * What an act reserves, extends or releases across streams. A grant holds its person only where the
 * pack asks that they have no other (shape `unica-outorga-por-titular`, in force on the act's day,
 * for that type of person), and its vehicle only where it asks that it be free (`veiculo-livre`).
 * A request that leans on an edital of before the system holds its place there: a loss, which may be
 * undone, does not let it go.
 */
export function reservasDoAto(
  ato: Ato,
  pacote: Pacote,
  fatos: FatosDaReserva,
): readonly OperacaoDeReserva[] {
  const conhecido = ato as unknown as Conhecido
  switch (conhecido.tipo) {
    case 'outorgaRequerida': {
      const { em: desde, selecao } = conhecido.dados
      if (selecao === undefined || selecao.processo !== undefined) return []
      const { selecao: prevista } = pacote.prazos
      if (prevista === undefined) return []
      const { fundamentos } = prevista
      return [{ op: 'reserva', especie: 'lugar', valor: chaveDoLugar(selecao), desde, fundamentos }]
    }
    case 'outorgaIndeferida':
      return [{ op: 'libera', especies: ['lugar'], em: conhecido.dados.em }]
    case 'outorgaConcedida':
      return daConcessao(conhecido, pacote, fatos)
    case 'outorgaProrrogada': {
      const ate = addDias(conhecido.dados.termoFinal, 1)
      return [{ op: 'estende', especies: ['titular', 'veiculo'], ate }]
    }
    case 'outorgaBaixada': {
      const { em, perda } = conhecido.dados
      const lugar = perda === undefined ? (['lugar'] as const) : []
      return [{ op: 'libera', especies: ['titular', 'veiculo', ...lugar], em }]
    }
    case 'outorgaCassada':
    case 'outorgaTransferida':
      return [{ op: 'libera', especies: ['titular', 'veiculo'], em: conhecido.dados.em }]
    case 'outorgaRestabelecida': {
      const { em, termoFinal } = conhecido.dados
      return termoFinal !== undefined && termoFinal < em
        ? []
        : daConcessao(conhecido, pacote, fatos)
    }
    case 'veiculoSubstituido': {
      const { em, veiculo, titular, termoFinal } = conhecido.dados
      const ate = termoFinal === undefined ? {} : { ate: addDias(termoFinal, 1) }
      const livre = exigido(pacote, 'veiculo-livre', em, fatos.tipoDaPessoa(titular))
      return [
        { op: 'libera', especies: ['veiculo'], em },
        ...(livre
          ? [
              {
                op: 'reserva',
                especie: 'veiculo',
                valor: veiculo,
                desde: em,
                ...ate,
                ...livre,
              } as const,
            ]
          : []),
      ]
    }
    case 'veiculoProvisorioAutorizado': {
      const { em: desde, veiculo: valor, titular, ate } = conhecido.dados
      const livre = exigido(pacote, 'veiculo-livre', desde, fatos.tipoDaPessoa(titular))
      if (livre === undefined) return []
      return [{ op: 'reserva', especie: 'veiculo', valor, desde, ate: addDias(ate, 1), ...livre }]
    }
    case 'veiculoProvisorioEncerrado': {
      const { em, veiculo: valor } = conhecido.dados
      return [{ op: 'libera', especies: ['veiculo'], em, valor }]
    }
    case 'veiculoCadastrado':
    case 'veiculoImportado':
      return doVeiculo(conhecido)
    case 'veiculoCompletado': {
      // The import may have held a chassis or RENAVAM already: the papers' own take their place.
      const { em } = conhecido.dados
      const reservas = dosRegistros(conhecido.pessoal, em, ato.fundamentos)
      return [{ op: 'libera', especies: ['chassi', 'renavam'], em }, ...reservas]
    }
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
  ato: Extract<Conhecido, { tipo: 'outorgaConcedida' | 'outorgaRestabelecida' }>,
  pacote: Pacote,
  fatos: FatosDaReserva,
): readonly OperacaoDeReserva[] {
  const { titular, veiculo, em, termoFinal } = ato.dados
  const periodo = {
    desde: 'inicio' in ato.dados ? ato.dados.inicio : em,
    ...(termoFinal !== undefined && { ate: addDias(termoFinal, 1) }),
  }
  const unica = exigido(pacote, 'unica-outorga-por-titular', em, fatos.tipoDaPessoa(titular))
  const livre = exigido(pacote, 'veiculo-livre', em, fatos.tipoDaPessoa(titular))
  const op = 'reserva'
  return [
    ...(unica ? [{ op, especie: 'titular', valor: titular, ...periodo, ...unica } as const] : []),
    ...(livre ? [{ op, especie: 'veiculo', valor: veiculo, ...periodo, ...livre } as const] : []),
  ]
}

type Requisito = Pacote['requisitos'][number]

/** The pack's requirement of that shape, if it has one for granting, on the day, to such a person. */
function exigido(
  pacote: Pacote,
  forma: Requisito['exige']['forma'],
  dia: Dia,
  tipo: 'fisica' | 'juridica' | undefined,
) {
  const r = pacote.requisitos.find(
    (r) =>
      r.exige.forma === forma &&
      r.operacoes.includes('conceder-outorga') &&
      (r.desde === undefined || r.desde <= dia) &&
      (r.ate === undefined || dia <= r.ate) &&
      (r.quando?.pessoa === undefined || r.quando.pessoa === tipo),
  )
  if (r === undefined) return undefined
  const { id: requisito, fundamentos, lacuna } = r
  return { fundamentos, requisito, ...(lacuna !== undefined && { lacuna }) }
}

function doVeiculo(
  ato: Extract<Conhecido, { tipo: 'veiculoCadastrado' | 'veiculoImportado' }>,
): readonly OperacaoDeReserva[] {
  const { placa, em: desde } = ato.dados
  const { fundamentos } = ato
  return [
    { op: 'reserva', especie: 'placa', valor: canonica(placa), desde, fundamentos },
    ...dosRegistros(ato.pessoal, desde, fundamentos),
  ]
}

/** Chassis and RENAVAM, those that are known. */
const dosRegistros = (
  pessoal: Readonly<{ chassi?: string; renavam?: string }> | undefined,
  desde: Dia,
  fundamentos: readonly string[],
): readonly OperacaoDeReserva[] =>
  (['chassi', 'renavam'] as const).flatMap((especie) => {
    const valor = pessoal?.[especie]
    return valor === undefined ? [] : [{ op: 'reserva', especie, valor, desde, fundamentos }]
  })

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
  switch (conhecido.tipo) {
    case 'outorgaConcedida':
    case 'outorgaRestabelecida':
    case 'veiculoSubstituido':
    case 'veiculoProvisorioAutorizado':
      return conhecido.dados.titular
    default:
      return undefined
  }
}

/** Kinds of which the key itself is personal data: erased with it. */
export const especiesPessoais: readonly EspecieDeReserva[] = ['identificador', 'chassi', 'renavam']
