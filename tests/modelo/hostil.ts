import { comandos } from '#core/comandos.ts'
import type { Acaso } from './acaso.ts'
import { folhaDe } from './dados.ts'
import { type Folha, valorPara } from './esquema.ts'
import { autorPara, type Vida } from './vida.ts'

/** Extremes that the schema admits, on every stream on which each command could be given. */
export function hostilizar(v: Vida, a: Acaso): number {
  let dados = 0
  for (const d of comandos) {
    for (const alvo of v.alvos(d).slice(0, 3)) {
      const conhecida = folhaDe(a, v.vista, alvo.slice(alvo.indexOf(':') + 1))
      // Some leaves as the world has them, so that the extremes of the others get past the door.
      const folha: Folha = (caminho, tipo) => (a.chance(50) ? conhecida(caminho, tipo) : undefined)
      const lido = d.dados.safeParse(valorPara(d.dados, a, folha, true))
      if (!lido.success) continue
      dados++
      v.dar(d, alvo, lido.data as object, autorPara(d, v.lei, a.ate(4)))
    }
  }
  return dados
}
