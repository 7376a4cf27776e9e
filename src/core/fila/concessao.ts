import type { Contexto } from '../contexto.ts'
import type { Recusa } from '../decisao.ts'
import type { Mundo } from '../mundo.ts'
import { corrente } from '../ato.ts'
import type { AtoDeFila, Fila, Inscricao } from './fila.ts'
import { emOrdem } from './ordem.ts'
import { chamadasEmCurso, vagasLivres } from './vagas.ts'

/** The service's line, where the law of the pack has one. */
export const filaDoServico = (mundo: Mundo, { pacote }: Contexto): Fila | undefined => {
  const prevista = pacote.prazos.filaDeEspera
  return prevista === undefined ? undefined : mundo.fila(prevista.id)
}

const doInteressado = (fila: Fila | undefined, pessoa: string): Inscricao | undefined =>
  emOrdem(fila).find((i) => i.interessado === pessoa)

/**
 * Why the person may not have a grant while others wait before them: only who was called takes the
 * place that a call holds. Places beyond everyone in line are free to ask for.
 */
export function recusasDaFila(pessoa: string, mundo: Mundo, contexto: Contexto): readonly Recusa[] {
  const prevista = contexto.pacote.prazos.filaDeEspera
  const fila = filaDoServico(mundo, contexto)
  const linha = emOrdem(fila)
  if (prevista === undefined || linha.length === 0) return []
  const propria = doInteressado(fila, pessoa)
  const { fundamentos } = prevista
  if (propria?.situacao === 'chamada') {
    const { responderAte = contexto.hoje } = propria
    return contexto.hoje <= responderAte
      ? []
      : [{ codigo: 'fila.chamada-vencida', fundamentos, dados: { responderAte } }]
  }
  const livres = vagasLivres(mundo, contexto)
  // A quota without its parameters refuses by itself, and says which.
  if (typeof livres !== 'number' || livres > linha.length) return []
  const lugar = propria === undefined ? 0 : linha.indexOf(propria) + 1
  return [
    {
      codigo: lugar === 0 ? 'fila.ha-quem-espere' : 'fila.nao-chamado',
      fundamentos,
      dados: { lista: prevista.nome, esperam: linha.length, lugar },
    },
  ]
}

/** The act on the line that goes with the grant of who was called. */
export function atendimentoDaChamada(
  pessoa: string,
  outorga: string,
  mundo: Mundo,
  contexto: Contexto,
): readonly AtoDeFila[] {
  const prevista = contexto.pacote.prazos.filaDeEspera
  const i = doInteressado(filaDoServico(mundo, contexto), pessoa)
  if (prevista === undefined || i === undefined) return []
  const aindaNaoChamado = i.situacao === 'inscrita'
  return [
    {
      tipo: aindaNaoChamado ? 'retiradoDaFila' : 'chamadaAtendida',
      corrente: corrente('fila', prevista.id),
      fundamentos: prevista.fundamentos,
      dados: {
        em: contexto.hoje,
        inscricao: i.id,
        ...(aindaNaoChamado ? { motivo: 'Havia vagas para toda a lista' } : { concedida: outorga }),
      },
    } as AtoDeFila,
  ]
}

/** Places that nobody called holds: what may be called now. */
export function vagasParaChamar(mundo: Mundo, contexto: Contexto): number | readonly Recusa[] {
  const livres = vagasLivres(mundo, contexto)
  return typeof livres === 'number'
    ? livres - chamadasEmCurso(filaDoServico(mundo, contexto))
    : livres
}
