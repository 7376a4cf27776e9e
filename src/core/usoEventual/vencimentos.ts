import type { EspecieDeVencimento } from '../vencimento/vencimento.ts'
import { usoEventualEm } from './usoEventual.ts'

/** The last day of the occasional use: on the next the vehicle bears its usual marks again. */
export const vencimentosDoUsoEventual: readonly EspecieDeVencimento[] = [
  {
    especie: 'uso-eventual',
    nome: 'Uso eventual do veículo',
    dono: 'outorga',
    avisos: [7],
    papeis: ['atendente', 'gestor'],
    vencimentos(id, mundo, { pacote, hoje }) {
      const o = mundo.outorga(id)
      const uso = o && usoEventualEm(o, hoje)
      return uso === undefined
        ? []
        : [
            {
              chave: `uso-eventual:${uso.desde}`,
              nome: 'Uso eventual do veículo',
              venceEm: uso.ate,
              fundamentos: pacote.prazos.usoEventual?.fundamentos ?? [],
              termina: true,
            },
          ]
    },
  },
]
