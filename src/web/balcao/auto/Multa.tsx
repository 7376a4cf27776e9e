import { formatarReais } from '#core/money/centavos.ts'
import type { FichaDoAuto } from '../../../server/contrato/contrato.ts'
import { Alerta } from '../../ui/Alerta.tsx'
import { Etiqueta } from '../../ui/Cartao.tsx'
import { Lacunas } from '../../ui/Lacunas.tsx'
import { Recusas } from '../../ui/Recusas.tsx'
import './Etapas.css'

/** The fine, with each step of its computation, or why there is none yet. */
export function Multa({ ficha }: { ficha: FichaDoAuto }) {
  const { multa, recusasDaMulta, pago } = ficha
  if (!multa) {
    return recusasDaMulta.length > 0 ? (
      <Alerta tom="atencao" titulo="A multa ainda não pode ser calculada">
        <Recusas recusas={recusasDaMulta} />
      </Alerta>
    ) : (
      <p className="suave">Esta infração não tem multa.</p>
    )
  }
  return (
    <>
      <p>
        <span className="valor-da-multa">{formatarReais(multa.valor)}</span>{' '}
        {pago && <Etiqueta tom="certo">paga</Etiqueta>}
      </p>
      <ol className="passos-da-multa">
        {multa.passos.map((passo) => (
          <li key={passo}>{passo}</li>
        ))}
      </ol>
      <p className="miudo suave">{multa.citacoes.join(' · ')}</p>
      <Lacunas ids={multa.lacunas} />
    </>
  )
}
