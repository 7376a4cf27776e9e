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
  recurso: 'outorgas' | 'autos' | 'recolhimentos'
  ficha: string
}) {
  if (documentos.length === 0) return null
  return (
    <Cartao titulo="Para imprimir">
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
      <Emissoes recurso={recurso} ficha={ficha} />
    </Cartao>
  )
}
