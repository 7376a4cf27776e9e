import type { Ato } from '#core/ato.ts'
import type { Documento, Pessoa } from '#core/pessoa/pessoa.ts'
import type { Pacote } from '#law/pacote.ts'

/** Whether the pack keeps that kind of paper (criminal, health) from common sight. */
export const ehRestrito = (pacote: Pacote, tipo: string): boolean =>
  pacote.documentos.some((d) => d.tipo === tipo && d.restrito)

/**
 * The person as every file shows them: of a restricted paper, that it is there and until when;
 * never its number nor what it says. Convictions are not shown at all.
 */
export const ocultarRestritos = (pessoa: Pessoa, pacote: Pacote): Pessoa => ({
  ...pessoa,
  documentos: pessoa.documentos.map((d) => (ehRestrito(pacote, d.tipo) ? semConteudo(d) : d)),
  condenacoes: [],
})

/** The act's data as a timeline shows them, or null when even its kind tells too much. */
export function dadosVisiveis(
  ato: Pick<Ato, 'tipo' | 'dados'>,
  pacote: Pacote,
): Ato['dados'] | null {
  if (ato.tipo === 'condenacaoRegistrada') return null
  const { documento } = ato.dados as { documento?: Documento }
  if (documento === undefined || !ehRestrito(pacote, documento.tipo)) return ato.dados
  return { ...ato.dados, documento: semConteudo(documento) } as Ato['dados']
}

function semConteudo({ numero: _numero, resultado: _resultado, ...visivel }: Documento): Documento {
  return visivel
}
