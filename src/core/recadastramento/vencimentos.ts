import { prazoDoPacote } from '../lei/prazo.ts'
import type { EspecieDeVencimento } from '../vencimento/vencimento.ts'
import { recadastrarAte } from './decide.ts'

/** Until when the holder comes again, where the law asks it. */
export const vencimentosDoRecadastramento: readonly EspecieDeVencimento[] = [
  {
    especie: 'recadastramento',
    nome: 'Recadastramentos',
    dono: 'outorga',
    avisos: [30, 7],
    papeis: ['atendente', 'gestor'],
    vencimentos(id, mundo, contexto) {
      const o = mundo.outorga(id)
      if (o?.situacao !== 'concedida') return []
      const venceEm = recadastrarAte(o, contexto)
      if (venceEm === undefined) return []
      const prazo = prazoDoPacote(contexto.pacote, 'recadastramento', contexto.hoje)
      return [
        {
          chave: '',
          nome: 'Recadastramento do titular',
          venceEm,
          fundamentos: prazo?.fundamentos ?? [],
          lacuna: prazo?.lacuna,
        },
      ]
    },
  },
]
