import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useWatch, type FieldValues, type UseFormReturn } from 'react-hook-form'
import { ehDia, formatarDia } from '#core/calendar/dia.ts'
import { comandar, novaChave } from '../api/comandar.ts'
import { FalhaDaApi } from '../api/problema.ts'
import { lerDia } from './converter.ts'
import { devidoDasRecusas, type Devido } from './devidoDasRecusas.ts'
import { emDinheiro } from './descricoes/comuns.ts'
import type { ContaNoDia, Valores } from './descricao.ts'

/** One centavo: what is rehearsed to be told how much it is. */
const UM = 1

async function perguntar(caminho: string, dados: Valores): Promise<Devido | null> {
  try {
    await comandar({ caminho, dados, chave: novaChave(), ensaio: true })
    return { devido: UM, passos: [] }
  } catch (erro) {
    if (!(erro instanceof FalhaDaApi)) throw erro
    return devidoDasRecusas(erro.problema?.recusas ?? []) ?? null
  }
}

/**
 * How much it is on the day that the form has, once it is not the one that it opened with: rehearsed,
 * so that the screen and the decision never disagree. The amount is written in its field, unless
 * another was typed there.
 */
export function useContaNoDia(
  conta: ContaNoDia | undefined,
  caminho: string,
  forma: UseFormReturn<FieldValues>,
  iniciais: Valores,
): Devido | undefined {
  const nome = conta?.dia ?? ''
  const escrito: unknown = useWatch({ control: forma.control, name: nome })
  const dia = typeof escrito === 'string' ? lerDia(escrito) : ''
  const mudou = useRef(false)
  if (ehDia(dia) && formatarDia(dia) !== iniciais[nome]) mudou.current = true
  const { data } = useQuery({
    queryKey: ['conta-no-dia', caminho, dia],
    enabled: conta !== undefined && mudou.current && ehDia(dia),
    queryFn: () => perguntar(caminho, { ...conta?.dados, [conta?.valor ?? '']: UM, [nome]: dia }),
    staleTime: 30_000,
  })
  const ultimo = useRef(iniciais[conta?.valor ?? ''] ?? '')
  useEffect(() => {
    if (conta === undefined || !data) return
    const novo = emDinheiro(data.devido)
    const atual: unknown = forma.getValues(conta.valor)
    if ((atual ?? '') === ultimo.current)
      forma.setValue(conta.valor, novo, { shouldValidate: true })
    ultimo.current = novo
  }, [conta, data, forma])
  return data ?? undefined
}
