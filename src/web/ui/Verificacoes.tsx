import type { Verificacao } from '#core/outorga/outorga.ts'
import { usePacote } from '../api/servico.ts'
import { Citacoes } from './Citacoes.tsx'
import { nomear } from '#core/mensagens/palavras.ts'
import './Verificacoes.css'

/** Each requirement of a decision: met or not, by which article, on which fact. */
export function Verificacoes({ verificacoes }: { verificacoes: readonly Verificacao[] }) {
  const pacote = usePacote()
  if (verificacoes.length === 0) return null
  const nomeDe = (tipo: string) =>
    pacote?.documentos.find((d) => d.tipo === tipo)?.nome ?? nomear(tipo)
  return (
    <ul className="verificacoes">
      {verificacoes.map((v, i) => (
        <li key={`${v.requisito}-${i}`} data-atendido={v.atendido ? 'sim' : 'nao'}>
          <span className="marca" aria-hidden="true">
            {v.atendido ? '✓' : '✕'}
          </span>
          <div>
            <span className="so-leitor">{v.atendido ? 'Atendido: ' : 'Não atendido: '}</span>
            <strong>
              {pacote?.requisitos.find((r) => r.id === v.requisito)?.pede ?? nomear(v.requisito)}
            </strong>
            <br />
            <span className="miudo suave">
              <Citacoes fundamentos={v.fundamentos} /> {contarFato(v.fato, nomeDe)}
            </span>
          </div>
        </li>
      ))}
    </ul>
  )
}

const contarFato = (fato: Verificacao['fato'], nomeDe: (tipo: string) => string): string =>
  Object.entries(fato)
    .map(([nome, valor]) => `${nomear(separar(nome))}: ${dizer(valor, nomeDe)}`)
    .join(' · ')

const separar = (nome: string): string => nome.replace(/([A-Z])/g, ' $1').toLowerCase()

function dizer(valor: string | number | boolean, nomeDe: (tipo: string) => string): string {
  if (typeof valor === 'boolean') return valor ? 'sim' : 'não'
  if (typeof valor === 'number') return String(valor)
  if (/^\d{4}-\d{2}-\d{2}$/.test(valor)) return valor.split('-').toReversed().join('/')
  return /^[a-z-]{4,}$/.test(valor) ? nomeDe(valor) : valor
}
