import type { Ficha } from '#documents/fichas.ts'
import { documentosPossiveis } from '#documents/modelos.ts'
import type { DocumentoDaFicha } from '../contrato/contrato.ts'
import type { Servico } from '../servicos.ts'

/** What can be printed of a file now, and where. `recurso/id` is the file's own address. */
export const documentosDaFicha = (
  ficha: Ficha,
  { pacote, slug }: Servico,
  recursoEId: string,
): DocumentoDaFicha[] =>
  documentosPossiveis(ficha, pacote).map(({ modelo, rotulo, alvo }) => ({
    modelo,
    nome: rotulo,
    caminho: `/api/v1/${pacote.lei.municipio.slug}/${slug}/${recursoEId}/documentos/${modelo}.pdf${alvo === undefined ? '' : `?de=${encodeURIComponent(alvo)}`}`,
  }))
