import { quitada, recusasDeExigibilidade } from '../processo/multaDevida.ts'
import type { EspecieDeVencimento } from '../vencimento/vencimento.ts'
import { type EspecieDePrescricao, inscricaoEmVigor } from './divida.ts'
import { prescricoes } from './prescricao.ts'
import { vencimentoDaMulta } from './vencimento.ts'

/** What each claim that runs out is called. */
export const NOMES_DAS_PRESCRICOES: Readonly<Record<EspecieDePrescricao, string>> = {
  punitiva: 'Prescrição da pretensão de punir',
  intercorrente: 'Prescrição pela paralisação do processo',
  executoria: 'Prescrição da cobrança da multa',
}

/**
 * The day until which a final fine is paid, after which it may be inscribed; and the last day of each
 * claim, after which an authority is to declare its prescription. Nothing happens by itself.
 */
export const vencimentosDaDivida: readonly EspecieDeVencimento[] = [
  {
    especie: 'multa-a-pagar',
    nome: 'Multas a pagar',
    dono: 'auto',
    avisos: [7],
    papeis: ['procuradoria'],
    vencimentos(id, mundo, contexto) {
      const { cobranca } = contexto.pacote.processo
      const a = mundo.auto(id)
      if (a?.fase !== 'definitivo' || cobranca === undefined) return []
      const fora =
        a.anuladoEm !== undefined ||
        a.prescricao !== undefined ||
        quitada(a) ||
        inscricaoEmVigor(a) !== undefined ||
        recusasDeExigibilidade(a, contexto).length > 0
      const prazo = fora ? undefined : vencimentoDaMulta(a, contexto)
      if (prazo === undefined) return []
      return [
        {
          chave: '',
          nome: 'Pagamento da multa; depois, inscrição em dívida ativa',
          venceEm: prazo.ultimoDia,
          papeis: cobranca.dividaAtiva.inscrevem,
          fundamentos: cobranca.vencimento.fundamentos,
          lacuna: cobranca.vencimento.lacuna,
        },
      ]
    },
  },
  {
    especie: 'prescricao',
    nome: 'Prescrições',
    dono: 'auto',
    avisos: [60, 30],
    papeis: ['procuradoria'],
    vencimentos(id, mundo, contexto) {
      const a = mundo.auto(id)
      const regra = contexto.pacote.processo.cobranca?.prescricao
      if (a === undefined || regra === undefined) return []
      return prescricoes(a, contexto).map((p) => ({
        chave: p.especie,
        nome: NOMES_DAS_PRESCRICOES[p.especie],
        venceEm: p.ate,
        papeis: regra.declaram,
        fundamentos: p.fundamentos,
        lacuna: p.lacuna,
      }))
    },
  },
]
