import { MAX_FILE_SIZE, TIPOS_DE_ARQUIVO } from '#core/arquivo/arquivo.ts'

/** What the browser offers to pick. */
export const ACEITOS: string = Object.keys(TIPOS_DE_ARQUIVO).join(',')

const MB = 1_048_576

/** Said before anything is picked. */
export const O_QUE_CABE: string = `PDF, JPEG, PNG ou WebP, de menos de ${MAX_FILE_SIZE / MB} MB cada um.`

/** A size as a person reads it: `12 kB`, `3,4 MB`. */
export function formatarTamanho(bytes: number): string {
  if (bytes < MB) return `${Math.max(1, Math.round(bytes / 1024))} kB`
  return `${(bytes / MB).toFixed(1).replace('.', ',')} MB`
}

/** Why a file will not be sent, or undefined. What it holds is for the server to tell. */
export function conferirArquivo({ name, size, type }: Pick<File, 'name' | 'size' | 'type'>) {
  if (size === 0) return `“${name}” está vazio.`
  if (size >= MAX_FILE_SIZE) {
    return `“${name}” tem ${formatarTamanho(size)} e não foi enviado: o limite é ${MAX_FILE_SIZE / MB} MB. Fotografe com menos resolução ou divida o PDF.`
  }
  if (type !== '' && !(type in TIPOS_DE_ARQUIVO)) {
    return `“${name}” não é um PDF nem uma imagem JPEG, PNG ou WebP.`
  }
  return undefined
}
