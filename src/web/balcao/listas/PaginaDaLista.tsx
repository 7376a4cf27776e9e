import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate, useParams, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { lerLista } from '../../api/leituras.ts'
import { useServico } from '../../api/servico.ts'
import type { Lista } from '../../../server/contrato/contrato.ts'
import { useBuscaDeTextos } from '../../formularios/alvo.ts'
import { Elo } from '../../ui/Elo.tsx'
import { Leitura, Vazio } from '../../ui/Estados.tsx'
import { Titulo } from '../../ui/Titulo.tsx'
import { EmLote } from '../lote/EmLote.tsx'
import { Filtros } from './Filtros.tsx'
import { LinhasDaLista } from './LinhasDaLista.tsx'
import './listas.css'

export type Busca = Readonly<Record<string, string | undefined>>

/** `/{m}/{s}/listas/{lista}`: a register as a table; the address holds all that was asked. */
export function PaginaDaLista() {
  const { base } = useServico()
  const { lista = 'outorgas' } = useParams({ strict: false })
  const busca = useBuscaDeTextos()
  const navegar = useNavigate()
  const consulta = useQuery({ ...lerLista(base, lista, busca), placeholderData: keepPreviousData })
  const mudar = (com: Busca) => {
    const nova = Object.entries({ ...busca, pagina: undefined, ...com }).filter(([, v]) => v)
    void navegar({ to: '.', search: Object.fromEntries(nova), replace: true })
  }
  return (
    <Leitura consulta={consulta} linhas={12}>
      {(lida) => <Pagina key={lida.id} lista={lida} busca={busca} mudar={mudar} />}
    </Leitura>
  )
}

type Props = { lista: Lista; busca: Busca; mudar: (com: Busca) => void }

function Pagina({ lista, busca, mudar }: Props) {
  const { base } = useServico()
  const [escolhidas, escolher] = useState<ReadonlySet<string>>(new Set())
  return (
    <div className="pilha-larga">
      <nav aria-label="Listas" className="listas-abas nao-imprimir">
        {lista.listas.map((l) => (
          <Elo
            key={l.id}
            para={`${base}/listas/${l.id}`}
            aria-current={l.id === lista.id ? 'page' : undefined}
          >
            {l.nome}
          </Elo>
        ))}
      </nav>
      <EscolhaDaLista lista={lista} />
      <div className="pilha">
        <Titulo aba={lista.nome}>{lista.nome}</Titulo>
        <p className="introducao">{lista.explica}</p>
      </div>
      <Filtros lista={lista} busca={busca} mudar={mudar} />
      <div className="listas-resumo">
        <p role="status">
          {lista.total === 1 ? '1 linha' : `${lista.total.toLocaleString('pt-BR')} linhas`}
        </p>
        <p className="nao-imprimir">
          Levar a lista: <Arquivo lista={lista} busca={busca} formato="xlsx" nome="planilha" /> ·{' '}
          <Arquivo lista={lista} busca={busca} formato="csv" nome="CSV" />
        </p>
      </div>
      {lista.total === 0 ? (
        <SemLinhas filtrada={Object.entries(busca).some(([n, v]) => v && n !== 'ordem')} />
      ) : (
        <>
          <LinhasDaLista
            lista={lista}
            ordem={busca['ordem']}
            mudar={mudar}
            escolhidas={escolhidas}
            escolher={escolher}
          />
          <EmLote lista={lista} escolhidas={escolhidas} />
        </>
      )}
      <Paginas lista={lista} mudar={mudar} />
    </div>
  )
}

/** On a phone a dozen names would come before the list itself: one is chosen. */
function EscolhaDaLista({ lista }: { lista: Lista }) {
  const { base } = useServico()
  const router = useRouter()
  return (
    <label className="listas-escolha nao-imprimir">
      Lista
      <select
        className="entrada"
        value={lista.id}
        onChange={(e) => router.history.push(`${base}/listas/${e.target.value}`)}
      >
        {lista.listas.map((l) => (
          <option key={l.id} value={l.id}>
            {l.nome}
          </option>
        ))}
      </select>
    </label>
  )
}

/** A list nobody filtered is empty because nothing was recorded yet. */
function SemLinhas({ filtrada }: { filtrada: boolean }) {
  if (!filtrada) return <Vazio titulo="Nada registrado até agora." />
  return (
    <Vazio titulo="Nenhuma linha com estes filtros.">
      <p>Tire um filtro ou procure por outra palavra.</p>
    </Vazio>
  )
}

function Arquivo(p: { lista: Lista; busca: Busca; formato: 'xlsx' | 'csv'; nome: string }) {
  const { base } = useServico()
  const filtros = Object.entries(p.busca).filter(([n, v]) => v && n !== 'pagina')
  const texto = new URLSearchParams(filtros as [string, string][]).toString()
  return (
    <a
      href={`/api/v1${base}/listas/${p.lista.id}/arquivo.${p.formato}${texto ? `?${texto}` : ''}`}
      download
    >
      {p.nome}
    </a>
  )
}

function Paginas({ lista, mudar }: Omit<Props, 'busca'>) {
  const ultima = Math.max(1, Math.ceil(lista.total / lista.porPagina))
  if (ultima === 1) return null
  const ir = (pagina: number) => mudar({ pagina: pagina === 1 ? undefined : String(pagina) })
  return (
    <nav aria-label="Páginas" className="listas-paginas nao-imprimir">
      <button type="button" disabled={lista.pagina === 1} onClick={() => ir(lista.pagina - 1)}>
        ← Anterior
      </button>
      <span>
        Página {lista.pagina} de {ultima.toLocaleString('pt-BR')}
      </span>
      <button type="button" disabled={lista.pagina >= ultima} onClick={() => ir(lista.pagina + 1)}>
        Próxima →
      </button>
    </nav>
  )
}
