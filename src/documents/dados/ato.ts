import { citar } from '#core/mensagens/citar.ts'
import { comoFrase } from '#core/mensagens/comoFrase.ts'
import type { Pacote } from '#law/pacote.ts'
import { redacaoEm } from '#law/texto/vigencia.ts'
import type { Assinatura, Campo } from './base.ts'

type Provisao = Readonly<{ citacao: string; texto: string; fonte: string }>

type CorpoDoAto = Readonly<{
  abertura: string | null
  grupos: readonly Readonly<{ titulo: string | null; campos: readonly Campo[] }>[]
  destaque: string | null
  fundamentos: readonly string[]
  tituloDosItens: string
  itens: readonly string[]
  provisoes: readonly Provisao[]
  fecho: string | null
  assinaturas: readonly Assinatura[]
}>

/** The body of a short act (`ato.typ`); what is left out is not printed. */
export const corpoDoAto = (
  c: Partial<CorpoDoAto> & Pick<CorpoDoAto, 'grupos' | 'assinaturas'>,
): CorpoDoAto => ({
  abertura: null,
  destaque: null,
  fundamentos: [],
  tituloDosItens: '',
  itens: [],
  provisoes: [],
  fecho: null,
  ...c,
})

/** Provisions word for word, each in the redaction in force on the day. */
export const provisoesEm = (pacote: Pacote, ids: readonly string[], dia: string): Provisao[] =>
  ids.flatMap((id) => {
    const escrito = pacote.texto.find((t) => t.id === id)
    const redacao = escrito && redacaoEm(escrito, dia)
    return redacao?.texto == null
      ? []
      : [{ citacao: citar(id), texto: comoFrase(redacao.texto), fonte: redacao.fonte }]
  })

type Impresso = NonNullable<Pacote['lei']['impressos']>[number]

/** How this law calls that paper; undefined when it knows none such. */
export const impressoDaLei = (pacote: Pacote, modelo: Impresso['modelo']): Impresso | undefined =>
  pacote.lei.impressos?.find((i) => i.modelo === modelo)
