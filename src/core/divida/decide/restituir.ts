import type { Recusa } from '../../decisao.ts'
import { dataFutura } from '../../mundo/recusas.ts'
import { aRestituir } from '../../multa/aRestituir.ts'
import { comandoDoAuto, type Situacao } from '../../processo/comandoDoAuto.ts'
import { ultimoPagamento } from '../../processo/ultimoPagamento.ts'
import { restituirMulta as schema } from '../divida.ts'
import { semCobranca } from '../impedimentos.ts'

/** Nothing that came in is not owed, or what there was is given back already. */
function semRestituicao(s: Situacao): readonly Recusa[] {
  const { auto, mundo, contexto, base } = s
  const sem = semCobranca(s)
  if (sem.length > 0) return sem
  const r = aRestituir(auto, contexto.hoje, mundo, contexto)
  if (r === undefined)
    return [{ codigo: 'restituicao.nada-a-restituir', fundamentos: base.fundamentos }]
  return []
}

/**
 * Gives back what was paid and is not owed: the record annulled, the decision reversed, or more paid
 * than there was to pay. The whole of it, with its correction until the day, neither more nor less.
 */
export const restituirMulta = comandoDoAuto({
  nome: 'restituirMulta',
  rotulo: 'Registrar restituição',
  dados: schema,
  papeis: ({ processo }) => processo.cobranca?.restituicao.restituem ?? [],
  impedimentos: semRestituicao,
  confere: ({ valor, restituidaEm }, s, impedida) => {
    if (impedida) return []
    const { auto, mundo, contexto, base } = s
    const { fundamentos } = base
    const futura = dataFutura('restituidaEm', restituidaEm, contexto.hoje, fundamentos)
    if (futura.length > 0) return futura
    const ultimo = ultimoPagamento(auto.pagamentos)
    if (ultimo !== undefined && restituidaEm < ultimo)
      return [{ codigo: 'restituicao.antes-do-pagamento', fundamentos, dados: { ultimo } }]
    const r = aRestituir(auto, restituidaEm, mundo, contexto)
    if (r === undefined) return []
    if ('recusas' in r) return r.recusas
    return r.valor === valor
      ? []
      : [
          {
            codigo: 'restituicao.valor-diverso',
            fundamentos,
            dados: { valor, devido: r.valor, restituidaEm, passos: r.passos.join('\n') },
          },
        ]
  },
  atos: ({ valor, restituidaEm, prova }, { auto, mundo, contexto, corrente, base }) => {
    const r = aRestituir(auto, restituidaEm, mundo, contexto)
    if (r === undefined) throw new Error('restituição sem o que restituir')
    if ('recusas' in r) return r
    const { principal, motivo, passos, pessoa } = r
    const lacuna = contexto.pacote.processo.cobranca?.restituicao.lacuna
    const lacunas = [...new Set([...(base.lacunas ?? []), ...(lacuna ? [lacuna] : [])])]
    return [
      {
        tipo: 'multaRestituida',
        corrente,
        ...base,
        ...(lacunas.length === 0 ? {} : { lacunas }),
        dados: {
          em: contexto.hoje,
          valor,
          principal,
          restituidaEm,
          motivo,
          passos,
          ...(pessoa === undefined ? {} : { pessoa }),
        },
        ...(prova === undefined ? {} : { pessoal: { prova } }),
      },
    ]
  },
})
