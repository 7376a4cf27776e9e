import type * as z from 'zod'
import { corrente, type Corrente, idDaCorrente } from '../ato.ts'
import { addDias } from '../calendar/dia.ts'
import type { Comando } from '../comando.ts'
import type { Contexto } from '../contexto.ts'
import { type Decisao, type Recusa, recusar } from '../decisao.ts'
import type { Mundo } from '../mundo.ts'
import { fatosDaOutorga, fundamentosDe, lacunasDe } from '../mundo/fatos.ts'
import { dataFutura, dataInvertida, inexistente } from '../mundo/recusas.ts'
import { leiNaoPreve, recusasSemTitular, recusasSemVigor } from '../outorga/emVigor.ts'
import { recusasDaProcuracao } from '../procuracao/recusas.ts'
import { avaliar } from '../requirement/avaliar.ts'
import { aDescaracterizar } from './frota.ts'
import { prazoDaSubstituicao } from './prazo.ts'
import type * as esquema from './substituicao.ts'
import type { AtoDeSubstituicao } from './substituicao.ts'
import { type ComandoDeSubstituicao, recusasDaTransicao } from './transicoes.ts'

type D = Decisao<AtoDeSubstituicao>
type Quando<E extends z.ZodType> = Comando<z.infer<E>>

/** A vehicle enters to work, and nobody works under the grant of who died. */
const SO_COM_TITULAR: readonly ComandoDeSubstituicao[] = [
  'substituirVeiculo',
  'autorizarVeiculoProvisorio',
]

/** What bars the command whatever its data: no such institute, no grant in force, another stage. */
export function sondarSubstituicao(comando: ComandoDeSubstituicao) {
  return (c: Corrente, mundo: Mundo, contexto: Contexto): readonly Recusa[] => {
    if (contexto.pacote.prazos.substituicao === undefined) return [leiNaoPreve('substituicao')]
    const o = mundo.outorga(idDaCorrente(c))
    const base = SO_COM_TITULAR.includes(comando)
      ? recusasSemTitular(o, c, contexto)
      : recusasSemVigor(o, c, contexto)
    return base.length > 0 ? base : recusasDaTransicao(comando, o, contexto.hoje)
  }
}

/** Also where the law gives no term to replace a vehicle lost. */
export function sondarPerda(c: Corrente, mundo: Mundo, contexto: Contexto): readonly Recusa[] {
  const prazos = contexto.pacote.prazos.substituicao?.prazos ?? []
  if (!prazos.some((p) => p.causa !== 'vida-util')) return [leiNaoPreve('perda-do-veiculo')]
  return sondarSubstituicao('comunicarPerdaDoVeiculo')(c, mundo, contexto)
}

/** Records the theft or the total loss: the term to replace the vehicle runs from that day. */
export function comunicarPerda(
  c: Quando<typeof esquema.comunicarPerdaDoVeiculo>,
  mundo: Mundo,
  contexto: Contexto,
): D {
  const { causa, ocorridaEm, boletim } = c.dados
  const o = mundo.outorga(idDaCorrente(c.corrente))
  const recusas = [
    ...sondarPerda(c.corrente, mundo, contexto),
    ...dataFutura('ocorridaEm', ocorridaEm, contexto.hoje),
    ...dataInvertida('ocorridaEm', o?.inicio, ocorridaEm),
  ]
  const prazo = contexto.pacote.prazos.substituicao?.prazos.find((p) => p.causa === causa)
  if (recusas.length > 0 || prazo === undefined)
    return recusar(recusas.length > 0 ? recusas : [leiNaoPreve(causa)])
  return [
    {
      tipo: 'perdaDoVeiculoComunicada',
      corrente: c.corrente,
      fundamentos: prazo.fundamentos,
      dados: {
        em: contexto.hoje,
        causa,
        ocorridaEm,
        ...(boletim === undefined ? {} : { boletim }),
        substituirAte: addDias(ocorridaEm, prazo.dias),
      },
    },
  ]
}

/** Why the term to replace the vehicle cannot be extended today. */
export function sondarProrrogacao(
  c: Corrente,
  mundo: Mundo,
  contexto: Contexto,
): readonly Recusa[] {
  const prevista = contexto.pacote.prazos.substituicao?.prorrogacao
  if (prevista === undefined) return [leiNaoPreve('prorrogacao-da-substituicao')]
  const impedem = sondarSubstituicao('prorrogarSubstituicao')(c, mundo, contexto)
  const o = mundo.outorga(idDaCorrente(c))
  if (impedem.length > 0 || o === undefined) return impedem
  const { fundamentos, vezes } = prevista
  const prazo = prazoDaSubstituicao(o, mundo, contexto)
  if (prazo === undefined) return [{ codigo: 'substituicao.sem-prazo', fundamentos }]
  const recusas: Recusa[] = []
  if (prazo.prorrogacoes >= vezes)
    recusas.push({ codigo: 'substituicao.prorrogacao-esgotada', fundamentos, dados: { vezes } })
  if (prazo.ate < contexto.hoje)
    recusas.push({
      codigo: 'substituicao.prazo-esgotado',
      fundamentos: prazo.fundamentos,
      dados: { ate: prazo.ate },
    })
  return recusas
}

/** Extends it, by an equal term from its own end. */
export function prorrogar(
  c: Quando<typeof esquema.prorrogarSubstituicao>,
  mundo: Mundo,
  contexto: Contexto,
): D {
  const impedem = sondarProrrogacao(c.corrente, mundo, contexto)
  const o = mundo.outorga(idDaCorrente(c.corrente))
  const prazo = o && prazoDaSubstituicao(o, mundo, contexto)
  if (impedem.length > 0 || prazo === undefined) return recusar(impedem)
  return [
    {
      tipo: 'substituicaoProrrogada',
      corrente: c.corrente,
      fundamentos: contexto.pacote.prazos.substituicao?.prorrogacao?.fundamentos ?? [],
      dados: {
        em: contexto.hoje,
        ate: addDias(prazo.ate, prazo.dias),
        motivo: c.dados.motivo,
      },
    },
  ]
}

/**
 * Replaces the grant's vehicle, by the requirements of `incluir-veiculo` asked of the one that
 * enters; the one that leaves is out from the day on. It may not work before its own inspection:
 * that is asked by `operar`. Where the law asks that the old one lose its marks, that is told here,
 * unless it was lost.
 */
export function substituir(
  c: Quando<typeof esquema.substituirVeiculo>,
  mundo: Mundo,
  contexto: Contexto,
): D {
  const { hoje, pacote } = contexto
  const prevista = pacote.prazos.substituicao
  const o = mundo.outorga(idDaCorrente(c.corrente))
  const impedem = sondarSubstituicao('substituirVeiculo')(c.corrente, mundo, contexto)
  if (impedem.length > 0 || o === undefined || prevista === undefined) return recusar(impedem)
  const { veiculo: id, descaracterizacao, presencial, procuracao } = c.dados
  const veiculo = mundo.veiculo(id)
  if (veiculo === undefined) return recusar([inexistente(corrente('veiculo', id))])
  const recusas: Recusa[] = []
  if (id === o.veiculo) recusas.push({ codigo: 'substituicao.mesmo-veiculo', fundamentos: [] })
  const exige = prevista.descaracterizacao
  if (exige !== undefined && o.frota?.perda === undefined) {
    if (descaracterizacao === undefined)
      recusas.push({
        codigo: 'substituicao.sem-descaracterizacao',
        fundamentos: exige.fundamentos,
        falta: 'descaracterizacao',
      })
    else if (!descaracterizacao.placaBaixada)
      recusas.push({
        codigo: 'substituicao.placa-nao-baixada',
        fundamentos: exige.fundamentos,
        falta: 'descaracterizacao.placaBaixada',
      })
  }
  recusas.push(...dataFutura('descaracterizacao.realizadaEm', descaracterizacao?.realizadaEm, hoje))
  if (procuracao !== undefined) recusas.push(...recusasDaProcuracao(procuracao, o, contexto))
  const fatos = {
    ...fatosDaOutorga(mundo, o),
    veiculo,
    // An attorney whom the law admits stands for the holder; of one whom it does not, it was said above.
    presencial: presencial || procuracao !== undefined,
    pedidoEm: hoje,
  }
  const avaliacao = avaliar('incluir-veiculo', fatos, contexto)
  recusas.push(...avaliacao.recusas)
  if (recusas.length > 0) return recusar(recusas)
  const prazo = prazoDaSubstituicao(o, mundo, contexto)
  return [
    {
      tipo: 'veiculoSubstituido',
      corrente: c.corrente,
      fundamentos: fundamentosDe(avaliacao, [
        ...prevista.fundamentos,
        ...(prazo?.fundamentos ?? []),
        ...(descaracterizacao === undefined ? [] : (exige?.fundamentos ?? [])),
        ...(procuracao === undefined ? [] : (pacote.prazos.procuracao?.fundamentos ?? [])),
      ]),
      ...lacunasDe(avaliacao, prevista.lacuna === undefined ? [] : [prevista.lacuna]),
      dados: {
        em: hoje,
        veiculo: id,
        anterior: o.veiculo,
        titular: o.titular,
        ...(o.termoFinal === undefined ? {} : { termoFinal: o.termoFinal }),
        foraDoPrazo: prazo !== undefined && prazo.ate < hoje,
        ...(descaracterizacao === undefined ? {} : { descaracterizacao }),
        ...(procuracao === undefined ? {} : { procuracao }),
        verificacoes: avaliacao.verificacoes,
      },
    },
  ]
}

/** Open only while a vehicle that left still bears the marks of the service. */
export function sondarDescaracterizacao(
  c: Corrente,
  mundo: Mundo,
  contexto: Contexto,
): readonly Recusa[] {
  const exige = contexto.pacote.prazos.substituicao?.descaracterizacao
  if (exige === undefined) return [leiNaoPreve('descaracterizacao')]
  const o = mundo.outorga(idDaCorrente(c))
  if (o === undefined) return [inexistente(c)]
  return aDescaracterizar(o).length > 0
    ? []
    : [{ codigo: 'substituicao.nada-a-descaracterizar', fundamentos: exige.fundamentos }]
}

/** Records that the vehicle that left lost its marks, and gave up its plate: the oldest still due. */
export function descaracterizar(
  c: Quando<typeof esquema.registrarDescaracterizacao>,
  mundo: Mundo,
  contexto: Contexto,
): D {
  const exige = contexto.pacote.prazos.substituicao?.descaracterizacao
  const o = mundo.outorga(idDaCorrente(c.corrente))
  const veiculo = o && aDescaracterizar(o)[0]
  const recusas: Recusa[] = [
    ...sondarDescaracterizacao(c.corrente, mundo, contexto),
    ...dataFutura('realizadaEm', c.dados.realizadaEm, contexto.hoje),
  ]
  if (exige !== undefined && !c.dados.placaBaixada)
    recusas.push({
      codigo: 'substituicao.placa-nao-baixada',
      fundamentos: exige.fundamentos,
      falta: 'placaBaixada',
    })
  if (recusas.length > 0 || veiculo === undefined) return recusar(recusas)
  return [
    {
      tipo: 'veiculoDescaracterizado',
      corrente: c.corrente,
      fundamentos: exige?.fundamentos ?? [],
      dados: { em: contexto.hoje, veiculo, ...c.dados },
    },
  ]
}
