import type { RecusaExplicada } from '../../server/contrato/contrato.ts'

/** How much is due on a day, in centavos, and the account, line by line. */
export type Devido = Readonly<{ devido: number; passos: readonly string[] }>

/** What the refusal of a wrong amount says of the right one; undefined when none of them says it. */
export function devidoDasRecusas(recusas: readonly RecusaExplicada[]): Devido | undefined {
  for (const { codigo, dados } of recusas) {
    const devido = dados?.['devido']
    const passos = dados?.['passos']
    if (!codigo.endsWith('.valor-diverso') || typeof devido !== 'number') continue
    return { devido, passos: typeof passos === 'string' && passos !== '' ? passos.split('\n') : [] }
  }
  return undefined
}
