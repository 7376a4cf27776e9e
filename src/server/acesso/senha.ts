import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. */
const MEMORIA_KIB = 19_456
const PASSOS = 2
const BYTES = 32

/** Hashes a password into a PHC string (`$argon2id$v=19$m=…`). */
export async function guardarSenha(senha: string): Promise<string> {
  const sal = randomBytes(16)
  const resumo = await derivar(senha, sal, MEMORIA_KIB, PASSOS)
  return `$argon2id$v=19$m=${MEMORIA_KIB},t=${PASSOS},p=1$${b64(sal)}$${b64(resumo)}`
}

/** True when the password is the one kept; false for another, or for a string that is no hash. */
export async function conferirSenha(senha: string, guardada: string): Promise<boolean> {
  const partes = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=1\$([\w+/]+)\$([\w+/]+)$/.exec(guardada)
  if (!partes) return false
  const esperado = Buffer.from(partes[4] ?? '', 'base64')
  const obtido = await derivar(
    senha,
    Buffer.from(partes[3] ?? '', 'base64'),
    Number(partes[1]),
    Number(partes[2]),
  )
  return esperado.length === obtido.length && timingSafeEqual(esperado, obtido)
}

function derivar(senha: string, sal: Buffer, memory: number, passes: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const dados = {
      message: senha.normalize('NFC'),
      nonce: sal,
      parallelism: 1,
      tagLength: BYTES,
      memory,
      passes,
    }
    argon2('argon2id', dados, (erro, resumo) => (erro ? reject(erro) : resolve(resumo)))
  })
}

const b64 = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '')
