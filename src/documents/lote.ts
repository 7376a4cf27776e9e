import { formatarCep } from '#core/identificador/cep.ts'
import { citar } from '#core/mensagens/citar.ts'
import type { Pacote } from '#law/pacote.ts'
import {
  base,
  enderecoDeVerificacao,
  type DadosDoDocumento,
  norma,
  orgao,
  type Emissao,
} from './dados/base.ts'
import { imprimir } from './imprimir.ts'

/** One to be served: who, where, and what of: already in the words of the letter. */
export type Destinatario = Readonly<{
  /** The attempt, as the post's list names it: `0001/2025-1`. */
  objeto: string
  rastreio: string
  nome: string
  endereco:
    | Readonly<{
        logradouro: string
        numero?: string | undefined
        complemento?: string | undefined
        bairro?: string | undefined
        cep?: string | undefined
      }>
    | undefined
  assunto: string
  processo: string
  /** Number of the record, or of the case. */
  numero: string
  descricao: string | null
  provisao: Readonly<{ citacao: string; texto: string; desde: string; fonte: string }>
  /** What is made known, and what may be done about it, in one paragraph each. */
  texto: string
  prazo: string
  citacoes: readonly string[]
}>

/** `Rua A, 12, fundos`, `Centro`, `CEP 69000-000`: only the lines that are known. */
export function linhasDoEndereco(e: Destinatario['endereco']): string[] {
  if (e === undefined) return []
  const rua = [e.logradouro, e.numero, e.complemento].filter(Boolean).join(', ')
  return [rua, e.bairro ?? '', e.cep === undefined ? '' : `CEP ${formatarCep(e.cep)}`].filter(
    Boolean,
  )
}

const molde = (titulo: string) => ({
  titulo,
  subtitulo: null,
  aviso: null,
  numero: null,
  consulta: '',
})

const corpoDaCarta = (d: Destinatario) => ({
  assunto: d.assunto,
  nome: d.nome,
  endereco: linhasDoEndereco(d.endereco),
  processo: d.processo || null,
  objeto: d.objeto,
  rastreio: d.rastreio || null,
  descricao: d.descricao,
  provisao: d.provisao,
  texto: d.texto,
  prazo: d.prazo,
  citacoes: d.citacoes,
})

/** A letter as a document of its own: what it is called, and all that it says. */
export const dadosDaCarta = (d: Destinatario): DadosDoDocumento => ({
  ...molde(`Carta: ${d.assunto}`),
  numero: d.objeto,
  corpo: corpoDaCarta(d),
})

/** A letter a page, to be folded and posted with receipt: each with the issue that it is. */
export function imprimirCartas(
  cartas: readonly Readonly<{ de: Destinatario; emissao: Emissao }>[],
  pacote: Pacote,
): Uint8Array {
  const [primeira] = cartas
  if (primeira === undefined) throw new Error('sem carta para imprimir')
  return imprimir(
    'cartas',
    {
      ...base(pacote, primeira.emissao, molde('Notificações')),
      cartas: cartas.map(({ de, emissao }) => ({
        ...corpoDaCarta(de),
        ...base(pacote, emissao, dadosDaCarta(de)),
      })),
    },
    primeira.emissao.emitidoEm,
  )
}

/** The edital of a batch as a document: a sheet for the file, and what the gazette sets. */
export const dadosDoEditalDoLote = (
  lote: readonly Destinatario[],
  pacote: Pacote,
  em: string,
): DadosDoDocumento => ({
  ...molde('Edital de notificação'),
  corpo: {
    abertura: abertura(pacote, em),
    entradas: lote.map((d) => ({
      nome: d.nome,
      processo: d.processo,
      auto: d.numero,
      assunto: d.assunto,
      texto: d.texto,
      prazo: d.prazo,
      citacoes: d.citacoes,
    })),
    assinaturas: [{ nome: null, papel: orgao(pacote, em) }],
  },
})

/** The same as PDF/A, with the issue that it is. */
export function imprimirEdital(
  lote: readonly Destinatario[],
  pacote: Pacote,
  em: string,
  emissao: Emissao,
): Uint8Array {
  const { corpo, ...dados } = dadosDoEditalDoLote(lote, pacote, em)
  return imprimir('edital', { ...base(pacote, emissao, dados), ...corpo }, emissao.emitidoEm)
}

const abertura = (pacote: Pacote, em: string): string =>
  `${orgao(pacote, em)}, do Município de ${pacote.lei.municipio.nome}, faz saber às pessoas abaixo, com fundamento na ${norma(pacote)}, ${pacote.processo.ciencia.fundamentos.map((f) => citar(f)).join('; ')}, o que segue.`

/** The same edital as plain text, for the gazette to set. */
export const editalEmTexto = (
  lote: readonly Destinatario[],
  pacote: Pacote,
  em: string,
  { endereco, curto }: Readonly<{ endereco: string; curto: string }>,
): string =>
  [
    'EDITAL DE NOTIFICAÇÃO',
    '',
    abertura(pacote, em),
    '',
    ...lote.flatMap((d, i) => {
      return [
        `${i + 1}. ${d.nome.toLocaleUpperCase('pt-BR')} — processo ${d.processo}`,
        d.texto,
        `${d.prazo} (${d.citacoes.join('; ')})`,
        '',
      ]
    }),
    `Confira este edital em ${enderecoDeVerificacao(endereco, '').replace(/\/$/, '')}, código ${curto}.`,
  ].join('\r\n')
