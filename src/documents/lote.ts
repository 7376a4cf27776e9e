import { formatarCep } from '#core/identificador/cep.ts'
import { citar } from '#core/mensagens/citar.ts'
import { formatarPlaca } from '#core/identificador/placa.ts'
import type { Peca } from '#core/processo/processo.ts'
import type { Pacote } from '#law/pacote.ts'
import { base, citacoes, norma, orgao, type Emissao } from './dados/base.ts'
import type { FichaDaAutuacao } from './fichas.ts'
import { dia, instante } from './formato.ts'
import { imprimir } from './imprimir.ts'
import { duracaoPorExtenso, palavra } from './palavras.ts'

/** One to be served: who, where, and the record that it is about. */
export type Destinatario = Readonly<{
  auto: string
  /** The attempt's place among the record's. */
  n: number
  peca: Peca
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
  ficha: FichaDaAutuacao
}>

/** `Rua A, 12, fundos`, `Centro`, `CEP 69000-000`: only the lines that are known. */
export function linhasDoEndereco(e: Destinatario['endereco']): string[] {
  if (e === undefined) return []
  const rua = [e.logradouro, e.numero, e.complemento].filter(Boolean).join(', ')
  return [rua, e.bairro ?? '', e.cep === undefined ? '' : `CEP ${formatarCep(e.cep)}`].filter(
    Boolean,
  )
}

const ASSUNTOS: Record<Peca, string> = {
  autuacao: 'Notificação de autuação',
  decisao: 'Notificação da decisão',
  recurso: 'Notificação da decisão do recurso',
}

/** What is made known, and what may be done about it, in one paragraph each. */
function teor(
  d: Destinatario,
  pacote: Pacote,
): { texto: string; prazo: string; citacoes: string[] } {
  const { auto, dispositivo } = d.ficha
  const { processo, lei } = pacote
  const doAuto = `${palavra(lei.termos.auto).do} nº ${auto.numero ?? 'sem número'}, de ${instante(auto.momento, lei.municipio.fuso)}, ${auto.placa === undefined ? '' : `placa ${formatarPlaca(auto.placa)}, `}por infração ao ${dispositivo.citacao}`
  if (d.peca === 'autuacao')
    return {
      texto: `Fica Vossa Senhoria notificada da lavratura ${doAuto}, em ${auto.local}.`,
      prazo: `A defesa pode ser apresentada em ${duracaoPorExtenso(processo.defesa.prazo)}, contados da ciência, a: ${orgao(pacote, auto.lavradoEm, processo.primeiraInstancia.orgao)}.`,
      citacoes: citacoes([
        ...new Set([...processo.ciencia.fundamentos, ...processo.defesa.fundamentos]),
      ]),
    }
  if (d.peca === 'decisao')
    return {
      texto: `Fica Vossa Senhoria notificada da decisão de primeira instância, de ${dia(auto.julgamento?.em ?? auto.lavradoEm)}, que julgou ${auto.julgamento?.resultado ?? ''} o processo ${doAuto}.`,
      prazo: `Cabe recurso em ${duracaoPorExtenso(processo.recurso.prazo)}, contados da ciência, a: ${orgao(pacote, auto.lavradoEm, processo.recurso.orgao)}.`,
      citacoes: citacoes([
        ...new Set([...processo.ciencia.fundamentos, ...processo.recurso.fundamentos]),
      ]),
    }
  return {
    texto: `Fica Vossa Senhoria notificada da decisão do recurso, de ${dia(auto.julgamentoDoRecurso?.em ?? auto.lavradoEm)}, que o julgou ${auto.julgamentoDoRecurso?.resultado ?? ''}, no processo ${doAuto}.`,
    prazo: 'A decisão é de última instância.',
    citacoes: citacoes([
      ...new Set([...processo.ciencia.fundamentos, ...processo.recurso.fundamentos]),
    ]),
  }
}

const molde = (titulo: string, pacote: Pacote, emissao: Emissao) =>
  base(pacote, emissao, {
    titulo,
    subtitulo: null,
    aviso: null,
    numero: null,
    consulta: '',
  })

/** A letter a page, to be folded and posted with receipt. */
export const imprimirCartas = (
  lote: readonly Destinatario[],
  pacote: Pacote,
  emissao: Emissao,
): Uint8Array =>
  imprimir(
    'cartas',
    {
      ...molde('Notificações', pacote, emissao),
      cartas: lote.map((d) => ({
        assunto: ASSUNTOS[d.peca],
        nome: d.nome,
        endereco: linhasDoEndereco(d.endereco),
        processo: d.ficha.auto.processo ?? null,
        objeto: `${d.ficha.auto.numero ?? ''}-${d.n}`,
        rastreio: d.rastreio || null,
        descricao: d.peca === 'autuacao' ? (d.ficha.auto.descricao ?? null) : null,
        provisao: d.ficha.dispositivo,
        ...teor(d, pacote),
      })),
    },
    emissao.emitidoEm,
  )

/** The edital of a batch, as a sheet for the file and as what the gazette sets. */
export const imprimirEdital = (
  lote: readonly Destinatario[],
  pacote: Pacote,
  emissao: Emissao,
): Uint8Array =>
  imprimir(
    'edital',
    {
      ...molde('Edital de notificação', pacote, emissao),
      abertura: abertura(pacote, emissao),
      entradas: lote.map((d) => ({
        nome: d.nome,
        processo: d.ficha.auto.processo ?? '',
        auto: d.ficha.auto.numero ?? '',
        assunto: ASSUNTOS[d.peca],
        ...teor(d, pacote),
      })),
    },
    emissao.emitidoEm,
  )

const abertura = (pacote: Pacote, { emitidoEm }: Emissao): string =>
  `${orgao(pacote, emitidoEm.slice(0, 10))}, do Município de ${pacote.lei.municipio.nome}, faz saber às pessoas abaixo, com fundamento na ${norma(pacote)}, ${pacote.processo.ciencia.fundamentos.map((f) => citar(f)).join('; ')}, o que segue.`

/** The same edital as plain text, for the gazette to set. */
export const editalEmTexto = (
  lote: readonly Destinatario[],
  pacote: Pacote,
  emissao: Emissao,
): string =>
  [
    'EDITAL DE NOTIFICAÇÃO',
    '',
    abertura(pacote, emissao),
    '',
    ...lote.flatMap((d, i) => {
      const t = teor(d, pacote)
      return [
        `${i + 1}. ${d.nome.toLocaleUpperCase('pt-BR')} — processo ${d.ficha.auto.processo ?? ''}`,
        t.texto,
        `${t.prazo} (${t.citacoes.join('; ')})`,
        '',
      ]
    }),
  ].join('\r\n')
