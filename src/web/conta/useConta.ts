import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { RecusaExplicada } from '../../server/contrato/contrato.ts'
import { chamar } from '../api/cliente.ts'
import { FalhaDaApi, fraseDoErro } from '../api/problema.ts'
import { useServico } from '../api/servico.ts'
import { chaveDaConta } from './leituras.ts'

/** Something done in the account: `fazer` answers whether it was, and the account is read again. */
export function useConta(): {
  ocupado: boolean
  erro: string
  recusas: readonly RecusaExplicada[]
  fazer: (caminho: string, corpo?: object, metodo?: 'POST' | 'DELETE') => Promise<boolean>
} {
  const { base } = useServico()
  const consultas = useQueryClient()
  const [ocupado, ocupar] = useState(false)
  const [erro, falhar] = useState('')
  const [recusas, recusar] = useState<readonly RecusaExplicada[]>([])
  return {
    ocupado,
    erro,
    recusas,
    fazer: async (caminho, corpo, metodo = 'POST') => {
      ocupar(true)
      falhar('')
      recusar([])
      try {
        await chamar(`${base}/conta${caminho}`, { metodo, ...(corpo && { corpo }) })
        await consultas.invalidateQueries({ queryKey: chaveDaConta(base) })
        return true
      } catch (motivo) {
        const daLei = motivo instanceof FalhaDaApi ? (motivo.problema?.recusas ?? []) : []
        recusar(daLei)
        if (daLei.length === 0) falhar(fraseDoErro(motivo))
        return false
      } finally {
        ocupar(false)
      }
    },
  }
}
