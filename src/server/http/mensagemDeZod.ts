import type * as z from 'zod'

/** Says in Portuguese what is wrong with one field; the field's own name is beside it on screen. */
export function mensagemDeZod(defeito: z.core.$ZodIssue): string {
  switch (defeito.code) {
    case 'invalid_type':
      if (defeito.expected === 'int' || (defeito as { format?: string }).format === 'safeint')
        return 'Use um número inteiro.'
      return defeito.input === undefined
        ? 'Preencha este campo.'
        : 'O valor não é do tipo esperado.'
    case 'too_small':
      if (defeito.origin === 'string') {
        return Number(defeito.minimum) <= 1
          ? 'Preencha este campo.'
          : `Escreva pelo menos ${defeito.minimum} caracteres.`
      }
      if (defeito.origin === 'array') return `Informe pelo menos ${defeito.minimum}.`
      return defeito.inclusive === false
        ? `O valor deve ser maior que ${defeito.minimum}.`
        : `O valor mínimo é ${defeito.minimum}.`
    case 'too_big':
      if (defeito.origin === 'string') return `Escreva no máximo ${defeito.maximum} caracteres.`
      return defeito.inclusive === false
        ? `O valor deve ser menor que ${defeito.maximum}.`
        : `O valor máximo é ${defeito.maximum}.`
    case 'invalid_format':
      return FORMATOS[defeito.format] ?? 'O formato não é o esperado.'
    case 'invalid_value':
      return `Escolha um destes: ${defeito.values.join(', ')}.`
    case 'unrecognized_keys':
      return `Campos desconhecidos: ${defeito.keys.join(', ')}.`
    case 'custom':
      return typeof defeito.params?.['frase'] === 'string'
        ? defeito.params['frase']
        : 'O valor não é aceito.'
    default:
      return 'O valor não é aceito.'
  }
}

const FORMATOS: Record<string, string> = {
  date: 'Esta data não existe. Use AAAA-MM-DD.',
  datetime: 'Esta data e hora não existem.',
  email: 'O endereço de e-mail não é válido.',
  uuid: 'O identificador não é válido.',
}
