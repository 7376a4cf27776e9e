import type { Pacote } from '#law/pacote.ts'
import { type Campo, campo } from '../dados/base.ts'
import type { AtoImpresso } from '../fichas.ts'
import { dia, instante } from '../formato.ts'
import { nomeDe } from '../palavras.ts'

/** An act as the dossier tells it. */
export type AtoDoDossie = AtoImpresso &
  Readonly<{
    frase: string
    papel: string
    seq: number
    fatoEm: string
    registradoEm: string
    /** How who did it got into their account, when it was opened with a code. */
    acesso?: string
    /** What was written or shown with it, which is kept apart from the act; absent once erased. */
    escrito?: Readonly<{ texto?: string; prova?: string; evidencia?: string }>
  }>

/** One piece: the template of its body, what heads it, and its data. */
export type Peca = Readonly<{
  modelo: string
  titulo: string
  subtitulo: string | null
  aviso: string | null
  dados: object
}>

/** A file joined to the proceeding; `restrito`: not even its name is told. */
export type Juntado = Readonly<{ nome: string; em: string; por: string; restrito: boolean }>

type Texto = Readonly<{ rotulo: string; texto: string }>
type Provisao = Readonly<{ citacao: string; texto: string; fonte: string }>

/** What a kind of proceeding adds to the term of an act. */
export type NoTermo = Readonly<{
  fatos?: readonly Campo[]
  provisao?: Provisao
  /** Before what the act itself says. */
  textos?: readonly Texto[]
}>

/**
 * An act as a term of its own: what happened, when, by whom, under which provisions, its proof, and
 * what was written in it or argued.
 */
export function termo(
  ato: AtoDoDossie,
  titulo: string,
  pacote: Pacote,
  { fatos = [], provisao, textos = [] }: NoTermo = {},
): Peca {
  const { fuso } = pacote.lei.municipio
  return {
    modelo: 'peca-do-processo',
    titulo,
    subtitulo: null,
    aviso: null,
    dados: {
      frase: ato.frase,
      fatos: [
        campo('Data do ato', dia(ato.em)),
        campo('Registrado em', instante(ato.registradoEm, fuso)),
        campo('Registrado por', ato.autor),
        campo('Na qualidade de', nomeDe(ato.papel)),
        ...(ato.acesso === undefined ? [] : [campo('Por onde', ato.acesso, true)]),
        ...fatos,
        ...(ato.escrito?.prova === undefined ? [] : [campo('Prova', ato.escrito.prova, true)]),
      ],
      provisao: provisao ?? null,
      fundamentos: ato.citacoes,
      textos: [...textos, ...textosDo(ato)],
    },
  }
}

function textosDo({ tipo, dados, escrito }: AtoDoDossie): Texto[] {
  const dito = (chave: string) => {
    const v = (dados as Readonly<Record<string, unknown>>)[chave]
    return typeof v === 'string' ? v : undefined
  }
  // Of a letter that came back the reason is a code, already told in the sentence.
  const motivo = tipo.endsWith('Frustrada') ? undefined : dito('motivo')
  const lista: readonly (readonly [string, string | undefined])[] = [
    ['Texto apresentado', escrito?.texto],
    ['Relatório', dito('relatorio')],
    ['Razões', dito('razoes') ?? motivo],
  ]
  return lista.flatMap(([rotulo, texto]) => (texto === undefined ? [] : [{ rotulo, texto }]))
}

/** What was joined, in order: none, no piece. The files themselves go in the sealed archive. */
export const pecaDosArquivos = (juntados: readonly Juntado[], pacote: Pacote): readonly Peca[] =>
  juntados.length === 0
    ? []
    : [
        {
          modelo: 'peca-do-processo',
          titulo: 'Arquivos juntados',
          subtitulo: null,
          aviso: null,
          dados: {
            frase:
              'Na ordem em que foram juntados. Os arquivos vão no arquivo lacrado do processo.',
            fatos: juntados.map((j, i) =>
              campo(
                `Arquivo ${i + 1}`,
                `${j.restrito ? 'papel restrito' : j.nome}\njuntado por ${j.por} em ${instante(j.em, pacote.lei.municipio.fuso)}`,
                true,
              ),
            ),
            provisao: null,
            fundamentos: [],
            textos: [],
          },
        },
      ]
