import { naLei } from '#core/mensagens/naLei.ts'
import type { DefinicaoDeComando } from '#core/comando.ts'
import type { Autor, Papel } from '#core/contexto.ts'
import type { Pacote } from '#law/pacote.ts'
import { ProblemaHttp } from '../http/problema.ts'

/** Who may give the command under this law: as the pack says, where it chooses. */
export const papeisDoComando = (d: DefinicaoDeComando, pacote: Pacote): readonly Papel[] =>
  d.papeisEm?.(pacote) ?? d.papeis

/** The author's role that allows the command. Throws 403 when none does. */
export function exigirPapel(d: DefinicaoDeComando, pacote: Pacote, autor: Autor): Papel {
  const papeis = papeisDoComando(d, pacote)
  const papel = papeis.find((p) => autor.papeis.includes(p))
  if (papel !== undefined) return papel
  throw new ProblemaHttp(403, `Seu papel não permite: ${naLei(d.rotulo, pacote.lei.termos)}.`, {
    detail: `Podem: ${papeis.join(', ')}.`,
  })
}
