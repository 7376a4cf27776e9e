import { naLei, termosGenericos } from '#core/mensagens/naLei.ts'
import { nomear } from '#core/mensagens/palavras.ts'
import type { Lei } from '#law/esquema/lei.ts'

/** A word of the law with the articles that a sentence needs. */
export type Palavra = Readonly<{
  nome: string
  /** First letter in upper case. */
  Nome: string
  o: string
  ao: string
  do: string
}>

export const maiuscula = (s: string): string => s.charAt(0).toLocaleUpperCase('pt-BR') + s.slice(1)

export const palavra = (p: Lei['termos']['titular']): Palavra => {
  const f = p.genero === 'f'
  return {
    nome: p.singular,
    Nome: maiuscula(p.singular),
    o: `${f ? 'a' : 'o'} ${p.singular}`,
    ao: `${f ? 'à' : 'ao'} ${p.singular}`,
    do: `${f ? 'da' : 'do'} ${p.singular}`,
  }
}

/**
 * The words on paper of the closed lists of the pack's schema. A value that is not here is printed
 * as it is written in the pack, with spaces.
 */
const NOMES: Readonly<Record<string, string>> = {
  retencao: 'Retenção do veículo',
  'retencao-para-regularizacao': 'Retenção do veículo para regularização',
  'retencao-ate-o-pagamento': 'Retenção do veículo até o pagamento',
  apreensao: 'Apreensão do veículo',
  'apreensao-para-regularizacao': 'Apreensão do veículo para regularização',
  'apreensao-ate-o-pagamento': 'Apreensão do veículo até o pagamento',
  'impedimento-operacional-e-lacre': 'Impedimento operacional e lacre do veículo',
  advertencia: 'Advertência',
  multa: 'Multa',
  'suspensao-do-certificado-de-condutor': 'Suspensão {do certificado}',
  'suspensao-da-licenca': 'Suspensão da licença',
  'cassacao-da-outorga': 'Cassação {do outorga}',
  'cassacao-do-certificado-de-condutor': 'Cassação {do certificado}',
  'processo-de-cassacao-da-outorga': 'Abertura de processo de cassação {do outorga}',
  'vedacao-de-inscricao-24-meses': 'Vedação de inscrição por 24 meses',
  onibus: 'Ônibus',
  microonibus: 'Micro-ônibus',
  utilitario: 'Utilitário',
  'em-defesa': 'Em defesa',
  'julgado-procedente': 'Julgado procedente',
  'em-recurso': 'Em recurso',
  'recurso-julgado': 'Recurso julgado; falta certificar a decisão',
  proprietario: 'proprietário',
}

export const nomeDe = (codigo: string, termos = termosGenericos): string =>
  naLei(NOMES[codigo] ?? maiuscula(codigo.replaceAll('-', ' ')), termos)

const UNIDADES = {
  dias: ['dia', 'dias'],
  'dias-uteis': ['dia útil', 'dias úteis'],
  meses: ['mês', 'meses'],
  anos: ['ano', 'anos'],
} as const

/** A vote that counts no longer, with why: `Provimento, sem efeito (declarou-se impedido)`. */
export const votoSemEfeito = (voto: string, motivo: string): string =>
  `${nomeDe(voto)}, sem efeito (${nomear(motivo)})`

/** `{quantidade: 10, unidade: 'dias'}` is `10 dias`. */
export const duracaoPorExtenso = (
  d: Readonly<{ quantidade: number; unidade: keyof typeof UNIDADES }>,
): string => `${d.quantidade} ${UNIDADES[d.unidade][d.quantidade === 1 ? 0 : 1]}`
