import type { Operacao, Requisito } from '#law/esquema/requisitos.ts'
import type { Pacote } from '#law/pacote.ts'
import { addDias, type Dia, dentroDe } from '../calendar/dia.ts'
import { redacaoEm } from '../lei/dispositivo.ts'
import { mudancaDoValor, type Datado } from '../lei/valorEm.ts'
import { antes } from './ajuda.ts'
import { compilar } from './formas.ts'
import type { Checagem, Fatos } from './tipos.ts'

/** A requirement ready for one day. `mudaEm`: when the law itself changes it next. */
export type Item = Readonly<{
  requisito: Requisito
  checar: Checagem
  redacaoDesde: Dia
  mudaEm: Dia | undefined
}>

/** `item` is `undefined` where the requirement's law is not in force on its `marco`. */
export type Entrada = Readonly<{
  requisito: Requisito
  /** Ready beforehand when the redaction is picked by the day itself. */
  fixo: Item | undefined
  /** Otherwise by the request or the start of the term. */
  em: ((marco: Dia) => Item | undefined) | undefined
}>

/** What an operation asks on a day. `mudaEm`: when a requirement not yet in force begins. */
export type Plano = Readonly<{
  entradas: readonly Entrada[]
  temExcecao: boolean
  mudaEm: Dia | undefined
}>

const seguinte = (d: Dia): Dia => addDias(d, 1)
const LIMITE_DE_DIAS = 4096

const planos = new WeakMap<Pacote, Map<string, Plano>>()
const compilados = new WeakMap<Pacote, ReadonlyMap<Requisito, Compilado>>()

type Compilado = Readonly<{
  moveComODia: boolean
  noDia: (marco: Dia, dia: Dia) => Item | undefined
  mudaEm: (dia: Dia) => Dia | undefined
}>

/** Compiles every requirement of a pack, once. */
function compiladosDe(pacote: Pacote): ReadonlyMap<Requisito, Compilado> {
  let feitos = compilados.get(pacote)
  if (feitos === undefined) {
    feitos = new Map(pacote.requisitos.map((r) => [r, compilarRequisito(r, pacote)]))
    compilados.set(pacote, feitos)
  }
  return feitos
}

function compilarRequisito(requisito: Requisito, pacote: Pacote): Compilado {
  const moveComODia = requisito.marco === 'decisao' || requisito.marco === 'fato'
  const quem = requisito.sujeito === 'condutor' ? 'condutor' : 'titular'
  const forma = compilar(requisito.exige, { requisito, pacote, quem, moveComODia })
  const principal = requisito.fundamentos[0] ?? ''
  const mudaEm = (dia: Dia): Dia | undefined => {
    if (!moveComODia) return undefined
    let muda = requisito.desde !== undefined && requisito.desde > dia ? requisito.desde : undefined
    if (requisito.ate !== undefined && requisito.ate >= dia)
      muda = antes(muda, seguinte(requisito.ate))
    for (const v of Object.values(requisito.exige))
      muda = antes(muda, mudancaDoValor(v as Datado<unknown>, dia, seguinte))
    return muda
  }
  const noDia = (marco: Dia, dia: Dia): Item | undefined => {
    if (!dentroDe(marco, requisito.desde, requisito.ate)) return undefined
    const checar = forma(marco, dia)
    if (checar === undefined) return undefined
    const redacaoDesde =
      redacaoEm(pacote, principal, marco)?.desde ?? requisito.desde ?? pacote.lei.vigenteDesde
    return { requisito, checar, redacaoDesde, mudaEm: mudaEm(dia) }
  }
  return { moveComODia, noDia, mudaEm }
}

/** What the operation asks on the day: kept by pack, operation and day. */
export function planoDe(pacote: Pacote, operacao: Operacao, dia: Dia): Plano {
  let porDia = planos.get(pacote)
  if (porDia === undefined) planos.set(pacote, (porDia = new Map()))
  const chave = operacao + dia
  let plano = porDia.get(chave)
  if (plano === undefined) {
    // A walk over decades of days must not keep them all.
    if (porDia.size >= LIMITE_DE_DIAS) porDia.clear()
    plano = montar(pacote, operacao, dia)
    porDia.set(chave, plano)
  }
  return plano
}

function montar(pacote: Pacote, operacao: Operacao, dia: Dia): Plano {
  const entradas: Entrada[] = []
  let mudaEm: Dia | undefined
  for (const [requisito, compilado] of compiladosDe(pacote)) {
    if (!requisito.operacoes.includes(operacao)) continue
    if (compilado.moveComODia) {
      const fixo = compilado.noDia(dia, dia)
      if (fixo === undefined) mudaEm = antes(mudaEm, compilado.mudaEm(dia))
      else entradas.push({ requisito, fixo, em: undefined })
      continue
    }
    const porMarco = new Map<Dia, Item | undefined>()
    const em = (marco: Dia): Item | undefined => {
      if (!porMarco.has(marco)) porMarco.set(marco, compilado.noDia(marco, dia))
      return porMarco.get(marco)
    }
    entradas.push({ requisito, fixo: undefined, em })
  }
  return {
    entradas,
    temExcecao: entradas.some((e) => e.requisito.excepciona !== undefined),
    mudaEm,
  }
}

/** The day that picks the redaction of a requirement whose `marco` is not the day itself. */
export const marcoDe = (requisito: Requisito, fatos: Fatos, dia: Dia): Dia =>
  requisito.marco === 'inicio-do-prazo'
    ? (fatos.outorga?.inicio ?? dia)
    : (fatos.pedidoEm ?? fatos.outorga?.requeridaEm ?? dia)
