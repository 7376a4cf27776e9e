import { formatarDia } from '#core/calendar/dia.ts'
import type { RecusaExplicada } from '../../server/contrato/contrato.ts'
import { Citacoes } from './Citacoes.tsx'
import './Recusas.css'

/** The law's refusals: the sentence, its articles as links, and the day on which it would pass. */
export function Recusas({ recusas }: { recusas: readonly RecusaExplicada[] }) {
  return (
    <ul className="recusas">
      {recusas.map((recusa) => (
        <li key={recusa.codigo + recusa.frase}>
          <Recusa recusa={recusa} />
        </li>
      ))}
    </ul>
  )
}

function Recusa({ recusa }: { recusa: RecusaExplicada }) {
  return (
    <>
      <span className="recusa-frase">{semCitacao(recusa)}</span>
      <span className="recusa-rodape">
        <Citacoes fundamentos={recusa.fundamentos} citacoes={recusa.citacoes} />
        {recusa.outrasNormas && recusa.outrasNormas.length > 0 && (
          <span>{recusa.outrasNormas.join('; ')}</span>
        )}
        {recusa.passaEm && <span>Possível a partir de {formatarDia(recusa.passaEm)}</span>}
      </span>
    </>
  )
}

/** The sentence without the articles at its end: they follow as links. */
function semCitacao({ frase, citacoes }: RecusaExplicada): string {
  return citacoes.length === 0 ? frase : frase.replace(/\s*\(art\.[^()]*\)\.?$/, '.')
}
