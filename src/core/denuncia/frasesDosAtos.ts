import { formatarDia } from '../calendar/dia.ts'
import type { FraseDoAto } from '../mensagens/fraseDaVida.ts'

const texto = (v: unknown): string => (typeof v === 'string' ? v : '')
const QUEM: Readonly<Record<string, string>> = {
  responsavel: ', de responsável por quem é transportado',
  escola: ', de escola',
}
const DESTINOS: Readonly<Record<string, string>> = {
  vistoria: 'vistoria determinada',
  auto: '{auto} lavrad{auto:o|a}',
  perda: 'proposta de perda',
}

/** Sentences of the acts of the complaints; what was told, and by whom, is in none. */
export const frasesDosAtosDaDenuncia: Readonly<Record<string, FraseDoAto>> = {
  denunciaRecebida: (d) =>
    `Denúncia${texto(d['protocolo']) === '' ? '' : ` nº ${texto(d['protocolo'])}`} recebida${QUEM[texto(d['quem'])] ?? ''}${typeof d['dia'] === 'string' ? `, de fato de ${formatarDia(d['dia'])}` : ''}.`,
  denunciaEncaminhada: (d) =>
    `Denúncia encaminhada (${DESTINOS[texto(d['para'])] ?? texto(d['para'])}): ${texto(d['razoes'])}`,
  denunciaArquivada: (d) => `Denúncia arquivada: ${texto(d['razoes'])}`,
}
