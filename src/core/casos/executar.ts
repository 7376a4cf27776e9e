import type { Pacote } from '#law/pacote.ts'
import type { Ato, Corrente } from '../ato.ts'
import { comandoPorNome, comandos, decidir } from '../comandos.ts'
import type { Decisao, Recusa } from '../decisao.ts'
import { criarMundo } from '../mundo/criarMundo.ts'
import { comNumero } from '../numero.ts'
import type { Verificacao } from '../outorga/outorga.ts'
import { rastrear } from './rastro.ts'
import { type Caso, ErroDeCaso } from './arquivo.ts'
import { compararDecisao, type Diferenca, escreverDecisao } from './comparar.ts'
import { contextoDoCaso, type Indices } from './contextoDoCaso.ts'

export type ResultadoDeCaso = Readonly<{
  caso: string
  passou: boolean
  esperado: unknown
  obtido: ReturnType<typeof escreverDecisao>
  diferencas: readonly Diferenca[]
}>

/** A decision with its whole trace: each requirement asked, its redaction, the fact, the parameter. */
export type Simulacao = Readonly<{
  caso: string
  em: string
  comando: string
  atos: readonly Ato[]
  recusas: readonly Recusa[]
  verificacoes: readonly Verificacao[]
  lacunas: readonly string[]
}>

/** Gives the acts' official numbers as the ledger would: `0001/2026`, each series from one on. */
export function numerados(atos: readonly Ato[]): readonly Ato[] {
  const contagem = new Map<string, number>()
  return atos.map((ato) => {
    if (ato.numerar === undefined) return ato
    const { serie, quantos = 1 } = ato.numerar
    const n = (contagem.get(serie) ?? 0) + 1
    contagem.set(serie, n + quantos - 1)
    return comNumero(ato, n)
  })
}

function preparar(caso: Caso, pacote: Pacote, indices: Indices) {
  const { comando: nome, corrente, dados, id = 'comando-do-caso' } = caso.quando
  const definicao = comandoPorNome(nome, corrente)
  if (definicao === undefined) {
    throw new ErroDeCaso(
      `${caso.caso}: comando desconhecido "${nome}". Os comandos são: ${comandos.map((c) => c.nome).join(', ')}`,
    )
  }
  if (!corrente.startsWith(`${definicao.corrente}:`)) {
    throw new ErroDeCaso(
      `${caso.caso}: ${nome} é de uma corrente ${definicao.corrente}:…, não de ${corrente}`,
    )
  }
  const lidos = definicao.dados.safeParse(dados)
  if (!lidos.success) {
    throw new ErroDeCaso(
      `${caso.caso}: dados de ${nome}: ${lidos.error.issues.map((i) => `${i.path.join('.')}: ${i.message}`).join('; ')}`,
    )
  }
  const mundo = criarMundo(caso.dado, { outorgasVigentes: caso.outorgasVigentes })
  return {
    mundo,
    contexto: contextoDoCaso(caso, pacote, indices),
    comando: { id, nome, corrente: corrente as Corrente, dados: lidos.data },
  }
}

function decidirCaso(caso: Caso, pacote: Pacote, indices: Indices): Decisao {
  const { comando, mundo, contexto } = preparar(caso, pacote, indices)
  const d = decidir(comando, mundo, contexto)
  return 'recusas' in d ? d : numerados(d)
}

/**
 * Runs a case: the acts given, the command on its day, what came against what was expected. A case
 * that cannot be run (unknown act or command, data out of schema, no `entao`) throws `ErroDeCaso`.
 */
export function executarCaso(caso: Caso, pacote: Pacote, indices: Indices): ResultadoDeCaso {
  if (caso.entao === undefined) throw new ErroDeCaso(`${caso.caso}: falta "entao"`)
  const decisao = decidirCaso(caso, pacote, indices)
  const diferencas = compararDecisao(caso.entao, decisao)
  return {
    caso: caso.caso,
    passou: diferencas.length === 0,
    esperado: caso.entao,
    obtido: escreverDecisao(decisao),
    diferencas,
  }
}

/** Decides the case's command and shows everything that the decision looked at. Nothing is compared. */
export function simular(caso: Caso, pacote: Pacote, indices: Indices): Simulacao {
  const { comando, mundo, contexto } = preparar(caso, pacote, indices)
  const decisao = decidir(comando, mundo, contexto)
  const atos = 'recusas' in decisao ? [] : numerados(decisao)
  const avaliacao = rastrear(comando, mundo, contexto)
  const lacunas = [...atos.flatMap((a) => a.lacunas ?? []), ...(avaliacao?.lacunas ?? [])]
  return {
    caso: caso.caso,
    em: caso.quando.em,
    comando: comando.nome,
    atos,
    recusas: 'recusas' in decisao ? decisao.recusas : [],
    verificacoes: avaliacao?.verificacoes ?? [],
    lacunas: [...new Set(lacunas)],
  }
}
