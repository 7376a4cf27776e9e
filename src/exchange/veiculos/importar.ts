import { corrente } from '#core/ato.ts'
import type { Contexto } from '#core/contexto.ts'
import { recusada, type Recusa } from '#core/decisao.ts'
import { explicar } from '#core/mensagens/explicar.ts'
import { criarMundo } from '#core/mundo/criarMundo.ts'
import { importar as decidir } from '#core/veiculo/importacao.ts'
import type { TipoDeVeiculo } from '#core/veiculo/veiculo.ts'
import { abrirCsv, type LinhaDeCsv, type MotivoDeLinha } from '../csv/ler.ts'
import { sondar, type Sondagem } from '../csv/sondar.ts'
import { mapear, type Mapeamento } from './colunas.ts'
import type { Destino, LinhaDecidida, Lote } from './destino.ts'
import { uuidDe } from './identidade.ts'
import { lerLinha } from './linha.ts'
import { abrirRelatorio, type Recusada } from './relatorio.ts'

export type PedidoDeImportacao = Readonly<{
  caminho: string
  contexto: Contexto
  /** `coluna=campo`, over what is recognised. */
  mapa?: readonly string[]
  /** For a file that does not say it. */
  tipo?: TipoDeVeiculo
  /** Called once the file is known to be readable; absent: a dry run, nothing is written. */
  destino?: (arquivo: Sondagem, mapeamento: Mapeamento) => Destino
  /** How the columns were understood, before any line is read. */
  aoMapear?: (mapeamento: Mapeamento, arquivo: Sondagem, cabecalho: boolean) => void
  /** After each batch, with the last line settled. */
  aoAndar?: (linha: number) => void
  /** Asks to stop: the batch under way is settled, and what is left stays for the next run. */
  parar?: AbortSignal
  /** Lines of the file in a batch. */
  lote?: number
}>

export type ResultadoDaImportacao = Readonly<{
  ensaio: boolean
  arquivo: Sondagem
  mapeamento: Mapeamento
  /** False: the columns do not suffice, and no line was read. */
  lido: boolean
  linhas: number
  /** Recorded now, or that would be, in a dry run. */
  gravadas: number
  repetidas: number
  /** Lines refused; each may have more than one reason. */
  recusadas: number
  porMotivo: Readonly<Record<string, number>>
  /** The file with the refusals, line by line; null when there is none. */
  recusas: string | null
  /** Stopped after this line, before the file's end. */
  interrompidaEm?: number
  /** Line up to which an earlier run had already gone. */
  retomadaDe: number
}>

const DO_CSV: Readonly<Record<MotivoDeLinha, string>> = {
  aspas: 'Aspas abertas que não se fecham: daqui em diante o arquivo não pôde ser lido.',
  longa: 'Linha longa demais: daqui em diante o arquivo não pôde ser lido.',
  colunas:
    'O número de colunas não é o do cabeçalho: a linha está incompleta ou tem separador a mais.',
}
const VAZIO = criarMundo([])

/**
 * Takes a city's fleet as it comes. Reads in pieces, decides each line with the core, writes batch
 * by batch (each whole or not at all) and goes on where an earlier run of the same file stopped.
 * The refusals go to `<file>.recusas.csv`, beside the file.
 * @throws ArquivoIlegivel, and the errors of the disk and of the destination
 */
export async function importarVeiculos(p: PedidoDeImportacao): Promise<ResultadoDaImportacao> {
  const arquivo = await sondar(p.caminho)
  const csv = await abrirCsv(p.caminho, arquivo)
  const mapeamento = mapear(csv.colunas, p.mapa, p.tipo !== undefined)
  p.aoMapear?.(mapeamento, arquivo, csv.cabecalho)
  const lido = mapeamento.faltam.length === 0 && mapeamento.desconhecidos.length === 0
  const conta = { linhas: 0, gravadas: 0, repetidas: 0, recusadas: 0 }
  const base = { ensaio: p.destino === undefined, arquivo, mapeamento, lido }
  if (!lido) return { ...base, ...conta, porMotivo: {}, recusas: null, retomadaDe: 0 }

  const relatorio = abrirRelatorio(`${p.caminho}.recusas.csv`)
  try {
    const destino = p.destino?.(arquivo, mapeamento)
    const antes = await destino?.retomar()
    const placas = new Map<number, string>()
    const daqui = antes?.ate ?? 0
    if (antes !== undefined) {
      conta.repetidas += antes.gravadas + antes.repetidas
      for (const r of antes.recusas)
        relatorio.recusar(doRegistro(r.linha, '', r.codigo, p.contexto))
    }
    const vistas = new Map<string, number>()
    let interrompidaEm: number | undefined
    for await (const lote of lotes(csv.linhas, p.lote ?? 200)) {
      const decididas: LinhaDecidida[] = []
      for (const l of lote) {
        const r = decidirLinha(l, p, arquivo.sha256, mapeamento, vistas)
        conta.linhas++
        if ('recusas' in r) relatorio.recusar(...r.recusas)
        else if (l.linha > daqui) decididas.push(r)
      }
      const ate = lote.at(-1)?.linha ?? 0
      for (const d of decididas) placas.set(d.linha, d.placa)
      if (destino === undefined) conta.gravadas += decididas.length
      else if (ate > daqui) {
        const de = Math.max(lote[0]?.linha ?? 1, daqui + 1)
        const feito = await destino.gravar({ de, ate, decididas } satisfies Lote)
        conta.gravadas += feito.gravadas
        conta.repetidas += feito.repetidas
        for (const r of feito.recusas)
          relatorio.recusar(doRegistro(r.linha, placas.get(r.linha) ?? '', r.codigo, p.contexto))
      }
      placas.clear()
      p.aoAndar?.(ate)
      if (p.parar?.aborted === true) {
        interrompidaEm = ate
        break
      }
    }
    if (interrompidaEm === undefined) await destino?.concluir()
    const { recusas, porMotivo, recusadas } = await relatorio.fechar()
    return {
      ...base,
      ...conta,
      recusadas,
      porMotivo,
      recusas,
      retomadaDe: daqui,
      ...(interrompidaEm !== undefined && { interrompidaEm }),
    }
  } catch (erro) {
    await relatorio.desistir()
    throw erro
  }
}

function decidirLinha(
  l: LinhaDeCsv,
  p: PedidoDeImportacao,
  sha256: string,
  mapeamento: Mapeamento,
  vistas: Map<string, number>,
): LinhaDecidida | Readonly<{ recusas: readonly Recusada[] }> {
  const { contexto } = p
  const em = { linha: l.linha, placa: '' }
  if (!l.ok)
    return {
      recusas: [
        {
          ...em,
          campo: 'linha',
          motivo: DO_CSV[l.motivo],
          valor: l.valores.join(' | ').slice(0, 200),
        },
      ],
    }
  const lida = lerLinha(l.linha, l.valores, { mapeamento, tipo: p.tipo, arquivo: sha256 })
  if (!lida.ok) return { recusas: lida.recusas.map((r) => ({ ...r, ...em, placa: lida.placa })) }
  const { placa, dados } = lida
  const primeira = vistas.get(placa)
  if (primeira !== undefined)
    return {
      recusas: [
        {
          ...em,
          placa,
          campo: 'placa',
          motivo: `A placa já está na linha ${primeira}, neste ou no outro padrão.`,
          valor: dados.placa,
        },
      ],
    }
  vistas.set(placa, l.linha)
  const { municipio, servico } = contexto.pacote.lei
  const chave = [municipio.ibge, servico.slug, placa] as const
  const comando = {
    id: uuidDe('importarVeiculo', ...chave),
    nome: 'importarVeiculo',
    corrente: corrente('veiculo', uuidDe('veiculo', ...chave)),
    dados,
  }
  const decisao = decidir(comando, VAZIO, contexto)
  if (!recusada(decisao)) return { linha: l.linha, placa, comando, atos: decisao }
  return {
    // When a date of the file would come to pass is of no use: it is wrong.
    recusas: decisao.recusas.map((r) => ({
      ...em,
      placa,
      campo: r.falta ?? r.codigo,
      motivo: explicar(semDia(r), contexto.pacote),
      valor: Object.values(r.dados ?? {}).join(' / '),
    })),
  }
}

const semDia = ({ codigo, fundamentos, dados = {}, falta }: Recusa): Recusa => ({
  codigo,
  fundamentos,
  dados,
  ...(falta === undefined ? {} : { falta }),
})

const doRegistro = (
  linha: number,
  placa: string,
  codigo: string,
  { pacote }: Contexto,
): Recusada => ({
  linha,
  placa,
  campo: 'placa',
  motivo: explicar({ codigo, fundamentos: [] }, pacote),
  valor: '',
})

async function* lotes(
  linhas: AsyncIterable<LinhaDeCsv>,
  tamanho: number,
): AsyncGenerator<LinhaDeCsv[]> {
  let lote: LinhaDeCsv[] = []
  for await (const l of linhas) {
    lote.push(l)
    if (lote.length < tamanho) continue
    yield lote
    lote = []
  }
  if (lote.length > 0) yield lote
}
