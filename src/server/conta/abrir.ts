import { randomUUID } from 'node:crypto'
import { corrente } from '#core/ato.ts'
import { criarMundo } from '#core/mundo/criarMundo.ts'
import type { Pessoa } from '#core/pessoa/pessoa.ts'
import { emMunicipio, type Tx } from '#ledger/banco.ts'
import { lerAtos } from '#ledger/vizinhanca.ts'
import { contarTentativa } from '../acesso/entrada.ts'
import { guardarSenha } from '../acesso/senha.ts'
import type { Casa } from '../casa.ts'
import { ProblemaHttp } from '../http/problema.ts'
import type { Servico } from '../servicos.ts'
import { defeitoDaSenha } from '../usuarios/senhas.ts'
import { anotar } from '../usuarios/usuarios.ts'
import { exigirViva } from './falecida.ts'
import { codigoNaoServe, donoDoCodigo, usarCodigo } from './convites.ts'

export type PedidoDeConta = Readonly<{
  /** CPF or CNPJ: digits and letters only. */
  identificador: string
  codigo: string
  login: string
  senha: string
  origem: string
  /** Of the browser, when a code was ever given in it; or empty. */
  marca: string
}>

/**
 * Opens the account of who brings the counter's code and is the person that it was given to; of who
 * has one already, gives it the new password. Answers the login. Throws 403, 422 and 429.
 */
export async function abrirConta(
  casa: Casa,
  servico: Servico,
  pedido: PedidoDeConta,
): Promise<{ login: string }> {
  const municipio = Number(servico.municipio)
  const identificador = pedido.identificador.toUpperCase().replaceAll(/[^0-9A-Z]/g, '')
  const quem = `conta:${municipio}:${identificador}`
  // Apart from those of who enters: wrong codes from the counter's network shut nobody out.
  const origem = `conta:${pedido.origem}`
  const tentativa = await contarTentativa(casa.pool, { quem, origem })
  const [pessoa, cadastro] = await emMunicipio(casa.pool, municipio, async (tx) => {
    const id = await donoDoCodigo(tx, servico.slug, pedido.codigo, pedido.marca)
    if (id === undefined) throw codigoNaoServe()
    await exigirViva(tx, id)
    return [id, await lerPessoa(tx, servico.slug, id)] as const
  })
  const identidade = cadastro?.identidade
  if (identidade?.identificador !== identificador) throw codigoNaoServe()
  const login = pedido.login.trim().toLowerCase()
  const defeito = defeitoDaSenha(pedido.senha, login)
  if (defeito !== undefined)
    throw new ProblemaHttp(422, defeito, { invalidos: [{ campo: 'senha', mensagem: defeito }] })
  const hash = await guardarSenha(pedido.senha)
  const aberta = await emMunicipio(casa.pool, municipio, async (tx) => {
    const por = await usarCodigo(tx, pessoa, pedido.codigo, pedido.origem)
    const { nome } = identidade
    return guardarConta(tx, { pessoa, login, hash, nome, servico: servico.slug, por })
  })
  await tentativa.deuCerto()
  return { login: aberta }
}

/** A person's register, from its own stream alone; undefined when there is none. */
export const lerPessoa = async (tx: Tx, servico: string, id: string): Promise<Pessoa | undefined> =>
  criarMundo(await lerAtos(tx, servico, [corrente('pessoa', id)])).pessoa(id)

type Conta = Readonly<{
  pessoa: string
  login: string
  hash: string
  nome: string
  servico: string
  /** Who gave the code at the counter: it stays in the account's history. */
  por: string
}>

async function guardarConta(tx: Tx, c: Conta): Promise<string> {
  const [ja] = await tx.sql<{ id: string; login: string }>(
    `UPDATE usuario SET senha_hash = $3, ativo = true, trocar_senha = false,
       servicos = CASE WHEN $4 = ANY (servicos) THEN servicos ELSE servicos || $4::text END
     WHERE municipio = $1 AND pessoa = $2 RETURNING id, login`,
    [tx.municipio, c.pessoa, c.hash, c.servico],
  )
  if (ja !== undefined) {
    await tx.sql('DELETE FROM sessao WHERE municipio = $1 AND usuario = $2', [tx.municipio, ja.id])
    await anotar(tx, ja.id, c.por, { senha: 'dada pelo código do balcão' })
    return ja.login
  }
  const id = randomUUID()
  const feitos = await tx.sql(
    `INSERT INTO usuario (municipio, id, servicos, login, nome, senha_hash, papeis, criado_por, pessoa)
     VALUES ($1, $2, $3, $4, $5, $6, '{titular}', $2, $7) ON CONFLICT (login) DO NOTHING RETURNING id`,
    [tx.municipio, id, [c.servico], c.login, c.nome, c.hash, c.pessoa],
  )
  if (feitos.length > 0) {
    await anotar(tx, id, c.por, { conta: 'aberta pelo código do balcão' })
    return c.login
  }
  const mensagem = 'Já existe uma conta com esse nome de acesso: escolha outro.'
  throw new ProblemaHttp(422, mensagem, { invalidos: [{ campo: 'login', mensagem }] })
}
