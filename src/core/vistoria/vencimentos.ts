import { prazoDoPacote } from '../lei/prazo.ts'
import { ultimaVistoria } from '../requirement/formas/vistoriaValida.ts'
import type { EspecieDeVencimento } from '../vencimento/vencimento.ts'

/** The latest inspection of the grant's own vehicle. One that failed holds nothing. */
export const vencimentosDaVistoria: readonly EspecieDeVencimento[] = [
  {
    especie: 'vistoria-determinada',
    nome: 'Vistorias determinadas',
    dono: 'outorga',
    avisos: [7, 1],
    papeis: ['fiscal', 'atendente'],
    vencimentos(id, mundo, { pacote }) {
      const o = mundo.outorga(id)
      const pendente = o && mundo.vistorias(o.veiculo).determinada
      if (o?.situacao !== 'concedida' || pendente === undefined) return []
      return [
        {
          chave: '',
          nome: 'Vistoria determinada',
          venceEm: pendente.ate,
          fundamentos: pacote.vistoria.determinada?.fundamentos ?? [],
          lacuna: pacote.vistoria.determinada?.lacuna,
        },
      ]
    },
  },
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
