import { ProblemaHttp } from '../http/problema.ts'

const JANELA = 10 * 60_000
const QUANTAS = 5
/** Addresses kept at once: past it the oldest windows go first. */
const ENDERECOS = 10_000

/**
 * Lets an address send so many complaints in ten minutes. Kept in memory: it is against floods, not
 * a record of who tells. The function throws 429 past it; `agora` in milliseconds.
 */
export function criarLimite(): (origem: string, agora: number) => void {
  const vistos = new Map<string, { desde: number; quantas: number }>()
  return (origem, agora) => {
    const visto = vistos.get(origem)
    if (visto === undefined || agora - visto.desde >= JANELA) {
      vistos.delete(origem)
      vistos.set(origem, { desde: agora, quantas: 1 })
      if (vistos.size > ENDERECOS) vistos.delete([...vistos.keys()][0] ?? '')
      return
    }
    if (visto.quantas >= QUANTAS)
      throw new ProblemaHttp(429, 'Muitas denúncias deste endereço em pouco tempo.', {
        detail: 'Espere dez minutos e envie de novo.',
      })
    visto.quantas++
  }
}
