import type { Duracao } from '#law/esquema/comum.ts'
import { addDias, type Dia } from '../calendar/dia.ts'
import { somarDuracao } from '../lei/prazo.ts'
import { type Datado, versoesFuturas } from '../lei/valorEm.ts'
import type { Documento } from '../pessoa/pessoa.ts'
import type { Base, Pergunta } from './tipos.ts'

/** The earlier of two days, either of which may be missing. */
export const antes = (a: Dia | undefined, b: Dia | undefined): Dia | undefined =>
  a === undefined ? b : b === undefined || a <= b ? a : b

const seguintes = new Map<Dia, Dia>()
const LIMITE_DE_SEGUINTES = 20_000

/** The day after the last one, inclusive, of something that ends. Kept: the same days come over and over. */
export function depoisDe(ultimo: Dia | undefined): Dia | undefined {
  if (ultimo === undefined) return undefined
  let dia = seguintes.get(ultimo)
  if (dia === undefined) {
    if (seguintes.size >= LIMITE_DE_SEGUINTES) seguintes.clear()
    dia = addDias(ultimo, 1)
    seguintes.set(ultimo, dia)
  }
  return dia
}

/** The first later day on which a new dated value of the pack would let the same fact pass. */
export function passaComValorFuturo<T>(
  datado: Datado<T>,
  marco: Dia,
  base: Base,
  passa: (valor: T, em: Dia) => boolean,
): Dia | undefined {
  if (!base.moveComODia) return undefined
  return versoesFuturas(datado, marco).find((v) => passa(v.valor, v.desde))?.desde
}

/** The papers of the subject: the vehicle's for a vehicle's requirement, else the person's. */
export const papeisDe = (p: Pergunta, base: Base): readonly Documento[] =>
  (base.requisito.sujeito === 'veiculo' ? p.fatos.veiculo?.documentos : p.pessoa?.documentos) ?? []

/** The last day of a paper, inclusive: its own, or counted from issue when it carries none. */
export const fimDoPapel = (
  d: Documento,
  validade: Duracao | undefined,
  base: Base,
): Dia | undefined =>
  d.validoAte ??
  (validade === undefined
    ? undefined
    : somarDuracao(d.emitidoEm, validade, base.pacote.prazos.contagem))

/**
 * The paper that counts on the day: of those of the kind already issued, the latest issued that is
 * still valid; if none is, the latest issued. Papers issued on the same day: the later joined.
 */
export function papelQueConta(
  papeis: readonly Documento[],
  tipo: string,
  dia: Dia,
  validade: Duracao | undefined,
  base: Base,
): Documento | undefined {
  let valido: Documento | undefined
  let ultimo: Documento | undefined
  for (const d of papeis) {
    if (d.tipo !== tipo || d.emitidoEm > dia) continue
    if (ultimo === undefined || d.emitidoEm >= ultimo.emitidoEm) ultimo = d
    const fim = fimDoPapel(d, validade, base)
    if (fim !== undefined && fim < dia) continue
    if (valido === undefined || d.emitidoEm >= valido.emitidoEm) valido = d
  }
  return valido ?? ultimo
}

/** The name of a paper for a sentence. */
export const nomeDoPapel = (base: Base, tipo: string): string =>
  base.pacote.documentos.find((d) => d.tipo === tipo)?.nome ?? tipo

/** Whose paper it is, for a sentence. */
export const deQuem = (base: Base): string =>
  base.requisito.sujeito === 'veiculo' ? 'veiculo' : base.quem
