import { usePacote } from '../api/servico.ts'
import { perguntaDaLacuna } from './perguntaDaLacuna.ts'
import { Citacoes } from './Citacoes.tsx'

/** What the law leaves unsaid in a decision: the question, what is done and why. */
export function Lacunas({ ids }: { ids: readonly string[] }) {
  const lacunas = usePacote()?.lacunas.filter((l) => ids.includes(l.id)) ?? []
  return lacunas.map((l) => (
    <details key={l.id} className="miudo">
      <summary>{perguntaDaLacuna(l.questao)}</summary>
      <p>
        Adotado: {l.padrao} {l.razao} <Citacoes fundamentos={l.dispositivos} />
      </p>
    </details>
  ))
}
