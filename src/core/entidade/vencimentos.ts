import { corrente } from '../ato.ts'
import { addDias } from '../calendar/dia.ts'
import type { EspecieDeVencimento } from '../vencimento/vencimento.ts'

/** The yearly renewal of an entity, and the end of the term after which it is cancelled by itself. */
export const vencimentosDaEntidade: readonly EspecieDeVencimento[] = [
  {
    especie: 'entidade',
    nome: 'Renovação de associações e cooperativas',
    dono: 'entidade',
    avisos: [30, 7],
    papeis: ['atendente', 'gestor'],
    vencimentos(id, mundo, { pacote }) {
      const e = mundo.entidade(id)
      const previsto = pacote.prazos.entidades
      if (e === undefined || e.canceladaEm !== undefined || previsto === undefined) return []
      const numero = e.numero ?? ''
      return [
        {
          chave: 'renovacao',
          nome: `Cadastro da entidade nº ${numero}`,
          venceEm: e.validoAte,
          fundamentos: previsto.renovacao.fundamentos,
          lacuna: previsto.renovacao.lacuna,
        },
        {
          chave: 'cancelamento',
          nome: `Cancelamento da entidade nº ${numero}, se não renovar`,
          venceEm: addDias(e.cancelaEm, -1),
          fundamentos: previsto.cancelamento.fundamentos,
          lacuna: previsto.cancelamento.lacuna,
          comando: {
            nome: 'cancelarEntidade',
            corrente: corrente('entidade', id),
            dados: {},
            efeito: 'registra',
          },
        },
      ]
    },
  },
]
