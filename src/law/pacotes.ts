import type { Pacote } from './pacote.ts'

/** What a list of laws tells of each: for the command line, the API and the browser. */
export type ResumoDoPacote = Readonly<{
  id: string
  titulo: string
  urn: string
  numero: string
  data: string
  vigenteDesde: string
  municipio: Readonly<{ ibge: string; slug: string; nome: string; uf: string }>
  servico: Readonly<{ slug: string; nome: string }>
  /** Provisions of the text, headings apart. */
  dispositivos: number
  versao: string
  motor: number
  sha256: string
}>

/** A compiled pack in a few lines. Pure: the same in the server and in the browser. */
export function resumir({ lei, texto, sha256 }: Pacote): ResumoDoPacote {
  const { ibge, slug, nome, uf } = lei.municipio
  return {
    id: lei.id,
    titulo: lei.titulo,
    urn: lei.urn,
    numero: lei.numero,
    data: lei.data,
    vigenteDesde: lei.vigenteDesde,
    municipio: { ibge, slug, nome, uf },
    servico: lei.servico,
    dispositivos: texto.filter(({ agrupador }) => agrupador !== true).length,
    versao: lei.versao,
    motor: lei.motor,
    sha256,
  }
}
