import { naLei } from '#core/mensagens/naLei.ts'
import { escreverNumero } from '#core/numero.ts'
import type { Lei } from '#law/esquema/lei.ts'
import type { QualNumero } from '#ledger/projecoes/buscaDeNumeros.ts'
import { normalizar } from '#ledger/projecoes/normalizar.ts'

type Termos = Lei['termos']

/**
 * What each number is called, and what else it is asked for by; its slots are those of `naLei`.
 * Beside the numbers of grants and records: kinds of streams and of the body's own papers.
 */
const ROTULOS: Readonly<Record<string, readonly [nome: string, ...tambem: string[]]>> = {
  outorga: ['{outorga}', 'outorga', '{termo}'],
  'outorga-anterior': ['{outorga} anterior', 'outorga', '{termo}'],
  requerimento: ['protocolo do requerimento', 'requerimento', 'pedido'],
  transferencia: ['protocolo da transferência', 'transferência', 'requerimento', 'pedido'],
  'pedido-de-calculo': ['protocolo do cálculo de custos', 'requerimento', 'pedido'],
  calculo: ['cálculo de custos'],
  auto: ['{auto}', 'auto'],
  processo: ['processo'],
  recibo: ['recibo', 'pagamento'],
  divida: ['inscrição em dívida ativa', 'dívida ativa', 'certidão'],
  acordao: ['acórdão'],
  condutor: ['inscrição de condutor', 'condutor', '{auxiliar}', '{certificado}'],
  taxa: ['taxa', 'guia'],
  licenciamento: ['{licenciamento}', 'licenciamento'],
  vistoria: ['selo de vistoria', 'vistoria', 'laudo'],
  perda: ['perda ou penalidade', 'penalidade', 'processo'],
  recolhimento: ['recolhimento', 'veículo recolhido'],
  inscricao: ['inscrição na lista de espera', 'lista de espera', 'protocolo'],
  expediente: ['expediente', 'ofício', 'notificação', 'comunicado'],
  destinatario: ['expediente', 'ofício', 'notificação', 'comunicado'],
  'calculo-de-custos': ['protocolo do cálculo de custos', 'requerimento', 'pedido'],
  denuncia: ['protocolo da denúncia', 'denúncia'],
  entidade: ['entidade'],
  membro: ['entidade'],
  selecao: ['edital', 'seleção'],
  carteira: ['carteira'],
  sessao: ['sessão'],
  bloco: ['bloco'],
}

const nomes = (qual: string, termos: Termos): readonly string[] =>
  (ROTULOS[qual] ?? [qual]).map((n) => naLei(n, termos))

/** `processo nº 0002/2026`, in the law's words. */
export const rotular = (qual: string, numero: string, termos: Termos): string =>
  `${nomes(qual, termos)[0]} nº ${numero}`

/** A word of kind, or the beginning of one, whole words: `registro` of `registro de ocorrência`. */
const chama = (nome: string, palavra: string): boolean =>
  `${normalizar(nome)} `.startsWith(`${palavra} `)

/** What was typed, where it is a whole number as the system gives it: `0007/2026`, `auto nº 7/2026`. */
export type PedidoDeNumero = Readonly<{
  /** As typed and as the system writes it. */
  numeros: readonly string[]
  /** Whether the number of this kind is asked for: any, where no kind was said. */
  quer: (qual: QualNumero | (string & {})) => boolean
  comEspecie: boolean
}>

const PEDIDO = /^(.*?)(?:(?:^|\s)\s*n[º°o.]*)?\s*(\d{1,6})\/(\d{4})$/iu

/** Undefined: what comes before is no word of kind, or there is no whole number. */
export function lerPedidoDeNumero(consulta: string, termos: Termos): PedidoDeNumero | undefined {
  const lido = PEDIDO.exec(consulta.trim())
  if (lido === null) return undefined
  const [, antes = '', n = '', ano = ''] = lido
  const palavra = normalizar(antes)
  const quer = (qual: string): boolean =>
    palavra === '' || nomes(qual, termos).some((nome) => chama(nome, palavra))
  if (palavra !== '' && !Object.keys(ROTULOS).some(quer)) return undefined
  const numeros = new Set([escreverNumero(Number(n), Number(ano)), `${n}/${ano}`])
  return { numeros: [...numeros], quer, comEspecie: palavra !== '' }
}
