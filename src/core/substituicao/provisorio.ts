import type * as z from 'zod'
import { corrente, type Corrente, idDaCorrente } from '../ato.ts'
import type { Comando } from '../comando.ts'
import type { Contexto } from '../contexto.ts'
import { type Decisao, type Recusa, recusar } from '../decisao.ts'
import type { Mundo } from '../mundo.ts'
import { fatosDaOutorga, fundamentosDe, lacunasDe } from '../mundo/fatos.ts'
import { dataInvertida, inexistente } from '../mundo/recusas.ts'
import { leiNaoPreve } from '../outorga/emVigor.ts'
import { avaliar } from '../requirement/avaliar.ts'
import { sondarSubstituicao } from './decide.ts'
import type * as esquema from './substituicao.ts'
import type { AtoDeSubstituicao } from './substituicao.ts'

type D = Decisao<AtoDeSubstituicao>

/** What bars a provisional vehicle, or its end, whatever the data. */
export const sondarProvisorio =
  (comando: 'autorizarVeiculoProvisorio' | 'encerrarVeiculoProvisorio') =>
  (c: Corrente, mundo: Mundo, contexto: Contexto): readonly Recusa[] =>
    contexto.pacote.prazos.substituicao?.provisorio === undefined
      ? [leiNaoPreve('veiculo-provisorio')]
      : sondarSubstituicao(comando)(c, mundo, contexto)

/**
 * Authorises a similar vehicle for a set time, while the grant's own is broken down: of the same
 * type, for no longer than the grant, by the requirements of `incluir-veiculo-provisorio`.
 */
export function autorizar(
  c: Comando<z.infer<typeof esquema.autorizarVeiculoProvisorio>>,
  mundo: Mundo,
  contexto: Contexto,
): D {
  const { hoje, pacote } = contexto
  const previsto = pacote.prazos.substituicao?.provisorio
  const o = mundo.outorga(idDaCorrente(c.corrente))
  const impedem = sondarProvisorio('autorizarVeiculoProvisorio')(c.corrente, mundo, contexto)
  if (impedem.length > 0 || o === undefined || previsto === undefined) return recusar(impedem)
  const { veiculo: id, ate, avaria, faixa } = c.dados
  const veiculo = mundo.veiculo(id)
  if (veiculo === undefined) return recusar([inexistente(corrente('veiculo', id))])
  const recusas: Recusa[] = [...dataInvertida('ate', hoje, ate)]
  if (id === o.veiculo) recusas.push({ codigo: 'substituicao.mesmo-veiculo', fundamentos: [] })
  const tipo = mundo.veiculo(o.veiculo)?.tipo
  if (tipo !== undefined && veiculo.tipo !== tipo)
    recusas.push({
      codigo: 'provisorio.nao-similar',
      fundamentos: previsto.fundamentos,
      ...(previsto.lacuna === undefined ? {} : { lacuna: previsto.lacuna }),
      dados: { tipo: veiculo.tipo, pede: tipo },
    })
  if (previsto.faixa !== undefined && !faixa)
    recusas.push({
      codigo: 'provisorio.sem-faixa',
      fundamentos: previsto.faixa.fundamentos,
      falta: 'faixa',
      dados: { pede: previsto.faixa.pede },
    })
  if (o.termoFinal !== undefined && ate > o.termoFinal)
    recusas.push({
      codigo: 'provisorio.alem-do-termo',
      fundamentos: previsto.fundamentos,
      dados: { termoFinal: o.termoFinal },
    })
  const fatos = { ...fatosDaOutorga(mundo, o), veiculo, pedidoEm: hoje }
  const avaliacao = avaliar('incluir-veiculo-provisorio', fatos, contexto)
  recusas.push(...avaliacao.recusas)
  if (recusas.length > 0) return recusar(recusas)
  return [
    {
      tipo: 'veiculoProvisorioAutorizado',
      corrente: c.corrente,
      fundamentos: fundamentosDe(avaliacao, [
        ...previsto.fundamentos,
        ...(previsto.faixa?.fundamentos ?? []),
      ]),
      ...lacunasDe(avaliacao, previsto.lacuna === undefined ? [] : [previsto.lacuna]),
      dados: {
        em: hoje,
        veiculo: id,
        titular: o.titular,
        ate,
        avaria,
        faixa,
        verificacoes: avaliacao.verificacoes,
      },
    },
  ]
}

/** Ends the provisional vehicle before its time: the grant's own is back, from the day on. */
export function encerrar(
  c: Comando<z.infer<typeof esquema.encerrarVeiculoProvisorio>>,
  mundo: Mundo,
  contexto: Contexto,
): D {
  const impedem = sondarProvisorio('encerrarVeiculoProvisorio')(c.corrente, mundo, contexto)
  const ultimo = mundo.outorga(idDaCorrente(c.corrente))?.frota?.provisorios.at(-1)
  if (impedem.length > 0 || ultimo === undefined) return recusar(impedem)
  return [
    {
      tipo: 'veiculoProvisorioEncerrado',
      corrente: c.corrente,
      fundamentos: contexto.pacote.prazos.substituicao?.provisorio?.fundamentos ?? [],
      dados: { em: contexto.hoje, veiculo: ultimo.veiculo, motivo: c.dados.motivo },
    },
  ]
}
