import { randomUUIDv7 } from 'node:crypto'
import { parse } from 'csv-parse/sync'
import { corrente } from '#core/ato.ts'
import { motivoDeDevolucao } from '#core/processo/processo.ts'
import { emMunicipio } from '#ledger/banco.ts'
import { autorDaSessao, type SessaoAberta } from '../acesso/sessao.ts'
import type { Casa } from '../casa.ts'
import { executarComando, exigirComando } from '../comandos/executarComando.ts'
import type { LinhaDeRecibo, RelatorioDeRecibos } from '../contrato/contrato.ts'
import { ProblemaHttp } from '../http/problema.ts'
import { explicada } from '../leituras/recusas.ts'
import type { Servico } from '../servicos.ts'
import { type EmCurso, listarNotificacoes, objetoDe } from './lista.ts'

type Registro = Readonly<Record<string, string>>

const semAcento = (s: string): string =>
  s.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase()
const dia = (s: string): string => s.trim().replace(/^(\d{2})\/(\d{2})\/(\d{4})$/, '$3-$2-$1')

/** Reads the file that the post gave back. Throws 400 when it is no table with the columns needed. */
function lerTabela(csv: string): Registro[] {
  const primeira = csv.slice(0, csv.indexOf('\n') + 1 || csv.length)
  const delimiter = primeira.includes(';') ? ';' : ','
  try {
    return parse<Registro>(csv, {
      bom: true,
      delimiter,
      columns: (nomes: string[]) => nomes.map(semAcento),
      skip_empty_lines: true,
      relax_column_count: true,
      trim: true,
    })
  } catch {
    throw new ProblemaHttp(400, 'O arquivo não é uma tabela CSV que se possa ler.', {
      detail: 'Use a lista de postagem, com as colunas resultado, data e motivo preenchidas.',
    })
  }
}

/**
 * Records each line by itself: a delivery is knowledge, a return is a failed attempt, a code alone
 * is noted. One bad line never keeps the others, and a line sent again says that it is there.
 */
export async function importarRecibos(
  casa: Casa,
  servico: Servico,
  sessao: SessaoAberta,
  csv: string,
): Promise<RelatorioDeRecibos> {
  const linhas = lerTabela(csv)
  const { emCurso } = await emMunicipio(casa.pool, Number(servico.municipio), (tx) =>
    listarNotificacoes(tx, servico.slug, servico.pacote),
  )
  const relatorio: LinhaDeRecibo[] = []
  for (const [i, registro] of linhas.entries()) {
    const [objeto, situacao, explica] = await registrar(casa, servico, sessao, registro, emCurso)
    relatorio.push({ linha: i + 2, objeto, situacao, explica })
  }
  return { linhas: relatorio }
}

async function registrar(
  casa: Casa,
  servico: Servico,
  sessao: SessaoAberta,
  r: Registro,
  emCurso: readonly EmCurso[],
): Promise<[objeto: string, situacao: LinhaDeRecibo['situacao'], explica: string]> {
  const objeto = r['objeto'] ?? ''
  const codigo = r['codigo'] ?? ''
  const nome = objeto || codigo
  const n =
    emCurso.find((x) => codigo !== '' && x.rastreio === codigo) ??
    emCurso.find((x) => objeto !== '' && objetoDe(x) === objeto)
  if (n === undefined)
    return [nome, 'ignorada', 'Não há notificação à espera com este objeto ou código.']
  const pedido = comandoDaLinha(r, n)
  if (typeof pedido === 'string') return [nome, 'ignorada', pedido]
  const definicao = exigirComando(pedido.nome)
  try {
    const feito = await executarComando(casa, {
      servico,
      definicao,
      comando: {
        id: randomUUIDv7(),
        nome: pedido.nome,
        corrente: corrente(n.recurso === 'autos' ? 'auto' : 'perda', n.id),
        dados: pedido.dados,
      },
      autor: autorDaSessao(sessao),
      dispositivo: 'lote',
    })
    if ('recusas' in feito)
      return [
        nome,
        'recusada',
        feito.recusas.map((x) => explicada(x, servico.pacote).frase).join(' '),
      ]
    return [nome, 'registrada', pedido.feito]
  } catch (erro) {
    if (erro instanceof ProblemaHttp) throw erro
    return [nome, 'ignorada', 'Os dados da linha não puderam ser lidos: confira a data e o motivo.']
  }
}

/** What each outcome is recorded by, in a record's proceeding and in a case of loss. */
const COMANDOS = {
  autos: {
    postagem: 'anotarPostagem',
    devolucao: 'registrarDevolucao',
    ciencia: {
      autuacao: 'registrarCiencia',
      proposta: '',
      decisao: 'registrarCienciaDaDecisao',
      recurso: 'registrarCienciaDoRecurso',
    },
  },
  perdas: {
    postagem: 'anotarPostagemDaPerda',
    devolucao: 'registrarDevolucaoDaPerda',
    ciencia: {
      autuacao: '',
      proposta: 'registrarCienciaDaPerda',
      decisao: 'comunicarDecisaoDaPerda',
      recurso: 'registrarCienciaDoRecursoDaPerda',
    },
  },
} as const

function comandoDaLinha(
  r: Registro,
  n: EmCurso,
): string | Readonly<{ nome: string; dados: object; feito: string }> {
  const resultado = semAcento(r['resultado'] ?? '')
  const codigo = r['codigo'] ?? ''
  if (resultado === '') {
    if (codigo === '') return 'A linha não traz código nem resultado.'
    const dados = { notificacao: n.n, rastreio: codigo }
    return { nome: COMANDOS[n.recurso].postagem, dados, feito: 'Código anotado.' }
  }
  const em = dia(r['data'] ?? '')
  if (!/^\d{4}-\d{2}-\d{2}$/.test(em)) return 'A data não está na forma dd/mm/aaaa.'
  if (resultado.startsWith('entregue')) {
    const prova = `AR ${codigo || n.rastreio || n.n}`
    const pessoa = n.recurso === 'perdas' || n.pessoa === undefined ? {} : { pessoa: n.pessoa }
    return {
      nome: COMANDOS[n.recurso].ciencia[n.peca],
      dados: { cienciaEm: em, meio: n.meio, prova, ...pessoa },
      feito: 'Ciência registrada.',
    }
  }
  if (!resultado.startsWith('devolvid')) return 'O resultado deve ser “entregue” ou “devolvido”.'
  const lido = semAcento(r['motivo'] ?? '').replaceAll(' ', '-')
  const motivo = motivoDeDevolucao.find((m) => m === lido) ?? 'outro'
  const dados = { notificacao: n.n, motivo, devolvidaEm: em }
  const { devolucao } = COMANDOS[n.recurso]
  return { nome: devolucao, dados, feito: 'Devolução registrada; segue o próximo meio.' }
}
