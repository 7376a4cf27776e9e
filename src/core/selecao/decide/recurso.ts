import type * as z from 'zod'
import { type Corrente, idDaCorrente } from '../../ato.ts'
import { anoDe } from '../../calendar/dia.ts'
import type { Comando } from '../../comando.ts'
import type { Contexto } from '../../contexto.ts'
import { type Decisao, recusada, type Recusa, recusar } from '../../decisao.ts'
import type { Mundo } from '../../mundo.ts'
import { baseDaPeticao, recusaDeContaAlheia } from '../../notificacao/conta.ts'
import { noPrazo, recusaDoProtocolo } from '../../processo/protocolo.ts'
import { fundarRecurso, recusa, recusasDaLei, sondar, sondarInscricoes } from '../apoio.ts'
import type { AtoDeSelecao, RecursoDaSelecao, Selecao } from '../selecao.ts'
import type * as esquema from '../selecao.ts'
import {
  candidatoDe,
  recursosPendentes,
  recusasDoCandidato,
  recusasDoRecurso,
  situacaoDoRecurso,
} from '../transicoes.ts'
import { abrirPrazos } from './abrirPrazos.ts'
import { indeferir, pontuar, reconsiderar } from './candidatos.ts'
import { mundoDepois } from './depois.ts'
import { foraDaMudanca } from './foraDaMudanca.ts'
import { autoresDoRecorrido, recorridaEm } from './prazos.ts'

type D = Decisao<AtoDeSelecao>
type Decidir = Comando<z.infer<typeof esquema.decidirRecursoDaSelecao>>

const negar = (contexto: Contexto, codigo: string, mais: Partial<Recusa> = {}): Recusa =>
  recusa(contexto, codigo, { fundamentos: fundarRecurso(contexto).fundamentos, ...mais })

/**
 * What bars any appeal now. Homologated, the process is confirmed: one that came in time and was not
 * recorded shows an illegality, and the way out is to annul.
 */
export const sondarRecurso = (c: Corrente, mundo: Mundo, contexto: Contexto): readonly Recusa[] =>
  mundo.selecao(idDaCorrente(c))?.fase === 'homologada' && recusasDaLei(contexto).length === 0
    ? [negar(contexto, 'selecao.recurso-apos-homologacao')]
    : sondarInscricoes('recorrerDoResultado')(c, mundo, contexto)

/** Records an appeal, in time or late: by when it was lodged. One from each decision, and from each change. */
export function recorrer(
  c: Comando<z.infer<typeof esquema.recorrerDoResultado>>,
  mundo: Mundo,
  contexto: Contexto,
): D {
  const impedem = sondarRecurso(c.corrente, mundo, contexto)
  const s = mundo.selecao(idDaCorrente(c.corrente))
  if (s?.provisorio === undefined || impedem.length > 0) return recusar(impedem)
  const { inscricao, protocoladaEm, texto } = c.dados
  const base = fundarRecurso(contexto)
  const { fundamentos } = base
  const candidato = candidatoDe(s, inscricao)
  const doCandidato = recusasDoCandidato('recorrerDoResultado', candidato, fundamentos)
  if (candidato === undefined || doCandidato.length > 0) return recusar(doCandidato)
  const { recursoAte, revisao, em, ja } = recorridaEm(
    s,
    s.provisorio,
    candidato,
    protocoladaEm,
    contexto,
  )
  const recusas: Recusa[] = [
    ...recusaDeContaAlheia([candidato.candidato], contexto, fundamentos),
    ...recusaDoProtocolo(protocoladaEm, em, contexto, fundamentos),
    ...(ja === undefined
      ? []
      : [negar(contexto, 'selecao.ja-recorreu', { dados: { recurso: ja.protocolo ?? '' } })]),
  ]
  if (recusas.length > 0) return recusar(recusas)
  return [
    {
      tipo: 'recursoDaSelecaoInterposto',
      corrente: c.corrente,
      ...baseDaPeticao(base, contexto),
      dados: {
        em: contexto.hoje,
        recurso: c.id,
        recorrente: inscricao,
        protocoladaEm,
        recursoAte,
        tempestivo: noPrazo(protocoladaEm, recursoAte, contexto),
        ...(revisao === undefined ? {} : { revisao }),
      },
      pessoal: { texto },
      numerar: { campo: 'protocolo', serie: 'recurso-da-selecao', ano: anoDe(contexto.hoje) },
    },
  ]
}

/** What bars any decision now: the stage, or no appeal waits. */
export const sondarDecisao = (c: Corrente, mundo: Mundo, contexto: Contexto): readonly Recusa[] => {
  const impedem = sondar('decidirRecursoDaSelecao')(c, mundo, contexto)
  const s = mundo.selecao(idDaCorrente(c))
  if (s === undefined || impedem.length > 0) return impedem
  return recursosPendentes(s).length > 0 ? [] : [negar(contexto, 'selecao.nenhum-recurso')]
}

/** What bars the decision whatever its effect: late, by whom it may not be, effect against result. */
function recusasDaDecisao(
  { dados }: Decidir,
  s: Selecao,
  r: RecursoDaSelecao,
  contexto: Contexto,
): readonly Recusa[] {
  const provido = dados.resultado === 'provido' || dados.resultado === 'provido-em-parte'
  const regra = contexto.pacote.prazos.selecao?.recurso
  const recusas: Recusa[] = []
  if (!r.tempestivo && dados.resultado !== 'nao-conhecido')
    recusas.push(
      negar(contexto, 'selecao.recurso-intempestivo', {
        dados: { recursoAte: r.recursoAte ?? s.provisorio?.recursoAte ?? '' },
      }),
    )
  if (
    !provido &&
    r.tempestivo &&
    regra?.mantemOutraAutoridade === true &&
    autoresDoRecorrido(s, r).includes(contexto.autor.id)
  )
    recusas.push(negar(contexto, 'selecao.recurso-mesma-autoridade'))
  if (provido && dados.efeito === undefined)
    recusas.push(negar(contexto, 'selecao.recurso-sem-efeito', { falta: 'efeito' }))
  if (dados.efeito === 'pontos' && !melhoram(dados.pontos, s, r, dados.afetada))
    recusas.push(negar(contexto, 'selecao.recurso-nao-muda', { falta: 'pontos' }))
  if (!provido && dados.efeito !== undefined)
    recusas.push(negar(contexto, 'selecao.recurso-sem-provimento', { falta: 'resultado' }))
  if (dados.efeito === 'excluir' && (dados.afetada ?? r.recorrente) === r.recorrente)
    recusas.push(negar(contexto, 'selecao.recurso-contra-si', { falta: 'afetada' }))
  if (recusas.length === 0 && foraDaMudanca(dados, s, r, contexto))
    recusas.push(negar(contexto, 'selecao.recurso-so-da-mudanca', { falta: 'efeito' }))
  return recusas
}

/**
 * Points that give something to who appealed: more of theirs, or fewer of another's. Otherwise a
 * result kept would go by the name of one changed, and its author could keep it.
 */
function melhoram(
  pontos: readonly number[] = [],
  s: Selecao,
  { recorrente }: RecursoDaSelecao,
  afetada = recorrente,
): boolean {
  const antes = candidatoDe(s, afetada)?.total
  if (antes === undefined) return true
  const depois = pontos.reduce((soma, p) => soma + p, 0)
  return afetada === recorrente ? depois > antes : depois < antes
}

/** The act on the candidates that granting the appeal brings, by the room's own commands. */
function efeito(
  c: Decidir,
  r: RecursoDaSelecao,
  afetada: string,
  mundo: Mundo,
  contexto: Contexto,
): D {
  const { dados } = c
  const motivo = `Recurso nº ${r.protocolo ?? ''}`
  switch (dados.efeito) {
    case 'pontos':
      return pontuar(
        { ...c, dados: { inscricao: afetada, pontos: dados.pontos ?? [], motivo } },
        mundo,
        contexto,
      )
    case 'readmitir':
      return reconsiderar({ ...c, dados: { inscricao: afetada, motivo } }, mundo, contexto)
    case 'excluir': {
      const { dispositivo, itemDoEdital } = dados
      return indeferir(
        { ...c, dados: { inscricao: afetada, motivo, dispositivo, itemDoEdital } },
        mundo,
        contexto,
      )
    }
    default:
      return []
  }
}

/**
 * Decides an appeal, with reasons. Granted, what it changes goes with it; kept, the decider is not
 * who made what it is against, where the pack says so; late, it is only not heard.
 */
export function decidirRecurso(c: Decidir, mundo: Mundo, contexto: Contexto): D {
  const impedem = sondar('decidirRecursoDaSelecao')(c.corrente, mundo, contexto)
  const s = mundo.selecao(idDaCorrente(c.corrente))
  if (s === undefined || impedem.length > 0) return recusar(impedem)
  const r = s.recursos.find((x) => x.id === c.dados.recurso)
  const base = fundarRecurso(contexto)
  const doRecurso = recusasDoRecurso(r && situacaoDoRecurso(s, r), base.fundamentos)
  if (r === undefined || doRecurso.length > 0) return recusar(doRecurso)
  const recusas = recusasDaDecisao(c, s, r, contexto)
  if (recusas.length > 0) return recusar(recusas)
  const afetada = c.dados.efeito === 'readmitir' ? r.recorrente : (c.dados.afetada ?? r.recorrente)
  const { resultado, razoes, efeito: qual } = c.dados
  const decidido: AtoDeSelecao = {
    tipo: 'recursoDaSelecaoDecidido',
    corrente: c.corrente,
    ...base,
    dados: {
      em: contexto.hoje,
      recurso: r.id,
      ...(r.protocolo === undefined ? {} : { protocolo: r.protocolo }),
      resultado,
      razoes,
      por: contexto.autor.id,
      ...(qual === undefined ? {} : { efeito: qual, afetada }),
    },
  }
  const aberto = mundoDepois(mundo, [decidido])
  const mudam = efeito(c, r, afetada, aberto, contexto)
  if (recusada(mudam)) return mudam
  return [decidido, ...abrirPrazos(mudam, aberto.selecao(s.id), contexto, r)]
}
