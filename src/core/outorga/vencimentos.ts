import { prazoDoPacote } from '../lei/prazo.ts'
import type { EspecieDeVencimento } from '../vencimento/vencimento.ts'

/** The final term of a grant that has one. */
export const vencimentosDaOutorga: readonly EspecieDeVencimento[] = [
  {
    especie: 'prazo-da-outorga',
    nome: 'Prazos de {outorga}',
    dono: 'outorga',
    avisos: [60, 30, 7],
    papeis: ['gestor'],
    vencimentos(id, mundo, { pacote }) {
      const o = mundo.outorga(id)
      if (o?.situacao !== 'concedida' || o.termoFinal === undefined) return []
      const prazo = prazoDoPacote(pacote, 'outorga', o.inicio ?? o.termoFinal)
      return [
        {
          chave: '',
          nome: `Prazo: ${pacote.lei.termos.outorga.singular}`,
          venceEm: o.termoFinal,
          fundamentos: prazo?.fundamentos ?? [],
          lacuna: prazo?.lacuna,
        },
      ]
    },
  },
]
