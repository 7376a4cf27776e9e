import { describe, expect, it } from 'vitest'
import { MAX_FILE_SIZE } from '#core/arquivo/arquivo.ts'
import { conferirArquivo, formatarTamanho } from './conferirArquivo.ts'

const arquivo = (size: number, type = 'application/pdf') => ({ name: 'a.pdf', size, type })

describe('antes de enviar', () => {
  it('cabe até o último byte abaixo do limite', () => {
    expect(conferirArquivo(arquivo(MAX_FILE_SIZE - 1))).toBeUndefined()
    expect(conferirArquivo(arquivo(MAX_FILE_SIZE))).toBeDefined()
  })
  it('vazio ou de outro tipo não vai; de tipo desconhecido, o servidor diz', () => {
    expect(conferirArquivo(arquivo(0))).toBeDefined()
    expect(conferirArquivo(arquivo(9, 'text/html'))).toBeDefined()
    expect(conferirArquivo(arquivo(9, ''))).toBeUndefined()
  })
})

it.each([
  [1, '1 kB'],
  [1_048_575, '1024 kB'],
  [1_572_864, '1,5 MB'],
])('%i bytes: %s', (bytes, texto) => expect(formatarTamanho(bytes)).toBe(texto))
