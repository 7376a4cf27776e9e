import type { RecusaExplicada } from '../../server/contrato/contrato.ts'
import { useServico } from '../api/servico.ts'
import { useSessao } from '../api/sessao.ts'
import { Citacoes } from './Citacoes.tsx'
import { LacunaDaRecusa } from './Lacunas.tsx'
import { Elo } from './Elo.tsx'
import './Recusas.css'

/** The law's refusals: the sentence, with the day on which it would pass, and its articles as links. */
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
      {recusa.codigo === 'parametro.ausente' && <QuemFixa />}
      <span className="recusa-rodape">
        <Citacoes fundamentos={recusa.fundamentos} citacoes={recusa.citacoes} />
        {recusa.outrasNormas && recusa.outrasNormas.length > 0 && (
          <span>{recusa.outrasNormas.join('; ')}</span>
        )}
      </span>
      {recusa.lacuna && <LacunaDaRecusa id={recusa.lacuna} />}
    </>
  )
}

/** A value that the law leaves to the municipality is fixed by the manager, on a page of its own. */
function QuemFixa() {
  const { base } = useServico()
  const gestor = useSessao()?.usuario.papeis.includes('gestor')
  return (
    <span className="miudo">
      {gestor ? (
        <Elo para={`${base}/parametros`}>Fixar em Parâmetros</Elo>
      ) : (
        'Quem fixa é o gestor, em Parâmetros.'
      )}
    </span>
  )
}

/** The sentence without its articles, which follow as links; the day from which it passes stays. */
function semCitacao({ frase, citacoes, outrasNormas = [] }: RecusaExplicada): string {
  const onde = [citacoes.join('; '), ...outrasNormas].filter(Boolean).join('; ')
  return onde === '' ? frase : frase.replace(` (${onde})`, '')
}
