import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import {
  lerAuto,
  lerPerda,
  lerPessoa,
  lerProntuario,
  lerRecolhimento,
  lerRegistro,
  lerVeiculo,
} from '../api/leituras.ts'
import { useDadosDoServico, usePacote, useServico } from '../api/servico.ts'
import { hojeEm, localDe } from '../ui/tempo.ts'
import type { Contexto } from './descricao.ts'

/** The stream that a form writes to, from the address. */
export type Alvo = Readonly<{ recurso?: string | undefined; id?: string | undefined }>

/** The text parameters of the address. */
export function useBuscaDeTextos(): Record<string, string> {
  const busca: Record<string, unknown> = useSearch({ strict: false })
  return Object.fromEntries(Object.entries(busca).map(([nome, valor]) => [nome, String(valor)]))
}

/**
 * What a form needs to know before it opens: law, city, and the file of what it acts on.
 * `pronto` is false while any of it is being read; `seq` is the sequence of the stream written to.
 */
export function useContextoDoFormulario(alvo: Alvo): {
  contexto: Contexto | undefined
  seq: number | undefined
  erro: unknown
} {
  const { base } = useServico()
  const pacote = usePacote()
  const { municipio } = useDadosDoServico()
  const busca = useBuscaDeTextos()
  const { recurso, id } = alvo
  const ids = {
    outorga: doRecurso(alvo, 'outorgas') ?? doRecurso(alvo, 'licenciamentos') ?? busca['outorga'],
    pessoa: doRecurso(alvo, 'pessoas') ?? busca['pessoa'],
    veiculo: doRecurso(alvo, 'veiculos') ?? doRecurso(alvo, 'vistorias') ?? busca['veiculo'],
    auto: doRecurso(alvo, 'autos') ?? busca['auto'],
    recolhimento: doRecurso(alvo, 'recolhimentos'),
    perda: doRecurso(alvo, 'perdas'),
  }
  const outorga = useQuery({
    ...lerProntuario(base, ids.outorga ?? ''),
    enabled: ids.outorga !== undefined,
  })
  const pessoa = useQuery({
    ...lerPessoa(base, ids.pessoa ?? ''),
    enabled: ids.pessoa !== undefined,
  })
  const veiculo = useQuery({
    ...lerVeiculo(base, ids.veiculo ?? ''),
    enabled: ids.veiculo !== undefined,
  })
  const auto = useQuery({ ...lerAuto(base, ids.auto ?? ''), enabled: ids.auto !== undefined })
  const recolhimento = useQuery({
    ...lerRecolhimento(base, ids.recolhimento ?? ''),
    enabled: ids.recolhimento !== undefined,
  })
  const perda = useQuery({ ...lerPerda(base, ids.perda ?? ''), enabled: ids.perda !== undefined })
  const doOrgao = recurso !== undefined && REGISTROS.has(recurso) ? id : undefined
  const registro = useQuery({
    ...lerRegistro(base, recurso ?? '', doOrgao ?? ''),
    enabled: doOrgao !== undefined,
  })
  const fichas = [outorga, pessoa, veiculo, auto, recolhimento, perda, registro]
  const pronto = pacote && municipio && fichas.every((f) => f.data !== undefined || !f.isEnabled)
  const principal = {
    outorgas: outorga,
    pessoas: pessoa,
    veiculos: veiculo,
    autos: auto,
    recolhimentos: recolhimento,
    perdas: perda,
  }[recurso ?? '']
  return {
    seq: principal?.data?.seq ?? registro.data?.seq,
    erro: fichas.find((f) => f.isError)?.error,
    contexto: pronto
      ? {
          base,
          pacote,
          municipio,
          hoje: hojeEm(municipio.fuso),
          agora: localDe(new Date(), municipio.fuso),
          busca: { ...busca, ...(id && { id }) },
          prontuario: outorga.data,
          pessoa: pessoa.data,
          veiculo: veiculo.data,
          auto: auto.data,
          recolhimento: recolhimento.data,
          perda: perda.data,
          registro: registro.data,
        }
      : undefined,
  }
}

const doRecurso = (alvo: Alvo, recurso: string): string | undefined =>
  alvo.recurso === recurso ? alvo.id : undefined

/** The body's own papers, whose files the server describes. */
const REGISTROS: ReadonlySet<string> = new Set([
  'filas-de-espera',
  'expedientes',
  'denuncias',
  'juntas',
  'blocos',
  'entidades',
  'carteiras',
  'selecoes',
])
