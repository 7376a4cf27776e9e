import type { PacoteLido } from '#law/files/lerPacote.ts'
import { desdes } from '#law/desdes.ts'
import { chaveLegivel } from '#law/problema.ts'
import { vespera } from '#law/texto/vigencia.ts'
import { arquivosDeCasos } from './casos.ts'
import { lerCasos } from './lerCasos.ts'
import type { Saida } from './subcomando.ts'

/** Tells each day on which a value begins that lacks a case on it or on its eve. A warning only. */
export function escreverDesdes(
  { pacote, localizar }: PacoteLido,
  leis: string,
  saida: Saida,
): void {
  const { id } = pacote.lei
  const dias = new Set(
    arquivosDeCasos(leis, id).flatMap((a) => lerCasos(a).casos.map(({ caso }) => caso.quando.em)),
  )
  let faltam = 0
  for (const { dia, secao, caminho } of desdes(pacote)) {
    const sem = [dia, vespera(dia)].filter((d) => !dias.has(d))
    if (sem.length === 0) continue
    faltam++
    const { arquivo, linha } = localizar(secao, caminho)
    saida.linha(
      `${id}/${arquivo}:${linha}: ${chaveLegivel(pacote[secao], caminho)}: sem caso em ${sem.join(' e em ')}`,
    )
  }
  saida.linha(`${id}: ${faltam} mudanças sem caso no dia ou na véspera`)
}
