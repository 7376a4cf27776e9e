import { usaVeiculo } from '../substituicao/frota.ts'
import type * as z from 'zod'
import { diaLocal } from '#core/calendar/instante.ts'
import type { Dia } from '#core/calendar/dia.ts'
import type { Condutor } from '#core/condutor/condutor.ts'
import type { Contexto } from '#core/contexto.ts'
import { validarPlaca } from '#core/identificador/placa.ts'
import type { Mundo } from '#core/mundo.ts'
import type { Outorga } from '#core/outorga/outorga.ts'
import type { Veiculo } from '#core/veiculo/veiculo.ts'
import type { lavrarAuto } from './infracao.ts'
import { temTexto } from '../texto.ts'

export type DadosDoAuto = z.infer<typeof lavrarAuto>

/** What the register knows about the fact, beside what the inspector wrote. */
export type Fatos = Readonly<{
  /** The local day of the fact: it picks the redaction. */
  fatoEm: Dia
  outorga?: Outorga
  veiculo?: Veiculo
  /** The vehicle's plate on that day, or the one written; in the key's form when it is a plate. */
  placa?: string
  /** Who did it, when the register has them. */
  infrator?: string
  /** A company, association or cooperative of the register. */
  infratorJuridico: boolean
  /** Their register as a driver of this grant on that day. */
  condutor?: Condutor
  /** Person or name given. */
  identificado: boolean
}>

/**
 * Gathers the facts. A grant that was not told is the vehicle's, when exactly one was in force on
 * the day; told ids that do not exist are simply absent here (who calls refuses them).
 */
export function reunirFatos(dados: DadosDoAuto, mundo: Mundo, contexto: Contexto): Fatos {
  const fatoEm = diaLocal(dados.momento, contexto.calendario.fuso)
  const veiculoDado = dados.veiculo === undefined ? undefined : mundo.veiculo(dados.veiculo)
  const outorga =
    dados.outorga === undefined
      ? outorgaDoVeiculo(veiculoDado, fatoEm, mundo)
      : mundo.outorga(dados.outorga)
  const escrita = chave(dados.placa)
  const veiculo =
    dados.veiculo === undefined ? veiculoDaOutorga(outorga, escrita, mundo) : veiculoDado
  const placa = escrita ?? placaNoDia(veiculo, fatoEm)
  const infrator = dados.infrator?.pessoa
  const condutor =
    infrator === undefined || outorga === undefined
      ? undefined
      : mundo
          .condutoresDaPessoa(infrator)
          .find((c) => c.outorga === outorga.id && c.desde <= fatoEm && !baixado(c, fatoEm))
  return {
    fatoEm,
    ...(outorga === undefined ? {} : { outorga }),
    ...(veiculo === undefined ? {} : { veiculo }),
    ...(placa === undefined ? {} : { placa }),
    ...(infrator === undefined ? {} : { infrator }),
    ...(condutor === undefined ? {} : { condutor }),
    infratorJuridico: infrator !== undefined && mundo.pessoa(infrator)?.tipo === 'juridica',
    identificado: infrator !== undefined || temTexto(dados.infrator?.nome),
  }
}

const baixado = (c: Condutor, em: Dia): boolean => c.baixadoEm !== undefined && c.baixadoEm <= em

function outorgaDoVeiculo(
  veiculo: Veiculo | undefined,
  em: Dia,
  mundo: Mundo,
): Outorga | undefined {
  if (veiculo === undefined) return undefined
  const vigentes = mundo
    .outorgasDoVeiculo(veiculo.id)
    .filter(
      (o) =>
        usaVeiculo(o, veiculo.id, em) &&
        o.inicio !== undefined &&
        o.inicio <= em &&
        (o.encerradaEm === undefined || em < o.encerradaEm),
    )
  return vigentes.length === 1 ? vigentes[0] : undefined
}

/** The grant's vehicle, unless the plate written is another's. */
function veiculoDaOutorga(
  outorga: Outorga | undefined,
  placa: string | undefined,
  mundo: Mundo,
): Veiculo | undefined {
  const veiculo = outorga === undefined ? undefined : mundo.veiculo(outorga.veiculo)
  if (placa === undefined) return veiculo
  return veiculo?.placas.some((p) => chave(p.placa) === placa) === true ? veiculo : undefined
}

/** The search key of a plate; a foreign or damaged one stays as it was read. */
function chave(texto: string | undefined): string | undefined {
  if (texto === undefined || !temTexto(texto)) return undefined
  const lida = validarPlaca(texto)
  return lida.ok ? lida.valor : texto.trim()
}

function placaNoDia(veiculo: Veiculo | undefined, em: Dia): string | undefined {
  if (veiculo === undefined) return undefined
  return (veiculo.placas.findLast((p) => p.desde <= em) ?? veiculo.placas[0])?.placa
}
