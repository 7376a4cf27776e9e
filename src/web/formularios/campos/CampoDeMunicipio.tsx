import { useState } from 'react'
import type { PropsDoCampo } from './CampoDescrito.tsx'

/** The municipality of an address: this one, or another by its IBGE code. */
export function CampoDeMunicipio({ campo, contexto, acesso, valor, mudar, sair }: PropsDoCampo) {
  const { ibge, nome } = contexto.municipio
  const [outro, abrir] = useState(typeof valor === 'string' && valor !== '' && valor !== ibge)
  return (
    <div className="opcoes">
      <label className="opcao">
        <input
          type="radio"
          id={acesso.id}
          name={`${campo.nome}-qual`}
          checked={!outro}
          onChange={() => {
            abrir(false)
            mudar(ibge)
          }}
        />
        {nome}
      </label>
      <label className="opcao">
        <input
          type="radio"
          name={`${campo.nome}-qual`}
          checked={outro}
          onChange={() => {
            abrir(true)
            mudar('')
          }}
        />
        Outro Município
      </label>
      {outro && (
        <input
          aria-label="Código do IBGE do outro Município, com 7 algarismos"
          aria-describedby={acesso['aria-describedby']}
          aria-invalid={acesso['aria-invalid']}
          name={campo.nome}
          className="entrada entrada-media"
          inputMode="numeric"
          placeholder="Código do IBGE (7 algarismos)"
          value={typeof valor === 'string' ? valor : ''}
          onChange={(e) => mudar(e.target.value)}
          onBlur={sair}
        />
      )}
    </div>
  )
}
