import type { HipoteseDePerda } from '#law/esquema/medidas.ts'
import { type Corrente, idDaCorrente } from '../../ato.ts'
import type { Contexto } from '../../contexto.ts'
import type { Recusa } from '../../decisao.ts'
import type { Mundo } from '../../mundo.ts'
import { lacunasDoProcesso } from '../../processo/prazoDoProcesso.ts'
import type { Perda } from '../perda.ts'
import { type ComandoDePerda, recusasDaTransicao } from '../transicoes.ts'

export const regraDe = ({ pacote }: Contexto) => pacote.processo.medidas?.perda
export const hipoteseDe = (
  contexto: Contexto,
  id: string | undefined,
): HipoteseDePerda | undefined => regraDe(contexto)?.hipoteses.find((h) => h.id === id)

/** The provisions and gaps of a step: the ground's own and the law's on the proceeding. */
export function base(p: Perda, contexto: Contexto, passo: readonly string[]) {
  const h = hipoteseDe(contexto, p.hipotese)
  const lacunas = [
    ...new Set([
      ...lacunasDoProcesso(contexto),
      ...[h?.lacuna, regraDe(contexto)?.lacuna].filter((l) => l !== undefined),
    ]),
  ]
  return {
    fundamentos: [...new Set([...(h?.fundamentos ?? []), ...passo])],
    ...(lacunas.length === 0 ? {} : { lacunas }),
  }
}

type Achada = Readonly<{ p: Perda }> | Readonly<{ recusas: readonly Recusa[] }>

/** The case, or why the command cannot be given where it stands. */
export function achar(comando: ComandoDePerda, c: Corrente, mundo: Mundo): Achada {
  const p = mundo.perda(idDaCorrente(c))
  const recusas = recusasDaTransicao(comando, p, c)
  return p === undefined || recusas.length > 0 ? { recusas } : { p }
}

/** Who may lose it, and is served: of old cases, by the driver's register or the grant. */
export function destinatarioDa(p: Perda, mundo: Mundo): string | undefined {
  if (p.pessoa !== undefined) return p.pessoa
  const doCertificado = p.penalidade.includes('certificado')
  if (doCertificado && p.condutor !== undefined) return mundo.condutor(p.condutor)?.pessoa
  return p.outorga === undefined ? undefined : mundo.outorga(p.outorga)?.titular
}
