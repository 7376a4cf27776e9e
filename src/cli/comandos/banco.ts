import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { StartupError } from '#ledger/embutido/errors.ts'
import { openDatabase, type OpenDatabase } from '#ledger/embutido/open.ts'
import { ErroDoPedido, type Opcoes, type Saida } from './subcomando.ts'

/**
 * Opens the ledger's database, gives it to `usar`, and stops what was started for it. A folder
 * without a ledger is an error, and no empty ledger is made in it.
 */
export async function comBanco<T>(
  opcoes: Opcoes,
  saida: Saida,
  usar: (banco: OpenDatabase) => Promise<T>,
): Promise<T> {
  const dados =
    typeof opcoes.dados === 'string'
      ? resolve(opcoes.dados)
      : join(import.meta.dirname, '../../../dados')
  const proprio = (process.env.DATABASE_URL ?? '') !== ''
  if (!proprio && !['banco', 'banco-em.txt'].some((nome) => existsSync(join(dados, nome)))) {
    throw new ErroDoPedido(
      `Não há livro em ${dados}. Inicie o sistema (npm start) ou indique --dados.`,
    )
  }
  let banco: OpenDatabase
  try {
    banco = await openDatabase(dados, (aviso) => saida.erro(aviso))
  } catch (erro) {
    if (erro instanceof StartupError) throw new ErroDoPedido(erro.message)
    throw erro
  }
  try {
    return await usar(banco)
  } catch (erro) {
    const mensagem = MENSAGENS[(erro as { code?: string }).code ?? '']
    if (mensagem === undefined) throw erro
    throw new ErroDoPedido(mensagem)
  } finally {
    await banco.close()
  }
}

/** What the database answers when it is not a ledger, or not there. */
const MENSAGENS: Readonly<Record<string, string>> = {
  '42P01': 'O banco não tem as tabelas do livro. Inicie o sistema (npm start) uma vez.',
  '42703':
    'O banco é de uma versão anterior do sistema. Inicie o sistema (npm start) uma vez, para atualizá-lo.',
  '28P01': 'O banco recusou a senha de DATABASE_URL.',
  '3D000': 'O banco de DATABASE_URL não existe.',
  ECONNREFUSED: 'O banco de dados não responde.',
  ENOTFOUND: 'O servidor de DATABASE_URL não foi encontrado.',
}
