import { type Corrente, corrente, idDaCorrente, type TipoDeCorrente } from '#core/ato.ts'
import { formatarPlaca } from '#core/identificador/placa.ts'
import type { Mundo } from '#core/mundo.ts'
import type { Auto } from '#core/processo/processo.ts'
import type { Outorga } from '#core/outorga/outorga.ts'

/** Streams with a number of their own, found at the file that they are part of. */
export const COM_NUMERO = [
  'condutor',
  'licenciamento',
  'perda',
  'recolhimento',
  'taxa',
  'vistoria',
] as const satisfies readonly TipoDeCorrente[]

/**
 * What a number finds. `dono`: the file that it opens. A row keyed by its own stream beside the
 * file's: `outorga:o1#taxa:t1` is read as the grant `o1`.
 */
export type NumeroAchavel = Readonly<{
  dono: Corrente
  nome: string
  numeros: readonly string[]
  situacao?: string
  subtitulo?: string
}>

/** What a number of a grant or of a record is the number of. */
export type QualNumero =
  | 'outorga'
  | 'outorga-anterior'
  | 'requerimento'
  | 'transferencia'
  | 'pedido-de-calculo'
  | 'calculo'
  | 'auto'
  | 'processo'
  | 'recibo'
  | 'divida'
  | 'acordao'
export type NumeroRotulado = Readonly<{ qual: QualNumero; numero: string }>

const rotulados = (
  numeros: readonly (readonly [QualNumero, string | undefined])[],
): readonly NumeroRotulado[] =>
  numeros.flatMap(([qual, numero]) => (numero === undefined ? [] : [{ qual, numero }]))

const presentes = (numeros: readonly (string | undefined)[]): readonly string[] =>
  numeros.filter((n) => n !== undefined)

/** The numbers of one of those streams, by its own state; undefined where it has none. */
export function numerosDa(c: Corrente, mundo: Mundo): NumeroAchavel | undefined {
  const id = idDaCorrente(c)
  const achavel = porTipo(c.slice(0, c.indexOf(':')), id, mundo)
  return achavel === undefined || achavel.numeros.length === 0 ? undefined : achavel
}

function porTipo(tipo: string, id: string, mundo: Mundo): NumeroAchavel | undefined {
  switch (tipo) {
    case 'condutor': {
      const x = mundo.condutor(id)
      return x && daOutorga(x.outorga, 'Inscrição de condutor', [x.numero])
    }
    case 'taxa': {
      const x = mundo.taxa(id)
      return x && daOutorga(x.outorga, 'Taxa', [x.numero])
    }
    case 'licenciamento':
      return daOutorga(
        id,
        'Licenciamento',
        mundo.licenciamento(id).licenciamentos.map((l) => l.numero),
      )
    case 'vistoria':
      return {
        dono: corrente('veiculo', id),
        nome: 'Vistoria',
        numeros: presentes(mundo.vistorias(id).realizadas.map((v) => v.numero)),
      }
    case 'perda': {
      const x = mundo.perda(id)
      return (
        x && {
          dono: corrente('perda', id),
          nome: 'Perda ou penalidade',
          numeros: presentes([x.numero]),
          situacao: x.situacao,
        }
      )
    }
    case 'recolhimento': {
      const x = mundo.recolhimento(id)
      return (
        x && {
          dono: corrente('recolhimento', id),
          nome: 'Veículo recolhido',
          numeros: presentes([x.numero]),
          situacao: x.situacao,
          ...(x.placa === undefined ? {} : { subtitulo: formatarPlaca(x.placa) }),
        }
      )
    }
    default:
      return undefined
  }
}

const daOutorga = (
  outorga: string,
  nome: string,
  numeros: readonly (string | undefined)[],
): NumeroAchavel => ({ dono: corrente('outorga', outorga), nome, numeros: presentes(numeros) })

/** Every number that the grant's own acts were given: protocols of requests, calculations, the first term. */
export const numerosDaOutorga = (o: Outorga): readonly NumeroRotulado[] =>
  rotulados([
    ['outorga', o.numero],
    ['requerimento', o.protocolo],
    ['outorga-anterior', o.substitui?.numero],
    ...(o.transferencias ?? []).map((t) => ['transferencia', t.protocolo] as const),
    ...(o.calculosDeCustos ?? []).flatMap((c) => [
      ['pedido-de-calculo', c.protocolo] as const,
      ['calculo', c.numero] as const,
    ]),
  ])

/** Every number of a record: the proceeding's, receipts, inscriptions, the board's decision. */
export const numerosDoAuto = (a: Auto): readonly NumeroRotulado[] =>
  rotulados([
    ['auto', a.numero],
    ['processo', a.processo],
    ...a.pagamentos.map((p) => ['recibo', p.recibo] as const),
    ...a.inscricoes.map((i) => ['divida', i.inscricao] as const),
    ['acordao', a.julgamentoDoRecurso?.acordao],
  ])
