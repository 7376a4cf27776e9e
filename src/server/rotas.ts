import { rotasDeAcesso } from './acesso/rotas.ts'
import { rotasDeArquivos } from './arquivos/rotas.ts'
import { rotasDeAgendamento } from './agendamento/rotas.ts'
import { hojeEm, type CasaComChaves } from './casa.ts'
import { rotasDeChaves } from './chaves/rotas.ts'
import { rotasDeComandos } from './comandos/rotas.ts'
import { rotasDaCandidatura } from './conta/rotasDaCandidatura.ts'
import { rotasDaConta } from './conta/rotas.ts'
import { rotasDoConvite } from './conta/rotasDoConvite.ts'
import { rotasDeDemonstracao } from './demonstracao/rotas.ts'
import { rotasDeDocumentos } from './documentos/rotas.ts'
import { rotasDoDossie } from './dossie/rotas.ts'
import { rotasDoPainel } from './painel/rotas.ts'
import { rotasDasEstatisticas } from './publico/estatisticas.ts'
import type { Rotas } from './http/rota.ts'
import { rotasDaLei } from './lei/rotas.ts'
import { rotasDeListas } from './listas/rotas.ts'
import { rotasDeLeituras } from './leituras/rotas.ts'
import { rotasDeNotificacoes } from './notificacoes/rotas.ts'
import { rotasDoOrgao } from './publico/orgao.ts'
import { rotasPublicas } from './publico/rotas.ts'
import { rotasDaTarifa } from './publico/tarifa.ts'
import { rotasDeRestritos } from './restritos/rotas.ts'
import { rotasDeBlocos } from './blocos/rotas.ts'
import { rotasDaJunta } from './juntas/rotas.ts'
import { rotasDeDenuncias } from './denuncias/rotas.ts'
import { rotasDeCarteiras } from './registros/carteiras.ts'
import { rotasDeSelecoes } from './registros/selecoes.ts'
import { rotasDeEntidades } from './registros/entidades.ts'
import { rotasDeRegistros } from './registros/rotas.ts'
import { rotasDeUsuarios } from './usuarios/rotas.ts'
import type { Servico } from './servicos.ts'
import { rotasDeVerificacao } from './verificacao/rotas.ts'
import { rotasDeVencimentos } from './vencimentos/rotas.ts'

/** Every route of the API, for a server to answer and for OpenAPI to be written from. */
export function definirRotas(
  rotas: Rotas,
  casa: CasaComChaves,
  opcoes: Readonly<{ seguro?: boolean; enderecoPublico?: string | undefined }>,
): void {
  const { pool, servicos } = casa
  const hoje = (servico: Servico) => hojeEm(casa, servico)
  rotasDeAcesso(rotas, { pool, servicos, seguro: opcoes.seguro ?? false })
  rotasDeUsuarios(rotas, casa)
  rotasDaLei(rotas, { servicos, hoje })
  rotasPublicas(rotas, { pool, servicos, hoje })
  rotasDoOrgao(rotas, casa)
  rotasDaTarifa(rotas, casa)
  rotasDeLeituras(rotas, casa)
  rotasDeListas(rotas, casa)
  rotasDeAgendamento(rotas, casa)
  rotasDeVencimentos(rotas, casa)
  rotasDeRestritos(rotas, casa)
  rotasDeDocumentos(rotas, casa, opcoes.enderecoPublico)
  rotasDoDossie(rotas, casa, opcoes.enderecoPublico)
  rotasDeArquivos(rotas, casa)
  rotasDeVerificacao(rotas, casa)
  rotasDeChaves(rotas, casa.chaves)
  rotasDeEntidades(rotas, casa)
  rotasDeCarteiras(rotas, casa)
  rotasDeRegistros(rotas, casa)
  rotasDeSelecoes(rotas, casa, opcoes.enderecoPublico)
  rotasDeDenuncias(rotas, casa)
  rotasDaJunta(rotas, casa)
  rotasDeBlocos(rotas, casa)
  rotasDeNotificacoes(rotas, casa, opcoes.enderecoPublico)
  rotasDoPainel(rotas, casa)
  rotasDasEstatisticas(rotas, casa)
  rotasDoConvite(rotas, casa, { seguro: opcoes.seguro ?? false })
  rotasDaConta(rotas, casa)
  rotasDaCandidatura(rotas, casa)
  rotasDeComandos(rotas, casa)
  rotasDeDemonstracao(rotas, pool)
}
