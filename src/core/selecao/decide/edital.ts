import type * as z from 'zod'
import { anoDe } from '../../calendar/dia.ts'
import type { Comando } from '../../comando.ts'
import type { Contexto } from '../../contexto.ts'
import { type Decisao, type Recusa, recusar } from '../../decisao.ts'
import { vagasLivres } from '../../fila/vagas.ts'
import type { Mundo } from '../../mundo.ts'
import { jaExiste } from '../../mundo/recusas.ts'
import { fundar, recusa, recusasDaLei, sondar } from '../apoio.ts'
import type { abrirSelecao, AtoDeSelecao, encerrarSelecao } from '../selecao.ts'

/** The days of the edital that do not follow one another: each by its own field. */
function diasForaDeOrdem(
  { inscricoesDe, inscricoesAte, validaAte }: z.infer<typeof abrirSelecao>,
  contexto: Contexto,
): readonly Recusa[] {
  const { hoje } = contexto
  const recusas: Recusa[] = []
  if (inscricoesDe < hoje)
    recusas.push(
      recusa(contexto, 'selecao.inscricoes-antes-de-hoje', {
        falta: 'inscricoesDe',
        dados: { de: inscricoesDe, hoje },
      }),
    )
  if (inscricoesAte < inscricoesDe)
    recusas.push(
      recusa(contexto, 'selecao.inscricoes-invertidas', {
        falta: 'inscricoesAte',
        dados: { de: inscricoesDe, ate: inscricoesAte },
      }),
    )
  if (validaAte < inscricoesAte)
    recusas.push(
      recusa(contexto, 'selecao.validade-antes-do-fim', {
        falta: 'validaAte',
        dados: { ate: inscricoesAte, validaAte },
      }),
    )
  return recusas
}

/**
 * Opens a process by its edital: the places that it disputes fit what the law allows today, and its
 * days follow one another.
 */
export function abrir(
  c: Comando<z.infer<typeof abrirSelecao>>,
  mundo: Mundo,
  contexto: Contexto,
): Decisao<AtoDeSelecao> {
  const fora = recusasDaLei(contexto)
  if (fora.length > 0) return recusar(fora)
  const { hoje, pacote } = contexto
  const { vagas, modo, criterios } = c.dados
  const recusas: Recusa[] = [...jaExiste(c.corrente, mundo), ...diasForaDeOrdem(c.dados, contexto)]
  if (pacote.prazos.selecao?.modos.includes(modo) !== true)
    recusas.push(recusa(contexto, 'selecao.modo', { falta: 'modo' }))
  if (modo === 'pontos' && criterios.length === 0)
    recusas.push(recusa(contexto, 'selecao.sem-criterios', { falta: 'criterios' }))
  if (modo === 'sorteio' && criterios.length > 0)
    recusas.push(recusa(contexto, 'selecao.criterios-no-sorteio'))
  const livres = vagasLivres(mundo, contexto)
  if (typeof livres !== 'number') recusas.push(...livres)
  else if (vagas > livres)
    recusas.push(
      recusa(contexto, 'selecao.mais-vagas-que-o-limite', {
        dados: { livres: Math.max(0, livres) },
      }),
    )
  if (recusas.length > 0) return recusar(recusas)
  return [
    {
      tipo: 'selecaoAberta',
      corrente: c.corrente,
      ...fundar(contexto),
      dados: { em: hoje, ...c.dados },
      numerar: { campo: 'edital', serie: 'edital', ano: anoDe(hoje) },
    },
  ]
}

/** Ends the process by a reasoned act: for convenience it is revoked, for illegality annulled. */
export const encerrar =
  (comando: 'revogarSelecao' | 'anularSelecao') =>
  (
    c: Comando<z.infer<typeof encerrarSelecao>>,
    mundo: Mundo,
    contexto: Contexto,
  ): Decisao<AtoDeSelecao> => {
    const impedem = sondar(comando)(c.corrente, mundo, contexto)
    if (impedem.length > 0) return recusar(impedem)
    return [
      {
        tipo: comando === 'revogarSelecao' ? 'selecaoRevogada' : 'selecaoAnulada',
        corrente: c.corrente,
        ...fundar(contexto),
        dados: { em: contexto.hoje, motivo: c.dados.motivo },
      },
    ]
  }
