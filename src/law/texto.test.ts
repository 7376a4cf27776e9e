// The three laws are stored word for word. Each pack keeps the text as it was published
// (fonte.txt) and the same text cut into provisions (texto/*.yaml): this file proves that
// one is the other, with nothing left over and nothing added.
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import {
  divergencia,
  foraDeOrdem,
  ID,
  NOTA,
  palavrasDaFonte,
  ROTULO,
  rotuloDe,
  type Entrada,
} from './texto.prova.ts'

const raiz = new URL('../../leis/', import.meta.url)
const lerFonte = (pack: string) => readFileSync(new URL(`${pack}/fonte.txt`, raiz), 'utf8')
const lerTexto = (pack: string): Entrada[] => {
  const pasta = new URL(`${pack}/texto/`, raiz)
  return readdirSync(pasta)
    .filter((nome) => nome.endsWith('.yaml'))
    .toSorted()
    .flatMap((nome) => parse(readFileSync(new URL(nome, pasta), 'utf8')) as Entrada[])
}

// Counted by hand in the published texts, never computed from the data under test.
const esperado = {
  'am-manaus-mototaxi': {
    fonte: 'Lei nº 2.292, de 28/12/2017',
    desde: '2017-12-28',
    dispositivos: 136,
    caputs: 41,
    paragrafos: 25,
    incisos: 69,
    alineas: 0,
    anexos: 1,
    agrupadores: 16, // 5 chapters, 9 sections, preamble, closing
    artigosQueFaltam: [] as number[],
    alteracoes: {
      'Lei nº 2.408, de 16/01/2019': { desde: '2019-01-16', presumida: false, redacoes: 2 },
    },
    desconhecidas: ['art4_par1u'],
  },
  'go-cidade-ocidental-escolar': {
    fonte: 'Lei nº 948, de 12/12/2014',
    desde: '2014-12-12',
    dispositivos: 347,
    caputs: 29,
    paragrafos: 23,
    incisos: 143,
    alineas: 152,
    anexos: 0,
    agrupadores: 0,
    artigosQueFaltam: [17], // the published text goes from art. 16 to art. 18
    alteracoes: { 'Lei nº 1.339/2022': { desde: '2022-01-01', presumida: true, redacoes: 21 } },
    desconhecidas: ['art5_cpt'],
  },
  'rj-marica-escolar': {
    fonte: 'Lei nº 2.302, de 25/11/2009',
    desde: '2009-11-25',
    dispositivos: 159,
    caputs: 52,
    paragrafos: 29,
    incisos: 78,
    alineas: 0,
    anexos: 0,
    agrupadores: 13, // 9 chapters, 2 sections, preamble, closing
    artigosQueFaltam: [],
    alteracoes: {
      'Lei nº 3.544, de 10/01/2025': { desde: '2025-01-10', presumida: false, redacoes: 1 },
      'Lei nº 3.678, de 08/12/2025': { desde: '2025-12-08', presumida: false, redacoes: 1 },
    },
    desconhecidas: [],
  },
} as const

const contar = (entradas: readonly Entrada[], id: RegExp) =>
  entradas.filter((entrada) => !entrada.agrupador && id.test(entrada.id)).length

// ---------------------------------------------------------------- the proofs

describe.each(Object.entries(esperado))('%s', (pack, lei) => {
  const entradas = lerTexto(pack)
  const fonte = lerFonte(pack)
  const publicado = palavrasDaFonte(fonte)
  const redacoes = entradas.flatMap(({ id, redacoes: lista }) =>
    lista.map((redacao) => ({ id, ...redacao })),
  )

  test('every word of the published text is stored, in its order, and no other', () => {
    expect(publicado.length).toBeGreaterThan(3000)
    expect(divergencia(publicado, entradas)).toBeNull()
  })

  test('the comparison sees any single provision touched', () => {
    const trocar = (i: number, mudar: (texto: string) => string) =>
      entradas.map((entrada, j) =>
        j === i
          ? {
              ...entrada,
              redacoes: entrada.redacoes.map((r) => ({ ...r, texto: r.texto && mudar(r.texto) })),
            }
          : entrada,
      )
    const cegas = entradas.flatMap(({ id }, i) => [
      ...(divergencia(
        publicado,
        trocar(i, (t) => t.replace(/\S+$/u, 'x')),
      )
        ? []
        : [`${id} word`]),
      ...(divergencia(
        publicado,
        trocar(i, (t) => `${t} de`),
      )
        ? []
        : [`${id} added`]),
      ...(divergencia(
        publicado,
        trocar(i, (t) => t.replace(/.$/u, '')),
      )
        ? []
        : [`${id} point`]),
      ...(divergencia(publicado, entradas.toSpliced(i, 1)) ? [] : [`${id} dropped`]),
    ])
    expect(cegas).toEqual([])
  })

  test('every id is unique, well formed, carries its label and stands in its place', () => {
    const ids = entradas.map(({ id }) => id)
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([])
    expect(ids.filter((id) => !ID.test(id))).toEqual([])
    expect(entradas.filter(({ id, rotulo }) => !rotuloDe(id).test(rotulo))).toEqual([])
    expect(foraDeOrdem(ids, lei.artigosQueFaltam)).toEqual([])
  })

  test('the order check sees any two neighbours swapped', () => {
    // Groupings aside: a section between two articles is held in its place by the words.
    const ids = entradas.map(({ id }) => id).filter((id) => id.startsWith('art'))
    expect(foraDeOrdem(ids, lei.artigosQueFaltam)).toEqual([])
    const cegas = ids.slice(1).filter((id, i) => {
      const trocados = ids.toSpliced(i, 2, id, ids[i]!)
      return foraDeOrdem(trocados, lei.artigosQueFaltam).length === 0
    })
    expect(cegas).toEqual([])
  })

  test('counts', () => {
    expect({
      dispositivos: contar(entradas, /./u),
      caputs: contar(entradas, /_cpt$/u),
      paragrafos: contar(entradas, /_par\d+u?$/u),
      incisos: contar(entradas, /_inc\d+$/u),
      alineas: contar(entradas, /_ali\d+$/u),
      anexos: contar(entradas, /^anx/u),
      agrupadores: entradas.filter(({ agrupador }) => agrupador).length,
    }).toEqual({
      dispositivos: lei.dispositivos,
      caputs: lei.caputs,
      paragrafos: lei.paragrafos,
      incisos: lei.incisos,
      alineas: lei.alineas,
      anexos: lei.anexos,
      agrupadores: lei.agrupadores,
    })
    expect(
      entradas.filter(
        ({ id, agrupador }) => /^(?:pre|fecho|cap)/u.test(id) !== (agrupador === true),
      ),
    ).toEqual([])
  })

  test('each amended text is the one that the publisher marks as amended', () => {
    const marcados = fonte.split('\n').flatMap((linha) => {
      const nota = [...linha.matchAll(NOTA)][0]
      return nota ? [`${ROTULO.exec(linha.trim())![1]} ${nota[1]!.replace('.', '')}`] : []
    })
    const alterados = entradas.flatMap(({ rotulo, redacoes: lista }) =>
      lista
        .filter((r) => r.fonte !== lei.fonte)
        .map((r) => `${rotulo} ${/nº ([\d.]+)/u.exec(r.fonte)![1]!.replace('.', '')}`),
    )
    expect(alterados).toEqual(marcados)
  })

  test('redactions: dates, sources, and the ones that nobody kept', () => {
    const alteracoes = Object.entries(lei.alteracoes)
    expect(
      Object.fromEntries(
        alteracoes.map(([nome]) => {
          const dela = redacoes.filter((r) => r.fonte === nome)
          return [
            nome,
            {
              desde: [...new Set(dela.map((r) => r.desde))].join(),
              presumida: dela.every((r) => r.dataPresumida === true),
              redacoes: dela.length,
            },
          ]
        }),
      ),
    ).toEqual(lei.alteracoes)
    const originais = redacoes.filter((r) => r.fonte === lei.fonte)
    expect(originais.length + alteracoes.reduce((n, [, a]) => n + a.redacoes, 0)).toBe(
      redacoes.length,
    )
    expect(originais.filter((r) => r.desde !== lei.desde || r.dataPresumida)).toEqual([])
    expect(redacoes.filter((r) => (r.texto === null) !== (r.desconhecida === true))).toEqual([])
    expect(redacoes.filter((r) => r.texto === null).map((r) => r.id)).toEqual(lei.desconhecidas)
    expect(redacoes.filter((r) => r.ate !== undefined)).toEqual([])
    // Within a provision, each redaction begins after the one before it.
    expect(
      entradas.filter(({ redacoes: lista }) =>
        lista.some((r, i) => i > 0 && r.desde <= lista[i - 1]!.desde),
      ),
    ).toEqual([])
  })
})

describe('what each law is known for', () => {
  const manaus = lerTexto('am-manaus-mototaxi')
  const cidade = lerTexto('go-cidade-ocidental-escolar')
  const marica = lerTexto('rj-marica-escolar')
  const achar = (lei: Entrada[], id: string) => lei.find((entrada) => entrada.id === id)!

  test('lists of infractions', () => {
    expect(contar(manaus, /^art32_cpt_inc\d+$/u)).toBe(45)
    expect(contar(cidade, /^art20_cpt_inc\d+$/u)).toBe(46)
    expect(contar(cidade, /^art11_cpt_inc\d+$/u)).toBe(17)
    expect(contar(marica, /^art27_cpt_inc\d+$/u)).toBe(20)
  })

  test('Manaus: every infraction of art. 32 keeps its fine or its measure on a line of its own', () => {
    const infracoes = manaus.filter(({ id }) => id.startsWith('art32_cpt_inc'))
    expect(
      infracoes.filter(
        ({ redacoes }) => !/\n(?:Pena|Medida administrativa): /u.test(redacoes[0]!.texto!),
      ),
    ).toEqual([])
    expect(achar(manaus, 'art32_cpt_inc7').redacoes[0]!.texto).toBe(
      'operar com veículo não aprovado pelo Poder Público.\nPena: multa de cinco UFMs.\nMedida administrativa: apreensão do veículo.',
    )
  })

  test('Cidade Ocidental: each of the 46 infractions of art. 20 opens with its class and its penalty', () => {
    const textos = (id: RegExp) =>
      cidade.filter((e) => id.test(e.id)).map((e) => e.redacoes[0]!.texto!)
    const classes = textos(/^art20_cpt_inc\d+_ali1$/u)
    expect(classes.length).toBe(46)
    expect(classes.filter((t) => !/^Infração: (?:leve|média|grave|gravíssima);$/u.test(t))).toEqual(
      [],
    )
    expect(
      textos(/^art20_cpt_inc\d+_ali2$/u).filter((t) => /^Penalidade: multa[.;]$/u.test(t)).length,
    ).toBe(46)
  })

  test('Cidade Ocidental: the alíneas of art. 13 hang from its caput', () => {
    expect(cidade.filter(({ id }) => id.startsWith('art13_')).map(({ id }) => id)).toEqual([
      'art13_cpt',
      'art13_cpt_ali1',
      'art13_cpt_ali2',
      'art13_cpt_ali3',
      'art13_cpt_ali4',
      'art13_par1u',
    ])
  })

  test('Maricá: art. 17 has three redactions', () => {
    expect(achar(marica, 'art17_cpt').redacoes.map((r) => [r.desde, r.fonte])).toEqual([
      ['2009-11-25', 'Lei nº 2.302, de 25/11/2009'],
      ['2025-01-10', 'Lei nº 3.544, de 10/01/2025'],
      ['2025-12-08', 'Lei nº 3.678, de 08/12/2025'],
    ])
  })

  test('Manaus: art. 13 § 6º exists only since its amendment, without the amending law’s quotation mark', () => {
    const paragrafo = achar(manaus, 'art13_par6')
    expect(paragrafo.redacoes.map((r) => r.desde)).toEqual(['2019-01-16'])
    expect(paragrafo.redacoes[0]!.texto!.endsWith('da sua permissão.')).toBe(true)
  })
})
