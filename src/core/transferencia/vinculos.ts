import type { Vinculo } from '#law/esquema/transferencia.ts'

/** The ties of a successor to the holder who died. */
export const todosVinculos = [
  'conjuge',
  'companheiro',
  'filho',
  'outro-descendente',
  'ascendente',
  'irmao',
  'outro-colateral',
] as const satisfies readonly Vinculo[]
