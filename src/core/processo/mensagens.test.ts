import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { mensagensDeDivida } from '#core/divida/mensagens.ts'
import { mensagensDeInfracao } from '#core/infracao/mensagens.ts'
import { temFrase } from '#core/mensagens/explicar.ts'
import { mensagensDeNotificacao } from '#core/notificacao/mensagens.ts'
import { mensagensDeProcesso } from './mensagens.ts'

const raiz = new URL('..', import.meta.url).pathname
const fontes = ['infracao', 'processo', 'multa', 'divida', 'notificacao']
  .flatMap((sala) => globSync(`${sala}/**/*.ts`, { cwd: raiz }))
  .filter((f) => !/\.(test|prova)\.ts$/.test(f))
const codigos = new Set(
  fontes.flatMap((f) =>
    [...readFileSync(raiz + f, 'utf8').matchAll(/codigo:[^,\n]*'/g)].flatMap(([trecho]) =>
      [...trecho.matchAll(/'([a-z]+\.[a-z-]+)'/g)].map((m) => m[1] ?? ''),
    ),
  ),
)
/** Refusals whose sentence belongs to another room: it has one there. */
const deOutraSala = new Set([
  'junta.nao-e-membro',
  'lei.nao-preve',
  'recurso.parecer-ja-emitido',
  'recurso.sem-parecer',
  'parametro.ausente',
  'data.futura',
  'auto.auxiliar-a-qualquer-hora',
  'auto.dentro-da-jornada',
  'auto.dentro-da-tolerancia',
])

/** Refused by the register of persons, and by the account's own screens. */
const daConta = new Set(['conta.so-no-balcao', 'conta.ja-aceita', 'conta.nao-aceita'])

describe('as frases das recusas', () => {
  it('há uma para cada código que estas salas dão, e nenhuma a mais', () => {
    const frases = [
      mensagensDeInfracao,
      mensagensDeProcesso,
      mensagensDeDivida,
      mensagensDeNotificacao,
    ]
      .flatMap((m) => Object.keys(m))
      .filter((c) => !daConta.has(c))
    expect(frases.toSorted()).toEqual([...codigos].filter((c) => !deOutraSala.has(c)).toSorted())
  })
  it('as de outra sala têm a sua lá', () => {
    for (const codigo of deOutraSala) expect(temFrase(codigo), codigo).toBe(true)
  })
  it('e diz algo mesmo quando a recusa não traz dados', () => {
    for (const frase of [
      ...Object.values(mensagensDeInfracao),
      ...Object.values(mensagensDeProcesso),
      ...Object.values(mensagensDeDivida),
    ])
      expect(frase({ codigo: 'x.y', fundamentos: [] }, () => 'art. 1º').length).toBeGreaterThan(10)
  })
})
