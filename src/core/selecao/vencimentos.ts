import type { EspecieDeVencimento } from '../vencimento/vencimento.ts'
import { revisaoEmAberto } from './decide/prazos.ts'
import type { Selecao } from './selecao.ts'

/** What is open of a process, by its name and last day. */
function abertos(s: Selecao): readonly (readonly [chave: string, nome: string, venceEm: string])[] {
  const edital = `edital nº ${s.edital ?? ''}`
  switch (s.fase) {
    case 'aberta':
      return [['inscricoes', `Inscrições, ${edital}`, s.inscricoesAte]]
    case 'provisoria':
    case 'final':
      return s.provisorio === undefined
        ? []
        : [
            ['recurso', `Recursos do resultado provisório, ${edital}`, s.provisorio.recursoAte],
            ...s.candidatos.flatMap((c) => {
              const revisao = revisaoEmAberto(c)
              return revisao === undefined
                ? []
                : [
                    [
                      `recurso/${c.id}`,
                      `${revisao.de === 'lugar' ? 'Recurso da mudança de lugar' : 'Recurso da mudança'} da inscrição nº ${c.protocolo ?? ''}, ${edital}`,
                      revisao.recursoAte,
                    ] as const,
                  ]
            }),
          ]
    case 'homologada':
      return [
        ['validade', `Validade do resultado, ${edital}`, s.validaAte],
        ...s.candidatos.flatMap((c) =>
          c.situacao !== 'convocado' || c.responderAte === undefined
            ? []
            : [
                [
                  c.id,
                  `Convocação da inscrição nº ${c.protocolo ?? ''}, ${edital}`,
                  c.responderAte,
                ] as const,
              ],
        ),
      ]
    default:
      return []
  }
}

/** The days of a process of selection: who lets a call lapse is a person, since the law is silent. */
export const vencimentosDaSelecao: readonly EspecieDeVencimento[] = [
  {
    especie: 'selecao',
    nome: 'Seleções por edital',
    dono: 'selecao',
    avisos: [3, 1],
    papeis: ['atendente', 'gestor'],
    vencimentos(id, mundo, { pacote }) {
      const prevista = pacote.prazos.selecao
      const s = mundo.selecao(id)
      if (prevista === undefined || s === undefined) return []
      return abertos(s).map(([chave, nome, venceEm]) => ({
        chave,
        nome,
        venceEm,
        fundamentos: prevista.fundamentos,
        lacuna: prevista.lacuna,
      }))
    },
  },
]
