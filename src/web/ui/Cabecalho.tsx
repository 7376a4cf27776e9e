import { useQuery } from '@tanstack/react-query'
import { useLocation, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { lerOrgao } from '../api/leituras.ts'
import { useSair, useSessao } from '../api/sessao.ts'
import { useDadosDoServico, useServico } from '../api/servico.ts'
import { Botao } from './Botao.tsx'
import { Elo } from './Elo.tsx'
import { Menu } from './Menu.tsx'
import { listar, nomear } from '#core/mensagens/palavras.ts'
import './Cabecalho.css'

/** City and service, who is in, and where one can go. */
export function Cabecalho() {
  const { base } = useServico()
  const { municipio, servico } = useDadosDoServico()
  const sessao = useSessao()
  const local = useLocation()
  const [fechado, fechar] = useState(true)
  useEffect(() => fechar(true), [local.pathname])
  const noServico = servico !== undefined
  const comMenu = noServico && sessao?.usuario.pessoa === undefined
  return (
    <header className="cabecalho">
      <a className="pular" href="#conteudo">
        Ir para o conteúdo
      </a>
      <div className="cabecalho-linha">
        <Elo className="cabecalho-marca" para={noServico && sessao ? base : '/'}>
          <Marca />
          <strong>{municipio ? `${municipio.nome} · ${municipio.uf}` : 'Outorga'}</strong>
          <span>{servico?.nome ?? 'Transporte regulado pelo Município'}</span>
        </Elo>
        {sessao && <Usuario />}
        {comMenu && (
          <span className="cabecalho-menu">
            <Botao aria-expanded={!fechado} aria-controls="menu" onClick={() => fechar(!fechado)}>
              Menu
            </Botao>
          </span>
        )}
      </div>
      {comMenu && <Menu fechado={fechado} atual={local.pathname} />}
    </header>
  )
}

function Usuario() {
  const { base } = useServico()
  const { servico } = useDadosDoServico()
  const sessao = useSessao()
  const sair = useSair()
  const router = useRouter()
  if (!sessao) return null
  return (
    <div className="cabecalho-usuario">
      <div>
        <strong>{sessao.usuario.nome}</strong>
        <br />
        <span className="suave">
          {sessao.usuario.pessoa === undefined
            ? listar(sessao.usuario.papeis.map((p) => nomear(p)))
            : 'conta própria'}
        </span>
      </div>
      {servico && !sessao.trocarSenha && (
        <Elo
          className="botao botao-simples"
          para={`${base}/${sessao.usuario.pessoa === undefined ? 'senha' : 'conta/senha'}`}
        >
          Senha
        </Elo>
      )}
      <Botao
        aparencia="simples"
        onClick={() => {
          void sair().then(() => router.history.push('/'))
        }}
      >
        Sair
      </Botao>
    </div>
  )
}

const Marca = () => (
  <svg viewBox="0 0 32 32" aria-hidden="true">
    <rect width="32" height="32" rx="7" fill="#1351b4" />
    <path
      d="M9 16.5l5 5L23.5 11"
      fill="none"
      stroke="#fff"
      strokeWidth="3.6"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
)

/** The body that answers for the service, with its telephone and address where the city fixed them. */
function OndeFicaOOrgao({ base }: { base: string }) {
  const { data } = useQuery(lerOrgao(base))
  if (data === undefined) return null
  return (
    <address className="rodape-orgao">
      {[data.nome, data.endereco, data.telefone].filter(Boolean).join(' · ')}
    </address>
  )
}

export function Rodape() {
  const { base } = useServico()
  const { servico } = useDadosDoServico()
  const sessao = useSessao()
  return (
    <footer className="rodape">
      <div>
        {servico && <OndeFicaOOrgao base={base} />}
        <span>Outorga: cada decisão diz o artigo que a fundamenta.</span>
        {servico && (
          <span>
            <Elo para={`${base}/lei`}>Lei do serviço</Elo> ·{' '}
            <Elo para="/verificar">Verificar documento</Elo>
            {sessao && ` · conjunto de regras ${servico.sha256.slice(0, 8)}`}
          </span>
        )}
      </div>
    </footer>
  )
}
