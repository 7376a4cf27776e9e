import { createServer } from 'node:net'
import { StartupError } from '#ledger/embutido/errors.ts'

const FIRST = 8080

/** The asked port if it is free; without one, the first free from 8080 on. */
export async function choosePort(asked: number | undefined, host: string): Promise<number> {
  if (asked !== undefined) {
    const problem = await probe(asked, host)
    if (problem === undefined) return asked
    throw new StartupError(sentence(problem, asked, host))
  }
  for (let port = FIRST; port < FIRST + 50; port++) {
    const problem = await probe(port, host)
    if (problem === undefined) return port
    if (problem !== 'EADDRINUSE') throw new StartupError(sentence(problem, port, host))
  }
  throw new StartupError(`Nenhuma porta livre de ${FIRST} a ${FIRST + 49}. Indique uma: --porta N.`)
}

function sentence(problem: string, port: number, host: string): string {
  if (problem === 'EADDRINUSE') {
    return `A porta ${port} já está em uso por outro programa. Indique outra com --porta.`
  }
  if (problem === 'EACCES') {
    return `Este usuário não pode abrir a porta ${port}. Indique uma acima de 1023 com --porta.`
  }
  return `Não foi possível atender em ${host}:${port} (${problem}).`
}

function probe(port: number, host: string): Promise<string | undefined> {
  const { promise, resolve } = Promise.withResolvers<string | undefined>()
  const server = createServer()
  server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
  server.listen(port, host, () => server.close(() => resolve(undefined)))
  return promise
}
