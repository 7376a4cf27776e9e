import type { Pacote } from '#law/pacote.ts'
import { base, type DadosDoDocumento, type Emissao } from './dados/base.ts'
import { dadosDaCertidao } from './dados/certidao.ts'
import { dadosDaDecisao, dadosDaDecisaoDoRecurso } from './dados/decisao.ts'
import { dadosDaMemoria } from './dados/memoria.ts'
import { dadosDaNotificacao } from './dados/notificacao.ts'
import { dadosDoAuto } from './dados/auto.ts'
import { dadosDoLaudo } from './dados/laudo.ts'
import { dadosDoTermo } from './dados/termo.ts'
import { ehAutuacao, type Ficha, type FichaDaAutuacao, type FichaDaOutorga } from './fichas.ts'
import { imprimir } from './imprimir.ts'
import { documentosPossiveis, type Modelo } from './modelos.ts'

/** The document cannot be printed of this file now: `documentosPossiveis` does not list it. */
export class DocumentoIndisponivel extends Error {
  override readonly name = 'DocumentoIndisponivel'
}

type DaOutorga = (f: FichaDaOutorga, p: Pacote, e: Emissao) => DadosDoDocumento | undefined
type DaAutuacao = (f: FichaDaAutuacao, p: Pacote, e: Emissao) => DadosDoDocumento | undefined

const daOutorga: Readonly<Partial<Record<Modelo, DaOutorga>>> = {
  'termo-de-outorga': dadosDoTermo,
  'laudo-de-vistoria': dadosDoLaudo,
  certidao: dadosDaCertidao,
}
const daAutuacao: Readonly<Partial<Record<Modelo, DaAutuacao>>> = {
  auto: dadosDoAuto,
  'notificacao-de-autuacao': dadosDaNotificacao,
  decisao: dadosDaDecisao,
  'decisao-do-recurso': dadosDaDecisaoDoRecurso,
  'memoria-de-calculo': dadosDaMemoria,
}

const dadosDe = (modelo: Modelo, ficha: Ficha, pacote: Pacote, emissao: Emissao) =>
  ehAutuacao(ficha)
    ? daAutuacao[modelo]?.(ficha, pacote, emissao)
    : daOutorga[modelo]?.(ficha, pacote, emissao)

/** What a document is printed from: its template, what heads it, and the data of its body. */
export function dadosDoDocumento(
  modelo: Modelo,
  ficha: Ficha,
  pacote: Pacote,
  emissao: Emissao,
): { arquivo: string; documento: Omit<DadosDoDocumento, 'corpo'>; dados: object } | undefined {
  const dados = dadosDe(modelo, ficha, pacote, emissao)
  if (dados === undefined) return undefined
  const { corpo, ...documento } = dados
  return {
    arquivo: modelo === 'decisao-do-recurso' ? 'decisao' : modelo,
    documento,
    dados: { ...base(pacote, emissao, documento), ...corpo },
  }
}

/**
 * Prints a document of a file (a grant's or a record's) as PDF/A-2b.
 * @param emissao `emitidoEm`: instant of issue, ISO 8601. `endereco`: origin of the public site
 *   (`https://…`), where whoever holds the paper checks it.
 * @returns `nome`: a file name without spaces or accents; `pdf`: its bytes
 * @throws DocumentoIndisponivel
 */
export function gerarDocumento(
  modelo: Modelo,
  ficha: Ficha,
  pacote: Pacote,
  emissao: Emissao,
): { nome: string; pdf: Uint8Array } {
  const possivel = documentosPossiveis(ficha, pacote).some((d) => d.modelo === modelo)
  const feito = possivel ? dadosDoDocumento(modelo, ficha, pacote, emissao) : undefined
  if (feito === undefined) throw new DocumentoIndisponivel(modelo)
  const { numero } = feito.documento
  const pdf = imprimir(feito.arquivo, feito.dados, emissao.emitidoEm)
  return {
    nome: `${[modelo, numero]
      .filter(Boolean)
      .join('-')
      .replace(/[^\w-]+/g, '-')}.pdf`,
    pdf,
  }
}
