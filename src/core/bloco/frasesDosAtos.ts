import { formatarDia } from '../calendar/dia.ts'
import type { FraseDoAto } from '../mensagens/fraseDaVida.ts'

const texto = (v: unknown): string => (typeof v === 'string' ? v : '')
const dia = (v: unknown): string => (typeof v === 'string' ? formatarDia(v) : '')
const lista = (v: unknown): readonly string[] => (Array.isArray(v) ? v.map(String) : [])
const deAte = (v: unknown): string => {
  const n = lista(v)
  return n.length < 2 ? ` nº ${n[0] ?? ''}` : ` nºs ${n[0]} a ${n.at(-1)}`
}

/** What happened to a block of numbers. */
export const frasesDosAtosDeBloco: Readonly<Record<string, FraseDoAto>> = {
  blocoReservado: (d) =>
    `Bloco reservado a fiscal:${deAte(d['numeros'])}${d['finalidade'] === undefined ? '' : ` (${texto(d['finalidade'])})`}.`,
  blocoEntregue: (d) =>
    `Bloco entregue ao fiscal em ${dia(d['entregueEm'])}${d['prestarContasAte'] === undefined ? '' : `; contas até ${dia(d['prestarContasAte'])}`}.`,
  numeroDoBlocoUsado: (d) => `Número ${texto(d['numero'])} usado.`,
  numeroDoBlocoInutilizado: (d) =>
    `Número ${texto(d['numero'])} inutilizado: ${texto(d['motivo'])}.`,
  numeroDoBlocoExtraviado: (d) =>
    `Número ${texto(d['numero'])} extraviado: ${texto(d['motivo'])}${d['prova'] === undefined ? '' : ` (${texto(d['prova'])})`}.`,
  numerosDoBlocoDevolvidos: (d) => {
    const n = lista(d['numeros'])
    return n.length === 1
      ? `Formulário ${n[0]} devolvido em branco.`
      : `${n.length} formulários devolvidos em branco.`
  },
  blocoEncerrado: () => 'Bloco encerrado: todos os números têm conta.',
}
