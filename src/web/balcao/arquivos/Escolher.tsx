import { useState, type ChangeEvent } from 'react'
import { ACEITOS, O_QUE_CABE } from './conferirArquivo.ts'
import './Arquivos.css'

type Props = Readonly<{
  escolher: (arquivos: readonly File[]) => void
  varios?: boolean
  ocupado?: boolean
}>

/** A place to drop files, a button to pick them and, on a phone, one that opens the camera. */
export function Escolher({ escolher, varios = false, ocupado = false }: Props) {
  const [sobre, passar] = useState(false)
  const receber = (lista: FileList | null) => {
    const arquivos = [...(lista ?? [])]
    if (arquivos.length > 0 && !ocupado) escolher(varios ? arquivos : arquivos.slice(0, 1))
  }
  const aoEscolher = ({ target }: ChangeEvent<HTMLInputElement>) => {
    receber(target.files)
    // So that the same file may be picked again after a mistake.
    target.value = ''
  }
  return (
    <div
      className="soltar-arquivo"
      data-sobre={sobre || undefined}
      onDragOver={(e) => {
        e.preventDefault()
        passar(true)
      }}
      onDragLeave={() => passar(false)}
      onDrop={(e) => {
        e.preventDefault()
        passar(false)
        receber(e.dataTransfer.files)
      }}
    >
      <div className="fila-de-itens">
        <label className="botao botao-secundario" aria-disabled={ocupado || undefined}>
          {varios ? 'Escolher arquivos' : 'Escolher arquivo'}
          <input
            className="so-leitor"
            type="file"
            accept={ACEITOS}
            multiple={varios}
            disabled={ocupado}
            onChange={aoEscolher}
          />
        </label>
        <label className="botao botao-secundario fotografar" aria-disabled={ocupado || undefined}>
          Fotografar
          <input
            className="so-leitor"
            type="file"
            accept="image/jpeg,image/png"
            capture="environment"
            disabled={ocupado}
            onChange={aoEscolher}
          />
        </label>
        <span className="miudo suave soltar-aqui">ou solte aqui</span>
      </div>
      <p className="miudo suave">{O_QUE_CABE}</p>
    </div>
  )
}
