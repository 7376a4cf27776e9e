import { formatarDia } from '#core/calendar/dia.ts'
import type { Prontuario } from '../../../server/contrato/contrato.ts'
import { useServico } from '../../api/servico.ts'
import { Cartao } from '../../ui/Cartao.tsx'
import { Elo } from '../../ui/Elo.tsx'
import { Vazio } from '../../ui/Estados.tsx'
import { ListaDePerdas, ListaDeRecolhimentos } from '../medidas/Listas.tsx'

/** Custody of the vehicle, cases of loss, and the grounds that the system sees. */
export function AbaDeMedidas({ ficha }: { ficha: Prontuario }) {
  const { base } = useServico()
  const { recolhimentos, perdas, indicios, outorga } = ficha
  return (
    <div className="pilha">
      {recolhimentos.length + perdas.length + indicios.length === 0 && (
        <Vazio titulo="Nada aqui: nem veículo recolhido, nem caso de perda." />
      )}
      {indicios.map((i) => (
        <Cartao key={i.hipotese} titulo={i.nome}>
          <p>
            Visto nos registros desde {formatarDia(i.desde)} ({i.citacoes.join('; ')}). Só uma
            pessoa propõe e decide.
          </p>
          <ul className="lista-simples">
            {i.fatos.map((f) => (
              <li key={f}>{f}</li>
            ))}
          </ul>
          <p className="elo-da-ficha">
            <Elo para={`${base}/novo/proporPerda?outorga=${outorga.id}&hipotese=${i.hipotese}`}>
              Propor a perda por esta hipótese
            </Elo>
          </p>
        </Cartao>
      ))}
      <ListaDeRecolhimentos lista={recolhimentos} />
      <ListaDePerdas lista={perdas} />
    </div>
  )
}
