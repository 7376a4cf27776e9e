import { queryOptions } from '@tanstack/react-query'
import type { HorariosLivres, MinhaConta, ProcessoAberto } from '../../server/contrato/conta.ts'
import { chamar, endereco } from '../api/cliente.ts'

/** The key under which all of the account is kept. */
export const chaveDaConta = (base: string) => [base, 'conta'] as const

const leitura = <T>(
  base: string,
  caminho: string,
  busca: Record<string, string | undefined> = {},
) =>
  queryOptions({
    queryKey: [...chaveDaConta(base), caminho, busca],
    queryFn: ({ signal }) =>
      chamar<T>(endereco(`${base}/conta${caminho}`, busca), { sinal: signal }),
  })

export const lerMinhaConta = (base: string) => leitura<MinhaConta>(base, '')
export const lerProcesso = (base: string, recurso: string, id: string) =>
  leitura<ProcessoAberto>(base, `/${recurso}/${id}`)
export const lerHorarios = (base: string, local: string | undefined, dia: string | undefined) =>
  leitura<HorariosLivres>(base, '/vistorias', { local, dia })
