import { formatarDia } from '../calendar/dia.ts'
import type { EspecieDeVencimento } from '../vencimento/vencimento.ts'
import { punidosSemProvidencia, regraDaProvidencia } from './pendentes.ts'

/** The kind's name, by which the queue finds its rows. */
export const PROVIDENCIA = 'providencia-do-titular'

/**
 * What the holder must do about a punished driver. The law gives no term: a suspended one is told of
 * until the last day of the suspension, one that lost the certificate from the day of the loss.
 */
export const vencimentosDaProvidencia: readonly EspecieDeVencimento[] = [
  {
    especie: PROVIDENCIA,
    nome: 'Motoristas punidos sem providência',
    dono: 'outorga',
    avisos: [30, 7],
    papeis: ['atendente', 'fiscal', 'gestor'],
    vencimentos(id, mundo, contexto) {
      const { fundamentos = [], lacuna } = regraDaProvidencia(contexto) ?? {}
      return punidosSemProvidencia(id, mundo, contexto).map(({ condutor, punicao }) => ({
        chave: condutor.id,
        nome: `Motorista${condutor.numero === undefined ? '' : ` nº ${condutor.numero}`}, ${punicao.ate === undefined ? 'cassado' : 'suspenso'} desde ${formatarDia(punicao.desde)}`,
        venceEm: punicao.ate ?? punicao.desde,
        termina: punicao.ate !== undefined,
        fundamentos,
        lacuna,
      }))
    },
  },
]
