import type { Dia } from '#core/calendar/dia.ts'
import type { Classe, Infracao, Medida, MultaPrevista, Penalidade } from '#law/esquema/infracoes.ts'
import type { Pacote } from '#law/pacote.ts'

/** An infraction of the catalogue with what its counterpart lends it. */
export type Tipificacao = Readonly<{
  infracao: Infracao
  classe?: Classe
  multa?: MultaPrevista
  medidas: readonly Medida[]
  penalidades: readonly Penalidade[]
  naReincidencia?: NonNullable<Infracao['naReincidencia']>
  /** The provision, its counterpart, and what else the pack cites. */
  fundamentos: readonly string[]
  lacunas: readonly string[]
}>

const vige = (i: Infracao, em: Dia): boolean =>
  (i.desde === undefined || i.desde <= em) && (i.ate === undefined || em <= i.ate)

/** Every entry in force on the day (`desde` and `ate` inclusive), in the pack's order. */
export const catalogoEm = (pacote: Pacote, em: Dia): readonly Infracao[] =>
  pacote.infracoes.infracoes.filter((i) => vige(i, em))

/**
 * The entry of a provision in force on the day, or `undefined`. Two at once, or a counterpart that
 * is not in force, are a broken pack: it throws, naming them.
 */
export function tipificar(pacote: Pacote, dispositivo: string, em: Dia): Tipificacao | undefined {
  const infracao = unica(pacote, dispositivo, em)
  if (infracao === undefined) return undefined
  const par =
    infracao.contraparte === undefined ? undefined : unica(pacote, infracao.contraparte, em)
  if (infracao.contraparte !== undefined && par === undefined) {
    throw new Error(
      `${dispositivo}: a contraparte ${infracao.contraparte} não está no catálogo em ${em}`,
    )
  }
  const classe = infracao.classe ?? par?.classe
  const multa = infracao.multa ?? par?.multa
  const naReincidencia = infracao.naReincidencia ?? par?.naReincidencia
  return {
    infracao,
    ...(classe === undefined ? {} : { classe }),
    ...(multa === undefined ? {} : { multa }),
    medidas: proprias(infracao.medidas, par?.medidas),
    penalidades: proprias(infracao.penalidades, par?.penalidades),
    ...(naReincidencia === undefined ? {} : { naReincidencia }),
    fundamentos: [
      ...new Set([
        infracao.dispositivo,
        ...(infracao.fundamentos ?? []),
        ...(par === undefined ? [] : [par.dispositivo, ...(par.fundamentos ?? [])]),
      ]),
    ],
    lacunas: [infracao.lacuna, par?.lacuna].filter((l) => l !== undefined),
  }
}

const proprias = <T>(dela: readonly T[], doPar: readonly T[] = []): readonly T[] =>
  dela.length > 0 ? dela : doPar

function unica(pacote: Pacote, dispositivo: string, em: Dia): Infracao | undefined {
  const achadas = catalogoEm(pacote, em).filter((i) => i.dispositivo === dispositivo)
  if (achadas.length > 1) {
    throw new Error(
      `${dispositivo}: duas infrações vigentes em ${em} (${achadas.map((i) => i.resumo).join('; ')})`,
    )
  }
  return achadas[0]
}
