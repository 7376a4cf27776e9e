import type { Papel } from '../contexto.ts'

/** Bytes from which a file is refused. */
export const MAX_FILE_SIZE: number = 10 * 1024 * 1024

/** The types of content that are kept, and what each is called. */
export const TIPOS_DE_ARQUIVO: Readonly<Record<string, string>> = {
  'application/pdf': 'PDF',
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
  'image/webp': 'WebP',
}

/** The registers whose files may have others joined. */
export const FILE_HOLDERS = [
  'pessoas',
  'veiculos',
  'outorgas',
  'autos',
  'vistorias',
  'recolhimentos',
  'perdas',
  'selecoes',
] as const
export type FileHolder = (typeof FILE_HOLDERS)[number]

/** Who joins files. */
export const JOIN_FILES: readonly Papel[] = [
  'atendente',
  'vistoriador',
  'fiscal',
  'gestor',
  'procuradoria',
]

/** Who opens restricted papers, each opening recorded. */
export const OPEN_RESTRICTED: readonly Papel[] = ['atendente', 'gestor', 'procuradoria']
