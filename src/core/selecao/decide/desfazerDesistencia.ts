import type * as z from 'zod'
import { idDaCorrente } from '../../ato.ts'
import type { Comando } from '../../comando.ts'
import type { Contexto } from '../../contexto.ts'
import { type Decisao, type Recusa, recusar } from '../../decisao.ts'
import type { Mundo } from '../../mundo.ts'
import { fundarDesistencia, recusa, sondar } from '../apoio.ts'
import { vagasTomadas } from '../classificar.ts'
import type { AtoDeSelecao, Candidato, Selecao } from '../selecao.ts'
import type * as esquema from '../selecao.ts'
import { candidatoDe, recusasDoCandidato } from '../transicoes.ts'
import { proximaConvocacao } from './convocar.ts'
import { mundoDepois } from './depois.ts'

type Desfazer = Comando<z.infer<typeof esquema.desfazerDesistencia>>

/** Who comes after the candidate in the final result, in its order. */
function depoisDele({ final, candidatos }: Selecao, { id }: Candidato): readonly Candidato[] {
  const ordem = final?.ordem.map((l) => l.inscricao) ?? []
  return ordem
    .slice(ordem.indexOf(id) + 1)
    .flatMap((inscricao) => candidatos.find((c) => c.id === inscricao) ?? [])
}

/** Every place of the edital has its grant, and one of them went to who came after. */
const vagaDada = (s: Selecao, c: Candidato): boolean =>
  s.candidatos.filter((x) => x.situacao === 'contemplado').length >= s.vagas &&
  depoisDele(s, c).some((x) => x.situacao === 'contemplado')

function recusasDoDesfazer(s: Selecao, c: Candidato, contexto: Contexto): readonly Recusa[] {
  const recusas: Recusa[] = []
  if (s.final !== undefined && !s.final.ordem.some((l) => l.inscricao === c.id))
    recusas.push(recusa(contexto, 'selecao.desistencia-definitiva', { dados: { em: s.final.em } }))
  const outra = s.candidatos.find((x) => x.candidato === c.candidato && x.situacao !== 'retirado')
  if (outra !== undefined)
    recusas.push(
      recusa(contexto, 'selecao.ja-inscrito', { dados: { inscricao: outra.protocolo ?? '' } }),
    )
  if (vagaDada(s, c)) recusas.push(recusa(contexto, 'selecao.desistencia-vaga-dada'))
  return recusas
}

/**
 * What puts who is back in the call's order, once it runs. Had their turn come, they are called again,
 * with a new term: by a place that is free, or else by that of the last one called after them who did
 * not come yet. Who came keeps the place, and the one who is back is the next.
 */
function devolverAVez(
  c: Desfazer,
  desfeita: AtoDeSelecao,
  candidato: Candidato,
  mundo: Mundo,
  contexto: Contexto,
): readonly AtoDeSelecao[] {
  const s = mundo.selecao(idDaCorrente(c.corrente))
  if (s?.fase !== 'homologada') return []
  const seguintes = depoisDele(s, candidato)
  const chegouAVez =
    candidato.convocadoEm !== undefined ||
    seguintes.some((x) => !['inscrito', 'retirado'].includes(x.situacao))
  if (!chegouAVez) return []
  const perde =
    vagasTomadas(s) < s.vagas ? undefined : seguintes.findLast((x) => x.situacao === 'convocado')
  const recolhida: readonly AtoDeSelecao[] =
    perde === undefined
      ? []
      : [
          {
            tipo: 'convocacaoDesfeita',
            corrente: c.corrente,
            ...fundarDesistencia(contexto),
            dados: {
              em: contexto.hoje,
              inscricao: perde.id,
              motivo: c.dados.motivo,
              ...(perde.protocolo === undefined ? {} : { protocolo: perde.protocolo }),
            },
          },
        ]
  const volta = mundoDepois(mundo, [desfeita, ...recolhida])
  const chamada = proximaConvocacao(c.corrente, volta, contexto)
  // A call is taken back only to be given: past the result's validity nobody is called.
  return chamada.length === 0 ? [] : [...recolhida, ...chamada]
}

/**
 * Undoes a withdrawal recorded by error, with the reason: until the result that came without the
 * candidate is final, or the place is another's by a grant. Who entered again meanwhile has that
 * inscription.
 */
export function desfazerDesistencia(
  c: Desfazer,
  mundo: Mundo,
  contexto: Contexto,
): Decisao<AtoDeSelecao> {
  const impedem = sondar('desfazerDesistencia')(c.corrente, mundo, contexto)
  const s = mundo.selecao(idDaCorrente(c.corrente))
  if (s === undefined || impedem.length > 0) return recusar(impedem)
  const candidato = candidatoDe(s, c.dados.inscricao)
  const { fundamentos } = fundarDesistencia(contexto)
  const doCandidato = recusasDoCandidato('desfazerDesistencia', candidato, fundamentos)
  if (candidato === undefined || doCandidato.length > 0) return recusar(doCandidato)
  const recusas = recusasDoDesfazer(s, candidato, contexto)
  if (recusas.length > 0) return recusar(recusas)
  const desfeita: AtoDeSelecao = {
    tipo: 'desistenciaDesfeita',
    corrente: c.corrente,
    ...fundarDesistencia(contexto),
    dados: { em: contexto.hoje, ...c.dados },
  }
  return [desfeita, ...devolverAVez(c, desfeita, candidato, mundo, contexto)]
}
