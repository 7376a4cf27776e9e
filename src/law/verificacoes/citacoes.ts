import type { Secao } from '../secoes.ts'
import type { Caminho } from '../problema.ts'
import { percorrer } from './percorrer.ts'
import type { PacoteEscrito } from './pacoteEscrito.ts'

/** A provision cited somewhere in the pack; `desde`/`ate` when what cites it has days of its own. */
export type Citacao = Readonly<{
  secao: Secao
  caminho: Caminho
  id: string
  desde?: string
  ate?: string
}>

const CAMPOS: ReadonlySet<string> = new Set([
  'fundamentos',
  'dispositivo',
  'dispositivos',
  'contraparte',
  'altera',
])

const ehDia = (v: unknown): v is string => typeof v === 'string' && /^\d{4}-\d\d-\d\d$/.test(v)

/** Every citation of a provision, wherever it stands in the pack. */
export function citacoes(pacote: PacoteEscrito): readonly Citacao[] {
  const achadas: Citacao[] = []
  for (const { secao, caminho, valor, dentroDe } of percorrer(pacote)) {
    // `fundamentos` may be a list, or a list for each class: the field is up to two steps above.
    if (typeof valor !== 'string' || !caminho.slice(-3).some((p) => CAMPOS.has(String(p)))) continue
    const dono = dentroDe.findLast((o) => ehDia(o.desde) || ehDia(o.ate))
    achadas.push({
      secao,
      caminho,
      id: valor,
      ...(ehDia(dono?.desde) && { desde: dono.desde }),
      ...(ehDia(dono?.ate) && { ate: dono.ate }),
    })
  }
  return achadas
}
