import { useQuery } from '@tanstack/react-query'
import { formatarPlaca } from '#core/identificador/placa.ts'
import { lerPessoa, lerVeiculo } from '../api/leituras.ts'
import { useServico } from '../api/servico.ts'

/** Who has this id, by name; until it is read, what to open. */
export function NomeDaPessoa({ id }: { id: string }) {
  const { base } = useServico()
  const { data } = useQuery(lerPessoa(base, id))
  return data === undefined
    ? 'abrir o cadastro'
    : (data.pessoa.identidade?.nome ?? 'nome eliminado')
}

/** The vehicle's plate of today. */
export function PlacaDoVeiculo({ id }: { id: string }) {
  const { base } = useServico()
  const { data } = useQuery(lerVeiculo(base, id))
  return data === undefined
    ? 'abrir a ficha do veículo'
    : formatarPlaca(data.veiculo.placas.at(-1)?.placa ?? '')
}
