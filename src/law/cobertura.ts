import type { Pacote } from './pacote.ts'
import { nomeDoItem, type Caminho, type Localizar } from './problema.ts'
import { secoes, type Secao } from './secoes.ts'
import { citacoes } from './verificacoes/citacoes.ts'

/** What the system does with a provision, the strongest first; `descoberto` is a hole. */
export const situacoesDeCobertura = [
  'regra',
  'dado',
  'parametro',
  'lacuna',
  'sem-operacao',
  'pendente',
  'descoberto',
] as const
export type SituacaoDeCobertura = (typeof situacoesDeCobertura)[number]

export type DispositivoCoberto = Readonly<{
  id: string
  situacao: SituacaoDeCobertura
  /** Where the pack uses it (`requisitos.yaml:41 idade-minima`), or the place named by cobertura.yaml. */
  onde: readonly string[]
  /** Why nothing is operated, or what is still missing. */
  motivo: string | null
}>

export type MatrizDeCobertura = Readonly<{
  dispositivos: readonly DispositivoCoberto[]
  totais: Readonly<Record<SituacaoDeCobertura | 'total', number>>
}>

/** What a citation in each part makes of the provision. */
const SITUACAO_POR_SECAO: Readonly<Partial<Record<Secao, SituacaoDeCobertura>>> = {
  requisitos: 'regra',
  prazos: 'regra',
  infracoes: 'regra',
  processo: 'regra',
  vistoria: 'regra',
  taxas: 'regra',
  lei: 'dado',
  documentos: 'dado',
  parametros: 'parametro',
  lacunas: 'lacuna',
}

type Marca = Readonly<{ situacao: SituacaoDeCobertura; onde?: string; motivo?: string }>

/** The item that holds a citation: the last list item on the way that is an object, else the first key. */
function dono(raiz: unknown, caminho: Caminho): { caminho: Caminho; nome: string } {
  let achado = { caminho: caminho.slice(0, 1), nome: String(caminho[0] ?? '') }
  let atual: unknown = raiz
  for (const [i, parte] of caminho.entries()) {
    atual = (atual as Record<string | number, unknown> | undefined)?.[parte]
    const nome = typeof parte === 'number' ? nomeDoItem(atual) : undefined
    if (nome !== undefined) achado = { caminho: caminho.slice(0, i + 1), nome }
  }
  return achado
}

/** Marks from the citations of every file, and from cobertura.yaml, by provision. */
function marcas(pacote: Pacote, localizar: Localizar | undefined): Map<string, Marca[]> {
  const porId = new Map<string, Marca[]>()
  const marcar = (id: string, marca: Marca) => {
    const lista = porId.get(id)
    if (lista === undefined) porId.set(id, [marca])
    else lista.push(marca)
  }
  for (const { secao, caminho, id } of citacoes(pacote)) {
    const situacao = SITUACAO_POR_SECAO[secao]
    // That a later law changed a provision says nothing of what is done with it.
    if (situacao === undefined || caminho[0] === 'alteradoras') continue
    const item = dono(pacote[secao], caminho)
    const lugar = localizar?.(secao, item.caminho)
    const arquivo = lugar === undefined ? secoes[secao].arquivo : `${lugar.arquivo}:${lugar.linha}`
    marcar(id, { situacao, onde: `${arquivo} ${item.nome}` })
  }
  const { regras, dados, semOperacao, pendente } = pacote.cobertura
  for (const { dispositivos, onde } of regras) {
    for (const id of dispositivos) marcar(id, { situacao: 'regra', onde })
  }
  for (const { dispositivos, onde } of dados) {
    for (const id of dispositivos) marcar(id, { situacao: 'dado', onde })
  }
  for (const { dispositivos, motivo } of semOperacao) {
    for (const id of dispositivos) marcar(id, { situacao: 'sem-operacao', motivo })
  }
  for (const { dispositivos, motivo } of pendente) {
    for (const id of dispositivos) marcar(id, { situacao: 'pendente', motivo })
  }
  return porId
}

/**
 * The matrix of a pack: each provision (headings apart) and what the system does with it. What is
 * declared `pendente` stays so even where a rule already covers a part of it: half a rule is not
 * told as a whole one.
 *
 * @param localizar where values are written; without it `onde` has no line.
 */
export function cobertura(pacote: Pacote, localizar?: Localizar): MatrizDeCobertura {
  const porId = marcas(pacote, localizar)
  const totais = Object.fromEntries(
    [...situacoesDeCobertura, 'total'].map((nome) => [nome, 0]),
  ) as Record<SituacaoDeCobertura | 'total', number>
  const dispositivos = pacote.texto
    .filter(({ agrupador }) => agrupador !== true)
    .map(({ id }): DispositivoCoberto => {
      const desta = porId.get(id) ?? []
      const situacao = desta.some((m) => m.situacao === 'pendente')
        ? 'pendente'
        : (situacoesDeCobertura.find((s) => desta.some((m) => m.situacao === s)) ?? 'descoberto')
      totais[situacao]++
      totais.total++
      const onde = [...new Set(desta.flatMap((m) => (m.onde === undefined ? [] : [m.onde])))]
      const motivo = desta.find((m) => m.situacao === situacao && m.motivo !== undefined)?.motivo
      return { id, situacao, onde, motivo: motivo ?? null }
    })
  return { dispositivos, totais }
}
