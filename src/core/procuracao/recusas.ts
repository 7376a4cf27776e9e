import { afastamentoEm } from '../afastamento/vigencia.ts'
import { addDias, type Dia } from '../calendar/dia.ts'
import type { Contexto } from '../contexto.ts'
import type { Recusa } from '../decisao.ts'
import { fundamentosDeQuemPede } from '../lei/exigencias.ts'
import { valorDeParametro } from '../lei/parametro.ts'
import type { Outorga } from '../outorga/outorga.ts'
import type { InstrumentoDeProcuracao } from './procuracao.ts'

/** Since when the holder is in a situation in which the law admits an attorney. */
function situacaoDesde(o: Outorga, contexto: Contexto): Dia | undefined {
  const regra = contexto.pacote.prazos.procuracao
  const licenca = afastamentoEm(o, contexto.hoje)
  const daLicenca =
    licenca !== undefined && regra?.afastamentos.includes(licenca.especie) === true
      ? licenca.desde
      : undefined
  const daInvalidez = regra?.invalidez === true ? o.invalidezDesde : undefined
  if (daLicenca === undefined || daInvalidez === undefined) return daLicenca ?? daInvalidez
  return daLicenca < daInvalidez ? daLicenca : daInvalidez
}

/** Where a law that knows no attorney asks for the holder in person. */
const quemPedePresenca = ({ pacote, hoje }: Contexto): readonly string[] =>
  fundamentosDeQuemPede(pacote, 'presenca-do-titular', hoje)

/**
 * Why the attorney is refused today: the law admits none, or not in the holder's situation, or the
 * instrument is not public, has no term or no specific powers, is over or is not current.
 * `pedidoDesde`: of what is asked for when that is itself such a situation (the leave by illness).
 */
export function recusasDaProcuracao(
  p: InstrumentoDeProcuracao,
  o: Outorga | undefined,
  contexto: Contexto,
  pedidoDesde?: Dia,
): readonly Recusa[] {
  const { hoje, pacote } = contexto
  const regra = pacote.prazos.procuracao
  if (regra === undefined)
    return [{ codigo: 'procuracao.nao-prevista', fundamentos: quemPedePresenca(contexto) }]
  const { fundamentos } = regra
  const dizer = (codigo: string, mais: Partial<Recusa> = {}): Recusa => ({
    codigo,
    fundamentos,
    ...mais,
  })
  const desde = (o && situacaoDesde(o, contexto)) ?? pedidoDesde
  const recusas: Recusa[] = []
  if (desde === undefined) recusas.push(dizer('procuracao.fora-da-hipotese'))
  if (regra.publica && !p.publica) recusas.push(dizer('procuracao.nao-publica'))
  if (p.poderes === undefined || p.poderes === '')
    recusas.push(dizer('procuracao.sem-poderes', { falta: 'poderes' }))
  if (p.validaAte === undefined) recusas.push(dizer('procuracao.sem-prazo', { falta: 'validaAte' }))
  else if (p.validaAte < hoje)
    recusas.push(dizer('procuracao.vencida', { dados: { validaAte: p.validaAte } }))
  if (p.lavradaEm > hoje)
    recusas.push(
      dizer('data.futura', { falta: 'procuracao.lavradaEm', dados: { data: p.lavradaEm } }),
    )
  const fixado = regra.atualHa && valorDeParametro(contexto, regra.atualHa, hoje)
  const minimo =
    fixado !== undefined && typeof fixado === 'object' && 'valor' in fixado
      ? addDias(hoje, -Number(fixado.valor))
      : desde
  if (minimo !== undefined && p.lavradaEm < minimo)
    recusas.push(
      dizer('procuracao.nao-atual', {
        dados: { lavradaEm: p.lavradaEm, desde: minimo },
        ...(regra.lacuna === undefined ? {} : { lacuna: regra.lacuna }),
      }),
    )
  return recusas
}
