import { readFileSync } from 'node:fs'
import { lerZip, ZipInvalido } from '#exchange/zip/zip.ts'
import { conferirLacre, type Conferencia } from '#ledger/lacre/conferir.ts'
import { CODIGO, ErroDeUso, ErroDoPedido, type Subcomando } from './subcomando.ts'

function lerBytes(arquivo: string): Buffer {
  try {
    return readFileSync(arquivo)
  } catch (erro) {
    const { code } = erro as NodeJS.ErrnoException
    throw new ErroDoPedido(`${arquivo}: ${code === 'ENOENT' ? 'não existe' : 'não pode ser lido'}`)
  }
}

/** A broken ZIP is a fault of the archive, told like the others. */
function conferirArquivo(bytes: Uint8Array): Conferencia {
  try {
    return conferirLacre(lerZip(bytes))
  } catch (erro) {
    if (!(erro instanceof ZipInvalido)) throw erro
    return { semRaiz: 0, falhas: [{ arquivo: 'arquivo', detalhe: erro.message }] }
  }
}

const lerRaiz = (texto: string): readonly [dia: string, raiz: string] => {
  const [, dia, raiz] = /^(\d{4}-\d{2}-\d{2})=([0-9a-f]{64})$/i.exec(texto) ?? []
  if (dia === undefined || raiz === undefined)
    throw new ErroDeUso(`--raiz ${texto}: escreva DIA=HASH, com o dia em AAAA-MM-DD e 64 dígitos`)
  return [dia, raiz.toLowerCase()]
}

/** `outorga conferir`: checks a sealed archive by itself, without database or network. */
export const conferir: Subcomando = {
  sinopse: 'ARQUIVO.zip [--raiz DIA=HASH]…',
  ajuda: [
    'Confere o lacre, cada arquivo, a ordem, o hash de cada ato e a raiz dos dias; código 1 se algo mudou.',
    '--raiz DIA=HASH  compara a raiz do dia com a que o Município informou',
  ],
  opcoes: { raiz: { type: 'string', multiple: true } },
  posicionais: [1, 1],
  async executar({ posicionais, opcoes, saida }) {
    const [arquivo = ''] = posicionais
    const informadas = ((opcoes.raiz as string[] | undefined) ?? []).map(lerRaiz)
    const { manifesto, semRaiz, falhas } = conferirArquivo(lerBytes(arquivo))
    const todas = [...falhas]
    for (const [dia, raiz] of informadas) {
      if (
        manifesto !== undefined &&
        !manifesto.raizes.some((r) => r.dia === dia && r.raiz === raiz)
      )
        todas.push({ arquivo: 'manifesto.json', detalhe: `a raiz do dia ${dia} não é a informada` })
    }
    for (const f of todas) saida.linha(`FALHA ${f.arquivo}: ${f.detalhe}`)
    if (manifesto === undefined || todas.length > 0) {
      saida.linha('O arquivo foi alterado: não serve de prova.')
      return CODIGO.recusado
    }
    saida.linha(
      `Processo ${manifesto.processo ?? manifesto.numero ?? manifesto.corrente}, emitido em ${manifesto.emitidoEm}`,
    )
    for (const { dia, raiz, atos } of manifesto.raizes)
      saida.linha(`raiz de ${dia} (${atos} ${atos === 1 ? 'ato' : 'atos'} no dia): ${raiz}`)
    if (semRaiz > 0)
      saida.linha(
        `AVISO ${semRaiz} ${semRaiz === 1 ? 'ato é' : 'atos são'} de dia ainda não fechado na emissão: só a corrente os prova`,
      )
    saida.linha(
      `${manifesto.atos} atos e ${manifesto.arquivos.length} arquivos conferidos: o arquivo está íntegro`,
    )
    return CODIGO.ok
  },
}
