import type { EspecieDeVencimento } from '../vencimento/vencimento.ts'
import { situacaoDe } from './transicoes.ts'

/** Answers and orders whose term runs, a row a recipient who knows of it. */
export const vencimentosDoExpediente: readonly EspecieDeVencimento[] = [
  {
    especie: 'expediente',
    nome: 'Requisições e ordens a responder',
    dono: 'expediente',
    avisos: [5, 1],
    papeis: ['atendente', 'fiscal', 'gestor'],
    vencimentos(id, mundo, { pacote }) {
      const e = mundo.expediente(id)
      const prevista = pacote.prazos.expediente?.find((x) => x.id === e?.especie)
      if (e === undefined || prevista === undefined) return []
      const base = { fundamentos: prevista.fundamentos, lacuna: prevista.lacuna }
      const nome = `${prevista.nome} nº ${e.numero ?? ''}`
      const deTodos =
        e.responderAte === undefined || e.revogadoEm !== undefined
          ? []
          : [{ ...base, chave: 'todos', nome, venceEm: e.responderAte, termina: true }]
      const deCadaUm = e.destinatarios.flatMap((d) =>
        situacaoDe(e, d) !== 'ciente' || d.responderAte === undefined
          ? []
          : [{ ...base, chave: d.outorga, nome, venceEm: d.responderAte }],
      )
      return [...deTodos, ...deCadaUm]
    },
  },
]
