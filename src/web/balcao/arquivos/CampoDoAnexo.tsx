import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { enviarArquivo, type DestinoDoArquivo } from '../../api/enviarArquivo.ts'
import { lerArquivos } from '../../api/leituras.ts'
import { fraseDoErro } from '../../api/problema.ts'
import { useServico } from '../../api/servico.ts'
import { Botao } from '../../ui/Botao.tsx'
import { conferirArquivo, formatarTamanho } from './conferirArquivo.ts'
import { Escolher } from './Escolher.tsx'

/** The file chosen in a form, and its sending once the form's act is recorded. */
export function useAnexo() {
  const { base } = useServico()
  const consultas = useQueryClient()
  const [arquivo, escolher] = useState<File>()
  const [parte, andar] = useState<number>()
  /** Sends the file, if any; answers the sentences to be left beside those of the act. Never throws. */
  const enviar = async (destino: DestinoDoArquivo): Promise<string[]> => {
    if (arquivo === undefined) return []
    andar(0)
    try {
      await enviarArquivo(base, destino, arquivo, andar)
      await consultas.invalidateQueries(lerArquivos(base, destino.recurso, destino.ficha))
      return [`Arquivo juntado: ${arquivo.name}.`]
    } catch (erro) {
      return [
        `O arquivo “${arquivo.name}” não foi juntado: ${fraseDoErro(erro)} Junte outro no cartão Arquivos.`,
      ]
    } finally {
      andar(undefined)
    }
  }
  return { arquivo, escolher, parte, enviar }
}

/** Asks, in a paper's form, for the file of the paper. */
export function CampoDoAnexo({ anexo }: { anexo: ReturnType<typeof useAnexo> }) {
  const { arquivo, escolher, parte } = anexo
  const [erro, errar] = useState<string>()
  const receber = ([escolhido]: readonly File[]) => {
    const motivo = escolhido && conferirArquivo(escolhido)
    errar(motivo)
    if (motivo === undefined) escolher(escolhido)
  }
  return (
    <fieldset className="campo anexo">
      <legend className="campo-rotulo">
        Arquivo do documento <span className="campo-opcional">(opcional)</span>
      </legend>
      {arquivo === undefined ? (
        <Escolher escolher={receber} />
      ) : (
        <p className="fila-de-itens">
          <span>
            {arquivo.name}, {formatarTamanho(arquivo.size)}
          </span>
          {parte === undefined ? (
            <Botao aparencia="simples" onClick={() => escolher(undefined)}>
              Tirar
            </Botao>
          ) : (
            <span role="status">enviando, {Math.round(parte * 100)}%</span>
          )}
        </p>
      )}
      {erro && (
        <span className="campo-erro" role="alert">
          {erro}
        </span>
      )}
    </fieldset>
  )
}
