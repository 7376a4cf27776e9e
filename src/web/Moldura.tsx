import { useQuery } from '@tanstack/react-query'
import { Outlet, useRouter } from '@tanstack/react-router'
import { useEffect, type ReactNode } from 'react'
import type { Sessao } from '../server/contrato/contrato.ts'
import { consultaDeMunicipios, consultaDeSessao } from './api/sessao.ts'
import { useDadosDoServico, useServico } from './api/servico.ts'
import { Entrar } from './balcao/Entrar.tsx'
import { AvisoDeRecado } from './ui/AvisoDeRecado.tsx'
import { Cabecalho, Rodape } from './ui/Cabecalho.tsx'
import { Elo } from './ui/Elo.tsx'
import { Esqueleto, Leitura, Vazio } from './ui/Estados.tsx'
import { Titulo } from './ui/Titulo.tsx'
import { TrocarSenha } from './usuarios/TrocarSenha.tsx'

/** Header, page and footer, for every screen. */
export function Moldura() {
  return (
    <>
      <Cabecalho />
      <main className="pagina" id="conteudo" tabIndex={-1}>
        <AvisoDeRecado />
        <Outlet />
      </main>
      <Rodape />
    </>
  )
}

/** Screens of a city's service: says so when the address names none. */
export function MolduraDoServico() {
  const municipios = useQuery(consultaDeMunicipios)
  const { servico } = useDadosDoServico()
  return <Leitura consulta={municipios}>{() => (servico ? <Outlet /> : <NaoEncontrado />)}</Leitura>
}

/** Screens that need a session: without one, asks for it right there and then goes on. */
export function MolduraComSessao() {
  const { base } = useServico()
  return (
    <ComSessao>
      {(sessao) =>
        sessao.usuario.pessoa === undefined ? <Outlet /> : <Ir para={`${base}/conta`} />
      }
    </ComSessao>
  )
}

/** Screens of a person's own account. */
export function MolduraDaConta() {
  const { base } = useServico()
  return (
    <ComSessao>
      {(sessao) => (sessao.usuario.pessoa === undefined ? <Ir para={base} /> : <Outlet />)}
    </ComSessao>
  )
}

/** Goes to where who entered has something to see. */
function Ir({ para }: { para: string }) {
  const router = useRouter()
  useEffect(() => router.history.replace(para), [router, para])
  return <Esqueleto />
}

function ComSessao({ children }: { children: (sessao: Sessao) => ReactNode }) {
  const sessao = useQuery(consultaDeSessao)
  const { municipio } = useDadosDoServico()
  if (sessao.isPending) return <Esqueleto />
  if (sessao.data?.trocarSenha) return <TrocarSenha obrigatoria />
  if (sessao.data && (!municipio || sessao.data.municipio.ibge === municipio.ibge)) {
    return <>{children(sessao.data)}</>
  }
  return (
    <div className="pilha entrada-no-lugar">
      <Titulo aba="Entrar">Entre para continuar</Titulo>
      {sessao.data && (
        <p>
          Você entrou por {sessao.data.municipio.nome}. Esta página é de {municipio?.nome}.
        </p>
      )}
      <Entrar municipio={municipio?.slug} />
    </div>
  )
}

export function NaoEncontrado() {
  return (
    <div className="pilha">
      <Titulo aba="Página não encontrada">Página não encontrada</Titulo>
      <Vazio titulo="Este endereço não leva a nenhuma tela.">
        <p>Confira o endereço ou comece pela entrada.</p>
        <Elo para="/" botao="primario">
          Ir para a entrada
        </Elo>
      </Vazio>
    </div>
  )
}
