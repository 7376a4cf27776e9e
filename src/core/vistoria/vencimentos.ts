import { prazoDoPacote } from '../lei/prazo.ts'
import { ultimaVistoria } from '../requirement/formas/vistoriaValida.ts'
import type { EspecieDeVencimento } from '../vencimento/vencimento.ts'

/** The latest inspection of the grant's own vehicle. One that failed holds nothing. */
export const vencimentosDaVistoria: readonly EspecieDeVencimento[] = [
  {
    especie: 'vistoria',
    nome: 'Vistorias',
    dono: 'outorga',
    avisos: [30, 7],
    papeis: ['vistoriador', 'atendente'],
    vencimentos(id, mundo, { pacote, hoje }) {
      const o = mundo.outorga(id)
      if (o?.situacao !== 'concedida') return []
      const ultima = ultimaVistoria(mundo.vistorias(o.veiculo), hoje)
      if (ultima?.resultado !== 'aprovada' || ultima.validaAte === undefined) return []
      const prazo = prazoDoPacote(pacote, 'vistoria', ultima.em)
      return [
        {
          chave: '',
          nome: 'Vistoria do veículo',
          venceEm: ultima.validaAte,
          fundamentos: prazo?.fundamentos ?? [],
          lacuna: prazo?.lacuna,
        },
      ]
    },
  },
]
