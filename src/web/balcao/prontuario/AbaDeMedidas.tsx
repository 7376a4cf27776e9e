import { formatarDia } from '#core/calendar/dia.ts'
import type { Prontuario } from '../../../server/contrato/contrato.ts'
import { useServico } from '../../api/servico.ts'
import type { Justificativa } from '#core/paralisacao/paralisacao.ts'
import { Cartao, Fatos } from '../../ui/Cartao.tsx'
import { Elo } from '../../ui/Elo.tsx'
import { Vazio } from '../../ui/Estados.tsx'
import { ListaDePerdas, ListaDeRecolhimentos } from '../medidas/Listas.tsx'

function decisao({ decisao: d }: Justificativa): string {
  if (d === undefined) return 'à espera'
  const ate = d.ate === undefined ? '' : `, até ${formatarDia(d.ate)}`
  return `${d.aceita ? `aceita${ate}` : 'não aceita'}, em ${formatarDia(d.em)}`
}

/**
 * Custody of the vehicle, cases of loss, the grounds that the system sees, and what the holder told
 * against them.
 */
export function AbaDeMedidas({ ficha }: { ficha: Prontuario }) {
  const { base } = useServico()
  const { recolhimentos, perdas, indicios, outorga, condutores } = ficha
  const { justificativas = [], providencias = [] } = outorga
  const motorista = (id: string) => condutores.find((c) => c.id === id)?.nome ?? 'nome eliminado'
  return (
    <div className="pilha">
      {[recolhimentos, perdas, indicios, justificativas, providencias].every(
        (lista) => lista.length === 0,
      ) && <Vazio titulo="Nada aqui: nem veículo recolhido, nem caso de perda." />}
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
      {justificativas.map((j) => (
        <Cartao key={j.paradaEm + j.protocoladaEm} titulo="Justificativa de força maior">
          <Fatos
            fatos={[
              ['Parou em', formatarDia(j.paradaEm)],
              [
                'Protocolada em',
                `${formatarDia(j.protocoladaEm)}, ${j.tempestiva ? 'no prazo' : 'fora do prazo'} (até ${formatarDia(j.justificarAte)})`,
              ],
              ['Motivo', j.motivo ?? 'texto eliminado'],
              ['Prova', j.prova ?? 'texto eliminado'],
              ['Decisão', decisao(j)],
              ['Razões', j.decisao?.razoes],
            ]}
          />
        </Cartao>
      ))}
      {providencias.length > 0 && (
        <Cartao titulo="Providências sobre motorista punido">
          <ul className="lista-simples">
            {providencias.map((p) => (
              <li key={p.condutor + p.comunicadaEm}>
                <strong>{motorista(p.condutor)}</strong>, desde {formatarDia(p.desde)}:{' '}
                {p.providencia}{' '}
                <span className="miudo suave">Comunicada em {formatarDia(p.comunicadaEm)}.</span>
              </li>
            ))}
          </ul>
        </Cartao>
      )}
      <ListaDeRecolhimentos lista={recolhimentos} />
      <ListaDePerdas lista={perdas} />
    </div>
  )
}
