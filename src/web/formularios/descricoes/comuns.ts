import { formatarDia } from '#core/calendar/dia.ts'
import { naLei } from '#core/mensagens/naLei.ts'
import { formatarReais } from '#core/money/centavos.ts'
import type { Campo, Contexto, Descricao, Opcao } from '../descricao.ts'
import { nomearInicial, papelDeQuemResponde } from '#core/mensagens/palavras.ts'

/** Codes as options, with their names. */
export const opcoes = (codigos: readonly string[]): Opcao[] =>
  codigos.map((valor) => ({ valor, rotulo: nomearInicial(valor) }))

export const simOuNao: readonly Opcao[] = [
  { valor: 'true', rotulo: 'Sim' },
  { valor: 'false', rotulo: 'Não' },
]

export const motivo = (rotulo = 'Motivo'): Campo => ({ nome: 'motivo', tipo: 'area', rotulo })

export const razoes = (rotulo = 'Razões da decisão'): Campo => ({
  nome: 'razoes',
  tipo: 'area',
  rotulo,
  ajuda: 'Ficam no processo e são lidas por quem responde.',
})

export const presencial = (c: Contexto): Campo => ({
  nome: 'presencial',
  tipo: 'opcao',
  rotulo: `${artigo(c, 'titular')} ${c.pacote.lei.termos.titular.singular} está presente?`,
  opcoes: simOuNao,
  booleano: true,
})

type Termo = keyof Contexto['pacote']['lei']['termos']

/** `O` or `A`, by the gender of the law's word. */
export const artigo = (c: Contexto, termo: Termo): string =>
  c.pacote.lei.termos[termo].genero === 'f' ? 'A' : 'O'

/** The law's word for a generic shape. */
export const termo = (c: Contexto, nome: Termo): string => c.pacote.lei.termos[nome].singular

/** A text in the law's words: its slots are told by `naLei`. */
export const daLei = (c: Contexto, texto: string): string => naLei(texto, c.pacote.lei.termos)

/** A form with nothing to fill: one act, confirmed. */
export const soConfirmar = (
  titulo: (c: Contexto) => string,
  introducao: string,
  enviar: string,
): Descricao => ({ titulo, introducao: () => introducao, blocos: () => [], enviar, ensaio: true })

/** The units of a list that do not repeat, in order. */
export const semRepetir = <T>(lista: readonly T[]): T[] => [...new Set(lista)]

/** An address, in the municipality unless told otherwise. */
export const camposDoEndereco = (c: Contexto): Campo[] => [
  {
    nome: 'endereco.municipio',
    tipo: 'municipio',
    rotulo: 'Município',
    inicial: c.municipio.ibge,
  },
  { nome: 'endereco.logradouro', tipo: 'texto', rotulo: 'Rua, avenida ou estrada' },
  { nome: 'endereco.numero', tipo: 'texto', rotulo: 'Número', opcional: true, largura: 'curta' },
  { nome: 'endereco.complemento', tipo: 'texto', rotulo: 'Complemento', opcional: true },
  { nome: 'endereco.bairro', tipo: 'texto', rotulo: 'Bairro', opcional: true },
  { nome: 'endereco.cep', tipo: 'cep', rotulo: 'CEP', opcional: true },
]

/** One of those who answer, or all: asked only when there are several. */
export function deQuem(c: Contexto, rotulo: string): Campo[] {
  const cada = (c.auto?.responsaveis ?? []).flatMap((r): Opcao[] =>
    r.pessoa === undefined
      ? []
      : [{ valor: r.pessoa, rotulo: r.nome, ajuda: papelDeQuemResponde(r.papel) }],
  )
  if (cada.length < 2) return []
  const todos = { valor: '', rotulo: 'Todos os que respondem' }
  return [
    {
      nome: 'pessoa',
      tipo: 'opcao',
      rotulo,
      opcional: true,
      inicial: '',
      opcoes: [todos, ...cada],
    },
  ]
}

/** When a petition was lodged, by the hour. */
export const protocoladaEm = (c: Contexto): Campo => ({
  nome: 'protocoladaEm',
  tipo: 'instante',
  rotulo: 'Protocolada em',
  ajuda: 'A que chega fora do prazo também é registrada.',
  inicial: { dia: formatarDia(c.agora.dia), hora: c.agora.hora },
})

/** The seed of a draw, and where it came from. */
export const camposDaSemente: readonly Campo[] = [
  {
    nome: 'semente',
    tipo: 'texto',
    rotulo: 'Semente',
    ajuda: 'Um resultado que ninguém escolheu, como os cinco prêmios de uma loteria pública.',
  },
  {
    nome: 'fonte',
    tipo: 'texto',
    rotulo: 'De onde veio',
    ajuda: 'Para que qualquer pessoa confira.',
  },
]

/** Where a body publishes. */
export const lugaresDePublicacao: readonly Opcao[] = [
  { valor: 'mural', rotulo: 'Local visível do órgão' },
  { valor: 'imprensa-oficial', rotulo: 'Órgão oficial de imprensa' },
  { valor: 'sitio', rotulo: 'Internet' },
]

/** Where in it what was published is found. */
export const referenciaDaPublicacao: Campo = {
  nome: 'referencia',
  tipo: 'texto',
  rotulo: 'Edição, página ou lugar',
  opcional: true,
}

/** Where a list is published. */
export const camposDaPublicacao: readonly Campo[] = [
  { nome: 'meios', tipo: 'marcas', rotulo: 'Onde', opcoes: lugaresDePublicacao },
  referenciaDaPublicacao,
]

/** Which of a list an act is of: the one that the address names, if any. */
export const inscricao = (c: Contexto): Campo => ({
  nome: 'inscricao',
  tipo: 'lista',
  rotulo: 'Inscrição',
  opcoes: c.registro?.escolhas['inscricao'] ?? [],
  inicial: c.busca['inscricao'],
})

/** Who was called from a list let the term pass. */
export const expirar = (titulo: string, introducao: string, enviar: string): Descricao => ({
  titulo: () => titulo,
  introducao: () => introducao,
  enviar,
  ensaio: true,
  perigo: true,
  blocos: (c) => [{ campos: [inscricao(c)] }],
})

/** An amount as a field of money has it, without the sign; nothing of no amount. */
export function emDinheiro(valor: number): string
export function emDinheiro(valor: number | undefined): string | undefined
export function emDinheiro(valor: number | undefined): string | undefined {
  return valor === undefined ? undefined : formatarReais(valor).replace('R$ ', '')
}

/** One's own, or of a member of the body without an account: asked only when there are such. */
export function deMembro(c: Contexto, rotulo: string): Campo[] {
  const outros = (c.auto ?? c.perda)?.colegiado?.semUsuario ?? []
  if (outros.length === 0) return []
  return [
    {
      nome: 'membro',
      tipo: 'opcao',
      rotulo,
      opcional: true,
      inicial: '',
      opcoes: [
        { valor: '', rotulo: 'De quem está usando o sistema' },
        ...outros.map((m) => ({
          valor: m.id,
          rotulo: m.nome,
          ajuda: 'sem usuário: a secretaria registra',
        })),
      ],
    },
  ]
}
