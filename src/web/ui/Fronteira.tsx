import { Component, type ErrorInfo, type ReactNode } from 'react'
import { Alerta } from './Alerta.tsx'
import { Botao } from './Botao.tsx'

type Props = { children: ReactNode }

/** Catches a fault of the screen: says so, and leaves drafts where they are. */
export class Fronteira extends Component<Props, { erro: unknown }> {
  override state: { erro: unknown } = { erro: undefined }

  static getDerivedStateFromError(erro: unknown) {
    return { erro }
  }

  override componentDidCatch(erro: unknown, info: ErrorInfo) {
    console.error(erro, info.componentStack)
  }

  override render() {
    if (this.state.erro === undefined) return this.props.children
    return <AvisoDeFalha />
  }
}

export function AvisoDeFalha() {
  return (
    <main className="pagina" id="conteudo">
      <Alerta tom="erro" titulo="Esta tela falhou" foco>
        <p>
          O defeito é do sistema, não do que você fez. O que foi confirmado está gravado, e o que
          você escrevia continua como rascunho neste navegador.
        </p>
        <p className="fila-de-itens">
          <Botao aparencia="primario" onClick={() => window.location.reload()}>
            Recarregar
          </Botao>
        </p>
      </Alerta>
    </main>
  )
}
