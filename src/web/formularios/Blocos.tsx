import { useWatch } from 'react-hook-form'
import { CampoDescrito } from './campos/CampoDescrito.tsx'
import type { Bloco, Campo, Contexto } from './descricao.ts'

const INTEIROS: readonly Campo['tipo'][] = [
  'area',
  'opcao',
  'lista',
  'pessoa',
  'veiculo',
  'outorga',
  'municipio',
  'instante',
  'infracao',
  'equipe',
  'placaNaRua',
]

const classeDo = ({ tipo }: Campo, { linha }: Bloco): string | undefined => {
  if (linha) return tipo === 'texto' ? 'folgado' : undefined
  return INTEIROS.includes(tipo) ? 'inteiro' : undefined
}

/** The declared fields in their groups; a field whose condition fails is not there. */
export function Blocos({ blocos, contexto }: { blocos: readonly Bloco[]; contexto: Contexto }) {
  const valores = useWatch()
  return blocos.map((bloco, i) => {
    const campos = bloco.campos.filter((c) => c.quando?.(valores) !== false)
    if (campos.length === 0) return null
    return (
      <div
        key={bloco.titulo ?? i}
        className={`bloco${bloco.linha ? ' em-linha' : campos.length > 2 ? ' em-colunas' : ''}`}
      >
        {bloco.titulo && <h2>{bloco.titulo}</h2>}
        {bloco.ajuda && <p className="suave">{bloco.ajuda}</p>}
        {bloco.passos && (
          <ol className="passos-da-multa inteiro">
            {bloco.passos.map((passo) => (
              <li key={passo}>{passo}</li>
            ))}
          </ol>
        )}
        {campos.map((campo) => (
          <div key={campo.nome} className={classeDo(campo, bloco)}>
            <CampoDescrito campo={campo} contexto={contexto} />
          </div>
        ))}
      </div>
    )
  })
}
