import { corrente } from '../ato.ts'
import type { Contexto } from '../contexto.ts'
import type { Mundo } from '../mundo.ts'
import { saldoRecusado } from '../multa/saldo.ts'
import { depoisDe, saldoCom } from '../processo/decide/pagamento.ts'
import type { Auto, Pagamento } from '../processo/processo.ts'
import type { AtoDeDivida } from './divida.ts'

type Deposito = Required<Pick<Pagamento, 'valor' | 'pagoEm' | 'recolhimento'>>
type Conversao = Extract<AtoDeDivida, { tipo: 'depositoConvertido' }>

/** The act by which a deposit pays the fine. The account is left open where the index is not known. */
export function conversao(
  auto: Auto,
  deposito: Deposito,
  mundo: Mundo,
  contexto: Contexto,
): Conversao {
  const saldo = saldoCom(auto, deposito, mundo, contexto)
  const depois = saldoRecusado(saldo) ? { resta: auto.multa?.valor ?? 0 } : depoisDe(saldo)
  return {
    tipo: 'depositoConvertido',
    corrente: corrente('auto', auto.id),
    fundamentos: contexto.pacote.processo.decisaoDefinitiva.fundamentos,
    dados: { em: contexto.hoje, ...deposito, ...depois },
  }
}

/** Each deposit made for the release of the record's vehicle, once the condemnation is final. */
export function converterDepositos(
  auto: Auto,
  mundo: Mundo,
  contexto: Contexto,
): readonly Conversao[] {
  const atos: Conversao[] = []
  let agora = auto
  for (const r of mundo.recolhimentosDoAuto(auto.id)) {
    for (const { valor, pagoEm } of r.depositos) {
      const deposito = { valor, pagoEm, recolhimento: r.id }
      const ato = conversao(agora, deposito, mundo, contexto)
      agora = { ...agora, pagamentos: [...agora.pagamentos, { ...deposito, origem: 'deposito' }] }
      atos.push(ato)
    }
  }
  return atos
}
