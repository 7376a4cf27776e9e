import { type Ato, type Corrente, idDaCorrente } from '#core/ato.ts'
import { criarCalendario, type Calendario } from '#core/calendar/calendario.ts'
import type { Caso } from '#core/casos/arquivo.ts'
import type { Contexto } from '#core/contexto.ts'
import { miniLei } from '#core/lei/miniLei.prova.ts'
import { criarMundo } from '#core/mundo/criarMundo.ts'
import { maria, van } from '#core/lei/miniCaso.prova.ts'
import { arquivosDeCasos } from '#cli/comandos/casos.ts'
import { lerCasos } from '#cli/comandos/lerCasos.ts'
import { lerIndices } from '#cli/comandos/indices.ts'
import { lerPacotes, PASTA_DAS_LEIS } from '#law/files/lerPacotes.ts'
import type { Pacote } from '#law/pacote.ts'
import { Reservas } from './reservas.ts'

/** What a case asked: how the data of a command look when someone who knows the law writes them. */
export type ModeloDeDados = Readonly<{
  comando: string
  em: string
  dados: object
  /** Ids of the case's streams, by the kind of stream that each is. */
  ids: ReadonlyMap<string, string>
}>

/** A law under test: its pack, where its walks may begin, and the data that its cases write. */
export type Lei = Readonly<{
  pacote: Pacote
  calendario: Calendario
  indices: Contexto['indices']
  cenas: readonly Readonly<{
    em: string
    atos: readonly Ato[]
    parametros: Contexto['parametros']
    /** What the case itself commands there. */
    quando?: Caso['quando']
  }>[]
  modelos: readonly ModeloDeDados[]
}>

const SEMPRE = '1900-01-01'

function parametrosDo(caso: Caso): Contexto['parametros'] {
  const datado = (v: unknown): v is Contexto['parametros'][string] =>
    Array.isArray(v) && v.length > 0 && typeof v[0] === 'object' && 'desde' in (v[0] as object)
  return Object.fromEntries(
    Object.entries(caso.parametros).map(([id, v]) => [
      id,
      datado(v) ? v : [{ desde: SEMPRE, valor: v, fonte: 'caso' }],
    ]),
  )
}

/** Cases tell past acts without their provisions; refusals that cite an act's own need one. */
const comFundamento = (ato: Ato, { texto }: Pacote): Ato =>
  ato.tipo !== 'penalidadeExecutada' || ato.fundamentos.length > 0
    ? ato
    : { ...ato, fundamentos: texto.slice(0, 1).map((d) => d.id) }

/** A case may tell only a part of the record; what the database would refuse is no place to begin. */
function cabeNoBanco(caso: Caso, pacote: Pacote): boolean {
  const reservas = new Reservas(pacote)
  const mundo = criarMundo(caso.dado)
  return caso.dado.every((ato) => reservas.registrar(ato, mundo) === undefined)
}

const idsDe = (atos: readonly Ato[], corrente: string): ReadonlyMap<string, string> =>
  new Map(
    [...atos.map((a) => a.corrente), corrente as Corrente].map((c) => [
      idDaCorrente(c),
      c.slice(0, c.indexOf(':')),
    ]),
  )

function lerLei(pacote: Pacote): Lei {
  const casos = arquivosDeCasos(PASTA_DAS_LEIS, pacote.lei.id).flatMap((a) =>
    lerCasos(a).casos.map((c) => c.caso),
  )
  return {
    pacote,
    calendario: criarCalendario(pacote.lei.municipio),
    indices: lerIndices(PASTA_DAS_LEIS),
    cenas: casos
      .filter((c) => c.outorgasVigentes === undefined && cabeNoBanco(c, pacote))
      .map((c) => ({
        em: c.quando.em,
        atos: c.dado.map((ato) => comFundamento(ato, pacote)),
        parametros: parametrosDo(c),
        quando: c.quando,
      })),
    modelos: casos.map((c) => ({
      comando: c.quando.comando,
      em: c.quando.em,
      dados: c.quando.dados,
      ids: idsDe(c.dado, c.quando.corrente),
    })),
  }
}

/** The laws that come with the program, and the invented one, which has no cases of its own. */
export function lerLeis(): readonly Lei[] {
  const reais = lerPacotes().lidos.map((l) => lerLei(l.pacote))
  const parametros = {
    'habitantes-por-outorga': [{ desde: SEMPRE, valor: 300, fonte: 'Decreto' }],
  }
  return [
    ...reais,
    {
      pacote: miniLei,
      calendario: criarCalendario(miniLei.lei.municipio),
      indices: {},
      cenas: [{ em: '2025-01-06', atos: [...maria, van()], parametros }],
      modelos: reais.flatMap((l) => l.modelos),
    },
  ]
}
