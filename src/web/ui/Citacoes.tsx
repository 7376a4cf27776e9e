import { useServico } from '../api/servico.ts'
import { citar } from '#core/mensagens/citar.ts'
import { Elo } from './Elo.tsx'

type Props = {
  fundamentos: readonly string[]
  /** As a person writes them, in the same order; found from the ids when the server sends none. */
  citacoes?: readonly string[]
}

/** Provisions as links to the law's page. */
export function Citacoes({ fundamentos, citacoes }: Props) {
  const { base } = useServico()
  if (fundamentos.length === 0) return null
  const iguais = citacoes?.length === fundamentos.length
  return (
    <span className="citacoes">
      {fundamentos.map((id, i) => (
        <span key={id}>
          {i > 0 && ' · '}
          <Elo para={`${base}/lei#${id}`}>{(iguais && citacoes[i]) || citar(id)}</Elo>
        </span>
      ))}
    </span>
  )
}
