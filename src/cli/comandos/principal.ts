import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { PASTA_DAS_LEIS } from '#law/files/lerPacotes.ts'
import { ajudaDe, ajudaGeral } from './ajuda.ts'
import { sugestao } from './parecido.ts'
import { registro } from './registro.ts'
import {
  CODIGO,
  ErroDeUso,
  ErroDoPedido,
  type Codigo,
  type Opcoes,
  type Saida,
} from './subcomando.ts'

const saida: Saida = {
  linha: (texto = '') => process.stdout.write(`${texto}\n`),
  erro: (texto) => process.stderr.write(`${texto}\n`),
  cor: process.stdout.isTTY && process.env.NO_COLOR === undefined,
  largura: Math.min(process.stdout.columns ?? 100, 100),
}

// `outorga lei x | head`: whoever reads has had enough, and that is no failure.
process.stdout.on('error', (erro: NodeJS.ErrnoException) => {
  if (erro.code === 'EPIPE') process.exit(CODIGO.ok)
  throw erro
})

/** Reads a subcommand's options; what parseArgs says in English is said in Portuguese. */
function ler(
  argumentos: string[],
  opcoes: NonNullable<Parameters<typeof parseArgs>[0]>['options'],
) {
  const todas = {
    ...opcoes,
    leis: { type: 'string' },
    ajuda: { type: 'boolean', short: 'h' },
    help: { type: 'boolean' },
  } as const
  try {
    return parseArgs({ args: argumentos, options: todas, allowPositionals: true })
  } catch (erro) {
    const codigo = (erro as NodeJS.ErrnoException).code
    const nome = /'-{1,2}([^ '<]+)/.exec((erro as Error).message)?.[1] ?? ''
    if (codigo === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') {
      throw new ErroDeUso(`Opção desconhecida: ${nome}.${sugestao(nome, Object.keys(todas))}`)
    }
    if (codigo === 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE') {
      throw new ErroDeUso(
        `A opção --${nome.replace(/^.*--/, '')} está sem valor, ou tem valor demais.`,
      )
    }
    throw erro
  }
}

async function despachar(argumentos: readonly string[]): Promise<Codigo> {
  const [nome, ...resto] = argumentos
  if (nome === undefined || ['ajuda', '--ajuda', '--help', '-h'].includes(nome)) {
    saida.linha(ajudaGeral())
    return nome === undefined ? CODIGO.uso : CODIGO.ok
  }
  const entrada = registro.find((s) => s.nome === nome)
  if (entrada === undefined) {
    const dica = sugestao(
      nome,
      registro.map((s) => s.nome),
    )
    throw new ErroDeUso(`Subcomando desconhecido: "${nome}".${dica} Veja: outorga --ajuda`)
  }
  const subcomando = await entrada.carregar()
  const { values, positionals } = ler(resto, subcomando.opcoes)
  const opcoes = values as Opcoes
  if (opcoes.ajuda === true || opcoes.help === true) {
    saida.linha(ajudaDe(entrada, subcomando))
    return CODIGO.ok
  }
  const [minimo, maximo] = subcomando.posicionais
  if (positionals.length < minimo || positionals.length > maximo) {
    throw new ErroDeUso(`Uso: outorga ${entrada.nome} ${subcomando.sinopse}`)
  }
  const leis = typeof opcoes.leis === 'string' ? resolve(opcoes.leis) : PASTA_DAS_LEIS
  return subcomando.executar({ posicionais: positionals, opcoes, leis, saida })
}

/**
 * The command `outorga`: what it was asked, in the words of `argumentos`; gives the exit code. What
 * went wrong is a sentence on the error output; a bug of the program is thrown.
 */
export async function principal(argumentos: readonly string[]): Promise<Codigo> {
  try {
    return await despachar(argumentos)
  } catch (erro) {
    if (!(erro instanceof ErroDeUso || erro instanceof ErroDoPedido)) throw erro
    saida.erro(erro.message)
    return erro instanceof ErroDeUso ? CODIGO.uso : CODIGO.recusado
  }
}
