import type { Papel } from '#core/contexto.ts'
import type { Recusa } from '#core/decisao.ts'
import { multaRecusada } from '#core/multa/calcularMulta.ts'
import { comandoDoAuto, type Situacao } from '../comandoDoAuto.ts'
import { multaDevida, recusasDeExigibilidade } from '../multaDevida.ts'
import { registrarPagamento as schema } from '../processo.ts'

/**
 * Records the payment of the whole fine: the amount due on the day of payment, neither more nor
 * less; the refusal of another says which it is, with its steps.
 */
export const registrarPagamento = comandoDoAuto({
  nome: 'registrarPagamento',
  rotulo: 'Registrar pagamento',
  dados: schema,
  papeis: ({ processo }) => [
    ...new Set<Papel>(['atendente', 'gestor', 'procuradoria', ...processo.preparam]),
  ],
  impedimentos: ({ auto, contexto }) => recusasDeExigibilidade(auto, contexto),
  confere: (dados, s) => (s.auto.multa === undefined ? [] : recusasDoValor(dados, s)),
  atos: ({ valor, pagoEm, prova }, { auto, mundo, contexto, corrente, base }) => {
    const devido = multaDevida(auto, pagoEm, mundo, contexto)
    if (multaRecusada(devido)) return devido
    return [
      {
        tipo: 'pagamentoRegistrado',
        corrente,
        ...base,
        dados: { em: contexto.hoje, valor, pagoEm, devido },
        ...(prova === undefined ? {} : { pessoal: { prova } }),
      },
    ]
  },
})

function recusasDoValor(
  { valor, pagoEm }: { valor: number; pagoEm: string },
  { auto, mundo, contexto, base }: Situacao,
): readonly Recusa[] {
  const { fundamentos } = base
  if (pagoEm > contexto.hoje) {
    return [{ codigo: 'pagamento.no-futuro', fundamentos, passaEm: pagoEm, dados: { pagoEm } }]
  }
  const desde = auto.julgamento?.em
  if (desde !== undefined && pagoEm < desde) {
    return [{ codigo: 'pagamento.antes-da-decisao', fundamentos, dados: { pagoEm, desde } }]
  }
  const devido = multaDevida(auto, pagoEm, mundo, contexto)
  if (multaRecusada(devido)) return devido.recusas
  if (devido.valor === valor) return []
  return [
    {
      codigo: 'pagamento.valor-diverso',
      fundamentos: devido.fundamentos,
      dados: { valor, devido: devido.valor, pagoEm, passos: devido.passos.join('\n') },
    },
  ]
}
