import { useQuery } from '@tanstack/react-query'
import { lerEquipe } from '../../api/leituras.ts'
import { CampoDeLista } from './CampoDeEscolha.tsx'
import type { PropsDoCampo } from './CampoDescrito.tsx'

/** One of those who work in the service with a role. */
export function CampoDeEquipe(props: PropsDoCampo) {
  const { campo, contexto } = props
  const equipe = useQuery(lerEquipe(contexto.base, campo.papel ?? 'fiscal'))
  const opcoes = (equipe.data ?? []).map((u) => ({ valor: u.id, rotulo: u.nome }))
  return <CampoDeLista {...props} campo={{ ...campo, opcoes }} />
}
