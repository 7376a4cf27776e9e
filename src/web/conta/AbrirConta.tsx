import { useState } from 'react'
import { useRouter } from '@tanstack/react-router'
import { chamar } from '../api/cliente.ts'
import { fraseDoErro } from '../api/problema.ts'
import { useEntrar } from '../api/sessao.ts'
import { useDadosDoServico, useServico } from '../api/servico.ts'
import { Alerta } from '../ui/Alerta.tsx'
import { Botao } from '../ui/Botao.tsx'
import { Campo } from '../ui/Campo.tsx'
import { Titulo } from '../ui/Titulo.tsx'
import './Conta.css'

/** `/{m}/{s}/abrir-conta`: with the code that the counter gave. */
export function AbrirConta() {
  const { base } = useServico()
  const { municipio, servico } = useDadosDoServico()
  const entrar = useEntrar()
  const router = useRouter()
  const [erro, falhar] = useState('')
  const [ocupado, ocupar] = useState(false)
  const abrir = async (dados: FormData) => {
    const [identificador, codigo, login, senha, outra] = [
      'identificador',
      'codigo',
      'login',
      'senha',
      'outra',
    ].map((n) => (dados.get(n) as string).trim())
    if (senha !== outra) return falhar('A senha e a repetição não são iguais.')
    ocupar(true)
    falhar('')
    try {
      const corpo = { identificador, codigo, login: login?.toLowerCase(), senha }
      const aberta = await chamar<{ login: string }>(`${base}/abrir-conta`, {
        metodo: 'POST',
        corpo,
      })
      await entrar(aberta.login, senha ?? '')
      router.history.push(`${base}/conta`)
    } catch (motivo) {
      falhar(fraseDoErro(motivo))
    } finally {
      ocupar(false)
    }
  }
  const campo = (nome: string, rotulo: string, ajuda: string, tipo = 'text') => (
    <Campo rotulo={rotulo} ajuda={ajuda}>
      {(acesso) => (
        <input
          {...acesso}
          name={nome}
          type={tipo}
          className="entrada"
          required
          autoCapitalize="none"
          autoComplete={tipo === 'password' ? 'new-password' : 'off'}
        />
      )}
    </Campo>
  )
  return (
    <form
      className="conta pilha"
      onSubmit={(evento) => {
        evento.preventDefault()
        void abrir(new FormData(evento.currentTarget))
      }}
    >
      <Titulo aba="Abrir conta">Abrir a minha conta</Titulo>
      <p>
        {servico?.nome} em {municipio?.nome}. Use o código que recebeu no balcão. Quem já tem conta
        e perdeu a senha pede outro código e escolhe aqui a senha nova.
      </p>
      {campo('identificador', 'CPF ou CNPJ', 'O do seu cadastro.')}
      {campo('codigo', 'Código', 'Três grupos de letras e números. Serve uma vez, por sete dias.')}
      {campo(
        'login',
        'Nome de acesso',
        'Letras minúsculas, números, ponto ou hífen. Para entrar depois.',
      )}
      {campo('senha', 'Senha', 'Ao menos 10 caracteres.', 'password')}
      {campo('outra', 'Senha, de novo', '', 'password')}
      {erro !== '' && <Alerta tom="erro">{erro}</Alerta>}
      <div>
        <Botao type="submit" aparencia="primario" ocupado={ocupado}>
          {ocupado ? 'Abrindo…' : 'Abrir a conta'}
        </Botao>
      </div>
    </form>
  )
}
