import { randomUUIDv7 } from 'node:crypto'
import type { Corrente } from '#core/ato.ts'
import type { DefinicaoDeComando } from '#core/comando.ts'
import { comandoPorNome } from '#core/comandos.ts'
import { autorDaSessao } from '../acesso/sessao.ts'
import type { Casa } from '../casa.ts'
import { feitoOuRecusado } from '../comandos/emHttp.ts'
import { executarComando } from '../comandos/executarComando.ts'
import type { Servico } from '../servicos.ts'
import type { Dono } from './dono.ts'

export function exigirComando(
  definicao: DefinicaoDeComando | undefined,
  nome: string,
): DefinicaoDeComando {
  if (definicao === undefined) throw new Error(`sem comando ${nome}`)
  return definicao
}

/**
 * Gives a command as the person of the account. Who asks has already looked whether it is theirs;
 * the core asks again. Throws 422 with the refusals.
 */
export async function fazerNaConta(
  casa: Casa,
  servico: Servico,
  dono: Dono,
  pedido: Readonly<{ nome: string; corrente: Corrente; dados: object }>,
): Promise<void> {
  const { nome, corrente, dados } = pedido
  await feitoOuRecusado(servico.pacote, () =>
    executarComando(casa, {
      servico,
      definicao: exigirComando(comandoPorNome(nome), nome),
      comando: { id: randomUUIDv7(), nome, corrente, dados },
      autor: autorDaSessao(dono),
      dispositivo: 'conta',
    }),
  )
}
