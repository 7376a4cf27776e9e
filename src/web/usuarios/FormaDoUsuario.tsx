import { useState } from 'react'
import { type Papel, papeis } from '#core/contexto.ts'
import { nomearInicial } from '#core/mensagens/palavras.ts'
import type { UsuarioDaCidade } from '../../server/contrato/contrato.ts'
import { Alerta } from '../ui/Alerta.tsx'
import { Botao } from '../ui/Botao.tsx'
import { Campo } from '../ui/Campo.tsx'
import '../formularios/Formulario.css'

export type DadosDoUsuario = { login: string; nome: string; papeis: Papel[] }

type Props = {
  usuario?: UsuarioDaCidade
  /** One's own roles are not one's own to change. */
  proprio?: boolean
  enviar: (dados: DadosDoUsuario) => Promise<void>
  desistir: () => void
}

/** Name, login and roles. */
export function FormaDoUsuario({ usuario, proprio = false, enviar, desistir }: Props) {
  const [erro, falhar] = useState('')
  const mandar = async (forma: FormData) => {
    const texto = (nome: string) => (forma.get(nome) as string | null)?.trim() ?? ''
    const escolhidos = forma.getAll('papel') as Papel[]
    if (texto('nome').length < 3) return falhar('Escreva o nome da pessoa.')
    if (!usuario && !/^[a-z0-9][a-z0-9._-]{2,59}$/.test(texto('login')))
      return falhar('O usuário tem de 3 a 60 letras minúsculas, dígitos ou pontos, sem espaços.')
    if (!proprio && escolhidos.length === 0) return falhar('Marque ao menos uma função.')
    falhar('')
    await enviar({ login: texto('login'), nome: texto('nome'), papeis: escolhidos })
  }
  return (
    <form
      className="formulario"
      noValidate
      onSubmit={(evento) => {
        evento.preventDefault()
        void mandar(new FormData(evento.currentTarget))
      }}
    >
      {erro && <Alerta tom="erro">{erro}</Alerta>}
      <Campo rotulo="Nome">
        {(acesso) => (
          <input {...acesso} name="nome" className="entrada" defaultValue={usuario?.nome} />
        )}
      </Campo>
      {!usuario && (
        <Campo rotulo="Usuário" ajuda="Como a pessoa entra: maria.silva">
          {(acesso) => <input {...acesso} name="login" className="entrada" autoCapitalize="none" />}
        </Campo>
      )}
      {proprio ? (
        <p className="suave">As suas próprias funções, outro gestor muda.</p>
      ) : (
        <Campo rotulo="Funções" grupo>
          {() => (
            <span className="usuario-papeis">
              {papeis.map((p) => (
                <label key={p}>
                  <input
                    type="checkbox"
                    name="papel"
                    value={p}
                    defaultChecked={usuario?.papeis.includes(p)}
                  />{' '}
                  {nomearInicial(p)}
                </label>
              ))}
            </span>
          )}
        </Campo>
      )}
      <div className="acoes-do-formulario">
        <Botao type="submit" aparencia="primario">
          {usuario ? 'Guardar' : 'Criar usuário'}
        </Botao>
        <Botao onClick={desistir}>Desistir</Botao>
      </div>
    </form>
  )
}
