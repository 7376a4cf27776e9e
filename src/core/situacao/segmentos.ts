import { addDias, type Dia, ehDia } from '../calendar/dia.ts'
import { addAnos } from '../calendar/meses.ts'
import type { Contexto } from '../contexto.ts'
import type { Mundo } from '../mundo.ts'
import { antes } from '../requirement/ajuda.ts'
import { veiculosDaOutorga } from '../substituicao/frota.ts'
import { mesmaRazao } from './mesmaRazao.ts'
import { type Situacao, type SituacaoNoDia, situacaoNoDia } from './situacaoEm.ts'

/** A stretch in which the grant's situation does not change: from `desde` to the day before the next. */
export type Segmento = Readonly<{
  desde: Dia
  regular: boolean
  situacao: Situacao
  motivos: readonly Readonly<{ codigo: string; fundamentos: readonly string[] }>[]
}>

const ANOS_A_FRENTE = 30
const LIMITE_DE_PASSOS = 2000

/**
 * The grant's situation from `desde` to `horizonte`, inclusive (thirty years on, by default), if
 * nothing else happens: in order, equal
 * neighbours joined. Walks from change to change: what the requirements say (`mudaEm`) and every
 * day written in the states around the grant.
 */
export function segmentos(
  outorgaId: string,
  mundo: Mundo,
  contexto: Contexto,
  desde: Dia,
  horizonte: Dia = addAnos(desde, ANOS_A_FRENTE, 'ultimo-dia'),
): readonly Segmento[] {
  const marcados = diasEmTorno(outorgaId, mundo, contexto)
  const lista: Segmento[] = []
  let dia: Dia | undefined = desde
  for (let n = 0; dia !== undefined && dia <= horizonte && n < LIMITE_DE_PASSOS; n++) {
    const s = situacaoNoDia(outorgaId, mundo, contexto, dia)
    const novo = segmento(dia, s)
    const ultimo = lista.at(-1)
    if (ultimo === undefined || !iguais(ultimo, novo)) lista.push(novo)
    dia = antes(s.mudaEm, proximo(marcados, dia))
  }
  return lista
}

export type SituacaoEm = SituacaoNoDia & Readonly<{ desde: Dia }>

/**
 * The grant's situation on the day, with the day since which it has been so. A further motive does
 * not begin it anew: irregular for a late inspection, and then also for a late licensing, is
 * irregular since the inspection was late; once only the licensing is late, since that was.
 */
export function situacaoEm(
  outorgaId: string,
  mundo: Mundo,
  contexto: Contexto,
  dia: Dia,
): SituacaoEm {
  const atual = situacaoNoDia(outorgaId, mundo, contexto, dia)
  const inicio = mundo.outorga(outorgaId)?.requeridaEm ?? dia
  let desde = dia
  if (inicio < dia) {
    for (const s of segmentos(outorgaId, mundo, contexto, inicio, dia).toReversed()) {
      if (s.situacao !== atual.situacao || !mesmaRazao(s, atual)) break
      desde = s.desde
    }
  }
  return { ...atual, desde }
}

const segmento = (desde: Dia, s: SituacaoNoDia): Segmento => ({
  desde,
  regular: s.regular,
  situacao: s.situacao,
  motivos: s.motivos.map(({ codigo, fundamentos }) => ({ codigo, fundamentos })),
})

const chave = (s: Segmento): string => JSON.stringify([s.situacao, s.motivos])
const iguais = (a: Segmento, b: Segmento): boolean => chave(a) === chave(b)

/** The first of the sorted days after `dia`. */
function proximo(dias: readonly Dia[], dia: Dia): Dia | undefined {
  let a = 0
  let b = dias.length
  while (a < b) {
    const meio = (a + b) >> 1
    if ((dias[meio] ?? '') <= dia) a = meio + 1
    else b = meio
  }
  return dias[a]
}

/**
 * Every day written in the states that the requirements look at, and the day after each (an end is
 * its last day, inclusive), sorted. More days than needed cost a look; one missing would be an error.
 */
function diasEmTorno(outorgaId: string, mundo: Mundo, contexto: Contexto): readonly Dia[] {
  const outorga = mundo.outorga(outorgaId)
  if (outorga === undefined) return []
  const condutores = mundo.condutoresDaOutorga(outorgaId)
  const estados: unknown[] = [
    mundo.outorgasDoTitular(outorga.titular),
    mundo.pessoa(outorga.titular),
    veiculosDaOutorga(outorga).map((v) => [
      mundo.veiculo(v),
      mundo.vistorias(v),
      mundo.outorgasDoVeiculo(v),
    ]),
    mundo.licenciamento(outorgaId),
    condutores,
    condutores.map((c) => [
      mundo.pessoa(c.pessoa),
      mundo.outorgasDoTitular(c.pessoa),
      mundo.perdasDaPessoa(c.pessoa).map((p) => [p.executada, p.desfeita]),
    ]),
    mundo.taxasDaOutorga(outorgaId),
    mundo.perdasDaOutorga(outorgaId).map((p) => [p.executada, p.desfeita]),
    veiculosDaOutorga(outorga).map((v) => [
      mundo.recolhimentosDoVeiculo(v),
      mundo.perdasDoVeiculo(v).map((p) => [p.executada, p.desfeita]),
    ]),
    mundo.autosDaOutorga(outorgaId).map((a) => [a.definitivaEm, a.anuladoEm]),
    contexto.parametros,
  ]
  const dias = new Set<Dia>()
  colher(estados, dias)
  const seguintes = [...dias].map((d) => addDias(d, 1))
  return [...new Set([...dias, ...seguintes])].sort()
}

function colher(valor: unknown, dias: Set<Dia>): void {
  if (typeof valor === 'string') {
    if (valor.length === 10 && ehDia(valor)) dias.add(valor)
  } else if (typeof valor === 'object' && valor !== null) {
    for (const v of Object.values(valor)) colher(v, dias)
  }
}
