import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { ComandoAceito, RecusaExplicada } from '../../server/contrato/contrato.ts'
import { comandar, novaChave } from '../api/comandar.ts'
import { chaveDasLeituras } from '../api/leituras.ts'
import { FalhaDaApi, fraseDoErro } from '../api/problema.ts'
import { consultaDeSessao } from '../api/sessao.ts'
import { useServico } from '../api/servico.ts'
import type { Invalido } from './validar.ts'

export type FalhaDeEnvio = Readonly<{
  titulo: string
  frase?: string
  recusas: readonly RecusaExplicada[]
  invalidos: readonly Invalido[]
}>

export type Envio = Readonly<{
  ocupado: boolean
  falha: FalhaDeEnvio | undefined
  limpar: () => void
  enviar: (dados: unknown, ensaio?: boolean) => Promise<ComandoAceito | undefined>
}>

/**
 * Sends a command from a form. The id is made once for each opening, so a second click, a retry
 * after a lost answer or a double submit record nothing twice.
 */
export function useEnvio(caminho: string, seq: number | undefined): Envio {
  const { base } = useServico()
  const consultas = useQueryClient()
  const chave = useRef('')
  const correndo = useRef(false)
  const [ocupado, ocupar] = useState(false)
  const [falha, falhar] = useState<FalhaDeEnvio>()
  const esquecerLeituras = () => consultas.invalidateQueries({ queryKey: chaveDasLeituras(base) })

  const enviar = async (dados: unknown, ensaio = false) => {
    if (correndo.current) return undefined
    correndo.current = true
    ocupar(true)
    falhar(undefined)
    chave.current ||= novaChave()
    try {
      const aceito = await comandar({ caminho, dados, chave: chave.current, seq, ensaio })
      if (!ensaio) await esquecerLeituras()
      return aceito
    } catch (erro) {
      const status = erro instanceof FalhaDaApi ? erro.status : -1
      if (status === 409 || status === 412) await esquecerLeituras()
      if (status === 401) await consultas.invalidateQueries({ queryKey: consultaDeSessao.queryKey })
      falhar(explicar(erro))
      return undefined
    } finally {
      correndo.current = false
      ocupar(false)
    }
  }
  return { ocupado, falha, limpar: () => falhar(undefined), enviar }
}

function explicar(erro: unknown): FalhaDeEnvio {
  const problema = erro instanceof FalhaDaApi ? erro.problema : undefined
  const status = erro instanceof FalhaDaApi ? erro.status : -1
  const recusas = problema?.recusas ?? []
  const invalidos = problema?.invalidos ?? []
  if (recusas.length > 0) return { titulo: 'A lei não permite', recusas, invalidos }
  if (invalidos.length > 0) return { titulo: 'Confira o que foi preenchido', recusas, invalidos }
  if (status === 409 || status === 412) {
    return {
      titulo: 'Alguém registrou outro ato enquanto você preenchia',
      frase:
        'Os dados foram recarregados e o que você escreveu continua aqui. Confira e envie outra vez.',
      recusas,
      invalidos,
    }
  }
  if (erro instanceof FalhaDaApi && erro.semRede) {
    return {
      titulo: 'Sem conexão',
      frase:
        'O servidor não respondeu. O que você escreveu está guardado; enviar de novo não registra duas vezes.',
      recusas,
      invalidos,
    }
  }
  return { titulo: 'Não foi possível registrar', frase: fraseDoErro(erro), recusas, invalidos }
}
