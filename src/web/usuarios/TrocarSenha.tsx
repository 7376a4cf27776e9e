import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { chamar } from '../api/cliente.ts'
import { fraseDoErro } from '../api/problema.ts'
import { consultaDeSessao } from '../api/sessao.ts'
import { Alerta } from '../ui/Alerta.tsx'
import { Botao } from '../ui/Botao.tsx'
import { Campo } from '../ui/Campo.tsx'
import { Titulo } from '../ui/Titulo.tsx'
import '../formularios/Formulario.css'

type Props = {
  /** The password in use is for one entry: nothing else opens before. */
  obrigatoria?: boolean
}

/** One's own password: the present one, and the new one twice. */
export function TrocarSenha({ obrigatoria = false }: Props) {
  const consultas = useQueryClient()
  const [erro, falhar] = useState('')
  const [feita, terminar] = useState(false)
  const [ocupado, ocupar] = useState(false)
  const trocar = async (dados: FormData) => {
    const [atual, nova, outra] = ['atual', 'nova', 'outra'].map((n) => dados.get(n) as string)
    if (nova !== outra) return falhar('A senha nova e a repetição não são iguais.')
    ocupar(true)
    falhar('')
    try {
      await chamar('/sessao/senha', { metodo: 'POST', corpo: { atual, nova } })
      terminar(true)
      await consultas.invalidateQueries({ queryKey: consultaDeSessao.queryKey })
    } catch (motivo) {
      falhar(fraseDoErro(motivo))
    } finally {
      ocupar(false)
    }
  }
  if (feita) return <Alerta tom="certo">Senha trocada. Use a nova na próxima entrada.</Alerta>
  return (
    <form
      className="formulario entrada-no-lugar"
      noValidate
      onSubmit={(evento) => {
        evento.preventDefault()
        void trocar(new FormData(evento.currentTarget))
      }}
    >
      <Titulo aba="Trocar a senha">Trocar a senha</Titulo>
      {obrigatoria && (
        <p>
          A senha que você recebeu vale só para a primeira entrada. Escolha agora a sua; ninguém
          mais a verá.
        </p>
      )}
      {erro && <Alerta tom="erro">{erro}</Alerta>}
      <Senha nome="atual" rotulo="Senha atual" completa="current-password" />
      <Senha
        nome="nova"
        rotulo="Senha nova"
        ajuda="Ao menos 10 caracteres. Uma frase curta serve bem."
        completa="new-password"
      />
      <Senha nome="outra" rotulo="Senha nova, outra vez" completa="new-password" />
      <div className="acoes-do-formulario">
        <Botao type="submit" aparencia="primario" ocupado={ocupado}>
          {ocupado ? 'Trocando…' : 'Trocar a senha'}
        </Botao>
      </div>
    </form>
  )
}

type PropsDaSenha = { nome: string; rotulo: string; ajuda?: string; completa: string }

function Senha({ nome, rotulo, ajuda, completa }: PropsDaSenha) {
  return (
    <Campo rotulo={rotulo} ajuda={ajuda}>
      {(acesso) => (
        <input
          {...acesso}
          name={nome}
          type="password"
          className="entrada"
          autoComplete={completa}
        />
      )}
    </Campo>
  )
}
