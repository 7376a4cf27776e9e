import { propostaDaRotina } from '../perda/daRotina.ts'
import type { EspecieDeVencimento } from '../vencimento/vencimento.ts'
import { prazoPrevisto } from './prazo.ts'

/** The term to replace the vehicle, also before it runs, and the vehicles that work provisionally. */
export const vencimentosDaSubstituicao: readonly EspecieDeVencimento[] = [
  {
    especie: 'substituicao-do-veiculo',
    nome: 'Substituições de veículo',
    dono: 'outorga',
    avisos: [30, 7],
    papeis: ['atendente', 'gestor'],
    vencimentos(id, mundo, contexto) {
      const o = mundo.outorga(id)
      if (o?.situacao !== 'concedida') return []
      const prazo = prazoPrevisto(o, mundo, contexto)
      if (prazo === undefined) return []
      return [
        {
          chave: prazo.desde,
          nome: 'Substituição do veículo',
          venceEm: prazo.ate,
          fundamentos: prazo.fundamentos,
          comando: propostaDaRotina(o, 'substituicao-vencida', prazo.ate, mundo, contexto),
        },
      ]
    },
  },
  {
    especie: 'veiculo-provisorio',
    nome: 'Veículos provisórios',
    dono: 'outorga',
    avisos: [7],
    papeis: ['atendente', 'gestor'],
    vencimentos(id, mundo, { pacote }) {
      const o = mundo.outorga(id)
      if (o?.situacao !== 'concedida') return []
      const previsto = pacote.prazos.substituicao?.provisorio
      return (o.frota?.provisorios ?? [])
        .filter((p) => p.encerradoEm === undefined)
        .map((p) => ({
          chave: `veiculo:${p.veiculo}`,
          nome: 'Veículo provisório',
          venceEm: p.ate,
          fundamentos: previsto?.fundamentos ?? [],
          lacuna: previsto?.lacuna,
        }))
    },
  },
]
