import { endereco, falhaDe, lerCsrf } from './cliente.ts'
import { FalhaDaApi } from './problema.ts'

/** Where a file goes: the register it is joined to and the kind of paper it is ('' for any other). */
export type DestinoDoArquivo = Readonly<{ recurso: string; ficha: string; papel: string }>

/**
 * Joins a file to a register. `aoAndar` is told the share sent, from 0 to 1: `fetch` cannot tell it,
 * hence the older request. Throws `FalhaDaApi`.
 */
export function enviarArquivo(
  base: string,
  { recurso, ficha, papel }: DestinoDoArquivo,
  arquivo: File,
  aoAndar?: (parte: number) => void,
): Promise<void> {
  return enviarArquivoA(endereco(`${base}/arquivos`, { recurso, ficha, papel }), arquivo, aoAndar)
}

/** Sends a file to an address after `/api/v1`. Throws `FalhaDaApi`. */
export function enviarArquivoA(
  caminho: string,
  arquivo: File,
  aoAndar?: (parte: number) => void,
): Promise<void> {
  const corpo = new FormData()
  corpo.append('arquivo', arquivo, arquivo.name)
  return new Promise((resolve, reject) => {
    const pedido = new XMLHttpRequest()
    pedido.open('POST', `/api/v1${caminho}`)
    pedido.responseType = 'json'
    pedido.setRequestHeader('accept', 'application/json')
    pedido.setRequestHeader('x-csrf', lerCsrf())
    pedido.upload.addEventListener('progress', (e) => {
      if (e.lengthComputable && e.total > 0) aoAndar?.(e.loaded / e.total)
    })
    pedido.addEventListener('load', () => {
      if (pedido.status < 300) resolve()
      else reject(falhaDe(pedido.status, pedido.response))
    })
    pedido.addEventListener('error', () =>
      reject(new FalhaDaApi(0, 'Sem conexão com o servidor. O arquivo não foi enviado.')),
    )
    pedido.send(corpo)
  })
}
