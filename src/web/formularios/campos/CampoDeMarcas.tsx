import type { PropsDoCampo } from './CampoDescrito.tsx'

/** Any number of a few, all in sight. */
export function CampoDeMarcas({ campo, acesso, valor, mudar, sair }: PropsDoCampo) {
  const marcados: readonly unknown[] = Array.isArray(valor) ? valor : []
  return (
    <div className="opcoes">
      {campo.opcoes?.map((opcao, i) => (
        <label key={opcao.valor} className="opcao">
          <input
            type="checkbox"
            {...(i === 0 && { id: acesso.id })}
            aria-describedby={acesso['aria-describedby']}
            checked={marcados.includes(opcao.valor)}
            onChange={(e) =>
              mudar(
                e.target.checked
                  ? [...marcados, opcao.valor]
                  : marcados.filter((m) => m !== opcao.valor),
              )
            }
            onBlur={sair}
          />
          <span>{opcao.rotulo}</span>
        </label>
      ))}
    </div>
  )
}
