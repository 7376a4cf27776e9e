import { randomUUIDv7 } from 'node:crypto'
import type { Corrente } from '#core/ato.ts'
import { emMunicipio } from '#ledger/banco.ts'
import { autorDaSessao } from '../acesso/sessao.ts'
import type { Casa } from '../casa.ts'
import { feitoOuRecusado } from '../comandos/emHttp.ts'
import { executarComando, exigirComando } from '../comandos/executarComando.ts'
import type { Servico } from '../servicos.ts'
import { dispositivoDaConta } from './acessos.ts'
import type { Dono } from './dono.ts'

/**
 * Gives a command as the person of the account. Who asks has already looked whether it is theirs;
 * the core asks again. The act says how the account was got into. Throws 422 with the refusals.
 */
export async function fazerNaConta(
  casa: Casa,
  servico: Servico,
  dono: Dono,
  pedido: Readonly<{ nome: string; corrente: Corrente; dados: object }>,
): Promise<void> {
  const { nome, corrente, dados } = pedido
  const dispositivo = await emMunicipio(casa.pool, Number(servico.municipio), (tx) =>
    dispositivoDaConta(tx, dono.pessoa),
  )
  await feitoOuRecusado(servico.pacote, () =>
    executarComando(casa, {
      servico,
      definicao: exigirComando(nome),
      comando: { id: randomUUIDv7(), nome, corrente, dados },
      autor: autorDaSessao(dono),
      dispositivo,
    }),
  )
}
