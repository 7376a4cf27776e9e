import { basename, resolve } from 'node:path'
import { ArquivoIlegivel } from '#exchange/csv/sondar.ts'
import { importarIndice, type ResultadoDoIndice } from '#exchange/indices/importar.ts'
import type { MotivoDoIndice } from '#exchange/indices/ler.ts'
import { abrirPool } from '#ledger/banco.ts'
import { comBanco } from './banco.ts'
import { caminhoVisivel } from './lerCasos.ts'
import {
  CODIGO,
  ErroDeUso,
  ErroDoPedido,
  type Codigo,
  type Pedido,
  type Saida,
} from './subcomando.ts'

const MOTIVOS: Readonly<Record<MotivoDoIndice, string>> = {
  linha: 'linha incompleta ou ilegível',
  mes: 'não é um mês',
  variacao: 'não é uma variação em por cento',
  repetido: 'mês repetido',
  lacuna: 'falta este mês, e nenhum valor pode ser presumido',
  'colunas-ausentes': 'faltam as colunas mes e variacao_percentual',
}

/** Imports a price index: all of its months or none. Without `--gravar` it only tells. */
export async function importarIndices({ opcoes, saida, posicionais }: Pedido): Promise<Codigo> {
  const caminho = resolve(posicionais[1] ?? '')
  const indice = indiceDe(opcoes.indice ?? /inpc|ipca/i.exec(basename(caminho))?.[0])
  if (opcoes.corrigir !== undefined && String(opcoes.corrigir).trim().length < 3)
    throw new ErroDeUso('--corrigir: diga o motivo da correção.')
  try {
    return await comBanco(opcoes, saida, async ({ appUrl }) => {
      const pool = abrirPool(appUrl, 1)
      try {
        const resultado = await importarIndice(pool, {
          caminho,
          indice,
          fonte: basename(caminho),
          ensaio: opcoes.gravar !== true,
          ...(typeof opcoes.corrigir === 'string' && { corrigir: opcoes.corrigir.trim() }),
        })
        return escrever(resultado, caminhoVisivel(caminho), opcoes.gravar !== true, saida)
      } finally {
        await pool.end()
      }
    })
  } catch (erro) {
    if ((erro as NodeJS.ErrnoException).code === 'ENOENT')
      throw new ErroDoPedido(`${caminho}: não existe`)
    if ((erro as NodeJS.ErrnoException).code === 'EISDIR')
      throw new ErroDoPedido(`${caminho}: é uma pasta; indique o arquivo CSV`)
    if (erro instanceof ArquivoIlegivel) throw new ErroDoPedido(`${caminho}: ${erro.message}`)
    throw erro
  }
}

/** What `--indice` says, else what the file is called (`inpc.csv`). */
function indiceDe(dito: unknown): 'INPC' | 'IPCA' {
  const nome = typeof dito === 'string' ? dito.toUpperCase() : ''
  if (nome === 'INPC' || nome === 'IPCA') return nome
  throw new ErroDeUso('Diga --indice INPC ou IPCA.')
}

function escrever(r: ResultadoDoIndice, arquivo: string, ensaio: boolean, saida: Saida): Codigo {
  for (const { linha, motivo, valor } of r.defeitos)
    saida.erro(`${arquivo}${linha > 0 ? `:${linha}` : ''}: ${valor}: ${MOTIVOS[motivo]}`)
  if (!r.aceito)
    for (const { mes, registrado, arquivo: novo } of r.divergencias)
      saida.erro(
        `${mes}: registrado ${registrado}, no arquivo ${novo}. Para mudar: --corrigir MOTIVO`,
      )
  if (!r.aceito) {
    saida.linha('Nada foi gravado.')
    return CODIGO.recusado
  }
  saida.linha(
    `${r.novos} meses novos, ${r.corrigidos} corrigidos, ${r.iguais} já registrados com o mesmo valor`,
  )
  if (ensaio) saida.linha('Foi um ensaio: nada foi gravado. Para gravar, repita com --gravar.')
  return CODIGO.ok
}
