import type { Pacote } from '#law/pacote.ts'
import { dadosDoAcordaoDaPerda } from './dados/acordaoDaPerda.ts'
import { base, type DadosDoDocumento, type Emissao } from './dados/base.ts'
import { dadosDoCartao, dadosDoCertificado, dadosDoCracha } from './dados/condutor.ts'
import {
  dadosDaApostila,
  dadosDaLicenca,
  dadosDoAfastamento,
  dadosDoProvisorio,
} from './dados/licencas.ts'
import { dadosDaCarteira } from './dados/carteira.ts'
import { dadosDaLiberacao, dadosDoRecolhimento } from './dados/recolhimento.ts'
import { dadosDoSelo } from './dados/selo.ts'
import { dadosDosCustos } from './dados/custos.ts'
import { dadosDaCertidao } from './dados/certidao.ts'
import { dadosDaDecisao, dadosDaDecisaoDoRecurso } from './dados/decisao.ts'
import { dadosDaCertidaoDeDivida, dadosDoRecibo, dadosDoTermoDeInscricao } from './dados/divida.ts'
import { dadosDoParecer } from './dados/parecer.ts'
import { dadosDaMemoria } from './dados/memoria.ts'
import { dadosDaNotificacao } from './dados/notificacao.ts'
import { dadosDoAuto } from './dados/auto.ts'
import { dadosDoBloco } from './dados/blocoDeAutos.ts'
import { dadosDaAta, dadosDaPauta } from './dados/sessaoDaJunta.ts'
import { dadosDoLaudo } from './dados/laudo.ts'
import { dadosDoTermo } from './dados/termo.ts'
import { dadosDoOrgao } from './doOrgao.ts'
import {
  ehAutuacao,
  ehDeCarteiras,
  ehDasSessoes,
  ehDeBloco,
  ehDePerda,
  ehDoOrgao,
  ehRecolhimento,
  type Ficha,
  type FichaDaAutuacao,
  type FichaDaOutorga,
  type FichaDasSessoes,
  type FichaDeRecolhimento,
} from './fichas.ts'
import { imprimir } from './imprimir.ts'
import { documentosPossiveis, type Modelo } from './modelos.ts'

/** The document cannot be printed of this file now: `documentosPossiveis` does not list it. */
export class DocumentoIndisponivel extends Error {
  override readonly name = 'DocumentoIndisponivel'
}

type Momento = Pick<Emissao, 'emitidoEm'>
type Dados = DadosDoDocumento | undefined
type DaOutorga = (f: FichaDaOutorga, p: Pacote, alvo: string | undefined) => Dados
type DaAutuacao = (f: FichaDaAutuacao, p: Pacote, e: Momento, alvo?: string) => Dados
type DoRecolhimento = (f: FichaDeRecolhimento, p: Pacote) => Dados

const daOutorga: Readonly<Partial<Record<Modelo, DaOutorga>>> = {
  'termo-de-outorga': dadosDoTermo,
  apostila: dadosDaApostila,
  licenciamento: dadosDaLicenca,
  'cartao-do-titular': dadosDoCartao,
  'certificado-de-condutor': dadosDoCertificado,
  cracha: dadosDoCracha,
  'laudo-de-vistoria': dadosDoLaudo,
  'selo-de-vistoria': dadosDoSelo,
  'licenca-de-afastamento': dadosDoAfastamento,
  'veiculo-provisorio': dadosDoProvisorio,
  'calculo-de-custos': dadosDosCustos,
  certidao: dadosDaCertidao,
}
const daAutuacao: Readonly<Partial<Record<Modelo, DaAutuacao>>> = {
  auto: dadosDoAuto,
  'notificacao-de-autuacao': dadosDaNotificacao,
  decisao: dadosDaDecisao,
  parecer: dadosDoParecer,
  'decisao-do-recurso': dadosDaDecisaoDoRecurso,
  'memoria-de-calculo': dadosDaMemoria,
  'recibo-de-pagamento': (ficha, pacote, _momento, alvo) => dadosDoRecibo(ficha, pacote, alvo),
  'termo-de-inscricao': dadosDoTermoDeInscricao,
  'certidao-de-divida-ativa': dadosDaCertidaoDeDivida,
}
const doRecolhimento: Readonly<Partial<Record<Modelo, DoRecolhimento>>> = {
  'termo-de-recolhimento': dadosDoRecolhimento,
  'termo-de-liberacao': dadosDaLiberacao,
}

/** The template of each document; of those that share one, or have another's name. */
const ARQUIVOS: Readonly<Partial<Record<Modelo, string>>> = {
  'decisao-do-recurso': 'decisao',
  'acordao-da-perda': 'decisao',
  'selo-de-vistoria': 'selo',
  'cartao-do-titular': 'cartao',
  cracha: 'cartao',
  'carteira-de-fiscal': 'cartao',
  edital: 'selecao',
  resultado: 'selecao',
  convocacao: 'selecao',
  apostila: 'ato',
  licenciamento: 'ato',
  'certificado-de-condutor': 'ato',
  'licenca-de-afastamento': 'ato',
  'veiculo-provisorio': 'ato',
  'recibo-de-pagamento': 'ato',
  'termo-de-inscricao': 'ato',
  'certidao-de-divida-ativa': 'ato',
  'termo-de-recolhimento': 'ato',
  'termo-de-liberacao': 'ato',
}

function dadosDe(modelo: Modelo, ficha: Ficha, pacote: Pacote, momento: Momento, alvo?: string) {
  if (ehDoOrgao(ficha)) return dadosDoOrgao(modelo, ficha, pacote, alvo)
  if (ehAutuacao(ficha)) return daAutuacao[modelo]?.(ficha, pacote, momento, alvo)
  if (ehRecolhimento(ficha)) return doRecolhimento[modelo]?.(ficha, pacote)
  if (ehDePerda(ficha))
    return modelo === 'acordao-da-perda' ? dadosDoAcordaoDaPerda(ficha, pacote) : undefined
  if (ehDeCarteiras(ficha))
    return modelo === 'carteira-de-fiscal' ? dadosDaCarteira(ficha, pacote, alvo) : undefined
  if (ehDasSessoes(ficha)) return daSessao(modelo, ficha, pacote, alvo)
  if (ehDeBloco(ficha))
    return modelo === 'termo-do-bloco'
      ? dadosDoBloco(ficha.bloco, ficha.fiscal, pacote, ficha.fundamentos)
      : undefined
  return daOutorga[modelo]?.(ficha, pacote, alvo)
}

function daSessao(
  modelo: Modelo,
  { junta, mundo }: FichaDasSessoes,
  pacote: Pacote,
  alvo?: string,
) {
  const s = junta.sessoes.find((x) => x.id === alvo)
  if (s === undefined) return undefined
  return modelo === 'pauta-da-junta'
    ? dadosDaPauta(s, mundo, pacote)
    : modelo === 'ata-da-junta'
      ? dadosDaAta(s, mundo, pacote)
      : undefined
}

/** A document worked out and not printed yet: its label on buttons, and all that it says. */
export type DocumentoPronto = Readonly<{
  modelo: Modelo
  rotulo: string
  dados: DadosDoDocumento
}>

/** What a document is printed from: its template, what heads it, and the data of its body. */
export function dadosDoDocumento(
  modelo: Modelo,
  ficha: Ficha,
  pacote: Pacote,
  emissao: Emissao,
  alvo?: string,
):
  | { arquivo: string; documento: Omit<DadosDoDocumento, 'corpo' | 'validoAte'>; dados: object }
  | undefined {
  const dados = dadosDe(modelo, ficha, pacote, emissao, alvo)
  if (dados === undefined) return undefined
  const { corpo, validoAte: _, ...documento } = dados
  return {
    arquivo: ARQUIVOS[modelo] ?? modelo,
    documento,
    dados: { ...base(pacote, emissao, documento), ...corpo },
  }
}

/**
 * Works out what a document of a file (a grant's, a record's, a custody's) says.
 * @param alvo the part of the file that it is about, as `documentosPossiveis` gives it
 * @throws DocumentoIndisponivel
 */
export function prepararDocumento(
  modelo: Modelo,
  ficha: Ficha,
  pacote: Pacote,
  momento: Momento,
  alvo?: string,
): DocumentoPronto {
  const possivel = documentosPossiveis(ficha, pacote).find(
    (d) => d.modelo === modelo && d.alvo === alvo,
  )
  const dados = possivel && dadosDe(modelo, ficha, pacote, momento, alvo)
  if (dados === undefined) throw new DocumentoIndisponivel(modelo)
  return { modelo, rotulo: possivel?.rotulo ?? modelo, dados }
}

/**
 * Prints a worked-out document as PDF/A-2b. The same document and issue give the same bytes.
 * @param emissao `emitidoEm`: instant of issue, ISO 8601. `endereco`: origin of the public site
 *   (`https://…`), where whoever holds the paper checks it. `codigo`: the signed code.
 * @returns `nome`: a file name without spaces or accents; `pdf`: its bytes
 */
export function imprimirDocumento(
  { modelo, dados }: DocumentoPronto,
  pacote: Pacote,
  emissao: Emissao,
): { nome: string; pdf: Uint8Array } {
  const { corpo, validoAte: _, ...titulos } = dados
  const arquivo = ARQUIVOS[modelo] ?? modelo
  const pdf = imprimir(arquivo, { ...base(pacote, emissao, titulos), ...corpo }, emissao.emitidoEm)
  return {
    nome: `${[modelo, titulos.numero]
      .filter(Boolean)
      .join('-')
      .replace(/[^\w-]+/g, '-')}.pdf`,
    pdf,
  }
}

/** Both at once. Throws DocumentoIndisponivel. */
export const gerarDocumento = (
  modelo: Modelo,
  ficha: Ficha,
  pacote: Pacote,
  emissao: Emissao,
  alvo?: string,
): { nome: string; pdf: Uint8Array } =>
  imprimirDocumento(prepararDocumento(modelo, ficha, pacote, emissao, alvo), pacote, emissao)
