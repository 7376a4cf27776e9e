import type { ReactNode } from 'react'
import { Botao } from '../../ui/Botao.tsx'
import type { PropsDoCampo } from './CampoDescrito.tsx'

type DoEscolhido = Pick<PropsDoCampo, 'acesso'> & { trocar: () => void; children: ReactNode }

/** What a search field holds once something was picked, and the way to pick another. */
export const OEscolhido = ({ acesso, trocar, children }: DoEscolhido) => (
  <div className="escolhido">
    {children}
    <Botao aparencia="simples" id={acesso.id} onClick={trocar}>
      Trocar
    </Botao>
  </div>
)
