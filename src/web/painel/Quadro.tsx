import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useId } from 'react'
import { formatarPlaca } from '#core/identificador/placa.ts'
import type { AutoNoQuadro, Quadro as Dados } from '../../server/contrato/contrato.ts'
import { NOMES_DAS_ETAPAS } from '#core/mensagens/etapas.ts'
import { lerQuadro } from '../api/leituras.ts'
import { useServico } from '../api/servico.ts'
import { useBuscaDeTextos } from '../formularios/alvo.ts'
import { Etiqueta } from '../ui/Cartao.tsx'
import { Elo } from '../ui/Elo.tsx'
import { Leitura } from '../ui/Estados.tsx'
import { Titulo } from '../ui/Titulo.tsx'
import { Filtros } from './Filtros.tsx'
import { diasPorExtenso } from './prazo.ts'
import './Painel.css'

/** `/{m}/{s}/quadro`: every open proceeding, by what it waits for. */
export function Quadro() {
  const { base } = useServico()
  const busca = useBuscaDeTextos()
  const quadro = useQuery({ ...lerQuadro(base, busca), refetchInterval: 60_000 })
  return (
    <div className="pilha-larga">
      <div className="pilha">
        <Titulo aba="Quadro dos processos">Quadro dos processos</Titulo>
        <p className="suave">
          Cada coluna é uma etapa, o mais urgente primeiro. Com o teclado: setas para os lados mudam
          de coluna, para cima e para baixo, de processo.
        </p>
      </div>
      <Filtros
        vencidos
        campos={[
          { nome: 'placa', rotulo: 'Placa' },
          { nome: 'de', rotulo: 'Fatos desde', tipo: 'dia' },
          { nome: 'ate', rotulo: 'Fatos até', tipo: 'dia' },
        ]}
      />
      <Leitura consulta={quadro}>{(dados) => <Colunas dados={dados} />}</Leitura>
    </div>
  )
}

const PASSOS: Readonly<Record<string, readonly [coluna: number, linha: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Arrows move the focus between the cards; empty columns are jumped over. */
function mover(evento: KeyboardEvent<HTMLElement>): void {
  const passo = PASSOS[evento.key]
  const atual = (evento.target as HTMLElement).closest('[data-linha]')
  if (passo === undefined || atual === null) return
  const colunas = [...evento.currentTarget.querySelectorAll('[data-coluna]')].map((c) => [
    ...c.querySelectorAll<HTMLElement>('[data-linha]'),
  ])
  const cheias = colunas.filter((c) => c.length > 0)
  const coluna = cheias.findIndex((c) => c.includes(atual as HTMLElement))
  const linha = cheias[coluna]?.indexOf(atual as HTMLElement) ?? 0
  const destino = cheias[coluna + passo[0]]
  const alvo = destino?.[Math.min(linha + passo[1], destino.length - 1)]
  if (alvo === undefined) return
  evento.preventDefault()
  alvo.focus()
}

function Colunas({ dados }: { dados: Dados }) {
  return (
    <div className="quadro" role="group" aria-label="Etapas" onKeyDown={mover}>
      {dados.colunas.map((coluna) => (
        <Coluna key={coluna.etapa} coluna={coluna} />
      ))}
    </div>
  )
}

function Coluna({ coluna }: { coluna: Dados['colunas'][number] }) {
  const { base } = useServico()
  const busca = useBuscaDeTextos()
  const id = useId()
  const { etapa, quantidade, vencidos, autos } = coluna
  // The count of a column stops there.
  const quantos = quantidade >= 10_000 ? 'mais de 10 mil' : quantidade.toLocaleString('pt-BR')
  const todos = new URLSearchParams([
    ...Object.entries(busca).filter(([, v]) => v !== ''),
    ['etapa', etapa],
  ]).toString()
  return (
    <section className="quadro-coluna" aria-labelledby={id} data-coluna={etapa}>
      <h2 id={id}>
        {NOMES_DAS_ETAPAS[etapa]} <span className="quadro-quantos">{quantos}</span>
      </h2>
      {vencidos > 0 && (
        <p>
          <Etiqueta tom="erro">
            {vencidos} {vencidos === 1 ? 'prazo vencido' : 'prazos vencidos'}
          </Etiqueta>
        </p>
      )}
      {autos.length === 0 && <p className="miudo suave">Nenhum.</p>}
      <ul>
        {autos.map((auto) => (
          <li key={auto.id}>
            <Ficha auto={auto} para={`${base}/autos/${auto.id}`} />
          </li>
        ))}
      </ul>
      {quantidade > autos.length && (
        <p className="miudo">
          <Elo para={`${base}/listas/autos?${todos}`}>Ver todos os {quantos}</Elo>
        </p>
      )}
    </section>
  )
}

function Ficha({ auto, para }: { auto: AutoNoQuadro; para: string }) {
  const dias = auto.diasRestantes
  return (
    <Elo
      className="quadro-ficha"
      para={para}
      data-linha={auto.id}
      data-atrasado={(dias ?? 0) < 0 || undefined}
    >
      <strong>{auto.processo ? `Processo ${auto.processo}` : `nº ${auto.numero}`}</strong>
      <span className="miudo">
        {[auto.citacao, auto.placa && formatarPlaca(auto.placa)].filter(Boolean).join(' · ')}
      </span>
      {dias !== undefined && (
        <Etiqueta tom={dias < 0 ? 'erro' : dias <= 2 ? 'atencao' : 'neutro'}>
          {diasPorExtenso(dias)}
        </Etiqueta>
      )}
    </Elo>
  )
}
