import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { RecusaExplicada } from '../../../server/contrato/contrato.ts'
import { comandar, novaChave } from '../../api/comandar.ts'
import { chaveDasLeituras } from '../../api/leituras.ts'
import { FalhaDaApi, fraseDoErro } from '../../api/problema.ts'
import { useServico } from '../../api/servico.ts'
import type { Valores } from '../../formularios/descricao.ts'
import type { Lote } from './guardado.ts'

/** What became of one row: rehearsed, recorded, or why not. */
export type Resultado =
  | Readonly<{ estado: 'pode' | 'registrado'; frases: readonly string[] }>
  | Readonly<{ estado: 'recusado'; recusas: readonly RecusaExplicada[]; frase?: string }>

/**
 * Gives one command to each row, in order. Each row has its command's id for as long as the page is
 * open, so that a second attempt after a lost connection records nothing twice; a row already
 * recorded is not sent again.
 */
export function useLote({ comando, itens }: Lote) {
  const { base } = useServico()
  const consultas = useQueryClient()
  const chaves = useRef(new Map(itens.map((i) => [i.id, novaChave()])))
  const [resultados, guardar] = useState<ReadonlyMap<string, Resultado>>(new Map())
  const [feitos, contar] = useState<number>()

  const correr = async (dados: Valores, ensaio: boolean) => {
    const novos = new Map(resultados)
    contar(0)
    for (const [i, { id }] of itens.entries()) {
      const antes = novos.get(id)?.estado
      if (antes !== 'registrado' && (ensaio || antes === 'pode')) {
        novos.set(id, await um(id, dados, ensaio))
      }
      contar(i + 1)
      guardar(new Map(novos))
    }
    contar(undefined)
    if (!ensaio) await consultas.invalidateQueries({ queryKey: chaveDasLeituras(base) })
  }

  async function um(id: string, dados: Valores, ensaio: boolean): Promise<Resultado> {
    const caminho = `${base}/${comando.caminho.replace(':id', id)}`
    const corpo = comando.caminho.includes(':id') ? dados : { ...dados, outorga: id }
    try {
      const chave = chaves.current.get(id) ?? novaChave()
      const aceito = await comandar({ caminho, dados: corpo, chave, ensaio })
      const frases = aceito.atos.map((a) => a.frase)
      return { estado: ensaio ? 'pode' : 'registrado', frases }
    } catch (erro) {
      const recusas = (erro instanceof FalhaDaApi && erro.problema?.recusas) || []
      if (recusas.length > 0) return { estado: 'recusado', recusas }
      return { estado: 'recusado', recusas, frase: fraseDoErro(erro) }
    }
  }
  return { resultados, feitos, correr, esquecer: () => guardar(new Map()) }
}
