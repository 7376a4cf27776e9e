import type { Passo } from './vida.ts'

/** Says what was broken, with all that is needed to see it again. */
export function falhar(motivo: string, p: Passo, mais?: unknown): never {
  const { comando, contexto, vida } = p
  const perto = vida.vizinhanca.de(comando, contexto, vida.atos)
  throw new Error(
    [
      motivo,
      `lei ${contexto.pacote.lei.id}, em ${contexto.hoje} (${contexto.agora}), por ${contexto.autor.id}`,
      `comando ${JSON.stringify(comando)}`,
      `decisão ${JSON.stringify(p.decisao)}`,
      ...(mais === undefined ? [] : [JSON.stringify(mais)]),
      `atos ao redor\n${vida.atos
        .filter((a) => perto.has(a.corrente) && !/[dD]ocumento/.test(a.tipo))
        .slice(-40)
        .map((a) => `  ${a.tipo} ${a.corrente} ${JSON.stringify(a.dados).slice(0, 300)}`)
        .join('\n')}`,
    ].join('\n'),
  )
}
