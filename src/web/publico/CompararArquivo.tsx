import { useState } from 'react'
import { Cartao } from '../ui/Cartao.tsx'

type Resultado = 'igual' | 'diferente' | 'impossivel' | undefined

/** For who received the PDF: whether it is, byte by byte, the one that was issued. Nothing is sent. */
export function CompararArquivo({ sha256 }: { sha256: string }) {
  const [resultado, dizer] = useState<Resultado>()
  const comparar = async (arquivo: File | undefined) => {
    if (arquivo === undefined) return dizer(undefined)
    // Absent where the page does not come over HTTPS.
    if (!('subtle' in crypto)) return dizer('impossivel')
    const digest = await crypto.subtle.digest('SHA-256', await arquivo.arrayBuffer())
    const hex = Array.from(new Uint8Array(digest), (b) => b.toString(16).padStart(2, '0')).join('')
    dizer(hex === sha256 ? 'igual' : 'diferente')
  }
  return (
    <Cartao titulo="Recebeu o documento em PDF?">
      <p>Compare-o com o que foi emitido. O arquivo não sai do seu aparelho.</p>
      <p>
        <label className="botao botao-secundario">
          Escolher o PDF
          <input
            className="so-leitor"
            type="file"
            accept="application/pdf"
            onChange={(e) => void comparar(e.target.files?.[0])}
          />
        </label>
      </p>
      <p role="status" className={resultado && `comparado comparado-${resultado}`}>
        {resultado === 'igual' && 'O arquivo é exatamente o que foi emitido.'}
        {resultado === 'diferente' &&
          'O arquivo NÃO é o que foi emitido: foi alterado, ou é a impressão de outro documento.'}
        {resultado === 'impossivel' && 'Este navegador só compara arquivos em páginas HTTPS.'}
      </p>
    </Cartao>
  )
}
