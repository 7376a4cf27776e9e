import { useState } from 'react'
import { Botao } from '../../ui/Botao.tsx'
import type { PropsDoCampo } from './CampoDescrito.tsx'

/** Latitude and longitude, typed, pasted from a map, or taken from the device. */
export function CampoDeCoordenadas({ acesso, valor, mudar, sair }: PropsDoCampo) {
  const [aviso, avisar] = useState('')
  const usarAparelho = () => {
    avisar('Procurando a posição…')
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        mudar(`${coords.latitude.toFixed(6)}, ${coords.longitude.toFixed(6)}`)
        avisar(`Precisão de ${Math.round(coords.accuracy)} metros.`)
      },
      () => avisar('O aparelho não deu a posição. Escreva as coordenadas, ou deixe em branco.'),
      { enableHighAccuracy: true, timeout: 15_000 },
    )
  }
  return (
    <>
      <input
        {...acesso}
        className="entrada"
        autoComplete="off"
        placeholder="latitude, longitude"
        value={typeof valor === 'string' ? valor : ''}
        onChange={(e) => mudar(e.target.value)}
        onBlur={sair}
      />
      {'geolocation' in navigator && (
        <span>
          <Botao aparencia="simples" onClick={usarAparelho}>
            Usar a posição deste aparelho
          </Botao>
        </span>
      )}
      <span className="miudo suave" role="status">
        {aviso}
      </span>
    </>
  )
}
