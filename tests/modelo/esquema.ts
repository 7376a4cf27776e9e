import type * as z from 'zod'
import type { Acaso } from './acaso.ts'

/** Draws the leaves that a schema alone cannot: `undefined` leaves it to the schema. */
export type Folha = (caminho: readonly string[], tipo: string) => unknown

type Def = Readonly<Record<string, unknown>> &
  Readonly<{ type: string; checks?: readonly unknown[] }>
const defDe = (s: unknown): Def => (s as { _zod: { def: Def } })._zod.def
const regra = (c: unknown): Readonly<Record<string, unknown>> =>
  (c as { _zod: { def: Readonly<Record<string, unknown>> } })._zod.def

/** Bounds that a schema's checks put, by the checks' own names. */
function limites(
  def: Def,
): Readonly<{ min?: number; max?: number; regex?: RegExp; formato?: string }> {
  const l: { min?: number; max?: number; regex?: RegExp; formato?: string } = {}
  if (typeof def['format'] === 'string') l.formato = def['format']
  for (const c of def.checks ?? []) {
    const r = regra(c)
    if (typeof r['minimum'] === 'number') l.min = r['minimum']
    if (typeof r['maximum'] === 'number') l.max = r['maximum']
    if (r['check'] === 'greater_than')
      l.min = Number(r['value']) + (r['inclusive'] === true ? 0 : 1)
    if (r['check'] === 'less_than') l.max = Number(r['value']) - (r['inclusive'] === true ? 0 : 1)
    if (r['pattern'] instanceof RegExp) l.regex = r['pattern']
    if (r['check'] === 'string_format' && typeof r['format'] === 'string') l.formato = r['format']
  }
  return l
}

const ESTRANHOS = [
  '',
  'a',
  'ação',
  '🚌🏽'.repeat(5),
  "'; DROP TABLE ato; --",
  '<b>&',
  '\u202eoãç',
  'ﬁ',
] as const

function texto(def: Def, a: Acaso, hostil: boolean): string {
  const { min = 0, max = 40, regex, formato } = limites(def)
  if (formato === 'date')
    return hostil ? a.um(['1900-01-01', '2199-12-31', '2024-02-29']) : '2025-06-30'
  if (formato === 'datetime')
    return hostil
      ? a.um(['1900-01-01T00:00:00Z', '2199-12-31T23:59:59-12:00', '2024-02-29T23:59:59.999+14:00'])
      : '2025-06-30T12:00:00Z'
  if (formato === 'email') return 'alguem@exemplo.org'
  if (formato === 'url') return 'https://exemplo.org'
  if (formato === 'uuid') return '0198a0c0-0000-7000-8000-000000000000'
  if (regex !== undefined) {
    const tentativas = [
      '18:00',
      '06:00',
      '3304904',
      '1302603',
      'AD',
      'ACC',
      'a'.repeat(64),
      '2025-06',
      '01',
      'A1',
    ]
    return tentativas.find((t) => regex.test(t)) ?? ''
  }
  if (!hostil) return 'Conforme o requerimento.'.slice(0, Math.max(max, min)).padEnd(min, 'x')
  const base = a.um(ESTRANHOS)
  if (a.chance(50) && base !== '') return base.repeat(Math.ceil(max / base.length)).slice(0, max)
  return base.slice(0, max).padEnd(min, 'x')
}

function numero(def: Def, a: Acaso, hostil: boolean): number {
  const { min, max } = limites(def)
  const menor = min ?? (hostil ? Number.MIN_SAFE_INTEGER : 0)
  const maior = max ?? (hostil ? Number.MAX_SAFE_INTEGER : 1000)
  if (hostil) return a.um([menor, maior, Math.min(Math.max(0, menor), maior)])
  return menor + a.ate(Math.min(maior - menor, 1000) + 1)
}

/**
 * A value for the schema: extremes that it still admits when `hostil`, else plain ones. `folha` is
 * asked first. What a schema refines by code may still refuse the value: parse it.
 */
export function valorPara(
  schema: z.ZodType,
  a: Acaso,
  folha: Folha,
  hostil = false,
  caminho: readonly string[] = [],
): unknown {
  const def = defDe(schema)
  const dentro = (s: unknown, ...mais: string[]): unknown =>
    valorPara(s as z.ZodType, a, folha, hostil, [...caminho, ...mais])
  const dada = folha(caminho, def.type)
  if (dada !== undefined) return dada
  switch (def.type) {
    case 'object': {
      const campos = Object.entries(def['shape'] as Record<string, unknown>)
      return Object.fromEntries(
        campos.flatMap(([k, s]) => {
          const v = dentro(s, k)
          return v === undefined ? [] : [[k, v]]
        }),
      )
    }
    case 'optional':
    case 'default':
    case 'nullable':
    case 'nonoptional':
    case 'readonly':
    case 'catch':
      if (def.type !== 'nonoptional' && def.type !== 'readonly' && a.chance(40)) return undefined
      return dentro(def['innerType'])
    case 'pipe':
      return dentro(def['in'])
    case 'lazy':
      return dentro((def['getter'] as () => unknown)())
    case 'array': {
      const { min = 0, max = 3 } = limites(def)
      const n = hostil
        ? a.um([min, Math.min(max, min + 30)])
        : min + a.ate(Math.min(max - min, 2) + 1)
      return Array.from({ length: n }, () => dentro(def['element'], '[]'))
    }
    case 'record': {
      if (hostil && a.chance(50)) return {}
      const chave = hostil ? a.um(['__proto__', 'constructor', 'toString', '🚌']) : 'A'
      return { [chave]: dentro(def['valueType'], '*') }
    }
    case 'union':
      return dentro(a.um(def['options'] as readonly unknown[]))
    case 'enum':
      return a.um(Object.values(def['entries'] as Record<string, unknown>))
    case 'literal':
      return a.um(def['values'] as readonly unknown[])
    case 'boolean':
      return a.chance(60)
    case 'number':
    case 'int':
      return numero(def, a, hostil)
    case 'string':
      return texto(def, a, hostil)
    case 'null':
      return null
    default:
      return hostil ? a.um([null, -1, 'x', [], {}, 1e15]) : 1
  }
}
