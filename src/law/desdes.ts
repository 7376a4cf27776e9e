import type { Pacote } from './pacote.ts'
import type { Caminho } from './problema.ts'
import type { Secao } from './secoes.ts'
import { ehListaDatada } from './verificacoes/datas.ts'
import { ehObjeto, percorrer } from './verificacoes/percorrer.ts'

/** A day on which something in the pack begins to hold, and where that is written. */
export type Desde = Readonly<{ dia: string; secao: Secao; caminho: Caminho }>

/**
 * Every day on which a value or a rule of the pack begins, after the law's own first day: each is a
 * border, and wants a case on it and one on its eve. Names of bodies are no border of a decision.
 */
export function desdes(pacote: Pacote): readonly Desde[] {
  const achados: Desde[] = []
  for (const { secao, caminho, valor } of percorrer(pacote)) {
    if (secao === 'lei') continue
    const itens = ehListaDatada(valor)
      ? valor.map((item, i) => ({ dia: item.desde, fim: [i] }))
      : []
    const regra = ehObjeto(valor) && !('valor' in valor) && typeof valor.desde === 'string'
    if (regra) itens.push({ dia: valor.desde as string, fim: [] })
    for (const { dia, fim } of itens) {
      const data = /^\d{4}-/.test(dia)
      if (data && dia > pacote.lei.vigenteDesde)
        achados.push({ dia, secao, caminho: [...caminho, ...fim] })
    }
  }
  return achados
}
