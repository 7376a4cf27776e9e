import type { Historia } from './historia.ts'

type Alvos = Readonly<Record<string, readonly [alvo: string, dados: object]>>

/** One good request of each command of the inspectors' cards, where the law has them. */
export async function deCarteira(h: Historia): Promise<Alvos> {
  if (h.pacote.processo.carteiraDoFiscal === undefined) return {}
  const dados = { matricula: '4321', cargo: 'Fiscal de transporte' }
  await h.fazer('gestor', '/carteiras/u-duplo/emitirCarteira', dados)
  return {
    emitirCarteira: ['u-fiscal', dados],
    revogarCarteira: ['u-duplo', { causa: 'extravio', motivo: 'Perdida.' }],
  }
}
