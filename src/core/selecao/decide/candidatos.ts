import type * as z from 'zod'
import { type Corrente, corrente, idDaCorrente } from '../../ato.ts'
import { anoDe } from '../../calendar/dia.ts'
import type { Comando } from '../../comando.ts'
import type { Contexto } from '../../contexto.ts'
import { type Decisao, type Recusa, recusar } from '../../decisao.ts'
import type { Mundo } from '../../mundo.ts'
import { fundamentosDe, lacunasDe } from '../../mundo/fatos.ts'
import { inexistente } from '../../mundo/recusas.ts'
import { recusasDaPessoa } from '../../pessoa/entrada.ts'
import { avaliar } from '../../requirement/avaliar.ts'
import { fundar, recursoAteDe, recusa, sondar, sondarInscricoes } from '../apoio.ts'
import type { AtoDeSelecao, Selecao } from '../selecao.ts'
import type * as esquema from '../selecao.ts'
import {
  candidatoDe,
  type ComandoDaSelecao,
  type ComandoDoCandidato,
  etapaDaSelecao,
  recusasDoCandidato,
} from '../transicoes.ts'

type D = Decisao<AtoDeSelecao>

/** Takes an inscription, with what the law asks already then (`inscrever-na-selecao`). */
export function inscrever(
  c: Comando<z.infer<typeof esquema.inscreverCandidato>>,
  mundo: Mundo,
  contexto: Contexto,
): D {
  const impedem = sondar('inscreverCandidato')(c.corrente, mundo, contexto)
  if (impedem.length > 0) return recusar(impedem)
  const { hoje } = contexto
  const { pessoa, observacao } = c.dados
  const titular = mundo.pessoa(pessoa)
  if (titular === undefined) return recusar([inexistente(corrente('pessoa', pessoa))])
  const avaliacao = avaliar('inscrever-na-selecao', { mundo, titular, pedidoEm: hoje }, contexto)
  const ja = mundo
    .selecao(idDaCorrente(c.corrente))
    ?.candidatos.find((x) => x.candidato === pessoa && x.situacao !== 'retirado')
  const recusas: Recusa[] = [
    ...(ja === undefined
      ? []
      : [recusa(contexto, 'selecao.ja-inscrito', { dados: { inscricao: ja.protocolo ?? '' } })]),
    ...recusasDaPessoa(pessoa, mundo, contexto),
    ...avaliacao.recusas,
  ]
  if (recusas.length > 0) return recusar(recusas)
  const { lacunas = [] } = fundar(contexto)
  return [
    {
      tipo: 'candidatoInscrito',
      corrente: c.corrente,
      fundamentos: fundamentosDe(avaliacao, fundar(contexto).fundamentos),
      ...lacunasDe(avaliacao, lacunas),
      dados: {
        em: hoje,
        inscricao: c.id,
        candidato: pessoa,
        ...(observacao === undefined ? {} : { observacao }),
      },
      numerar: { campo: 'protocolo', serie: 'inscricao', ano: anoDe(hoje) },
    },
  ]
}

/** Refuses an inscription: by which provision of the law, or which item of the edital, it says. */
export function indeferir(
  c: Comando<z.infer<typeof esquema.indeferirInscricao>>,
  mundo: Mundo,
  contexto: Contexto,
): D {
  const { inscricao, motivo, dispositivo, itemDoEdital } = c.dados
  const impedem = noCandidato('indeferirInscricao', c, mundo, contexto)
  if (impedem.length > 0) return recusar(impedem)
  if (dispositivo === undefined && itemDoEdital === undefined)
    return recusar([recusa(contexto, 'selecao.sem-porque', { falta: 'dispositivo' })])
  if (dispositivo !== undefined && !contexto.pacote.texto.some((t) => t.id === dispositivo))
    return recusar([recusa(contexto, 'selecao.dispositivo', { falta: 'dispositivo' })])
  return [
    {
      tipo: 'inscricaoIndeferida',
      corrente: c.corrente,
      ...fundar(contexto),
      ...(dispositivo === undefined ? {} : { fundamentos: [dispositivo] }),
      dados: {
        em: contexto.hoje,
        inscricao,
        motivo,
        ...(itemDoEdital === undefined ? {} : { itemDoEdital }),
        ...revista(mundo.selecao(idDaCorrente(c.corrente)), contexto),
      },
    },
  ]
}

/** Puts a refused inscription back in the dispute. */
export function reconsiderar(
  c: Comando<z.infer<typeof esquema.reconsiderarInscricao>>,
  mundo: Mundo,
  contexto: Contexto,
): D {
  const impedem = noCandidato('reconsiderarInscricao', c, mundo, contexto)
  if (impedem.length > 0) return recusar(impedem)
  return [
    {
      tipo: 'inscricaoReconsiderada',
      corrente: c.corrente,
      ...fundar(contexto),
      dados: { em: contexto.hoje, ...c.dados },
    },
  ]
}

/** What bars any points now: the stage, an order by draw, or nobody in the dispute. */
export const sondarPontos = (c: Corrente, mundo: Mundo, contexto: Contexto): readonly Recusa[] => {
  const impedem = sondarInscricoes('pontuarCandidato')(c, mundo, contexto)
  const sorteio = mundo.selecao(idDaCorrente(c))?.modo === 'sorteio'
  return sorteio && impedem.length === 0 ? [recusa(contexto, 'selecao.por-sorteio')] : impedem
}

/** Gives points by each criterion of the edital; what a published result showed changes with a reason. */
export function pontuar(
  c: Comando<z.infer<typeof esquema.pontuarCandidato>>,
  mundo: Mundo,
  contexto: Contexto,
): D {
  const impedem = noCandidato('pontuarCandidato', c, mundo, contexto)
  const s = mundo.selecao(idDaCorrente(c.corrente))
  if (s === undefined || impedem.length > 0) return recusar(impedem)
  const { inscricao, pontos, motivo } = c.dados
  const recusas: Recusa[] = []
  if (s.modo === 'sorteio') recusas.push(recusa(contexto, 'selecao.por-sorteio'))
  else if (
    pontos.length !== s.criterios.length ||
    s.criterios.some((k, i) => (pontos[i] ?? 0) > k.maximo)
  )
    recusas.push(
      recusa(contexto, 'selecao.pontos', {
        falta: 'pontos',
        dados: { criterios: s.criterios.map((k) => `${k.nome}: até ${k.maximo}`).join('; ') },
      }),
    )
  if (etapaDaSelecao(s, contexto.hoje) === 'provisoria' && motivo === undefined)
    recusas.push(recusa(contexto, 'selecao.sem-motivo', { falta: 'motivo' }))
  if (recusas.length > 0) return recusar(recusas)
  return [
    {
      tipo: 'candidatoPontuado',
      corrente: c.corrente,
      ...fundar(contexto),
      dados: {
        em: contexto.hoje,
        inscricao,
        pontos,
        total: pontos.reduce((soma, p) => soma + p, 0),
        ...(motivo === undefined ? {} : { motivo }),
        ...revista(s, contexto),
      },
    },
  ]
}

/**
 * Who changes the inscription; and, after the provisional result, the term that the change opens, for
 * who it is on to appeal from it.
 */
const revista = (s: Selecao | undefined, contexto: Contexto) => ({
  por: contexto.autor.id,
  ...(s?.fase === 'provisoria' ? { recursoAte: recursoAteDe(s, contexto) } : {}),
})

/** The process's stage, and then the candidate's. */
export function noCandidato(
  comando: ComandoDoCandidato & ComandoDaSelecao,
  c: Comando<Readonly<{ inscricao: string }>>,
  mundo: Mundo,
  contexto: Contexto,
): readonly Recusa[] {
  const impedem = sondar(comando)(c.corrente, mundo, contexto)
  if (impedem.length > 0) return impedem
  const s = mundo.selecao(idDaCorrente(c.corrente))
  return recusasDoCandidato(
    comando,
    candidatoDe(s, c.dados.inscricao),
    fundar(contexto).fundamentos,
  )
}
