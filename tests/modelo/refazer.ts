import { isDeepStrictEqual } from 'node:util'
import { type Corrente, idDaCorrente } from '#core/ato.ts'
import { comandos } from '#core/comandos.ts'
import type { Mundo } from '#core/mundo.ts'
import { criarMundo } from '#core/mundo/criarMundo.ts'
import { situacaoNoDia } from '#core/situacao/situacaoEm.ts'
import type { Vida } from './vida.ts'

/**
 * The acts alone, from zero, make the same world as the steps made; and a world whose personal data
 * were erased is still read without fault.
 */
export function refazer(v: Vida): void {
  const refeito = criarMundo(v.atos)
  for (const c of v.correntes) {
    const [agora, depois] = [estadoDe(v.mundo, c), estadoDe(refeito, c)]
    if (!isDeepStrictEqual(agora, depois))
      throw new Error(`${c} refeita é outra: ${JSON.stringify(agora)} / ${JSON.stringify(depois)}`)
  }
  const apagado = criarMundo(v.atos.map(({ pessoal: _apagado, ...ato }) => ato))
  const contexto = v.contexto({ id: 'x', papeis: ['gestor'] })
  for (const id of v.ids('outorga')) situacaoNoDia(id, apagado, contexto, v.hoje)
  for (const d of comandos) for (const alvo of v.alvos(d)) d.sondar(alvo, apagado, contexto)
}

/** Inspections alone go by their plural in the world. */
const estadoDe = (mundo: Mundo, c: Corrente): unknown => {
  const tipo = c.slice(0, c.indexOf(':'))
  const le = mundo as unknown as Readonly<Record<string, (id: string) => unknown>>
  return le[tipo === 'vistoria' ? 'vistorias' : tipo]?.(idDaCorrente(c))
}
