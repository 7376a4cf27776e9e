import type { Pacote } from '#law/pacote.ts'
import { base, type DadosDoDocumento, type Emissao } from './dados/base.ts'
import { imprimir } from './imprimir.ts'

/**
 * Prints a template with its data inside the page that every document has.
 * @returns `nome`: a file name without spaces or accents; `pdf`: PDF/A-2b
 */
export function imprimirDocumento(
  modelo: string,
  dados: DadosDoDocumento,
  pacote: Pacote,
  emissao: Emissao,
): { nome: string; pdf: Uint8Array } {
  const { corpo, validoAte: _, ...documento } = dados
  const pdf = imprimir(modelo, { ...base(pacote, emissao, documento), ...corpo }, emissao.emitidoEm)
  const nome = [modelo, documento.numero].filter(Boolean).join('-')
  return { nome: `${nome.replace(/[^\w-]+/g, '-')}.pdf`, pdf }
}
