import { formatarDia } from '#core/calendar/dia.ts'
import { emOrdem } from '#core/fila/ordem.ts'
import { nomeAbreviado } from '#core/fila/nomeAbreviado.ts'
import type { Mundo } from '#core/mundo.ts'

export type LinhaPublica = Readonly<{
  lugar: number
  inscricao: string
  nome: string
  inscritoEm: string
  situacao: 'à espera' | 'chamada'
  responderAte?: string
}>

/** The line as anyone may see it: number and short name, never a CPF. */
export const listaPublica = (
  mundo: Mundo,
  id: string,
  nomes: ReadonlyMap<string, string>,
): LinhaPublica[] =>
  emOrdem(mundo.fila(id)).map((i, n) => ({
    lugar: n + 1,
    inscricao: i.protocolo ?? '',
    nome: nomeAbreviado(nomes.get(i.interessado) ?? '—'),
    inscritoEm: i.em,
    situacao: i.situacao === 'chamada' ? 'chamada' : 'à espera',
    ...(i.situacao === 'chamada' && i.responderAte !== undefined
      ? { responderAte: i.responderAte }
      : {}),
  }))

/** The columns of the list taken away as a spreadsheet. */
export const colunasDaLista = [
  { titulo: 'Lugar', valor: (l: LinhaPublica) => l.lugar },
  { titulo: 'Inscrição', valor: (l: LinhaPublica) => l.inscricao },
  { titulo: 'Interessado', valor: (l: LinhaPublica) => l.nome },
  { titulo: 'Inscrito em', valor: (l: LinhaPublica) => formatarDia(l.inscritoEm) },
  { titulo: 'Situação', valor: (l: LinhaPublica) => l.situacao },
  {
    titulo: 'Responder até',
    valor: (l: LinhaPublica) => (l.responderAte === undefined ? '' : formatarDia(l.responderAte)),
  },
]
