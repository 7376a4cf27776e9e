import { formatarReais } from '#core/money/centavos.ts'
import type { Lista } from '../../../server/contrato/contrato.ts'
import { useServico } from '../../api/servico.ts'
import { Elo } from '../../ui/Elo.tsx'
import type { Busca } from './PaginaDaLista.tsx'

type Props = {
  lista: Lista
  ordem: string | undefined
  mudar: (com: Busca) => void
  escolhidas: ReadonlySet<string>
  escolher: (escolhidas: ReadonlySet<string>) => void
}

/** The rows; the first cell opens the file, and a header sorts. */
export function LinhasDaLista({ lista, ordem, mudar, escolhidas, escolher }: Props) {
  const { base } = useServico()
  const emLote = lista.emLote.length > 0
  const ids = lista.linhas.map((l) => l.id)
  const todas = ids.every((id) => escolhidas.has(id))
  return (
    <table className="tabela lista-larga">
      <caption className="so-leitor">{lista.nome}</caption>
      <thead>
        <tr>
          {emLote && (
            <th scope="col" className="nao-imprimir">
              <input
                type="checkbox"
                aria-label="Escolher todas as linhas desta página"
                checked={todas}
                onChange={() => escolher(new Set(todas ? [] : ids))}
              />
            </th>
          )}
          {lista.colunas.map((c) => {
            const sentido =
              ordem === c.id ? 'ascending' : ordem === `-${c.id}` ? 'descending' : 'none'
            return (
              <th key={c.id} scope="col" data-tipo={c.tipo} aria-sort={sentido}>
                <button
                  type="button"
                  onClick={() => mudar({ ordem: sentido === 'ascending' ? `-${c.id}` : c.id })}
                >
                  {c.titulo}
                  <span aria-hidden="true">
                    {sentido === 'ascending' ? ' ↑' : sentido === 'descending' ? ' ↓' : ''}
                  </span>
                </button>
              </th>
            )
          })}
        </tr>
      </thead>
      <tbody>
        {lista.linhas.map(({ id, celulas }, n) => (
          // A file may have many rows in a list.
          <tr key={`${id}/${n}`}>
            {emLote && (
              <td className="nao-imprimir">
                <input
                  type="checkbox"
                  aria-label={`Escolher ${String(celulas[0] ?? '')}`}
                  checked={escolhidas.has(id)}
                  onChange={() => escolher(alternar(escolhidas, id))}
                />
              </td>
            )}
            {lista.colunas.map((c, i) => {
              const texto = escrita(c.tipo, celulas[i] ?? null)
              return (
                <td key={c.id} data-nome={c.titulo} data-tipo={c.tipo}>
                  {i === 0 ? <Elo para={`${base}/${lista.recurso}/${id}`}>{texto}</Elo> : texto}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function escrita(tipo: Lista['colunas'][number]['tipo'], valor: string | number | null): string {
  if (valor === null || valor === '') return '—'
  return tipo === 'reais' ? formatarReais(Math.round(Number(valor) * 100)) : String(valor)
}

const alternar = (escolhidas: ReadonlySet<string>, id: string): ReadonlySet<string> => {
  const nova = new Set(escolhidas)
  if (!nova.delete(id)) nova.add(id)
  return nova
}
