import { useServico } from '../../api/servico.ts'
import { Cartao } from '../../ui/Cartao.tsx'

/** The whole proceeding, to read and to keep. */
export function Dossie({ recurso, id }: { recurso: 'autos' | 'perdas'; id: string }) {
  const { base } = useServico()
  const caminho = `/api/v1${base}/${recurso}/${id}/dossie`
  return (
    <Cartao titulo="Processo inteiro">
      <ul className="lista-simples">
        <li>
          <a href={`${caminho}.pdf`} target="_blank" rel="noopener">
            Dossiê com sumário
            <span className="so-leitor"> (PDF, abre em outra aba)</span>
          </a>
        </li>
        <li>
          <a href={`${caminho}.zip`} download>
            Arquivo lacrado
            <span className="so-leitor"> (ZIP, para guardar)</span>
          </a>
          <p className="miudo suave">
            Os atos, os documentos e as fotos, com a lista assinada. Confere-se com{' '}
            <code>outorga conferir</code> e a chave pública do Município.
          </p>
        </li>
      </ul>
    </Cartao>
  )
}
