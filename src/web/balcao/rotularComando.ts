import type { Pacote } from '#law/pacote.ts'
import type { ComandoPossivel } from '../../server/contrato/contrato.ts'

type Termos = Pacote['lei']['termos']

/** What a button says, in the law's words: `Requerer` is `Requerer permissão`. */
export function rotularComando(
  { nome, rotulo }: Pick<ComandoPossivel, 'nome' | 'rotulo'>,
  termos: Termos | undefined,
): string {
  if (!termos) return rotulo
  if (nome.endsWith('Outorga') && !rotulo.includes(' ') && nome !== 'licenciarOutorga') {
    return `${rotulo} ${termos.outorga.singular}`
  }
  return rotulo.replace(/\bauto\b/, termos.auto.singular)
}
