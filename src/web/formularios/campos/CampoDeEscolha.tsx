import type { PropsDoCampo } from './CampoDescrito.tsx'

/** One of a few, all in sight. */
export function CampoDeEscolha({ campo, acesso, valor, mudar, sair }: PropsDoCampo) {
  return (
    <div className="opcoes">
      {campo.opcoes?.map((opcao, i) => (
        <label key={opcao.valor} className="opcao">
          <input
            type="radio"
            {...(i === 0 && { id: acesso.id })}
            aria-describedby={acesso['aria-describedby']}
            name={campo.nome}
            value={opcao.valor}
            checked={valor === opcao.valor}
            onChange={() => mudar(opcao.valor)}
            onBlur={sair}
          />
          <span>
            {opcao.rotulo}
            {opcao.ajuda && <span className="campo-ajuda"> · {opcao.ajuda}</span>}
          </span>
        </label>
      ))}
    </div>
  )
}

/** One of many. */
export function CampoDeLista({ campo, acesso, valor, mudar, sair }: PropsDoCampo) {
  return (
    <select
      {...acesso}
      name={campo.nome}
      className="entrada"
      value={typeof valor === 'string' ? valor : ''}
      onChange={(e) => mudar(e.target.value)}
      onBlur={sair}
    >
      <option value="">Escolha…</option>
      {campo.opcoes?.map((opcao) => (
        <option key={opcao.valor} value={opcao.valor}>
          {opcao.rotulo}
        </option>
      ))}
    </select>
  )
}

/** A box to tick. */
export function CampoDeSim({ campo, acesso, valor, mudar, sair }: PropsDoCampo) {
  return (
    <span className="opcao">
      <input
        {...acesso}
        type="checkbox"
        name={campo.nome}
        checked={valor === true}
        onChange={(e) => mudar(e.target.checked)}
        onBlur={sair}
      />
      <label htmlFor={acesso.id}>{campo.rotulo}</label>
    </span>
  )
}
