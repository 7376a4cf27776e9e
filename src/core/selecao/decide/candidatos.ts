import type * as z from 'zod'
import { corrente, idDaCorrente } from '../../ato.ts'
import { anoDe } from '../../calendar/dia.ts'
import type { Comando } from '../../comando.ts'
import type { Contexto } from '../../contexto.ts'
import { type Decisao, type Recusa, recusar } from '../../decisao.ts'
import type { Mundo } from '../../mundo.ts'
import { fundamentosDe, lacunasDe } from '../../mundo/fatos.ts'
import { inexistente } from '../../mundo/recusas.ts'
import { recusasDaPessoa } from '../../pessoa/entrada.ts'
import { avaliar } from '../../requirement/avaliar.ts'
import { fundar, recusa, sondar } from '../apoio.ts'
import type { AtoDeSelecao } from '../selecao.ts'
import type * as esquema from '../selecao.ts'
import { candidatoDe, etapaDaSelecao, recusasDoCandidato } from '../transicoes.ts'
import { proximaConvocacao } from './convocar.ts'

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

/** Takes a candidate out at their request; a place that a call held is called again. */
export function retirar(
  c: Comando<z.infer<typeof esquema.retirarCandidato>>,
  mundo: Mundo,
  contexto: Contexto,
): D {
  const impedem = noCandidato('retirarCandidato', c, mundo, contexto)
  if (impedem.length > 0) return recusar(impedem)
  const s = mundo.selecao(idDaCorrente(c.corrente))
  const chamado = candidatoDe(s, c.dados.inscricao)?.situacao === 'convocado'
  const ato: AtoDeSelecao = {
    tipo: 'candidatoRetirado',
    corrente: c.corrente,
    ...fundar(contexto),
    dados: { em: contexto.hoje, ...c.dados },
  }
  return [ato, ...(chamado ? proximaConvocacao(c.corrente, mundo, contexto, 1) : [])]
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
      },
    },
  ]
}

/** The process's stage, and then the candidate's. */
function noCandidato(
  comando: 'indeferirInscricao' | 'reconsiderarInscricao' | 'retirarCandidato' | 'pontuarCandidato',
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
