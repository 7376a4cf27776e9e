import { idDaCorrente } from '../ato.ts'
import { comMudanca, comRevisoes } from './revisoes.ts'
import type { AtoDeSelecao, Candidato, Selecao } from './selecao.ts'

/** Folds an act. Total: an act without the one that began it gives nothing. */
export function evolveSelecao(s: Selecao | undefined, ato: AtoDeSelecao): Selecao | undefined {
  const depois = dobrar(s, ato)
  return s === undefined || depois === undefined
    ? depois
    : comMudanca(comRevisoes(depois, s, ato), ato)
}

function dobrar(s: Selecao | undefined, ato: AtoDeSelecao): Selecao | undefined {
  if (ato.tipo === 'selecaoAberta') {
    const { em: abertaEm, ...edital } = ato.dados
    const id = idDaCorrente(ato.corrente)
    return { ...edital, id, abertaEm, fase: 'aberta', candidatos: [], sementes: [], recursos: [] }
  }
  if (s === undefined) return undefined
  const { em } = ato.dados
  switch (ato.tipo) {
    case 'candidatoInscrito': {
      const { inscricao: id, ...dados } = ato.dados
      return { ...s, candidatos: [...s.candidatos, { ...dados, id, situacao: 'inscrito' }] }
    }
    case 'sementeDaSelecaoPublicada': {
      const { semente, fonte } = ato.dados
      return { ...s, sementes: [...s.sementes, { semente, fonte, em }] }
    }
    case 'resultadoProvisorioPublicado':
      return { ...s, fase: 'provisoria', provisorio: ato.dados }
    case 'recursoDaSelecaoInterposto': {
      const { recurso: id, ...dados } = ato.dados
      const texto = ato.pessoal?.texto
      const recurso = { ...dados, id, ...(texto === undefined ? {} : { texto }) }
      return { ...s, recursos: [...s.recursos, recurso] }
    }
    case 'recursoDaSelecaoDecidido': {
      const { recurso, por: _, protocolo: __, ...decisao } = ato.dados
      return {
        ...reaberta(s, decisao.resultado),
        recursos: s.recursos.map((r) => (r.id === recurso ? { ...r, decisao } : r)),
      }
    }
    case 'resultadoFinalPublicado':
      return { ...s, fase: 'final', final: ato.dados }
    case 'selecaoHomologada':
      return { ...s, fase: 'homologada', homologadaEm: em }
    case 'selecaoRevogada':
    case 'selecaoAnulada': {
      const fase = ato.tipo === 'selecaoRevogada' ? 'revogada' : 'anulada'
      return { ...s, fase, encerradaEm: em, motivo: ato.dados.motivo }
    }
    default:
      return {
        ...s,
        candidatos: s.candidatos.map((c) =>
          c.id === ato.dados.inscricao ? { ...semConvocacao(c, ato), ...mudanca(ato) } : c,
        ),
      }
  }
}

/** A final result that an appeal granted has changed is no longer it: it is published again. */
function reaberta(s: Selecao, resultado: string): Selecao {
  if (s.fase !== 'final' || !resultado.startsWith('provido')) return s
  const { final: _, ...sem } = s
  return { ...sem, fase: 'provisoria' }
}

/** Who is back in the order holds no call, until called again. */
function semConvocacao(c: Candidato, { tipo }: AtoDeSelecao): Candidato {
  if (tipo !== 'desistenciaDesfeita' && tipo !== 'convocacaoDesfeita') return c
  const { responderAte: _, convocadoEm: __, ...sem } = c
  return sem
}

type DoCandidato = Exclude<
  Extract<AtoDeSelecao, { dados: { inscricao: string } }>,
  { tipo: 'candidatoInscrito' }
>

function mudanca(ato: DoCandidato): Partial<Candidato> {
  switch (ato.tipo) {
    case 'inscricaoIndeferida': {
      const { motivo, itemDoEdital } = ato.dados
      const porque =
        itemDoEdital === undefined ? ato.fundamentos : [`item ${itemDoEdital} do edital`]
      return {
        situacao: 'indeferido',
        motivo,
        porque,
        ...(ato.dados.por === undefined ? {} : { indeferidaPor: ato.dados.por }),
      }
    }
    case 'inscricaoReconsiderada':
      return { situacao: 'inscrito', motivo: ato.dados.motivo }
    case 'candidatoRetirado':
      return { situacao: 'retirado', motivo: ato.dados.motivo }
    case 'candidatoPontuado':
      return {
        pontos: ato.dados.pontos,
        total: ato.dados.total,
        ...(ato.dados.por === undefined ? {} : { pontuadaPor: ato.dados.por }),
      }
    case 'desistenciaDesfeita': {
      const { em, motivo } = ato.dados
      return { situacao: 'inscrito', motivo, desistenciaDesfeitaEm: em }
    }
    case 'candidatoConvocado': {
      const { em, responderAte } = ato.dados
      return { situacao: 'convocado', convocadoEm: em, responderAte }
    }
    case 'convocacaoDesfeita':
      return { situacao: 'inscrito' }
    case 'convocacaoAtendida':
      return { situacao: 'compareceu', outorga: ato.dados.pedido }
    case 'convocacaoPerdida':
      return { situacao: 'perdeu' }
    case 'candidatoContemplado':
      return { situacao: 'contemplado', outorga: ato.dados.concedida }
    case 'candidatoEliminado':
      return { situacao: 'eliminado', motivo: ato.dados.motivo }
    default:
      return {}
  }
}
