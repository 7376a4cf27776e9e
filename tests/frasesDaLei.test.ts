import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { comandos } from '#core/comandos.ts'
import { especiesDeVencimento } from '#core/vencimento/registro.ts'
import { codigosComFrase, explicar } from '#core/mensagens/explicar.ts'
import { atosComFrase, fraseDoAto } from '#core/mensagens/fraseDoAto.ts'
import { naLei, termosGenericos } from '#core/mensagens/naLei.ts'
import { comPalavraAlheia, pacotesLidos } from './apoio/palavrasDaLei.ts'

test('a slot takes the article, the plural and the gender of the word', () => {
  const auto = { singular: 'ocorrência', plural: 'ocorrências', genero: 'f' } as const
  const termos = { ...termosGenericos, auto }
  expect(naLei('{O auto} foi anulad{auto:o|a}; {autos} {do auto} {x}', termos)).toBe(
    'A ocorrência foi anulada; ocorrências da ocorrência {x}',
  )
  expect(naLei('{Auto} {ao auto} {neste auto}', termos)).toBe(
    'Ocorrência à ocorrência nesta ocorrência',
  )
})

describe.each(pacotesLidos.map((p) => [p.lei.id, p] as const))('%s', (id, pacote) => {
  const { termos } = pacote.lei
  test('refusals', () => {
    const frases = codigosComFrase.map((codigo) => explicar({ codigo, fundamentos: [] }, pacote))
    expect(comPalavraAlheia(id, frases)).toEqual([])
  })
  test('acts', () => {
    const frases = atosComFrase.map((tipo) => fraseDoAto({ tipo, dados: {} }, pacote))
    expect(comPalavraAlheia(id, frases)).toEqual([])
  })
  test('buttons and what falls due', () => {
    const nomes = [...comandos.map((c) => c.rotulo), ...especiesDeVencimento.map((e) => e.nome)]
    expect(
      comPalavraAlheia(
        id,
        nomes.map((n) => naLei(n, termos)),
      ),
    ).toEqual([])
  })
})

test('no sentence writes by itself a word that each law has its own for', () => {
  const raiz = join(import.meta.dirname, '../src/core')
  const nuas: string[] = []
  for (const nome of readdirSync(raiz, { recursive: true, encoding: 'utf8' })) {
    if (
      !/mensagens|frases/.test(nome) ||
      !nome.endsWith('.ts') ||
      /\.(test|prova)\.|naLei/.test(nome)
    )
      continue
    const texto = readFileSync(join(raiz, nome), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '')
    for (const [literal] of texto.matchAll(/'[^'\n]* [^'\n]*'|`[^`]* [^`]*`/g)) {
      const sem = literal.replaceAll(/\$?\{[^{}]*\}/g, '')
      if (
        /\b(?:[oa]|[dn][oa]|ao|um|sem|este|houve) (?:auto|licenciamento|outorga|permissão|crachá)\b/iu.test(
          sem,
        )
      )
        nuas.push(`${nome}: ${literal}`)
    }
  }
  expect(nuas).toEqual([])
})
