import type * as z from 'zod'
import { type Corrente, corrente, idDaCorrente } from '../../ato.ts'
import type { Comando } from '../../comando.ts'
import type { AtoDeCondutor } from '../../condutor/condutor.ts'
import type { Contexto } from '../../contexto.ts'
import { type Decisao, type Recusa, recusar } from '../../decisao.ts'
import { leiNaoPreve } from '../../outorga/emVigor.ts'
import type { Mundo } from '../../mundo.ts'
import type { AtoDeOutorga, Outorga } from '../../outorga/outorga.ts'
import { outorgaVigente } from '../../outorga/vigencia.ts'
import { penalidadesSemFundamento } from '../../processo/penalidadesQueRestam.ts'
import type { AtoDePerda, desfazerPenalidade, Perda } from '../perda.ts'
import { recursoSegura } from '../efeito.ts'
import { recusasDaTransicao } from '../transicoes.ts'

type D = Decisao<AtoDePerda | AtoDeOutorga | AtoDeCondutor>
type Dados = z.infer<typeof desfazerPenalidade>

const regra = ({ pacote }: Contexto) => pacote.processo.medidas?.perda.desfazimento

/** Why the penalty cannot be undone today, whatever the ground. */
export function recusasDoDesfazimento(c: Corrente, mundo: Mundo, contexto: Contexto) {
  if (regra(contexto) === undefined) return [leiNaoPreve('desfazimento')]
  const p = mundo.perda(idDaCorrente(c))
  const impedem = recusasDaTransicao('desfazerPenalidade', p, c)
  if (p === undefined || impedem.length > 0) return impedem
  if (p.executada === undefined)
    return [{ codigo: 'perda.sem-efeito', fundamentos: regra(contexto)?.fundamentos ?? [] }]
  const o = outorgaPerdida(p, mundo)
  return o === undefined ? [] : lugarTomado(o, mundo, contexto)
}

/** The grant that this very case ended. */
function outorgaPerdida(p: Perda, mundo: Mundo): Outorga | undefined {
  const o = p.executada?.outorga === undefined ? undefined : mundo.outorga(p.executada.outorga)
  const extingue =
    p.executada?.efeito === 'cassa-outorga' || p.executada?.efeito === 'extingue-outorga'
  return extingue && o?.encerradaPor === p.id ? o : undefined
}

/** Meanwhile the holder got another grant, or the vehicle serves another, where the law has only one. */
function lugarTomado(o: Outorga, mundo: Mundo, contexto: Contexto): readonly Recusa[] {
  const { requisitos } = contexto.pacote
  const exigido = (forma: string) =>
    requisitos.find((r) => r.exige.forma === forma && r.operacoes.includes('conceder-outorga'))
  const outra = (lista: readonly Outorga[]) =>
    lista.some((x) => x.id !== o.id && outorgaVigente(x, contexto.hoje))
  const unica = exigido('unica-outorga-por-titular')
  const livre = exigido('veiculo-livre')
  return [
    ...(unica && outra(mundo.outorgasDoTitular(o.titular))
      ? [{ codigo: 'perda.titular-com-outra', fundamentos: unica.fundamentos }]
      : []),
    ...(livre && outra(mundo.outorgasDoVeiculo(o.veiculo))
      ? [{ codigo: 'perda.veiculo-em-outra', fundamentos: livre.fundamentos }]
      : []),
  ]
}

/** Whether the ground that is told of is so in the registers; one of outside must be named. */
function recusasDoMotivo(p: Perda, d: Dados, mundo: Mundo, contexto: Contexto): readonly Recusa[] {
  const fundamentos = p.executada?.fundamentos ?? []
  const auto = p.auto === undefined ? undefined : mundo.auto(p.auto)
  switch (d.motivo) {
    case 'auto-anulado':
      return auto?.anuladoEm === undefined
        ? [{ codigo: 'perda.auto-nao-anulado', fundamentos }]
        : []
    case 'reincidencia-desfeita':
      return auto !== undefined &&
        penalidadesSemFundamento(auto, mundo, contexto).includes(p.penalidade)
        ? []
        : [{ codigo: 'perda.reincidencia-mantida', fundamentos }]
    case 'recurso-provido':
      return p.decisaoDoRecurso?.resultado === 'provido'
        ? []
        : [{ codigo: 'perda.recurso-nao-provido', fundamentos }]
    case 'efeito-suspensivo':
      return recursoSegura(p) ? [] : [{ codigo: 'perda.sem-efeito-suspensivo', fundamentos }]
    case 'decisao-judicial':
    case 'revisao':
      return (d.ato ?? '') === '' ? [{ codigo: 'perda.sem-ato', fundamentos, falta: 'ato' }] : []
  }
}

/**
 * Undoes a penalty in effect whose ground fell, by an explicit act of the authority: the grant or
 * the certificate that this case took away comes back, within its own term.
 */
export function desfazer(c: Comando<Dados>, mundo: Mundo, contexto: Contexto): D {
  const impedem = recusasDoDesfazimento(c.corrente, mundo, contexto)
  const p = mundo.perda(idDaCorrente(c.corrente))
  const x = p?.executada
  if (p === undefined || x === undefined || impedem.length > 0) return recusar(impedem)
  const recusas = recusasDoMotivo(p, c.dados, mundo, contexto)
  if (recusas.length > 0) return recusar(recusas)
  const { fundamentos: previstos = [], lacuna } = regra(contexto) ?? {}
  const base = {
    fundamentos: [...new Set([...previstos, ...(x.fundamentos ?? [])])],
    ...(lacuna === undefined ? {} : { lacunas: [lacuna] }),
  }
  const em = contexto.hoje
  const { motivo, razoes, ato } = c.dados
  const norma = ato === undefined || ato === '' ? {} : { ato }
  const o = outorgaPerdida(p, mundo)
  const condutor = x.condutor === undefined ? undefined : mundo.condutor(x.condutor)
  return [
    {
      tipo: 'penalidadeDesfeita',
      corrente: c.corrente,
      ...base,
      dados: { em, motivo, razoes, ...norma, autoridade: contexto.autor.id, efeito: x.efeito },
    },
    ...(o === undefined
      ? []
      : [
          {
            tipo: 'outorgaRestabelecida',
            corrente: corrente('outorga', o.id),
            ...base,
            dados: {
              em,
              perda: p.id,
              titular: o.titular,
              veiculo: o.veiculo,
              ...(o.termoFinal === undefined ? {} : { termoFinal: o.termoFinal }),
            },
          } as const,
        ]),
    ...(x.efeito === 'cassa-certificado' && condutor?.cassado === true
      ? [
          {
            tipo: 'certificadoRestabelecido',
            corrente: corrente('condutor', condutor.id),
            ...base,
            dados: { em, perda: p.id },
          } as const,
        ]
      : []),
  ]
}
