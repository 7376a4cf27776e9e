import type { RecusaExplicada } from '../../server/contrato/contrato.ts'
import { Alerta } from '../ui/Alerta.tsx'
import { Recusas } from '../ui/Recusas.tsx'

/** Why something was not done: by the law, or by a failure. */
export function Falhas({ erro, recusas }: { erro: string; recusas: readonly RecusaExplicada[] }) {
  if (erro !== '') return <Alerta tom="erro">{erro}</Alerta>
  if (recusas.length === 0) return null
  return (
    <Alerta tom="erro" titulo="Não foi possível">
      <Recusas recusas={recusas} />
    </Alerta>
  )
}
