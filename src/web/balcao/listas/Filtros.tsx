import { useEffect, useState } from 'react'
import { ehDia, formatarDia } from '#core/calendar/dia.ts'
import { nomearInicial } from '#core/mensagens/palavras.ts'
import type { Lista } from '../../../server/contrato/contrato.ts'
import { lerDia, mascararDia } from '../../formularios/converter.ts'
import { useAtraso } from '../../ui/atraso.ts'
import { type Acesso, Campo } from '../../ui/Campo.tsx'
import type { Busca } from './PaginaDaLista.tsx'

type Props = { lista: Lista; busca: Busca; mudar: (com: Busca) => void }

/** What narrows the list; each choice goes to the address at once. */
export function Filtros({ lista, busca, mudar }: Props) {
  const [texto, digitar] = useState(busca['q'] ?? '')
  const [todos, mostrarTodos] = useState(false)
  const q = useAtraso(texto.trim())
  const procurado = busca['q'] ?? ''
  useEffect(() => {
    if (q !== procurado) mudar({ q: q || undefined })
    // Only what was typed moves the address, not the address itself.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [q])
  return (
    <search className="listas-filtros nao-imprimir">
      <Campo rotulo="Procurar">
        {(acesso) => (
          <input
            {...acesso}
            type="search"
            className="entrada"
            value={texto}
            onChange={(e) => digitar(e.target.value)}
          />
        )}
      </Campo>
      {lista.filtros
        .filter((f) => busca[f.id] || (f.tipo !== 'valor' && (todos || f.amais === undefined)))
        .map((f) => (
          <Campo key={f.id} rotulo={f.titulo}>
            {(acesso) =>
              f.tipo === 'opcao' ? (
                <select
                  {...acesso}
                  className="entrada"
                  value={busca[f.id] ?? ''}
                  onChange={(e) => mudar({ [f.id]: e.target.value || undefined })}
                >
                  <option value="">Todas</option>
                  {f.opcoes?.map((o) => (
                    <option key={o} value={o}>
                      {f.nomes?.[o] ?? nomearInicial(o)}
                    </option>
                  ))}
                </select>
              ) : f.tipo === 'dia' ? (
                <Dia {...acesso} dia={busca[f.id]} mudar={(dia) => mudar({ [f.id]: dia })} />
              ) : (
                <input
                  {...acesso}
                  className="entrada"
                  value={busca[f.id] ?? ''}
                  onChange={(e) => mudar({ [f.id]: e.target.value || undefined })}
                />
              )
            }
          </Campo>
        ))}
      {lista.filtros.some((f) => f.amais) && (
        <button
          type="button"
          className="listas-limpar"
          aria-expanded={todos}
          onClick={() => mostrarTodos(!todos)}
        >
          {todos ? 'Menos filtros' : 'Mais filtros'}
        </button>
      )}
      {Object.values(busca).some(Boolean) && (
        <button
          type="button"
          className="listas-limpar"
          onClick={() => {
            digitar('')
            mudar(Object.fromEntries(Object.keys(busca).map((n) => [n, undefined])))
          }}
        >
          Limpar filtros
        </button>
      )}
    </search>
  )
}

type PropsDeDia = Acesso & { dia: string | undefined; mudar: (dia: string | undefined) => void }

/** Written as Brazilians write it, whatever the browser's language; goes on when it is a day. */
function Dia({ dia, mudar, ...acesso }: PropsDeDia) {
  const [texto, escrever] = useState(dia ? formatarDia(dia) : '')
  useEffect(() => escrever(dia ? formatarDia(dia) : ''), [dia])
  return (
    <input
      {...acesso}
      className="entrada"
      inputMode="numeric"
      placeholder="dd/mm/aaaa"
      value={texto}
      onChange={(e) => {
        const novo = mascararDia(e.target.value)
        escrever(novo)
        const lido = lerDia(novo)
        if (novo === '') mudar(undefined)
        else if (novo.length === 10 && ehDia(lido)) mudar(lido)
      }}
    />
  )
}
