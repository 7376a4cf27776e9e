import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { addDias, ehDia, formatarDia } from '#core/calendar/dia.ts'
import type { MinhaConta } from '../../server/contrato/conta.ts'
import { useServico } from '../api/servico.ts'
import { Botao } from '../ui/Botao.tsx'
import { lerDia } from '../formularios/converter.ts'
import { Campo } from '../ui/Campo.tsx'
import { Cartao } from '../ui/Cartao.tsx'
import { EntradaDeDia } from '../ui/EntradaDeDia.tsx'
import { Falhas } from './Falhas.tsx'
import { lerHorarios } from './leituras.ts'
import { useConta } from './useConta.ts'

/** Inspections booked, and booking another: place, day and a free hour. */
export function VistoriasNaConta({ conta }: { conta: MinhaConta }) {
  const { ocupado, erro, recusas, fazer } = useConta()
  if (conta.outorgas.length === 0) return null
  return (
    <Cartao titulo="Vistorias">
      <div className="pilha">
        <ul className="lista-simples">
          {conta.agendamentos.map((a) => (
            <li key={a.id} className="conta-linha">
              <span>
                <strong>
                  {formatarDia(a.dia)}, {a.hora}
                </strong>
                , {a.placa}
                <br />
                <span className="suave">
                  {a.local}, {a.endereco}
                </span>
              </span>
              <Botao
                ocupado={ocupado}
                onClick={() => void fazer(`/vistorias/${a.id}`, undefined, 'DELETE')}
              >
                Desmarcar
              </Botao>
            </li>
          ))}
        </ul>
        <Falhas erro={erro} recusas={recusas} />
        <Marcar conta={conta} />
      </div>
    </Cartao>
  )
}

function Marcar({ conta }: { conta: MinhaConta }) {
  const { base } = useServico()
  const [aberto, abrir] = useState(false)
  const [veiculo, escolherVeiculo] = useState(conta.outorgas[0]?.veiculo.id ?? '')
  const [local, escolherLocal] = useState('')
  const [escrito, escrever] = useState(formatarDia(addDias(conta.hoje, 1)))
  const dia = lerDia(escrito)
  const { ocupado, erro, recusas, fazer } = useConta()
  const { data } = useQuery({
    ...lerHorarios(base, local || undefined, local === '' || !ehDia(dia) ? undefined : dia),
  })
  if (data === undefined) return <p className="suave">Vendo as vagas…</p>
  if (data.locais.length === 0)
    return (
      <p className="suave">
        O Município ainda não abriu local de vistoria nesta página: marque no balcão do órgão.
      </p>
    )
  if (!aberto)
    return (
      <div>
        <Botao onClick={() => abrir(true)}>Marcar vistoria</Botao>
      </div>
    )
  const livres = data.horarios.filter((h) => h.livres > 0)
  return (
    <div className="pilha">
      {conta.outorgas.length > 1 && (
        <Campo rotulo="Veículo">
          {(acesso) => (
            <select
              {...acesso}
              className="entrada"
              value={veiculo}
              onChange={(e) => escolherVeiculo(e.target.value)}
            >
              {conta.outorgas.map((o) => (
                <option key={o.veiculo.id} value={o.veiculo.id}>
                  {o.veiculo.placa}
                </option>
              ))}
            </select>
          )}
        </Campo>
      )}
      <Campo rotulo="Local">
        {(acesso) => (
          <select
            {...acesso}
            className="entrada"
            value={local}
            onChange={(e) => escolherLocal(e.target.value)}
          >
            <option value="">escolha</option>
            {data.locais.map((l) => (
              <option key={l.id} value={l.id}>
                {l.nome}, {l.endereco}
              </option>
            ))}
          </select>
        )}
      </Campo>
      <Campo rotulo="Dia">
        {(acesso) => <EntradaDeDia {...acesso} valor={escrito} mudar={escrever} />}
      </Campo>
      <Falhas erro={erro} recusas={recusas} />
      {local !== '' && ehDia(dia) && (
        <fieldset className="campo">
          <legend className="campo-rotulo">Hora</legend>
          {livres.length === 0 && <p className="suave">Sem vaga neste dia: escolha outro.</p>}
          <div className="fila-de-itens">
            {livres.map((h) => (
              <Botao
                key={h.hora}
                ocupado={ocupado}
                onClick={() =>
                  void fazer('/vistorias', { local, dia, hora: h.hora, veiculo }).then(
                    (feito) => feito && abrir(false),
                  )
                }
              >
                {h.hora}
              </Botao>
            ))}
          </div>
        </fieldset>
      )}
    </div>
  )
}
