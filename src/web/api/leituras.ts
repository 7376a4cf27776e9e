import { queryOptions } from '@tanstack/react-query'
import type {
  AberturaRestrita,
  Achado,
  Agenda,
  ArquivoJuntado,
  Autenticidade,
  ComandosDeInicio,
  ConsultaPublica,
  Estatisticas,
  EmissaoFeita,
  FichaDaPerda,
  FichaDaPessoa,
  FichaDoAuto,
  FichaDoRecolhimento,
  FichaDoVeiculo,
  Fila,
  InfracaoNoDia,
  ItemDeVistoria,
  LeiNoDia,
  Painel,
  Lista,
  Notificacoes,
  ParametroDaCidade,
  Prontuario,
  Quadro,
  Restritos,
} from '../../server/contrato/contrato.ts'
import type { Rodada, Vencimentos } from '../../server/contrato/vencimentos.ts'
import type { AgendaDoDia, LocalDeVistoria } from '../../server/contrato/agendamento.ts'
import type {
  DenunciaPublica,
  EntidadeDaOutorga,
  FichaDoRegistro,
  EditaisPublicos,
  ListaDeEsperaPublica,
} from '../../server/contrato/registros.ts'
import type { EscolhaDoMunicipio, OrgaoPublico } from '../../server/contrato/publico.ts'
import type { CorridaPublica, TarifaPublica } from '../../server/contrato/tarifa.ts'
import { chamar, endereco } from './cliente.ts'

type Busca = Record<string, string | undefined>

/** One read of the API as a query: the key is the address, so that writing can forget by prefix. */
const leitura = <T>(base: string, caminho: string, busca: Busca = {}) =>
  queryOptions({
    queryKey: [base, 'leitura', caminho, busca],
    queryFn: ({ signal }) => chamar<T>(endereco(`${base}/${caminho}`, busca), { sinal: signal }),
    // A paper printed in another tab changes what may be done here: looked at again on coming back.
    refetchOnWindowFocus: 'always',
  })

/** The key under which everything that a command may change is kept. */
export const chaveDasLeituras = (base: string) => [base, 'leitura'] as const

export const lerOrgao = (base: string) => leitura<OrgaoPublico>(base, 'orgao')
export const lerEscolhas = (base: string) => leitura<EscolhaDoMunicipio[]>(base, 'escolhas')
export const lerProntuario = (base: string, id: string, em?: string, registrado?: string) =>
  leitura<Prontuario>(base, `outorgas/${id}`, { em, registrado })
export const lerPessoa = (base: string, id: string, em?: string, registrado?: string) =>
  leitura<FichaDaPessoa>(base, `pessoas/${id}`, { em, registrado })
/** Not a query: each call is an opening, and is recorded. */
export const abrirRestritos = (base: string, pessoa: string): Promise<Restritos> =>
  chamar<Restritos>(endereco(`${base}/pessoas/${pessoa}/restritos`, {}))
export const lerVeiculo = (base: string, id: string, em?: string, registrado?: string) =>
  leitura<FichaDoVeiculo>(base, `veiculos/${id}`, { em, registrado })
export const lerAuto = (base: string, id: string, em?: string) =>
  leitura<FichaDoAuto>(base, `autos/${id}`, { em })
export const lerRecolhimento = (base: string, id: string) =>
  leitura<FichaDoRecolhimento>(base, `recolhimentos/${id}`)
export const lerPerda = (base: string, id: string) => leitura<FichaDaPerda>(base, `perdas/${id}`)
export const lerEquipe = (base: string, papel: string) =>
  leitura<readonly { id: string; nome: string }[]>(base, 'equipe', { papel })
export const lerRegistro = (base: string, recurso: string, id: string) =>
  leitura<FichaDoRegistro>(base, `${recurso}/${id}`)
export const lerDenunciaPublica = (base: string, codigo: string) =>
  leitura<DenunciaPublica>(base, `denunciar/${encodeURIComponent(codigo)}`)
export const lerListaDeEspera = (base: string) =>
  leitura<ListaDeEsperaPublica>(base, 'lista-de-espera')
export const lerEditais = (base: string) => leitura<EditaisPublicos>(base, 'editais')
export const lerNotificacoes = (base: string) => leitura<Notificacoes>(base, 'notificacoes')
export const lerFilas = (base: string) => leitura<Fila[]>(base, 'filas')
export const lerLista = (base: string, lista: string, busca: Busca) =>
  leitura<Lista>(base, `listas/${lista}`, busca)
export const lerLocaisDeVistoria = (base: string) =>
  leitura<LocalDeVistoria[]>(base, 'locais-de-vistoria')
export const lerAgendaDoDia = (base: string, local: string, dia: string) =>
  leitura<AgendaDoDia>(base, 'agendamentos', { local, dia })
export const lerBusca = (base: string, q: string) => leitura<Achado[]>(base, 'busca', { q })
export const lerComandosDeInicio = (base: string) => leitura<ComandosDeInicio>(base, 'comandos')
export const lerLei = (base: string, em?: string) => leitura<LeiNoDia>(base, 'lei', { em })
export const lerParametros = (base: string) => leitura<ParametroDaCidade[]>(base, 'parametros')
export const lerItensDeVistoria = (base: string, veiculo: string) =>
  leitura<ItemDeVistoria[]>(base, 'vistoria/itens', { veiculo })
export const lerInfracoes = (base: string, em?: string) =>
  leitura<InfracaoNoDia[]>(base, 'infracoes', { em })
export const lerEmissoes = (base: string, recurso: string, ficha: string) =>
  leitura<EmissaoFeita[]>(base, 'emissoes', { recurso, ficha })
export const lerArquivos = (base: string, recurso: string, ficha: string) =>
  leitura<ArquivoJuntado[]>(base, 'arquivos', { recurso, ficha })
export const lerAberturas = (base: string) =>
  leitura<AberturaRestrita[]>(base, 'restritos/aberturas')
export const lerAutenticidade = (codigo: string) =>
  leitura<Autenticidade>('', `verificar/${encodeURIComponent(codigo)}`)
export const lerConsultaPublica = (base: string, q: string) =>
  leitura<ConsultaPublica>(base, `publico/${encodeURIComponent(q)}`)
export const lerEntidadesDaOutorga = (base: string, outorga: string) =>
  leitura<readonly EntidadeDaOutorga[]>(base, `outorgas/${outorga}/entidades`)
export const lerTarifa = (base: string, em?: string) =>
  leitura<TarifaPublica>(base, 'tarifa', { em })
export const lerCorrida = (base: string, busca: Busca) =>
  leitura<CorridaPublica>(base, 'tarifa/corrida', busca)
export const lerVencimentos = (base: string, busca: Busca) =>
  leitura<Vencimentos>(base, 'vencimentos', busca)
export const lerRodadas = (base: string) => leitura<Rodada[]>(base, 'rodadas')

/** What the address narrows a page by goes to the API as it is; names that it does not know are refused there. */
export const lerQuadro = (base: string, busca: Busca) => leitura<Quadro>(base, 'quadro', busca)
export const lerAgenda = (base: string, mes?: string) => leitura<Agenda>(base, 'agenda', { mes })
export const lerPainel = (base: string, periodo: Busca) => leitura<Painel>(base, 'painel', periodo)
export const lerEstatisticas = (base: string, ano?: string) =>
  leitura<Estatisticas>(base, 'publico/estatisticas', { ano })
