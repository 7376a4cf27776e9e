import type { FichaDoRegistro } from '../contrato/registros.ts'
import type { Historia } from './historia.ts'

type Alvos = Record<string, readonly [alvo: string, dados: object]>

/** A block of so many numbers of the city's inspector, reserved and perhaps delivered today. */
export async function reservarBloco(h: Historia, quantos: number, entregue = true) {
  const { id } = await h.fazer('gestor', '/blocos', { fiscal: 'u-fiscal', quantos })
  if (entregue) await h.fazer('gestor', `/blocos/${id}/entregarBloco`, { entregueEm: h.hoje })
  const ficha = await h.ler<FichaDoRegistro>(`/blocos/${id}`)
  return { id, numeros: (ficha.escolhas['numero'] ?? []).map((n) => n.valor) }
}

/** One good request of each command of the blocks of numbers. */
export async function deBlocos(h: Historia): Promise<Alvos> {
  const entregue = await reservarBloco(h, 3)
  const [numero = '', outro = ''] = entregue.numeros
  const vazio = await reservarBloco(h, 1)
  await h.fazer('gestor', `/blocos/${vazio.id}/devolverNumeros`, { numeros: vazio.numeros })
  return {
    reservarBloco: ['', { fiscal: 'u-fiscal', quantos: 2 }],
    entregarBloco: [(await reservarBloco(h, 1, false)).id, { entregueEm: h.hoje }],
    inutilizarNumero: [entregue.id, { numero, motivo: 'Rasgado.' }],
    extraviarNumero: [entregue.id, { numero: outro, motivo: 'Perdido.' }],
    devolverNumeros: [entregue.id, { numeros: [numero, outro] }],
    encerrarBloco: [vazio.id, {}],
  }
}
