import type { ReactNode } from 'react'
import { fraseDoErro } from '../api/problema.ts'
import { Alerta } from './Alerta.tsx'
import { Botao } from './Botao.tsx'
import './Estados.css'

/** Something is being read. */
export function Esqueleto({ linhas = 4 }: { linhas?: number }) {
  return (
    <div className="esqueleto" role="status">
      <span className="so-leitor">Carregando…</span>
      {Array.from({ length: linhas }, (_, i) => (
        <span key={i} aria-hidden="true" />
      ))}
    </div>
  )
}

/** Nothing here yet: what this place is for, and how it is filled. */
export function Vazio({ titulo, children }: { titulo: string; children?: ReactNode }) {
  return (
    <div className="vazio">
      <strong>{titulo}</strong>
      {children}
    </div>
  )
}

/** A read that failed, with a way to try again. */
export function Falha({ erro, tentar }: { erro: unknown; tentar?: () => void }) {
  return (
    <Alerta tom="erro" titulo="Não foi possível mostrar">
      <p>{fraseDoErro(erro)}</p>
      {tentar && <Botao onClick={tentar}>Tentar de novo</Botao>}
    </Alerta>
  )
}

type Consulta<T> = {
  data: T | undefined
  error: unknown
  refetch: () => unknown
}

/** A read in its three states. */
export function Leitura<T>({
  consulta,
  children,
  linhas,
}: {
  consulta: Consulta<T>
  children: (valor: T) => ReactNode
  linhas?: number
}) {
  if (consulta.data !== undefined) return <>{children(consulta.data)}</>
  if (consulta.error) return <Falha erro={consulta.error} tentar={() => consulta.refetch()} />
  return <Esqueleto {...(linhas !== undefined && { linhas })} />
}
