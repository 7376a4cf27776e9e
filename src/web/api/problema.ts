import type { Problema } from '../../server/contrato/contrato.ts'

/** What an API call ends in when it is not an answer: the server's problem, or no network. */
export class FalhaDaApi extends Error {
  readonly status: number
  readonly problema: Problema | undefined

  constructor(status: number, mensagem: string, problema?: Problema) {
    super(mensagem)
    this.name = 'FalhaDaApi'
    this.status = status
    this.problema = problema
  }

  /** The request did not reach the server, or its answer did not come back. */
  get semRede(): boolean {
    return this.status === 0
  }
}

/** Whether the error says that there is no open session. */
export const semSessao = (erro: unknown): boolean =>
  erro instanceof FalhaDaApi && erro.status === 401

/** A sentence for any error, in the words of who uses the system. */
export function fraseDoErro(erro: unknown): string {
  if (!(erro instanceof FalhaDaApi)) return 'Algo não funcionou como devia. Tente de novo.'
  if (erro.semRede) return 'Sem conexão com o servidor. Nada do que você escreveu se perdeu.'
  return erro.message
}
