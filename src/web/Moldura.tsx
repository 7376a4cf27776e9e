import { useQuery } from '@tanstack/react-query'
import { Outlet } from '@tanstack/react-router'
import { consultaDeMunicipios, consultaDeSessao } from './api/sessao.ts'
import { useDadosDoServico } from './api/servico.ts'
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
  const sessao = useQuery(consultaDeSessao)
  const { municipio } = useDadosDoServico()
  if (sessao.isPending) return <Esqueleto />
  if (sessao.data?.trocarSenha) return <TrocarSenha obrigatoria />
  if (sessao.data && (!municipio || sessao.data.municipio.ibge === municipio.ibge)) {
    return <Outlet />
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
