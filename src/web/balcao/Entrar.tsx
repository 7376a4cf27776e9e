import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Sessao } from '../../server/contrato/contrato.ts'
import { fraseDoErro } from '../api/problema.ts'
import { consultaDeDemonstracao, useEntrar } from '../api/sessao.ts'
import { Alerta } from '../ui/Alerta.tsx'
import { Botao } from '../ui/Botao.tsx'
import { Campo } from '../ui/Campo.tsx'
import { nomearInicial } from '#core/mensagens/palavras.ts'
import './Entrar.css'

type Props = {
  /** Slug of the chosen city: whose demonstration logins to offer. */
  municipio: string | undefined
  depois?: (sessao: Sessao) => void
}

/** The login form. */
export function Entrar({ municipio, depois }: Props) {
  const entrar = useEntrar()
  const [erro, falhar] = useState('')
  const [ocupado, ocupar] = useState(false)
  const forma = useRef<HTMLFormElement>(null)
  const tentar = async (login: string, senha: string) => {
    if (!login.trim() || !senha) return falhar('Escreva o usuário e a senha.')
    ocupar(true)
    falhar('')
    try {
      const sessao = await entrar(login, senha)
      depois?.(sessao)
    } catch (motivo) {
      falhar(fraseDoErro(motivo))
    } finally {
      ocupar(false)
    }
  }
  return (
    <form
      ref={forma}
      className="entrar cartao"
      aria-labelledby="entrar-titulo"
      noValidate
      onSubmit={(evento) => {
        evento.preventDefault()
        const dados = new FormData(evento.currentTarget)
        const campo = (nome: string) => {
          const valor = dados.get(nome)
          return typeof valor === 'string' ? valor : ''
        }
        void tentar(campo('login'), campo('senha'))
      }}
    >
      <h2 id="entrar-titulo">Entrar</h2>
      {erro && <Alerta tom="erro">{erro}</Alerta>}
      <Campo rotulo="Usuário">
        {(acesso) => (
          <input
            {...acesso}
            name="login"
            className="entrada"
            autoComplete="username"
            autoCapitalize="none"
          />
        )}
      </Campo>
      <Campo rotulo="Senha">
        {(acesso) => (
          <input
            {...acesso}
            name="senha"
            type="password"
            className="entrada"
            autoComplete="current-password"
          />
        )}
      </Campo>
      <Botao type="submit" aparencia="primario" ocupado={ocupado}>
        {ocupado ? 'Entrando…' : 'Entrar'}
      </Botao>
      <Demonstracao
        municipio={municipio}
        usar={(login, senha) => {
          preencher(forma.current, login, senha)
          void tentar(login, senha)
        }}
      />
    </form>
  )
}

function preencher(forma: HTMLFormElement | null, login: string, senha: string) {
  const campo = (nome: string) => forma?.elements.namedItem(nome)
  const [usuario, chave] = [campo('login'), campo('senha')]
  if (usuario instanceof HTMLInputElement) usuario.value = login
  if (chave instanceof HTMLInputElement) chave.value = senha
}

function Demonstracao({
  municipio,
  usar,
}: {
  municipio: string | undefined
  usar: (login: string, senha: string) => void
}) {
  const todos = useQuery(consultaDeDemonstracao).data ?? []
  const logins = todos.filter((l) => !municipio || l.municipio === municipio)
  if (logins.length === 0) return null
  return (
    <section className="demonstracao" aria-labelledby="demonstracao-titulo">
      <h3 id="demonstracao-titulo">Demonstração: entrar como</h3>
      <p className="miudo suave">Os dados são fictícios.</p>
      <ul>
        {logins.map(({ login, senha, papel, nome, conta }) => (
          <li key={login}>
            <button type="button" title={login} onClick={() => usar(login, senha)}>
              {nomearInicial(papel)}
              {conta !== undefined && `: ${nome}`}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
