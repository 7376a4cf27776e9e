import * as z from 'zod'
import { dia } from '../calendar/esquema.ts'
import type { Ato } from '../ato.ts'
import type { Dia } from '../calendar/dia.ts'

/** A paper: what it is, when issued, until when it holds, and how its copy was checked. */
export const documento = z.strictObject({
  tipo: z.string().min(1).max(80),
  numero: z.string().max(60).optional(),
  emitidoEm: dia,
  validoAte: dia.optional(),
  /** Certificates: what they say. */
  resultado: z.enum(['nada-consta', 'consta']).optional(),
  /** CNH: letters of the categories (`AD`), day of the category's first licence, paid activity. */
  categorias: z
    .string()
    .regex(/^[A-E]+$|^ACC$/)
    .optional(),
  habilitadoDesde: z.record(z.string(), dia).optional(),
  ear: z.boolean().optional(),
  /** Proofs of experience: since when. */
  desde: dia.optional(),
  conferencia: z.strictObject({
    modo: z.enum(['autenticada', 'conferida']),
    em: dia,
  }),
})
export type Documento = z.infer<typeof documento>

export const endereco = z.strictObject({
  logradouro: z.string().max(200),
  numero: z.string().max(20).optional(),
  complemento: z.string().max(80).optional(),
  bairro: z.string().max(80).optional(),
  cep: z.string().max(9).optional(),
  /** IBGE code of the municipality. */
  municipio: z.string().regex(/^\d{7}$/),
})

/** Commands of the register of persons (holders, drivers, companies). */
export const cadastrarPessoa = z.strictObject({
  tipo: z.enum(['fisica', 'juridica']),
  nome: z.string().trim().min(2).max(150),
  /** CPF or CNPJ, in any usual form. */
  identificador: z.string().max(20),
  nascimento: dia.optional(),
  endereco,
  email: z.email().optional(),
  telefone: z.string().max(30).optional(),
})
export const juntarDocumento = z.strictObject({ documento })
export const registrarCondenacao = z.strictObject({
  especie: z.string().min(1).max(80),
  transitadaEm: dia,
})
export const registrarInfracaoDeTransito = z.strictObject({
  grau: z.enum(['leve', 'media', 'grave', 'gravissima']),
  cometidaEm: dia,
})
export const registrarDebito = z.strictObject({
  natureza: z.enum(['fiscal', 'transito', 'ambiental', 'outra']),
  descricao: z.string().max(200),
})
export const quitarDebito = z.strictObject({ debito: z.string().max(80) })

const razao = z.string().trim().min(3).max(300)
/** A wrong name or birth date put right: what it is, and why. */
export const retificarPessoa = z.strictObject({
  nome: z.string().trim().min(2).max(150).optional(),
  nascimento: dia.optional(),
  motivo: razao,
})
/** `mudouEm`: the day on which the person moved, told on the day of the command. */
export const mudarEndereco = z.strictObject({ endereco, mudouEm: dia })
export const atualizarContato = z.strictObject({
  email: z.email().optional(),
  telefone: z.string().trim().min(3).max(30).optional(),
})
export const qualidadeDoSocio = z.enum(['socio', 'administrador', 'socio-administrador'])
/** A partner or administrator of a company, by their own register. */
export const incluirSocio = z.strictObject({
  pessoa: z.string().min(1).max(80),
  qualidade: qualidadeDoSocio,
  desde: dia,
})
/** By the person, in an account of their own: notices come there, and reading them is knowledge. */
export const aceitarNotificacaoEletronica = z.strictObject({})
export const deixarNotificacaoEletronica = z.strictObject({})
export const retirarSocio = z.strictObject({
  pessoa: z.string().min(1).max(80),
  saiuEm: dia,
  motivo: razao,
})

/** What may identify a person: kept apart from the acts. */
export type Identidade = Readonly<{
  nome: string
  identificador: string
  nascimento?: Dia
  endereco?: z.infer<typeof endereco>
  email?: string
  telefone?: string
}>

export type AtoDePessoa =
  | Ato<
      'pessoaCadastrada',
      { tipo: 'fisica' | 'juridica'; municipioDoDomicilio: string },
      Identidade
    >
  | Ato<'documentoJuntado', { documento: Omit<Documento, 'numero'> }, { numero?: string }>
  | Ato<'condenacaoRegistrada', { especie: string; transitadaEm: Dia }>
  | Ato<
      'infracaoDeTransitoRegistrada',
      { grau: 'leve' | 'media' | 'grave' | 'gravissima'; cometidaEm: Dia }
    >
  | Ato<'debitoRegistrado', { debito: string; natureza: string; descricao: string }>
  | Ato<'debitoQuitado', { debito: string }>
  | Ato<
      'pessoaRetificada',
      { motivo: string; campos: readonly string[] },
      { nome?: string; nascimento?: Dia }
    >
  | Ato<
      'enderecoMudado',
      {
        desde: Dia
        municipioDoDomicilio: string
        /** Last day to tell of it, where the law has one. */
        comunicarAte?: Dia
        /** Told after that day: recorded all the same. */
        foraDoPrazo?: true
        /** What of the catalogue the delay may be: for a person to judge. */
        possiveisInfracoes?: readonly string[]
      },
      { endereco?: z.infer<typeof endereco> }
    >
  | Ato<'contatoAtualizado', { campos: readonly string[] }, { email?: string; telefone?: string }>
  | Ato<'notificacaoEletronicaAceita', object>
  | Ato<'notificacaoEletronicaDeixada', object>
  | Ato<'socioIncluido', { pessoa: string; qualidade: Socio['qualidade']; desde: Dia }>
  | Ato<'socioRetirado', { pessoa: string; saiuEm: Dia; motivo: string }>

/** An address of the person, from a day on; without the address itself once it was erased. */
export type EnderecoDaPessoa = Readonly<{
  desde: Dia
  municipio: string
  endereco?: z.infer<typeof endereco>
  comunicadoEm: Dia
  comunicarAte?: Dia
  foraDoPrazo?: true
  possiveisInfracoes?: readonly string[]
}>

export type Socio = Readonly<{
  pessoa: string
  qualidade: z.infer<typeof qualidadeDoSocio>
  desde: Dia
  /** First day on which they no longer are. */
  saiuEm?: Dia
}>

export type Pessoa = Readonly<{
  id: string
  tipo: 'fisica' | 'juridica'
  municipioDoDomicilio: string
  identidade?: Identidade
  /** Every address since the register, oldest first by the day of the change. */
  enderecos?: readonly EnderecoDaPessoa[]
  /** Names before each rectification, oldest first. */
  nomesAnteriores?: readonly { nome?: string; ate: Dia; motivo: string }[]
  socios?: readonly Socio[]
  /** Takes notices in an account of their own, since that day. */
  notificacaoEletronica?: Readonly<{ desde: Dia }>
  /** All papers ever joined, oldest first; the latest of a kind valid on the day is the one that counts. */
  documentos: readonly Documento[]
  condenacoes: readonly { especie: string; transitadaEm: Dia }[]
  infracoesDeTransito: readonly {
    grau: 'leve' | 'media' | 'grave' | 'gravissima'
    cometidaEm: Dia
  }[]
  debitos: readonly {
    debito: string
    natureza: string
    descricao: string
    desde: Dia
    quitadoEm?: Dia
  }[]
}>
