import { anoDe } from '#core/calendar/dia.ts'
import type * as z from 'zod'
import type { Contexto, Papel } from '#core/contexto.ts'
import type { Recusa } from '#core/decisao.ts'
import type { Mundo } from '#core/mundo.ts'
import { multaRecusada } from '#core/multa/calcularMulta.ts'
import { type ResultadoDoSaldo, saldoDaMulta, saldoRecusado } from '#core/multa/saldo.ts'
import { daPessoa } from '#core/notificacao/tentativas.ts'
import { comandoDoAuto, type Situacao } from '../comandoDoAuto.ts'
import { multaDevida, recusaDeQuitada, recusasDeExigibilidade } from '../multaDevida.ts'
import { type Auto, type Pagamento, registrarPagamento as schema } from '../processo.ts'
import { ultimoPagamento } from '../ultimoPagamento.ts'
import { recusaDaPessoa } from './notificacao.ts'

/** The account once one more payment is in, on the day of the last of all. */
export function saldoCom(
  auto: Auto,
  novo: Pagamento,
  mundo: Mundo,
  contexto: Contexto,
): ResultadoDoSaldo {
  const pagamentos = [...auto.pagamentos, novo]
  const ultimo = ultimoPagamento(pagamentos) ?? novo.pagoEm
  return saldoDaMulta({ ...auto, pagamentos }, ultimo, mundo, contexto)
}

/** What the act of a payment says of the account after it. */
export const depoisDe = (saldo: Exclude<ResultadoDoSaldo, { recusas: readonly unknown[] }>) => ({
  resta: saldo.calculo.valor,
  ...(saldo.quitadaEm === undefined ? {} : { quitadaEm: saldo.quitadaEm }),
})

/**
 * Records a payment of the fine: the amount due on the day of payment, neither more nor less, unless
 * it is told to be of a part, or beyond what was owed. The refusal of another amount says which it
 * is, with its steps. What is beyond is credit, to be given back.
 */
export const registrarPagamento = comandoDoAuto({
  nome: 'registrarPagamento',
  rotulo: 'Registrar pagamento',
  dados: schema,
  papeis: ({ processo }) => [
    ...new Set<Papel>(['atendente', 'gestor', 'procuradoria', ...processo.preparam]),
  ],
  impedimentos: ({ auto, contexto }) => recusasDeExigibilidade(auto, contexto),
  confere: (dados, s) => {
    const quitada = dados.especie === 'a-maior' ? [] : recusaDeQuitada(s.auto, s.contexto)
    return s.auto.multa === undefined || quitada.length > 0 ? quitada : recusasDoValor(dados, s)
  },
  atos: ({ valor, pagoEm, prova, pessoa, pagador }, { auto, mundo, contexto, corrente, base }) => {
    const devido = multaDevida(auto, pagoEm, mundo, contexto)
    if (multaRecusada(devido)) return devido
    const saldo = saldoCom(auto, { valor, pagoEm }, mundo, contexto)
    if (saldoRecusado(saldo)) return saldo
    return [
      {
        tipo: 'pagamentoRegistrado',
        corrente,
        ...base,
        dados: {
          em: contexto.hoje,
          valor,
          pagoEm,
          devido,
          ...depoisDe(saldo),
          ...daPessoa(pessoa),
        },
        numerar: { campo: 'recibo', serie: 'recibo', ano: anoDe(contexto.hoje) },
        ...(prova === undefined && pagador === undefined
          ? {}
          : {
              pessoal: {
                ...(prova === undefined ? {} : { prova }),
                ...(pagador === undefined ? {} : { pagador }),
              },
            }),
      },
    ]
  },
})

function recusasDoValor(dados: z.infer<typeof schema>, s: Situacao): readonly Recusa[] {
  const { valor, pagoEm, especie = 'integral', pessoa } = dados
  const { auto, mundo, contexto, base } = s
  const { fundamentos } = base
  if (pagoEm > contexto.hoje) {
    return [{ codigo: 'pagamento.no-futuro', fundamentos, falta: 'pagoEm', dados: { pagoEm } }]
  }
  const desde = auto.julgamento?.em
  if (desde !== undefined && pagoEm < desde) {
    return [{ codigo: 'pagamento.antes-da-decisao', fundamentos, dados: { pagoEm, desde } }]
  }
  if (especie === 'parcial' && contexto.pacote.processo.cobranca === undefined)
    return [{ codigo: 'cobranca.nao-prevista', fundamentos }]
  const devido = multaDevida(auto, pagoEm, mundo, contexto)
  if (multaRecusada(devido)) return devido.recusas
  const { codigo, serve } = {
    integral: { codigo: 'pagamento.valor-diverso', serve: valor === devido.valor },
    parcial: { codigo: 'pagamento.nao-e-parcial', serve: valor < devido.valor },
    'a-maior': { codigo: 'pagamento.nao-e-a-maior', serve: valor > devido.valor },
  }[especie]
  if (serve) return recusaDaPessoa(pessoa, s)
  return [
    {
      codigo,
      fundamentos: devido.fundamentos,
      dados: { valor, devido: devido.valor, pagoEm, passos: devido.passos.join('\n') },
    },
  ]
}
