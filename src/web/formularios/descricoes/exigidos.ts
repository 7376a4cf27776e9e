import type { Requisito } from '#law/esquema/requisitos.ts'
import { citar } from '#core/mensagens/citar.ts'
import type { Contexto } from '../descricao.ts'

const OCASIOES: readonly (readonly [string, string])[] = [
  ['conceder-outorga', 'na concessão'],
  ['incluir-veiculo', 'na inclusão do veículo'],
  ['inscrever-condutor', 'na inscrição do condutor'],
]

/**
 * What to say of a field that may be left blank now, when a requirement in force will ask for it:
 * at which decision, and by which articles. Undefined when none will.
 */
export function seraExigido(c: Contexto, pede: (r: Requisito) => boolean): string | undefined {
  const emVigor = c.pacote.requisitos.filter(
    (r) => (r.desde ?? '') <= c.hoje && (r.ate === undefined || r.ate >= c.hoje) && pede(r),
  )
  const partes = OCASIOES.flatMap(([operacao, ocasiao]) => {
    const destes = emVigor.filter((r) => (r.operacoes as readonly string[]).includes(operacao))
    const artigos = [...new Set(destes.flatMap((r) => r.fundamentos.slice(0, 1)))].map(citar)
    return artigos.length > 0 ? [{ ocasiao, artigos: artigos.slice(0, 2).join('; ') }] : []
  })
  const [primeira] = partes
  return primeira && `será exigido ${primeira.ocasiao}: ${primeira.artigos}`
}
