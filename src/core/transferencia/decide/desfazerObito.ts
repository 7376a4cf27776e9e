import type * as z from 'zod'
import { type Corrente, corrente, idDaCorrente } from '../../ato.ts'
import type { Comando } from '../../comando.ts'
import type { Contexto } from '../../contexto.ts'
import { type Decisao, type Recusa, recusar } from '../../decisao.ts'
import type { AtoDeFila } from '../../fila/fila.ts'
import { reporNaFila } from '../../fila/vagaAberta.ts'
import type { Mundo } from '../../mundo.ts'
import { dataInvertida, inexistente } from '../../mundo/recusas.ts'
import { leiNaoPreve } from '../../outorga/emVigor.ts'
import type { Outorga } from '../../outorga/outorga.ts'
import type { AtoDeExtincao } from '../../processo/processo.ts'
import { recusasDoDiaDoObito } from '../diaDoObito.ts'
import { prazoDoObito } from '../obito.ts'
import type { anularObito, AtoDeTransferencia, retificarObito } from '../transferencia.ts'

const base = ({ pacote }: Contexto) => ({
  fundamentos: pacote.prazos.transferencia?.obito?.fundamentos ?? [],
})

/** No death is known of the grant's holder. */
export function sondarObitoConhecido(
  c: Corrente,
  mundo: Mundo,
  contexto: Contexto,
): readonly Recusa[] {
  if (contexto.pacote.prazos.transferencia?.obito === undefined) return [leiNaoPreve('obito')]
  const o = mundo.outorga(idDaCorrente(c))
  if (o === undefined) return [inexistente(c)]
  return o.obito === undefined ? [{ codigo: 'obito.nao-consta', ...base(contexto) }] : []
}

/** A request to transfer, for the death, waits: it is withdrawn or refused before. */
export function sondarAnularObito(
  c: Corrente,
  mundo: Mundo,
  contexto: Contexto,
): readonly Recusa[] {
  const o = mundo.outorga(idDaCorrente(c))
  const { hipoteses = [] } = contexto.pacote.prazos.transferencia ?? {}
  const corre = o?.transferencias?.some(
    (t) =>
      ['requerida', 'deferida'].includes(t.situacao) &&
      hipoteses.find((h) => h.id === t.hipotese)?.causa === 'morte',
  )
  return [
    ...sondarObitoConhecido(c, mundo, contexto),
    ...(corre === true ? [{ codigo: 'obito.transferencia-em-curso', ...base(contexto) }] : []),
  ]
}

/** Puts the day of the death right; the family's term is counted again from it. */
export function retificar(
  c: Comando<z.infer<typeof retificarObito>>,
  mundo: Mundo,
  contexto: Contexto,
): Decisao<AtoDeTransferencia> {
  const { obitoEm, razoes, prova } = c.dados
  const o = mundo.outorga(idDaCorrente(c.corrente))
  const recusas = [
    ...sondarObitoConhecido(c.corrente, mundo, contexto),
    ...(o === undefined ? [] : recusasDoDiaDoObito(o, obitoEm, prova, mundo, contexto)),
    ...dataInvertida('comunicadoEm', obitoEm, o?.obito?.comunicadoEm ?? obitoEm),
  ]
  if (recusas.length > 0) return recusar(recusas)
  const prazoAte = prazoDoObito(obitoEm, contexto)
  const comunicadoEm = o?.obito?.comunicadoEm
  return [
    {
      tipo: 'obitoRetificado',
      corrente: c.corrente,
      ...base(contexto),
      dados: {
        em: contexto.hoje,
        obitoEm,
        razoes,
        ...(prazoAte === undefined ? {} : { prazoAte }),
        ...(prazoAte === undefined || comunicadoEm === undefined
          ? {}
          : { tempestiva: comunicadoEm <= prazoAte }),
      },
      pessoal: { prova },
    },
  ]
}

/** The cases that the person's death ended, in the streams of losses and records. */
function extintos(o: Outorga, mundo: Mundo): readonly Corrente[] {
  const outorgas = new Set([
    ...mundo.outorgasDoTitular(o.titular).map((x) => x.id),
    ...mundo.condutoresDaPessoa(o.titular).map((x) => x.outorga),
  ])
  const perdas = [...outorgas].flatMap((id) => mundo.perdasDaOutorga(id))
  const autos = mundo.autosDaPessoa(o.titular)
  return [
    ...new Set([
      ...perdas.filter((p) => p.extinta !== undefined).map((p) => corrente('perda', p.id)),
      ...autos.filter((a) => a.extinto !== undefined).map((a) => corrente('auto', a.id)),
    ]),
  ]
}

/**
 * The person lives: what the death ended comes back, from where it stood: the cases against them, and
 * their place in the line. A transfer that was signed meanwhile is not undone by it.
 */
export function anular(
  c: Comando<z.infer<typeof anularObito>>,
  mundo: Mundo,
  contexto: Contexto,
): Decisao<AtoDeTransferencia | AtoDeExtincao | AtoDeFila> {
  const recusas = sondarAnularObito(c.corrente, mundo, contexto)
  const o = mundo.outorga(idDaCorrente(c.corrente))
  if (o?.obito === undefined || recusas.length > 0) return recusar(recusas)
  const { obitoEm } = o.obito
  const em = contexto.hoje
  return [
    {
      tipo: 'obitoAnulado',
      corrente: c.corrente,
      ...base(contexto),
      dados: { em, obitoEm, razoes: c.dados.razoes },
      pessoal: { prova: c.dados.prova },
    },
    ...extintos(o, mundo).map((alvo): AtoDeExtincao => ({
      tipo: 'extincaoDesfeita',
      corrente: alvo,
      ...base(contexto),
      dados: { em, obitoEm },
    })),
    ...reporNaFila(o.titular, mundo, contexto),
  ]
}
