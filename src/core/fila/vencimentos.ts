import type { EspecieDeVencimento } from '../vencimento/vencimento.ts'

/** A call of the waiting list that nobody answered yet. Who lets it lapse is a person: the law is silent. */
export const vencimentosDaFila: readonly EspecieDeVencimento[] = [
  {
    especie: 'chamada-da-lista',
    nome: 'Chamadas da lista de espera',
    dono: 'fila',
    avisos: [3, 1],
    papeis: ['atendente', 'gestor'],
    vencimentos(id, mundo, { pacote }) {
      const prevista = pacote.prazos.filaDeEspera
      if (prevista?.id !== id) return []
      return (mundo.fila(id)?.inscricoes ?? []).flatMap((i) =>
        i.situacao !== 'chamada' || i.responderAte === undefined
          ? []
          : [
              {
                chave: i.id,
                nome: `Resposta à chamada da inscrição nº ${i.protocolo ?? ''}`,
                venceEm: i.responderAte,
                fundamentos: prevista.fundamentos,
                lacuna: prevista.lacuna,
              },
            ],
      )
    },
  },
]
