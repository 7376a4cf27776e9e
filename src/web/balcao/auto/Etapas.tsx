import { Etiqueta } from '../../ui/Cartao.tsx'
import type { Etapa } from './etapas.ts'
import './Etapas.css'

const NOMES = { feita: 'feita', atual: 'em andamento', adiante: 'adiante' } as const

/** A proceeding as numbered steps. */
export function Etapas({ etapas, hoje }: { etapas: readonly Etapa[]; hoje: string }) {
  return (
    <ol className="etapas">
      {etapas.map((etapa, i) => (
        <li
          key={etapa.nome}
          data-estado={etapa.estado}
          data-numero={i + 1}
          aria-current={etapa.estado === 'atual' ? 'step' : undefined}
        >
          <strong>{etapa.nome}</strong> <span className="so-leitor">({NOMES[etapa.estado]})</span>
          {etapa.estado === 'atual' && etapa.ate !== undefined && etapa.ate < hoje && (
            <Etiqueta tom="erro">prazo vencido</Etiqueta>
          )}
          {etapa.detalhe.map((linha) => (
            <p key={linha} className="miudo">
              {linha}
            </p>
          ))}
        </li>
      ))}
    </ol>
  )
}
