import { propostaDaRotina } from '../perda/daRotina.ts'
import type { EspecieDeVencimento } from '../vencimento/vencimento.ts'

/** The family's term to tell a death that only the body knows of. */
export const vencimentosDaTransferencia: readonly EspecieDeVencimento[] = [
  {
    especie: 'comunicacao-do-obito',
    nome: 'Falecimentos a comunicar',
    dono: 'outorga',
    avisos: [30, 7],
    papeis: ['atendente', 'gestor'],
    vencimentos(id, mundo, contexto) {
      const o = mundo.outorga(id)
      const prazo = contexto.pacote.prazos.transferencia?.obito?.prazo
      const { prazoAte, comunicadoEm } = o?.obito ?? {}
      if (o?.situacao !== 'concedida' || prazoAte === undefined || comunicadoEm !== undefined)
        return []
      return [
        {
          chave: '',
          nome: 'Comunicação do falecimento do titular',
          venceEm: prazoAte,
          fundamentos: prazo?.fundamentos ?? [],
          lacuna: prazo?.lacuna,
          comando: propostaDaRotina(o, 'obito-nao-comunicado', prazoAte, mundo, contexto),
        },
      ]
    },
  },
]
