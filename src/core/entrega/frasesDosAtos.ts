import { formatarDia } from '../calendar/dia.ts'
import type { FraseDoAto } from '../mensagens/fraseDaVida.ts'

const QUEM: Readonly<Record<string, string>> = {
  titular: '{ao titular}, em pessoa',
  representante: 'ao representante da empresa, em pessoa',
  procurador: 'ao procurador {do titular}',
  terceiro: 'a outra pessoa',
}

/** What was handed over, and to whom. */
export const frasesDosAtosDaEntrega: Readonly<Record<string, FraseDoAto>> = {
  impressoEntregue: (d) => {
    const papel = (d['impresso'] ?? {}) as Readonly<Record<string, unknown>>
    const dia = typeof papel['dia'] === 'string' ? `, impresso em ${formatarDia(papel['dia'])}` : ''
    const nome = typeof papel['nome'] === 'string' ? papel['nome'] : 'Documento'
    return `${nome}${dia}: entregue ${QUEM[String(d['recebe'])] ?? ''}.`
  },
}
