import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import type { MunicipioDoSistema, Sessao } from '../../server/contrato/contrato.ts'
import { chamar, guardarCsrf } from './cliente.ts'
import { semSessao } from './problema.ts'

/** A demonstration login, offered at the entry when the server has demonstration data. */
export type LoginDeDemonstracao = {
  municipio: string
  login: string
  senha: string
  papel: string
  nome: string
  /** Told apart by name, of several with the role. */
  conta?: string
}

export const consultaDeMunicipios = queryOptions({
  queryKey: ['municipios'],
  queryFn: ({ signal }) => chamar<MunicipioDoSistema[]>('/municipios', { sinal: signal }),
  staleTime: Infinity,
})

/** The demo logins; an empty list when there is none. */
export const consultaDeDemonstracao = queryOptions({
  queryKey: ['demonstracao'],
  queryFn: ({ signal }) =>
    chamar<LoginDeDemonstracao[]>('/demonstracao', { sinal: signal }).catch(() => []),
  staleTime: Infinity,
})

/** The open session, or null. */
export const consultaDeSessao = queryOptions({
  queryKey: ['sessao'],
  queryFn: async ({ signal }): Promise<Sessao | null> => {
    try {
      return receber(await chamar<Sessao>('/sessao', { sinal: signal }))
    } catch (erro) {
      if (semSessao(erro)) return null
      throw erro
    }
  },
  staleTime: 5 * 60_000,
})

function receber(sessao: Sessao): Sessao {
  guardarCsrf(sessao.csrf)
  return sessao
}

/** Opens a session and gives it; throws `FalhaDaApi` with the reason. */
export function useEntrar(): (login: string, senha: string) => Promise<Sessao> {
  const consultas = useQueryClient()
  return async (login, senha) => {
    const corpo = { login: login.trim(), senha }
    const sessao = receber(await chamar<Sessao>('/sessao', { metodo: 'POST', corpo }))
    consultas.setQueryData(consultaDeSessao.queryKey, sessao)
    return sessao
  }
}

/** Closes the session and forgets everything that was read in it. */
export function useSair(): () => Promise<void> {
  const consultas = useQueryClient()
  return async () => {
    await chamar('/sessao', { metodo: 'DELETE' }).catch(() => undefined)
    consultas.clear()
    sessionStorage.clear()
    consultas.setQueryData(consultaDeSessao.queryKey, null)
  }
}

/** The open session, inside screens that only exist with one. */
export const useSessao = (): Sessao | null => useQuery(consultaDeSessao).data ?? null
