import { perguntaDaLacuna } from '../ui/perguntaDaLacuna.ts'
import { useId, useState } from 'react'
import { formatarDia } from '#core/calendar/dia.ts'
import type { LeiNoDia } from '../../server/contrato/contrato.ts'
import { maiuscula, nomear } from '#core/mensagens/palavras.ts'

type Dispositivo = LeiNoDia['dispositivos'][number]
type Props = { dispositivo: Dispositivo; em: string; alvo: boolean }

/** One provision: what it says, what it said before, what the system does with it. */
export function Dispositivo({ dispositivo: d, em, alvo }: Props) {
  const atual = d.redacoes.find((r) => r.desde <= em && (r.ate === null || r.ate >= em))
  const anteriores = d.redacoes.filter((r) => r !== atual && r.desde <= em)
  return (
    <div
      id={d.id}
      className={`dispositivo${d.agrupador ? ' dispositivo-agrupador' : ''}`}
      data-nivel={nivel(d.id)}
      data-alvo={alvo || undefined}
    >
      <div>
        {anteriores.map((r) => (
          <Anterior key={r.desde} rotulo={d.rotulo} redacao={r} />
        ))}
        {d.texto === null ? (
          <em className="suave">{d.rotulo} (sem redação em vigor neste dia)</em>
        ) : (
          <>
            <strong>{d.rotulo}</strong> {d.texto}
          </>
        )}
        {atual && d.redacoes.length > 1 && (
          <p className="redacao">
            Redação de {formatarDia(atual.desde)}
            {atual.dataPresumida && ' (data presumida)'}: {atual.fonte}
          </p>
        )}
      </div>
      {!d.agrupador && <Uso dispositivo={d} />}
    </div>
  )
}

function Anterior({
  rotulo,
  redacao: r,
}: {
  rotulo: string
  redacao: Dispositivo['redacoes'][number]
}) {
  const ate = r.ate ? ` até ${formatarDia(r.ate)}` : ''
  return (
    <div>
      {r.texto === null ? (
        <em className="suave">{rotulo} (a redação anterior não é conhecida)</em>
      ) : (
        <s>
          {rotulo} {r.texto}
        </s>
      )}
      <p className="redacao">
        De {formatarDia(r.desde)}
        {ate}: {r.fonte}
      </p>
    </div>
  )
}

/** A discreet mark of how the system uses the provision; opens to where, and to its gaps. */
function Uso({ dispositivo: d }: { dispositivo: Dispositivo }) {
  const id = useId()
  const [aberto, abrir] = useState(false)
  const { situacao } = d
  return (
    <>
      <span className="dispositivo-uso nao-imprimir">
        <button
          type="button"
          data-situacao={situacao}
          aria-expanded={aberto}
          aria-controls={id}
          aria-label={`Uso pelo sistema: ${d.rotulo}, ${nomear(situacao)}`}
          onClick={() => abrir(!aberto)}
        >
          {nomear(situacao)}
        </button>
      </span>
      <div id={id} className="dispositivo-detalhe" hidden={!aberto}>
        {d.usos.length > 0 ? (
          <ul>
            {d.usos.map((uso) => (
              <li key={uso}>{maiuscula(uso)}</li>
            ))}
          </ul>
        ) : (
          <p>{maiuscula(nomear(d.situacao))}.</p>
        )}
        {d.lacunas.map((l) => (
          <div key={l.id}>
            <strong>{perguntaDaLacuna(l.questao)}</strong>
            <p>Adotado: {l.padrao}</p>
            <p className="suave">Por quê: {l.razao}</p>
          </div>
        ))}
      </div>
    </>
  )
}

/** How deep the provision stands: article and paragraph 0, item 1, letter 2. */
function nivel(id: string): number {
  if (id.includes('_ali')) return 2
  return id.includes('_inc') ? 1 : 0
}
