import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { formatarDia } from '#core/calendar/dia.ts'
import type { Fila } from '../../server/contrato/contrato.ts'
import { lerFilas } from '../api/leituras.ts'
import { useServico } from '../api/servico.ts'
import { useSessao } from '../api/sessao.ts'
import { Etiqueta } from '../ui/Cartao.tsx'
import { Elo } from '../ui/Elo.tsx'
import { Leitura, Vazio } from '../ui/Estados.tsx'

/** What waits for the roles of who is in, the latest first. */
export function Filas() {
  const { base } = useServico()
  const papeis = useSessao()?.usuario.papeis ?? []
  const filas = useQuery({ ...lerFilas(base), refetchInterval: 60_000 })
  return (
    <section aria-labelledby="filas" className="pilha">
      <h2 id="filas">O que espera por você</h2>
      <Leitura consulta={filas}>
        {(todas) => {
          const minhas = todas.filter((f) => f.papeis.some((p) => papeis.includes(p)))
          const cheias = minhas.filter((f) => f.quantidade > 0)
          const vazias = minhas.filter((f) => f.quantidade === 0)
          if (cheias.length === 0) {
            return (
              <Vazio titulo="Nada espera por você agora.">
                <p>
                  Pedidos, prazos e processos que dependem das suas funções aparecem aqui, com o dia
                  em que vencem.
                </p>
              </Vazio>
            )
          }
          return (
            <>
              <div className="filas">
                {cheias.map((fila) => (
                  <CartaoDaFila key={fila.id} fila={fila} />
                ))}
              </div>
              {vazias.length > 0 && (
                <details className="filas-vazias miudo">
                  <summary>
                    Sem pendências em {vazias.length} {vazias.length === 1 ? 'fila' : 'filas'}
                  </summary>
                  <p>{vazias.map((f) => f.nome).join(' · ')}.</p>
                </details>
              )}
            </>
          )
        }}
      </Leitura>
    </section>
  )
}

function CartaoDaFila({ fila }: { fila: Fila }) {
  const { base } = useServico()
  const id = useId()
  return (
    <section className="cartao" aria-labelledby={id}>
      <div className="fila-titulo">
        <h3 id={id}>{fila.nome}</h3>
        <span className="fila-quantos" data-zero={fila.quantidade === 0 || undefined}>
          {fila.quantidade}
        </span>
      </div>
      <p className="miudo suave">{fila.explica}</p>
      <ul>
        {fila.itens.map((item) => (
          <li key={`${item.recurso}/${item.id}`}>
            <Elo className="fila-item" para={`${base}/${item.recurso}/${item.id}`}>
              <strong>{item.titulo}</strong>
              {item.prazo && (
                <Etiqueta tom={item.atrasado ? 'erro' : 'neutro'}>
                  {item.atrasado ? 'venceu em' : 'até'} {formatarDia(item.prazo)}
                </Etiqueta>
              )}
              <span className="miudo motivo">
                {item.subtitulo}
                {item.motivo && ` · ${item.motivo}`}
              </span>
            </Elo>
          </li>
        ))}
      </ul>
      {fila.quantidade > fila.itens.length && (
        <p className="miudo suave">E mais {fila.quantidade - fila.itens.length}.</p>
      )}
    </section>
  )
}
