import { formatarDia } from '../calendar/dia.ts'
import type { FraseDoAto } from '../mensagens/fraseDaVida.ts'

const texto = (v: unknown): string => (typeof v === 'string' ? v.replace(/\.$/, '') : '')
const CAUSAS: Readonly<Record<string, string>> = {
  desligamento: 'desligamento',
  extravio: 'extravio',
  erro: 'erro de emissão',
  outra: 'outro motivo',
}

/** What happened to an inspector's cards. */
export const frasesDosAtosDaCarteira: Readonly<Record<string, FraseDoAto>> = {
  carteiraEmitida: (d) =>
    `Carteira de fiscal${d['numero'] === undefined ? '' : ` nº ${texto(d['numero'])}`} emitida: matrícula ${texto(d['matricula'])}, ${texto(d['cargo'])}${d['validaAte'] === undefined ? '' : `, válida até ${formatarDia(texto(d['validaAte']))}`}.`,
  carteiraRevogada: (d) =>
    `Carteira de fiscal revogada (${CAUSAS[texto(d['causa'])] ?? texto(d['causa'])}): ${texto(d['motivo'])}.`,
}
