import {
  ComandoDiferente,
  ConflitoDeSequencia,
  TextoInvalido,
  valeTentarDeNovo,
} from '#ledger/erros.ts'
import type { Resultado } from '#ledger/executar.ts'
import type { Pacote } from '#law/pacote.ts'
import { ProblemaHttp } from '../http/problema.ts'
import { explicada } from '../leituras/recusas.ts'

type Feito = Exclude<Resultado, { recusas: unknown }>

/** What a command did; a refusal is thrown as a 422 whose sentences a person can read. */
export async function feitoOuRecusado(
  pacote: Pacote,
  fazer: () => Promise<Resultado>,
): Promise<Feito> {
  const resultado = await emHttp(fazer)
  if (!('recusas' in resultado)) return resultado
  throw new ProblemaHttp(422, 'A lei não permite neste momento.', {
    recusas: resultado.recusas.map((r) => explicada(r, pacote)),
  })
}

/** The ledger's own exceptions, as answers. */
async function emHttp(fazer: () => Promise<Resultado>): Promise<Resultado> {
  try {
    return await fazer()
  } catch (erro) {
    // Without a cause, no race was lost: who asks had seen an older sequence (RFC 9110, 13.1.1).
    if (erro instanceof ConflitoDeSequencia && erro.cause === undefined) {
      throw new ProblemaHttp(412, 'Este registro mudou desde que foi lido.', {
        detail: 'Recarregue para ver o que mudou; nada do que você enviou foi gravado.',
      })
    }
    if (valeTentarDeNovo(erro)) {
      throw new ProblemaHttp(409, 'Outra pessoa alterou este registro ao mesmo tempo.', {
        detail: 'Recarregue para ver o que mudou; nada do que você enviou foi gravado.',
      })
    }
    if (erro instanceof ComandoDiferente) {
      throw new ProblemaHttp(409, 'Esta Idempotency-Key já foi usada em outro comando.', {
        detail:
          'Uma chave vale para um só envio: o mesmo comando, os mesmos dados, a mesma pessoa. ' +
          'Nada do que você enviou agora foi gravado.',
      })
    }
    if (erro instanceof TextoInvalido) {
      throw new ProblemaHttp(400, 'Há um caractere que não pode ser gravado.', {
        invalidos: [{ campo: '', mensagem: 'Retire os caracteres de controle do texto.' }],
      })
    }
    throw erro
  }
}
