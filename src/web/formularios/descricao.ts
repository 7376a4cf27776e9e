import type { Pacote } from '#law/pacote.ts'
import type {
  FichaDaPerda,
  FichaDaPessoa,
  FichaDoAuto,
  FichaDoRecolhimento,
  FichaDoVeiculo,
  MunicipioDoSistema,
  Prontuario,
} from '../../server/contrato/contrato.ts'
import type { FichaDoRegistro } from '../../server/contrato/registros.ts'

/** What a form knows while it is filled. */
export type Contexto = Readonly<{
  base: string
  pacote: Pacote
  municipio: MunicipioDoSistema
  hoje: string
  agora: { dia: string; hora: string }
  /** From the address: what the form was opened for. */
  busca: Readonly<Record<string, string>>
  prontuario?: Prontuario | undefined
  pessoa?: FichaDaPessoa | undefined
  veiculo?: FichaDoVeiculo | undefined
  auto?: FichaDoAuto | undefined
  recolhimento?: FichaDoRecolhimento | undefined
  perda?: FichaDaPerda | undefined
  /** The file of one of the body's own papers. */
  registro?: FichaDoRegistro | undefined
}>

export type Opcao = Readonly<{ valor: string; rotulo: string; ajuda?: string }>

/** What was chosen in a search inside a form. */
export type Escolhido = Readonly<{ id: string; titulo: string }>

export type TipoDeCampo =
  | 'texto'
  | 'area'
  | 'dia'
  | 'mes'
  | 'instante'
  | 'identificador'
  | 'cep'
  | 'telefone'
  | 'placa'
  | 'dinheiro'
  | 'numero'
  | 'opcao'
  | 'lista'
  | 'sim'
  | 'municipio'
  | 'pessoa'
  | 'veiculo'
  | 'outorga'
  | 'infracao'
  | 'placaNaRua'
  | 'equipe'
  | 'coordenadas'
  | 'marcas'
  | 'linhas'

/** A column of a field made of rows. */
export type ColunaDeLinhas = Readonly<{
  nome: string
  tipo: 'texto' | 'numero' | 'dinheiro' | 'hora' | 'pessoa' | 'outorga'
  rotulo: string
  opcoes?: readonly Opcao[]
}>

/** One field: where its value goes in the command's data, and how it is asked. */
export type Campo = Readonly<{
  nome: string
  tipo: TipoDeCampo
  rotulo: string
  ajuda?: string
  /** May be left blank: always, or with these values. */
  opcional?: boolean | ((valores: Valores) => boolean)
  /** May be left blank here, but a later decision asks for it: when, and by which article. */
  exigido?: string | ((valores: Valores) => string | undefined) | undefined
  /** While it may not be left blank: what would let it be. */
  seObrigatorio?: string
  /** What is missing while it is blank, where “fill this in” would not say it. */
  seFalta?: (valores: Valores) => string
  opcoes?: readonly Opcao[]
  /** Of `linhas`: what each row asks. A row with nothing in it is left out. */
  colunas?: readonly ColunaDeLinhas[]
  /** The options stand for true and false. */
  booleano?: boolean
  /** The options stand for whole numbers. */
  numerico?: boolean
  /** What a ticked box stands for, when not `true`. */
  marcado?: string
  /** Of `equipe`: the role of those who are offered. */
  papel?: string
  largura?: 'curta' | 'media'
  inicial?: unknown
  quando?: (valores: Valores) => boolean
  /** What the schema cannot see: check digits, forms of a plate. Gives the message. */
  conferir?: (valor: unknown, valores: Valores) => string | undefined
}>

export type Valores = Record<string, unknown>

/**
 * `passos`: a computation told line by line, before what it proposes. `linha`: the few fields go
 * side by side, as a row under those of the block before.
 */
export type Bloco = Readonly<{
  titulo?: string
  linha?: true
  ajuda?: string
  passos?: readonly string[]
  campos: readonly Campo[]
}>

/**
 * Of an amount that the command takes exactly: its field, that of the day, and what else the command
 * must be told to say how much it is.
 */
export type ContaNoDia = Readonly<{ valor: string; dia: string; dados?: Valores }>

/** A command's form, declared. */
export type Descricao = Readonly<{
  titulo: (c: Contexto) => string
  introducao?: (c: Contexto) => string
  blocos: (c: Contexto) => readonly Bloco[]
  enviar: string
  /** Rehearse first, show what would be recorded, then confirm. */
  ensaio?: boolean
  perigo?: boolean
  /** An amount that depends on a day: asked of the law again when the day changes. */
  conta?: ContaNoDia
  /** A file of the paper may go with it: the kind of paper it proves, from the data sent. */
  arquivo?: (dados: Valores) => string
}>

/** Whether the field may be left blank now. */
export const ehOpcional = ({ opcional }: Campo, valores: Valores): boolean =>
  typeof opcional === 'function' ? opcional(valores) : opcional === true

/** What is written after the label of a field that may be left blank: that it may, or who will ask. */
export function notaDoCampo(campo: Campo, valores: Valores): string | undefined {
  if (campo.tipo === 'sim') return undefined
  if (!ehOpcional(campo, valores)) return campo.seObrigatorio
  const { exigido } = campo
  return (typeof exigido === 'function' ? exigido(valores) : exigido) ?? 'opcional'
}

/** Reads `a.b.c` in nested values. */
export const lerCaminho = (valores: unknown, caminho: string): unknown =>
  caminho
    .split('.')
    .reduce<unknown>(
      (alvo, parte) =>
        typeof alvo === 'object' && alvo !== null ? (alvo as Valores)[parte] : undefined,
      valores,
    )

/** Writes `a.b.c` in nested values, making the objects on the way; `a.0`, the list. */
export function porCaminho(valores: Valores, caminho: string, valor: unknown): void {
  const partes = caminho.split('.')
  let alvo = valores
  for (const [i, parte] of partes.slice(0, -1).entries()) {
    const seguinte = alvo[parte]
    if (typeof seguinte === 'object' && seguinte !== null) alvo = seguinte as Valores
    else {
      const novo = (/^\d+$/.test(partes[i + 1] ?? '') ? [] : {}) as Valores
      alvo[parte] = novo
      alvo = novo
    }
  }
  alvo[partes.at(-1) ?? ''] = valor
}

/** Reads a text in nested values; empty when there is none. */
export function lerTexto(valores: unknown, caminho: string): string {
  const valor = lerCaminho(valores, caminho)
  return typeof valor === 'string' ? valor : ''
}
