import type { EspecieDeVencimento } from '../vencimento/vencimento.ts'

/** The last day of each inspector's card, where it has one. */
export const vencimentosDaCarteira: readonly EspecieDeVencimento[] = [
  {
    especie: 'carteira-de-fiscal',
    nome: 'Carteiras de fiscal',
    dono: 'carteira',
    avisos: [30, 7],
    papeis: ['gestor', 'fiscal'],
    vencimentos(id, mundo, { pacote }) {
      const prevista = pacote.processo.carteiraDoFiscal
      const c = mundo.carteira(id)?.emitidas.at(-1)
      if (prevista === undefined || c?.validaAte === undefined || c.revogadaEm !== undefined)
        return []
      return [
        {
          chave: c.id,
          nome: `Carteira de fiscal nº ${c.numero ?? ''}`,
          venceEm: c.validaAte,
          fundamentos: prevista.fundamentos,
          lacuna: prevista.lacuna,
        },
      ]
    },
  },
]
