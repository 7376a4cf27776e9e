import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  type RouteComponent,
} from '@tanstack/react-router'
import { Entrada } from './balcao/Entrada.tsx'
import { FichaDaPessoa } from './balcao/FichaDaPessoa.tsx'
import { FichaDoVeiculo } from './balcao/FichaDoVeiculo.tsx'
import { Inicio } from './balcao/Inicio.tsx'
import {
  Moldura,
  MolduraComSessao,
  MolduraDaConta,
  MolduraDoServico,
  NaoEncontrado,
} from './Moldura.tsx'
import { TrocarSenha } from './usuarios/TrocarSenha.tsx'
import { AvisoDeFalha } from './ui/Fronteira.tsx'

const raiz = createRootRoute({
  component: Moldura,
  notFoundComponent: NaoEncontrado,
  validateSearch: (busca: Record<string, unknown>) => busca as Record<string, string | undefined>,
})
const entrada = createRoute({ getParentRoute: () => raiz, path: '/', component: Entrada })
const servico = createRoute({
  getParentRoute: () => raiz,
  path: '$municipio/$servico',
  component: MolduraDoServico,
})
const comSessao = createRoute({
  getParentRoute: () => servico,
  id: 'sessao',
  component: MolduraComSessao,
})

const naConta = createRoute({
  getParentRoute: () => servico,
  id: 'conta',
  component: MolduraDaConta,
})

const pagina = <P extends string>(path: P, component: RouteComponent) =>
  createRoute({ getParentRoute: () => comSessao, path, component })
const daConta = <P extends string>(path: P, component: RouteComponent) =>
  createRoute({ getParentRoute: () => naConta, path, component })
const aberta = <P extends string>(path: P, component: RouteComponent) =>
  createRoute({ getParentRoute: () => servico, path, component })

const prontuario = lazyRouteComponent(
  () => import('./balcao/prontuario/Prontuario.tsx'),
  'Prontuario',
)
const auto = lazyRouteComponent(() => import('./balcao/auto/FichaDoAuto.tsx'), 'FichaDoAuto')
const recolhimento = lazyRouteComponent(
  () => import('./balcao/medidas/FichaDoRecolhimento.tsx'),
  'FichaDoRecolhimento',
)
const perda = lazyRouteComponent(() => import('./balcao/medidas/FichaDaPerda.tsx'), 'FichaDaPerda')
const comando = lazyRouteComponent(() => import('./balcao/PaginaDeComando.tsx'), 'PaginaDeComando')
const parametros = lazyRouteComponent(() => import('./balcao/Parametros.tsx'), 'Parametros')
const lista = lazyRouteComponent(() => import('./balcao/listas/PaginaDaLista.tsx'), 'PaginaDaLista')
const lote = lazyRouteComponent(() => import('./balcao/lote/PaginaDoLote.tsx'), 'PaginaDoLote')
const vencimentos = lazyRouteComponent(
  () => import('./balcao/vencimentos/Vencimentos.tsx'),
  'PaginaDeVencimentos',
)
const rodadas = lazyRouteComponent(
  () => import('./balcao/vencimentos/Rodadas.tsx'),
  'PaginaDeRodadas',
)
const notificacoes = lazyRouteComponent(
  () => import('./balcao/notificacoes/Notificacoes.tsx'),
  'Notificacoes',
)
const vistorias = lazyRouteComponent(() => import('./agendamento/Vistorias.tsx'), 'Vistorias')
const usuarios = lazyRouteComponent(() => import('./usuarios/Usuarios.tsx'), 'Usuarios')
const lei = lazyRouteComponent(() => import('./lei/Lei.tsx'), 'Lei')
const infracoes = lazyRouteComponent(() => import('./fiscal/Infracoes.tsx'), 'Infracoes')
const verificar = lazyRouteComponent(() => import('./publico/Verificar.tsx'), 'Verificar')
const quadro = lazyRouteComponent(() => import('./painel/Quadro.tsx'), 'Quadro')
const agenda = lazyRouteComponent(() => import('./painel/Agenda.tsx'), 'Agenda')
const painel = lazyRouteComponent(() => import('./painel/Painel.tsx'), 'Painel')
const estatisticas = lazyRouteComponent(() => import('./publico/Estatisticas.tsx'), 'Estatisticas')
const consulta = lazyRouteComponent(() => import('./publico/Consulta.tsx'), 'Consulta')

const verificacao = createRoute({
  getParentRoute: () => raiz,
  path: 'verificar/{-$codigo}',
  component: verificar,
})
const filaDeEspera = lazyRouteComponent(
  () => import('./balcao/registros/Registro.tsx'),
  'FilaDeEspera',
)
const junta = lazyRouteComponent(() => import('./balcao/registros/Registro.tsx'), 'Junta')
const bloco = lazyRouteComponent(() => import('./balcao/registros/Registro.tsx'), 'Bloco')
const denuncia = lazyRouteComponent(() => import('./balcao/registros/Registro.tsx'), 'Denuncia')
const denunciar = lazyRouteComponent(() => import('./publico/Denunciar.tsx'), 'Denunciar')
const expediente = lazyRouteComponent(() => import('./balcao/registros/Registro.tsx'), 'Expediente')
const aberturas = lazyRouteComponent(
  () => import('./balcao/arquivos/Aberturas.tsx'),
  'PaginaDeAberturas',
)
const listaDeEspera = lazyRouteComponent(
  () => import('./publico/ListaDeEspera.tsx'),
  'ListaDeEspera',
)

const carteiras = lazyRouteComponent(
  () => import('./balcao/registros/Registro.tsx'),
  'CarteirasDoFiscal',
)
const selecao = lazyRouteComponent(() => import('./balcao/registros/Registro.tsx'), 'Selecao')
const editais = lazyRouteComponent(() => import('./publico/Editais.tsx'), 'Editais')
const entidade = lazyRouteComponent(() => import('./balcao/registros/Registro.tsx'), 'Entidade')
const quantoCusta = lazyRouteComponent(() => import('./publico/QuantoCusta.tsx'), 'QuantoCusta')

const minhaConta = lazyRouteComponent(() => import('./conta/MinhaConta.tsx'), 'MinhaConta')
const meuProcesso = lazyRouteComponent(
  () => import('./conta/ProcessoNaConta.tsx'),
  'ProcessoNaConta',
)
const abrirConta = lazyRouteComponent(() => import('./conta/AbrirConta.tsx'), 'AbrirConta')

const arvore = raiz.addChildren([
  entrada,
  verificacao,
  servico.addChildren([
    aberta('lei', lei),
    aberta('infracoes', infracoes),
    aberta('consulta', consulta),
    aberta('lista-de-espera', listaDeEspera),
    aberta('editais', editais),
    aberta('denunciar', denunciar),
    aberta('estatisticas', estatisticas),
    aberta('quanto-custa', quantoCusta),
    aberta('abrir-conta', abrirConta),
    naConta.addChildren([
      daConta('conta', minhaConta),
      daConta('conta/senha', TrocarSenha),
      daConta('conta/$recurso/$id', meuProcesso),
    ]),
    comSessao.addChildren([
      pagina('/', Inicio),
      pagina('outorgas/$id', prontuario),
      pagina('pessoas/$id', FichaDaPessoa),
      pagina('veiculos/$id', FichaDoVeiculo),
      pagina('autos/$id', auto),
      pagina('quadro', quadro),
      pagina('agenda', agenda),
      pagina('painel', painel),
      pagina('recolhimentos/$id', recolhimento),
      pagina('perdas/$id', perda),
      pagina('filas-de-espera/$id', filaDeEspera),
      pagina('notificacoes', notificacoes),
      pagina('expedientes/$id', expediente),
      pagina('aberturas', aberturas),
      pagina('denuncias/$id', denuncia),
      pagina('juntas/$id', junta),
      pagina('blocos/$id', bloco),
      pagina('entidades/$id', entidade),
      pagina('selecoes/$id', selecao),
      pagina('carteiras/$id', carteiras),
      pagina('parametros', parametros),
      pagina('usuarios', usuarios),
      pagina('vistorias-marcadas', vistorias),
      pagina('senha', TrocarSenha),
      pagina('listas/$lista', lista),
      pagina('lote', lote),
      pagina('vencimentos', vencimentos),
      pagina('rotina', rodadas),
      pagina('novo/$nome', comando),
      pagina('$recurso/$id/$nome', comando),
    ]),
  ]),
])

/** All the app's addresses. */
export const router = createRouter({
  routeTree: arvore,
  defaultPreload: false,
  scrollRestoration: true,
  defaultErrorComponent: AvisoDeFalha,
  // The search is plain text: `?q=123` is a plate's number, never a JSON number.
  parseSearch: (texto) => Object.fromEntries(new URLSearchParams(texto)),
  stringifySearch: (busca) => {
    const pares = Object.entries(busca).filter(([, valor]) => valor !== undefined && valor !== '')
    const texto = new URLSearchParams(pares.map(([n, v]) => [n, String(v)])).toString()
    return texto ? `?${texto}` : ''
  },
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
