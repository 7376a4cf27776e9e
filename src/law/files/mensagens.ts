import type * as z from 'zod'

type Caminho = (string | number)[]
export type Falha = Readonly<{ caminho: Caminho; mensagem: string }>
type Issue = z.core.$ZodIssue

const TIPOS: Readonly<Record<string, string>> = {
  string: 'texto',
  number: 'número',
  int: 'número inteiro',
  boolean: 'true ou false',
  array: 'lista',
  object: 'bloco de chaves',
  record: 'bloco de chaves',
  null: 'nada',
  undefined: 'nada',
}

const tipoDe = (valor: unknown): string =>
  valor === null || valor === undefined
    ? 'nada'
    : Array.isArray(valor)
      ? 'uma lista'
      : typeof valor === 'object'
        ? 'um bloco de chaves'
        : typeof valor === 'string'
          ? `o texto "${valor.length > 40 ? `${valor.slice(0, 40)}…` : valor}"`
          : JSON.stringify(valor)

const noCaminho = (raiz: unknown, caminho: Caminho): unknown =>
  caminho.reduce<unknown>(
    (v, parte) => (v as Record<string | number, unknown> | undefined | null)?.[parte],
    raiz,
  )

/**
 * What the schema refused, in Portuguese, one line a fault. Of a union, only the branch that came
 * closest is told: the one whose first fault lies deepest, so that a mistake inside a dated value is
 * not buried under "it should have been a plain value".
 *
 * @param raiz the value that was checked, to say what was found in it.
 */
export function falhasDe(issues: readonly Issue[], raiz: unknown, antes: Caminho = []): Falha[] {
  return issues.flatMap((issue) => {
    const caminho = [...antes, ...(issue.path as Caminho)]
    const valor = noCaminho(raiz, caminho)
    if (issue.code === 'invalid_union' && issue.errors.length > 0) {
      const [melhor] = issue.errors.toSorted(
        (a, b) => fundura(b) - fundura(a) || a.length - b.length,
      )
      if (melhor !== undefined && fundura(melhor) > 0) return falhasDe(melhor, raiz, caminho)
    }
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((chave) => ({
        caminho: [...caminho, chave],
        mensagem: 'chave desconhecida',
      }))
    }
    return [{ caminho, mensagem: mensagemDe(issue, valor) }]
  })
}

const fundura = (issues: readonly Issue[]): number =>
  Math.max(
    ...issues.map(
      (i) =>
        i.path.length +
        (i.code === 'unrecognized_keys' ? 1 : 0) +
        (i.code === 'invalid_union' && i.errors.length > 0
          ? Math.max(...i.errors.map(fundura))
          : 0),
    ),
  )

function mensagemDe(issue: Issue, valor: unknown): string {
  if (valor === undefined && issue.code !== 'custom') return 'falta'
  switch (issue.code) {
    case 'invalid_type':
      return `espera ${TIPOS[issue.expected] ?? issue.expected}, mas há ${tipoDe(valor)}`
    case 'invalid_value':
      return `espera ${issue.values.map(String).join(', ')}; há ${tipoDe(valor)}`
    case 'invalid_union':
      return issue.discriminator === undefined
        ? `nenhuma das formas aceitas: há ${tipoDe(valor)}`
        : `valor não previsto: ${tipoDe(valor)}`
    case 'invalid_format':
      if (issue.format === 'date') return `não é um dia que exista (AAAA-MM-DD): ${tipoDe(valor)}`
      if (issue.format === 'starts_with')
        return `deve começar com "${String((issue as { prefix?: string }).prefix)}"`
      return `${/^[A-Z]/.test(issue.message) ? 'formato não aceito' : issue.message}: ${tipoDe(valor)}`
    case 'too_small':
      return issue.origin === 'array'
        ? `a lista precisa de ao menos ${issue.minimum} item`
        : `abaixo do mínimo (${issue.minimum}): há ${tipoDe(valor)}`
    case 'too_big':
      return `acima do máximo (${issue.maximum}): há ${tipoDe(valor)}`
    default:
      return issue.message
  }
}
