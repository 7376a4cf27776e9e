import type { DocumentoDaFicha } from '../../server/contrato/contrato.ts'
import { Emissoes } from './Emissoes.tsx'
import { Cartao } from '../ui/Cartao.tsx'

/** The papers that can be printed now, each a PDF in a tab of its own. */
export function Imprimir({
  documentos,
  recurso,
  ficha,
}: {
  documentos: readonly DocumentoDaFicha[]
  recurso: 'outorgas' | 'autos' | 'recolhimentos' | 'perdas'
  ficha: string
}) {
  if (documentos.length === 0) return null
  return (
    <Cartao titulo="Para imprimir">
      <Impressos documentos={documentos} />
      <Emissoes recurso={recurso} ficha={ficha} />
    </Cartao>
  )
}

/** Papers by name, each a PDF in another tab. */
export const Impressos = ({ documentos }: { documentos: readonly DocumentoDaFicha[] }) => (
  <ul className="lista-simples">
    {documentos.map((d) => (
      <li key={d.caminho}>
        <a href={d.caminho} target="_blank" rel="noopener">
          {d.nome}
          <span className="so-leitor"> (PDF, abre em outra aba)</span>
        </a>
      </li>
    ))}
  </ul>
)
