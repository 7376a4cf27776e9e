import { contarFato, naoLancada } from '#core/mensagens/contarFato.ts'
import { nomear } from '#core/mensagens/palavras.ts'
import type { Verificacao } from '#core/outorga/outorga.ts'
import { usePacote } from '../api/servico.ts'
import { Citacoes } from './Citacoes.tsx'
import './Verificacoes.css'

const ESTADOS = {
  sim: { marca: '✓', fala: 'Atendido: ' },
  nao: { marca: '✕', fala: 'Não atendido: ' },
  nada: { marca: '–', fala: 'Não lançada: ' },
} as const

/** Each requirement of a decision: met or not, by which article, on which fact. */
export function Verificacoes({ verificacoes }: { verificacoes: readonly Verificacao[] }) {
  const pacote = usePacote()
  if (verificacoes.length === 0) return null
  return (
    <ul className="verificacoes">
      {verificacoes.map((v, i) => {
        const estado = !v.atendido ? 'nao' : naoLancada(v.fato) ? 'nada' : 'sim'
        const { marca, fala } = ESTADOS[estado]
        return (
          <li key={`${v.requisito}-${i}`} data-atendido={estado}>
            <span className="marca" aria-hidden="true">
              {marca}
            </span>
            <div>
              <span className="so-leitor">{fala}</span>
              <strong>
                {pacote?.requisitos.find((r) => r.id === v.requisito)?.pede ?? nomear(v.requisito)}
              </strong>
              <br />
              <span className="miudo suave">
                <Citacoes fundamentos={v.fundamentos} /> {pacote && contarFato(v.fato, pacote)}
              </span>
            </div>
          </li>
        )
      })}
    </ul>
  )
}
