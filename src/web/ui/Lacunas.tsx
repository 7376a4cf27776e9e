import { useQuery } from '@tanstack/react-query'
import type { Pacote } from '#law/pacote.ts'
import type { EscolhaDoMunicipio } from '../../server/contrato/publico.ts'
import { lerEscolhas } from '../api/leituras.ts'
import { usePacote, useServico } from '../api/servico.ts'
import { perguntaDaLacuna } from './perguntaDaLacuna.ts'
import { Citacoes } from './Citacoes.tsx'

/** What the law leaves unsaid in a decision: the question, what is done and why. */
export function Lacunas({ ids }: { ids: readonly string[] }) {
  const lacunas = usePacote()?.lacunas.filter((l) => ids.includes(l.id)) ?? []
  return lacunas.map((l) => (
    <details key={l.id} className="miudo">
      <summary>{perguntaDaLacuna(l.questao)}</summary>
      <OQueSeAdota lacuna={l} />
    </details>
  ))
}

/** Beneath a refusal that stands on a gap: that the law is silent, and what was chosen instead. */
export function LacunaDaRecusa({ id }: { id: string }) {
  const lacuna = usePacote()?.lacunas.find((l) => l.id === id)
  const escolhas = useEscolhas(id)
  if (lacuna === undefined) return null
  const [unica] = escolhas
  return (
    <details className="miudo recusa-lacuna">
      <summary>
        A lei silencia;{' '}
        {escolhas.length > 1
          ? 'o Município escolheu'
          : unica === undefined
            ? `adota-se: ${lacuna.padrao}`
            : `o Município escolheu ${escolhido(unica)}`}
      </summary>
      <p>{perguntaDaLacuna(lacuna.questao)}</p>
      <OQueSeAdota lacuna={lacuna} />
    </details>
  )
}

/** What the city fixed of the gap, in force today. */
function useEscolhas(id: string): readonly EscolhaDoMunicipio[] {
  const { base } = useServico()
  return useQuery(lerEscolhas(base)).data?.filter((e) => e.lacuna === id) ?? []
}

/** What the municipality chose, by which act; what the system does of the rest, and why. */
function OQueSeAdota({ lacuna }: { lacuna: Pacote['lacunas'][number] }) {
  const escolhas = useEscolhas(lacuna.id)
  return (
    <p>
      {escolhas.map((e) => (
        <span key={e.nome}>O Município escolheu {escolhido(e)}. </span>
      ))}
      {escolhas.length > 0 ? 'Sem essa escolha' : 'Adotado'}: {lacuna.padrao} {lacuna.razao}{' '}
      <Citacoes fundamentos={lacuna.dispositivos} />
    </p>
  )
}

const escolhido = ({ nome, valor, fonte }: EscolhaDoMunicipio): string =>
  `${nome.charAt(0).toLocaleLowerCase('pt-BR')}${nome.slice(1)}: ${valor} (${fonte})`
