import { diasDaSemana } from '#core/condutor/jornada.ts'
import { nomearInicial } from '#core/mensagens/palavras.ts'
import type { PropsDoCampo } from './CampoDescrito.tsx'

/** Days of the week, any of them. */
export function CampoDeDias({ acesso, valor, mudar, sair }: PropsDoCampo) {
  const marcados = Array.isArray(valor) ? (valor as readonly string[]) : []
  const trocar = (dia: string, sim: boolean) => {
    const novos = diasDaSemana.filter((d) => (d === dia ? sim : marcados.includes(d)))
    mudar(novos.length === 0 ? undefined : novos)
  }
  return (
    <div className="dias-da-semana">
      {diasDaSemana.map((dia, i) => (
        <label key={dia}>
          <input
            type="checkbox"
            {...(i === 0 && { id: acesso.id })}
            checked={marcados.includes(dia)}
            onChange={(e) => trocar(dia, e.target.checked)}
            onBlur={sair}
          />{' '}
          {nomearInicial(dia)}
        </label>
      ))}
    </div>
  )
}
