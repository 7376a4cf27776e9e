import { basename, resolve } from 'node:path'
import type { Autor, Contexto } from '#core/contexto.ts'
import { ArquivoIlegivel } from '#exchange/csv/sondar.ts'
import {
  importarVeiculos as importarFrota,
  type PedidoDeImportacao,
  type ResultadoDaImportacao,
} from '#exchange/veiculos/importar.ts'
import { destinoNoLivro } from '#exchange/veiculos/livro.ts'
import { tipoDeVeiculo } from '#law/esquema/requisitos.ts'
import { abrirPool, cadastrarMunicipio } from '#ledger/banco.ts'
import { criarLivro } from '#ledger/livro.ts'
import { contextoDe, leitorDeIndices } from '#server/casa.ts'
import { calculosDe } from '#server/calculos.ts'
import { Servicos } from '#server/servicos.ts'
import { comBanco } from './banco.ts'
import { caminhoVisivel } from './lerCasos.ts'
import { nomesDosPacotes, pacotePorNome } from './pacotes.ts'
import {
  CODIGO,
  ErroDeUso,
  ErroDoPedido,
  type Codigo,
  type Pedido,
  type Saida,
} from './subcomando.ts'

/** Whoever runs the command on the machine acts for the manager. */
const AUTOR: Autor = { id: 'linha-de-comando', papeis: ['gestor'] }
const relogio = () => Temporal.Now.instant().toString()

function pacoteDoPedido({ opcoes, leis }: Pedido): string {
  if (typeof opcoes.lei === 'string') return opcoes.lei
  const nomes = nomesDosPacotes(leis)
  const [unico] = nomes
  if (unico !== undefined && nomes.length === 1) return unico
  throw new ErroDeUso(`Diga a lei do serviço: --lei PACK. Há: ${nomes.join(', ')}.`)
}

function tipoDoPedido({ opcoes }: Pedido): { tipo?: NonNullable<PedidoDeImportacao['tipo']> } {
  if (opcoes.tipo === undefined) return {}
  const lido = tipoDeVeiculo.safeParse(opcoes.tipo)
  if (lido.success) return { tipo: lido.data }
  throw new ErroDeUso(`--tipo: diga ${tipoDeVeiculo.options.join(', ')}.`)
}

/**
 * Imports a fleet: shows how the columns were understood; without `--gravar` decides every line and
 * writes nothing. A refused line does not stop the others, and makes the code 1.
 */
export async function importarVeiculos(pedido: Pedido): Promise<Codigo> {
  const { opcoes, leis, saida, posicionais } = pedido
  const caminho = resolve(posicionais[1] ?? '')
  const { pacote } = pacotePorNome(leis, pacoteDoPedido(pedido))
  const parar = new AbortController()
  const interromper = () => {
    if (!parar.signal.aborted) saida.erro('\nParando depois das linhas em andamento…')
    parar.abort()
  }
  for (const sinal of SINAIS) process.on(sinal, interromper)
  const base = {
    parar: parar.signal,
    caminho,
    ...tipoDoPedido(pedido),
    ...(Array.isArray(opcoes.mapa) && { mapa: opcoes.mapa }),
    aoMapear: (...achado: Parameters<NonNullable<PedidoDeImportacao['aoMapear']>>) =>
      escreverMapa(achado[0], saida),
    aoAndar: (linha: number) => {
      if (linha % 5000 < 200) saida.erro(`linha ${linha}…`)
    },
  }
  const { municipio, servico } = pacote.lei
  try {
    const servicos = new Servicos(leis)
    const deste = servicos.exigir(municipio.slug, servico.slug)
    if (opcoes.gravar !== true) {
      const hoje = Temporal.Now.plainDateISO(municipio.fuso).toString()
      const { calendario } = deste
      const contexto: Contexto = {
        pacote,
        calendario,
        parametros: {},
        indices: {},
        autor: AUTOR,
        agora: relogio(),
        hoje,
      }
      return escreverResultado(await importarFrota({ ...base, contexto }), saida)
    }
    return await comBanco(opcoes, saida, async ({ appUrl }) => {
      const pool = abrirPool(appUrl, 4)
      try {
        // The ledger may be older than this law: its city must be there before its vehicles.
        await cadastrarMunicipio(pool, { ...municipio, ibge: Number(municipio.ibge) })
        const indices = leitorDeIndices(pool)
        const livro = criarLivro(pool, calculosDe({ servicos, indices, relogio }))
        const contexto = await contextoDe({ pool, livro, servicos, relogio, indices }, deste, AUTOR)
        const destino: PedidoDeImportacao['destino'] = (arquivo, mapeamento) =>
          destinoNoLivro(livro, contexto, basename(caminho), arquivo, mapeamento)
        return escreverResultado(await importarFrota({ ...base, contexto, destino }), saida)
      } finally {
        await pool.end()
      }
    })
  } catch (erro) {
    const { code } = erro as NodeJS.ErrnoException
    if (code === 'ENOENT') throw new ErroDoPedido(`${caminho}: não existe`)
    if (code === 'EISDIR') throw new ErroDoPedido(`${caminho}: é uma pasta; indique o arquivo CSV`)
    if (erro instanceof ArquivoIlegivel) throw new ErroDoPedido(`${caminho}: ${erro.message}`)
    throw erro
  } finally {
    for (const sinal of SINAIS) process.off(sinal, interromper)
  }
}
const SINAIS = ['SIGINT', 'SIGTERM'] as const

function escreverMapa(
  { colunas, faltam, desconhecidos }: ResultadoDaImportacao['mapeamento'],
  saida: Saida,
): void {
  saida.linha('Colunas:')
  for (const { coluna, campo } of colunas) {
    saida.linha(`  ${coluna === '' ? '(sem nome)' : coluna} → ${campo ?? '(ignorada)'}`)
  }
  if (desconhecidos.length > 0) saida.erro(`--mapa não reconhecido: ${desconhecidos.join(', ')}`)
  if (faltam.length > 0)
    saida.erro(`Faltam colunas para: ${faltam.join(', ')}. Use --mapa "coluna=campo".`)
}

function escreverResultado(r: ResultadoDaImportacao, saida: Saida): Codigo {
  if (!r.lido) return CODIGO.recusado
  if (r.retomadaDe > 0) saida.linha(`Retomada depois da linha ${r.retomadaDe}, já tratada antes.`)
  const verbo = r.ensaio ? 'seriam gravadas' : 'gravadas'
  saida.linha(
    `${r.linhas} linhas: ${r.gravadas} ${verbo}, ${r.repetidas} repetidas, ${r.recusadas} recusadas`,
  )
  const motivos = Object.entries(r.porMotivo).toSorted(([, a], [, b]) => b - a)
  for (const [motivo, vezes] of motivos) saida.linha(`  ${String(vezes).padStart(6)} × ${motivo}`)
  if (r.recusas !== null)
    saida.linha(`Linhas recusadas, com o motivo: ${caminhoVisivel(r.recusas)}`)
  if (r.interrompidaEm !== undefined) {
    const guardadas = r.ensaio ? '' : ` As ${r.gravadas} gravadas nesta vez ficam guardadas.`
    saida.linha(
      `Interrompida depois da linha ${r.interrompidaEm}.${guardadas} ` +
        `O mesmo comando, de novo, ${r.ensaio ? 'recomeça' : 'segue daí'}.`,
    )
    return CODIGO.recusado
  }
  if (r.ensaio)
    saida.linha('Foi um ensaio: nenhum veículo foi gravado. Para gravar, repita com --gravar.')
  return r.recusadas === 0 ? CODIGO.ok : CODIGO.recusado
}
