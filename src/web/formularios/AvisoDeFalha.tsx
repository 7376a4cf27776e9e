import { Alerta } from '../ui/Alerta.tsx'
import { Recusas } from '../ui/Recusas.tsx'
import type { Campo } from './descricao.ts'
import type { FalhaDeEnvio } from './useEnvio.ts'
import { dono } from './validar.ts'

/** Why the server did not record it; what has a field of its own is also shown beside it. */
export function AvisoDeFalha({
  falha,
  campos = [],
}: {
  falha: FalhaDeEnvio | undefined
  campos?: readonly Campo[]
}) {
  if (!falha) return null
  return (
    <Alerta tom="erro" titulo={falha.titulo} foco>
      {falha.frase && <p>{falha.frase}</p>}
      {falha.recusas.length > 0 && <Recusas recusas={falha.recusas} />}
      {falha.invalidos.length > 0 && (
        <ul>
          {falha.invalidos.map(({ campo, mensagem }) => {
            const rotulo = campos.find((c) => c.nome === dono(campos, campo))?.rotulo
            return (
              <li key={campo}>
                {rotulo !== undefined && <strong>{rotulo}: </strong>}
                {mensagem}
              </li>
            )
          })}
        </ul>
      )}
    </Alerta>
  )
}
