import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'

export const ROOT = resolve(import.meta.dirname, '../../..')

export const USAGE = `Uso: npm start -- [opções]

  --porta N      porta das telas (padrão: 8080, ou a seguinte livre)
  --endereco IP  onde atender (padrão: 127.0.0.1; 0.0.0.0 atende a rede)
  --dados DIR    pasta de dados (padrão: dados, ao lado do programa)
  --publico URL  endereço do site para quem confere um documento (padrão: o das telas)
  --sem-demo     sem dados de demonstração
  --sem-telas    só a API, sem construir as telas
  --ajuda        este texto

  DATABASE_URL       PostgreSQL próprio (18 ou mais novo), em vez do embutido
  DATABASE_URL_APP   acesso da aplicação a ele, quando não for o mesmo
  OUTORGA_PUBLICO    o mesmo que --publico
  OUTORGA_CHAVES     arquivo das chaves da instalação (padrão: chaves.json, na pasta de dados)`

export interface Options {
  readonly porta: number | undefined
  readonly endereco: string
  readonly dados: string
  /** Origin of the public site, printed on documents; undefined: where it listens. */
  readonly enderecoPublico: string | undefined
  readonly demo: boolean
  readonly telas: boolean
  readonly databaseUrl: string | undefined
  readonly databaseUrlApp: string | undefined
}

/** Reads the command line; a mistake ends the process with a sentence and code 2. */
export function readOptions(args: readonly string[]): Options | 'ajuda' {
  try {
    return parse(args)
  } catch (error) {
    console.error(`${translate(error as Error)}\n\n${USAGE}`)
    return process.exit(2)
  }
}

function parse(args: readonly string[]): Options | 'ajuda' {
  const { values } = parseArgs({
    args: [...args],
    allowPositionals: false,
    options: {
      porta: { type: 'string' },
      endereco: { type: 'string', default: '127.0.0.1' },
      dados: { type: 'string' },
      publico: { type: 'string' },
      'sem-demo': { type: 'boolean', default: false },
      'sem-telas': { type: 'boolean', default: false },
      ajuda: { type: 'boolean', default: false },
    },
  })
  if (values.ajuda) return 'ajuda'
  return {
    porta: values.porta === undefined ? undefined : portNumber(values.porta),
    endereco: values.endereco,
    // npm runs us in the checkout; a relative folder is meant from where the person stands.
    dados:
      values.dados === undefined
        ? join(ROOT, 'dados')
        : resolve(process.env['INIT_CWD'] ?? process.cwd(), values.dados),
    enderecoPublico: publicAddress(values.publico ?? process.env['OUTORGA_PUBLICO']),
    demo: !values['sem-demo'],
    telas: !values['sem-telas'],
    databaseUrl: process.env['DATABASE_URL'] || undefined,
    databaseUrlApp: process.env['DATABASE_URL_APP'] || undefined,
  }
}

function publicAddress(text: string | undefined): string | undefined {
  if (text === undefined || text === '') return undefined
  const url = URL.parse(text)
  if (url !== null && /^https?:$/.test(url.protocol)) return url.origin
  throw new Error(
    `--publico ${text}: diga o endereço inteiro, como https://transporte.cidade.gov.br`,
  )
}

function portNumber(text: string): number {
  const port = Number(text)
  if (/^\d+$/.test(text) && port > 0 && port < 65_536) return port
  throw new Error(`--porta ${text}: a porta é um número de 1 a 65535.`)
}

function translate(error: Error & { code?: string }): string {
  const word = /'(.+?)'/.exec(error.message)?.[1] ?? ''
  switch (error.code) {
    case 'ERR_PARSE_ARGS_UNKNOWN_OPTION':
      return `Opção desconhecida: ${word}`
    case 'ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL':
      return `Não entendi: ${word}`
    case 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE':
      return `Valor ausente ou indevido em ${word}`
    default:
      return error.message
  }
}
