import { termosDaLista, naLei, termosGenericos } from '#core/mensagens/naLei.ts'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import type { Pacote } from '#law/pacote.ts'
import type { MunicipioDoSistema } from '../../server/contrato/contrato.ts'
import { chamar } from './cliente.ts'
import { consultaDeMunicipios } from './sessao.ts'

/** The city and service of the address, and where their API and screens begin. */
export type Servico = {
  municipio: string
  servico: string
  /** `/{municipio}/{servico}`, for the screens and (after `/api/v1`) for the API. */
  base: string
}

/** Reads the city and the service from the address. */
export function useServico(): Servico {
  const { municipio = '', servico = '' } = useParams({ strict: false })
  return { municipio, servico, base: `/${municipio}/${servico}` }
}

/** The city and service as the server presents them; undefined while loading or when unknown. */
export function useDadosDoServico(): {
  municipio: MunicipioDoSistema | undefined
  servico: MunicipioDoSistema['servicos'][number] | undefined
} {
  const { municipio: slug, servico: slugDoServico } = useServico()
  const municipio = useQuery(consultaDeMunicipios).data?.find((m) => m.slug === slug)
  return { municipio, servico: municipio?.servicos.find((s) => s.slug === slugDoServico) }
}

/** The law pack of the service: words, lists and check-lists of this law. */
export function usePacote(): Pacote | undefined {
  const { base } = useServico()
  return useQuery({
    queryKey: [base, 'pacote'],
    queryFn: ({ signal }) => chamar<Pacote>(`${base}/pacote`, { sinal: signal }),
    staleTime: Infinity,
  }).data
}

/** The same, where room is short: headings, columns, charts. */
export function useDizerEmTitulos(): (texto: string) => string {
  const termos = termosDaLista(usePacote()?.lei.termos ?? termosGenericos)
  return (texto) => naLei(texto, termos)
}

/** Tells a text in the words of the service's law: its slots are those of `naLei`. */
export function useDizer(): (texto: string) => string {
  const termos = usePacote()?.lei.termos ?? termosGenericos
  return (texto) => naLei(texto, termos)
}
