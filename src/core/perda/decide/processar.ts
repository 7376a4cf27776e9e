import type * as z from 'zod'
import type { HipoteseDePerda } from '#law/esquema/medidas.ts'
import { corrente, type Corrente, idDaCorrente } from '../../ato.ts'
import { addDias, anoDe, type Dia } from '../../calendar/dia.ts'
import type { Comando } from '../../comando.ts'
import type { Contexto } from '../../contexto.ts'
import { type Decisao, type Recusa, recusar } from '../../decisao.ts'
import { comRegra } from '../../lei/base.ts'
import { somarDuracao } from '../../lei/prazo.ts'
import type { Mundo } from '../../mundo.ts'
import { dataFutura, dataInvertida, inexistente, jaExiste } from '../../mundo/recusas.ts'
import { baseDaPeticao, recusaDeContaAlheia } from '../../notificacao/conta.ts'
import { daPessoa } from '../../notificacao/tentativas.ts'
import { recusaDePapel } from '../../processo/guardas.ts'
import { fatoDaHipotese, justificadaHoje } from '../indicios.ts'
import type * as e from '../perda.ts'
import { recusasDaPenaDoMorto } from '../../transferencia/obito.ts'
import { recusasDaMorte } from './morte.ts'
import { achar, base, destinatarioDa, hipoteseDe, regraDe } from './caso.ts'

type D = Decisao<e.AtoDePerda>

const doCertificado = (h: HipoteseDePerda): boolean => h.penalidade.includes('certificado')

/**
 * Why nothing can be lost of the grant: it is still a request, was refused, or has already ended.
 * `fundamentos`: of the ground, once it is known.
 */
export function sondarProposta(
  c: Corrente,
  mundo: Mundo,
  contexto: Contexto,
  fundamentos: readonly string[] = regraDe(contexto)?.fundamentos ?? [],
): readonly Recusa[] {
  const o = mundo.outorga(idDaCorrente(c))
  if (o === undefined) return [inexistente(c)]
  if (o.situacao === 'concedida') return []
  return [{ codigo: 'perda.sem-outorga', fundamentos, dados: { situacao: o.situacao } }]
}

/** A stop for longer than a term cannot be of a grant that has not existed for so long. */
function primeiroDiaPossivel(h: HipoteseDePerda, inicio: Dia, contexto: Contexto): Dia | undefined {
  if (h.indicio?.forma !== 'sem-vistoria') return undefined
  const { contagem } = contexto.pacote.prazos
  return addDias(somarDuracao(inicio, h.indicio.por, contagem, contexto.calendario), 1)
}

/** Opens the case: the ground, the facts that the system sees, the evidence of who proposes. */
export function propor(
  c: Comando<z.infer<typeof e.proporPerda>>,
  mundo: Mundo,
  contexto: Contexto,
): D {
  const { hipotese, outorga: idOutorga, condutor: idCondutor, evidencia } = c.dados
  const h = hipoteseDe(contexto, hipotese)
  const recusas: Recusa[] = [...jaExiste(c.corrente, mundo)]
  if (h === undefined)
    return recusar([
      ...recusas,
      { codigo: 'perda.hipotese-desconhecida', fundamentos: [], falta: hipotese },
    ])
  const { fundamentos } = h
  recusas.push(...recusaDePapel(contexto, regraDe(contexto)?.propoem ?? [], fundamentos))
  const outorga = mundo.outorga(idOutorga)
  const condutor = idCondutor === undefined ? undefined : mundo.condutor(idCondutor)
  recusas.push(...sondarProposta(corrente('outorga', idOutorga), mundo, contexto, fundamentos))
  const titular = outorga && mundo.pessoa(outorga.titular)
  if (h.soDeTitular !== undefined && titular !== undefined && titular.tipo !== h.soDeTitular)
    recusas.push({
      codigo: 'perda.outro-titular',
      fundamentos,
      dados: { nome: h.nome, tipo: titular.tipo },
    })
  if (idCondutor !== undefined && condutor === undefined)
    recusas.push(inexistente(corrente('condutor', idCondutor)))
  if (doCertificado(h) && condutor?.outorga !== idOutorga)
    recusas.push({ codigo: 'perda.sem-condutor', fundamentos, falta: 'condutor' })
  const alvo = doCertificado(h) ? condutor?.pessoa : outorga?.titular
  if (!h.deHerdeiros) recusas.push(...recusasDaPenaDoMorto(alvo, mundo, contexto, fundamentos))
  const aberta = mundo
    .perdasDaOutorga(idOutorga)
    .some(
      (p) =>
        p.hipotese === hipotese &&
        p.condutor === condutor?.id &&
        !['arquivada', 'executada', 'desfeita'].includes(p.situacao),
    )
  if (aberta) recusas.push({ codigo: 'perda.ja-proposta', fundamentos })
  const justificativa = justificadaHoje(h, idOutorga, mundo, contexto)
  if (justificativa !== undefined) {
    const ate = justificativa.decisao?.ate
    recusas.push({
      codigo: 'perda.forca-maior',
      fundamentos: h.forcaMaior?.fundamentos ?? fundamentos,
      ...(ate === undefined ? {} : { passaEm: addDias(ate, 1) }),
    })
  }
  const podeDesde = outorga?.inicio && primeiroDiaPossivel(h, outorga.inicio, contexto)
  if (podeDesde !== undefined && contexto.hoje < podeDesde)
    recusas.push({
      codigo: 'perda.outorga-nova',
      fundamentos,
      passaEm: podeDesde,
      dados: { nome: h.nome, inicio: outorga?.inicio ?? '' },
    })
  const fato = fatoDaHipotese(h, idOutorga, mundo, contexto)
  const visto = fato !== undefined && fato.desde <= contexto.hoje ? fato : undefined
  if (h.soComOFato && visto === undefined && outorga !== undefined)
    recusas.push({
      codigo: 'perda.sem-o-fato',
      fundamentos,
      ...(fato === undefined ? {} : { passaEm: fato.desde }),
      dados: { nome: h.nome },
    })
  if (recusas.length > 0) return recusar(recusas)
  return [
    {
      tipo: 'perdaProposta',
      corrente: c.corrente,
      fundamentos,
      ...(h.lacuna === undefined ? {} : { lacunas: [h.lacuna] }),
      dados: {
        em: contexto.hoje,
        hipotese,
        penalidade: h.penalidade,
        outorga: idOutorga,
        ...(condutor === undefined ? {} : { condutor: condutor.id }),
        ...daPessoa(alvo),
        proponente: contexto.autor.id,
        fatos: visto?.fatos ?? [],
      },
      pessoal: { evidencia },
      numerar: { campo: 'numero', serie: 'perda', ano: anoDe(contexto.hoje) },
    },
  ]
}

/** A defence, recorded whenever it comes; in time, it is judged as such. */
export function defender(
  c: Comando<z.infer<typeof e.defenderPerda>>,
  mundo: Mundo,
  contexto: Contexto,
): D {
  const a = achar('defenderPerda', c.corrente, mundo)
  if ('recusas' in a) return recusar(a.recusas)
  const { protocoladaEm, texto } = c.dados
  const { defesa } = contexto.pacote.processo
  const datas = [
    ...recusaDeContaAlheia([destinatarioDa(a.p, mundo)], contexto, defesa.fundamentos),
    ...dataFutura('protocoladaEm', protocoladaEm, contexto.hoje),
    ...dataInvertida('protocoladaEm', a.p.propostaEm, protocoladaEm),
  ]
  if (datas.length > 0) return recusar(datas)
  return [
    {
      tipo: 'defesaDaPerdaApresentada',
      corrente: c.corrente,
      ...baseDaPeticao(base(a.p, contexto, defesa.fundamentos), contexto),
      dados: {
        em: contexto.hoje,
        protocoladaEm,
        tempestiva: a.p.defesaAte === undefined || protocoladaEm <= a.p.defesaAte,
      },
      pessoal: { texto },
    },
  ]
}

/** While the term for defence runs for who has not defended themselves in it. */
function prazoDeDefesaEmCurso(p: e.Perda, contexto: Contexto): readonly Recusa[] {
  const { situacao, defesaAte } = p
  if (situacao !== 'notificada' || defesaAte === undefined || contexto.hoje > defesaAte) return []
  return [
    {
      codigo: 'processo.prazo-de-defesa-em-curso',
      fundamentos: contexto.pacote.processo.defesa.fundamentos,
      passaEm: addDias(defesaAte, 1),
      dados: { defesaAte },
    },
  ]
}

/** Why the default cannot be declared today. */
export function recusasDaRevelia(c: Corrente, mundo: Mundo, contexto: Contexto): readonly Recusa[] {
  const a = achar('decretarReveliaDaPerda', c, mundo)
  if ('recusas' in a) return a.recusas
  const daMorte = recusasDaMorte(a.p, mundo, contexto)
  return daMorte.length > 0 ? daMorte : prazoDeDefesaEmCurso(a.p, contexto)
}

/** The defence's term ended without one in time; one lodged in time and recorded later undoes it. */
export function decretarRevelia(
  c: Comando<z.infer<typeof e.decretarReveliaDaPerda>>,
  mundo: Mundo,
  contexto: Contexto,
): D {
  const recusas = recusasDaRevelia(c.corrente, mundo, contexto)
  const p = mundo.perda(idDaCorrente(c.corrente))
  if (p === undefined || recusas.length > 0) return recusar(recusas)
  return [
    {
      tipo: 'reveliaDaPerdaDecretada',
      corrente: c.corrente,
      ...comRegra(base(p, contexto, []), contexto.pacote.processo.revelia),
      dados: { em: contexto.hoje },
    },
  ]
}

/** Why the case cannot be decided today, whatever the decision. */
export function recusasDaDecisao(c: Corrente, mundo: Mundo, contexto: Contexto): readonly Recusa[] {
  const a = achar('decidirPerda', c, mundo)
  if ('recusas' in a) return a.recusas
  const { fundamentos } = base(a.p, contexto, regraDe(contexto)?.fundamentos ?? [])
  const recusas: Recusa[] = [
    ...recusaDePapel(contexto, regraDe(contexto)?.decidem ?? [], fundamentos),
    ...recusasDaMorte(a.p, mundo, contexto, fundamentos),
  ]
  if (a.p.proponente === contexto.autor.id)
    recusas.push({ codigo: 'perda.impedido', fundamentos, dados: { motivo: 'propôs' } })
  if (a.p.impedidos.some((i) => i.membro === contexto.autor.id))
    recusas.push({
      codigo: 'perda.impedido',
      fundamentos,
      dados: { motivo: 'se declarou impedido' },
    })
  recusas.push(...prazoDeDefesaEmCurso(a.p, contexto))
  return recusas
}

/** The authority decides, with reasons, after the defence or its term. */
export function decidir(
  c: Comando<z.infer<typeof e.decidirPerda>>,
  mundo: Mundo,
  contexto: Contexto,
): D {
  const recusas = recusasDaDecisao(c.corrente, mundo, contexto)
  const p = mundo.perda(idDaCorrente(c.corrente))
  if (p === undefined || recusas.length > 0) return recusar(recusas)
  const aRevelia = !p.defesas.some((d) => d.tempestiva)
  const doCaso = base(p, contexto, regraDe(contexto)?.fundamentos ?? [])
  return [
    {
      tipo: 'perdaDecidida',
      corrente: c.corrente,
      ...(aRevelia ? comRegra(doCaso, contexto.pacote.processo.revelia) : doCaso),
      dados: {
        em: contexto.hoje,
        ...c.dados,
        julgador: contexto.autor.id,
        aRevelia,
        defesaIntempestiva: aRevelia && p.defesas.length > 0,
      },
    },
  ]
}
