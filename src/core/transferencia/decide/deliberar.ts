import type * as z from 'zod'
import { type Corrente, corrente, idDaCorrente } from '../../ato.ts'
import { anoDe, type Dia } from '../../calendar/dia.ts'
import type { Comando } from '../../comando.ts'
import type { Contexto } from '../../contexto.ts'
import { type Decisao, type Recusa, recusar } from '../../decisao.ts'
import { prazoEmVigor, somarDuracao } from '../../lei/prazo.ts'
import type { AtoDeFila } from '../../fila/fila.ts'
import { saidaDaFila } from '../../fila/vagaAberta.ts'
import type { Mundo } from '../../mundo.ts'
import { fundamentosDe, lacunasDe } from '../../mundo/fatos.ts'
import type { AtoDeOutorga, Outorga } from '../../outorga/outorga.ts'
import { restam, hipoteseDe } from '../condicoes.ts'
import { avaliarBeneficiario, type Merito, merito } from '../merito.ts'
import type * as esquema from '../transferencia.ts'
import type { AtoDeTransferencia } from '../transferencia.ts'
import { lacunasDaHipotese, sondarTransferencia } from './pedir.ts'

type Quando<E extends z.ZodType> = Comando<z.infer<E>>
type D = Decisao<AtoDeTransferencia | AtoDeOutorga | AtoDeFila>

function preparar(c: Corrente, mundo: Mundo, contexto: Contexto): Merito | readonly Recusa[] {
  const impedem = sondarTransferencia('deferirTransferencia')(c, mundo, contexto)
  const o = mundo.outorga(idDaCorrente(c))
  const t = o?.transferencias?.at(-1)
  if (impedem.length > 0 || o === undefined || t === undefined) return impedem
  return merito(t, o, mundo, contexto)
}

const recusasDe = (m: Merito | readonly Recusa[]): readonly Recusa[] =>
  'avaliacao' in m ? m.recusas : m

/** Everything that bars the transfer today. */
export const sondarDecisao = (c: Corrente, mundo: Mundo, contexto: Contexto): readonly Recusa[] =>
  recusasDe(preparar(c, mundo, contexto))

/** Grants the request, with reasons. Nothing passes on before the new term is signed. */
export function deferir(
  c: Quando<typeof esquema.deferirTransferencia>,
  mundo: Mundo,
  contexto: Contexto,
): D {
  const m = preparar(c.corrente, mundo, contexto)
  if (!('avaliacao' in m) || m.recusas.length > 0) return recusar(recusasDe(m))
  const h = m.hipotese
  const geral = contexto.pacote.prazos.transferencia?.fundamentos ?? []
  return [
    {
      tipo: 'transferenciaDeferida',
      corrente: c.corrente,
      fundamentos: fundamentosDe(m.avaliacao, [
        ...geral,
        ...(h?.fundamentos ?? []),
        ...(h?.papeis.flatMap((p) => p.fundamentos) ?? []),
      ]),
      ...lacunasDe(m.avaliacao, lacunasDaHipotese(h?.id ?? '', contexto).lacunas),
      dados: {
        em: contexto.hoje,
        razoes: c.dados.razoes,
        verificacoes: m.avaliacao.verificacoes,
      },
    },
  ]
}

/** Rejects the request, with reasons and the provisions of what is not met. */
export function indeferir(
  c: Quando<typeof esquema.indeferirTransferencia>,
  mundo: Mundo,
  contexto: Contexto,
): D {
  const impedem = sondarTransferencia('indeferirTransferencia')(c.corrente, mundo, contexto)
  if (impedem.length > 0) return recusar(impedem)
  const faltou = sondarDecisao(c.corrente, mundo, contexto)
  return [
    {
      tipo: 'transferenciaIndeferida',
      corrente: c.corrente,
      fundamentos: [...new Set(faltou.flatMap((r) => r.fundamentos))],
      dados: { em: contexto.hoje, razoes: c.dados.razoes },
    },
  ]
}

/** What bars the signing today: the stage, and what the receiver and the vehicle must still meet. */
export function sondarAssinatura(c: Corrente, mundo: Mundo, contexto: Contexto): readonly Recusa[] {
  const impedem = sondarTransferencia('assinarTransferencia')(c, mundo, contexto)
  const o = mundo.outorga(idDaCorrente(c))
  const t = o?.transferencias?.at(-1)
  if (impedem.length > 0 || o === undefined || t === undefined) return impedem
  return avaliarBeneficiario(t, o, mundo, contexto).recusas
}

const termoDaOutorga = ({ pacote }: Contexto): string => pacote.lei.termos.outorga.singular

/** The last day of the new grant: what is left of the old one's term, or a whole term. */
function termoDoNovo(o: Outorga, contexto: Contexto): Dia | undefined {
  const { hoje, pacote, calendario } = contexto
  if (pacote.prazos.transferencia?.novoTermo.prazo === 'restante') return o.termoFinal
  const prazo = prazoEmVigor(contexto, 'outorga', hoje)
  return prazo && somarDuracao(hoje, prazo.duracao, pacote.prazos.contagem, calendario)
}

/**
 * The receiver signs: the old grant ends on the day, the new one begins under the command's id with
 * a number of its own and the clause that names the one it replaces; a partial transfer is annotated
 * on what stays with the holder.
 */
export function assinar(
  c: Quando<typeof esquema.assinarTransferencia>,
  mundo: Mundo,
  contexto: Contexto,
): D {
  const { hoje, pacote } = contexto
  const regra = pacote.prazos.transferencia
  const o = mundo.outorga(idDaCorrente(c.corrente))
  const t = o?.transferencias?.at(-1)
  const recusas: Recusa[] = [...sondarAssinatura(c.corrente, mundo, contexto)]
  const presencial = regra?.novoTermo.presencial
  if (presencial !== undefined && !c.dados.presencial)
    recusas.push({
      codigo: 'titular.presenca',
      fundamentos: presencial.fundamentos,
      falta: 'presenca',
    })
  if (regra !== undefined && !c.dados.compromisso)
    recusas.push({
      codigo: 'transferencia.sem-compromisso',
      fundamentos: regra.novoTermo.fundamentos,
      falta: 'compromisso',
    })
  if (regra === undefined || o === undefined || t === undefined || recusas.length > 0)
    return recusar(recusas)
  const avaliacao = avaliarBeneficiario(t, o, mundo, contexto)
  const nova = corrente('outorga', c.id)
  const termoFinal = termoDoNovo(o, contexto)
  const lacuna = regra.novoTermo.lacuna
  const parcial = t.modo === 'parcial'
  const base = [...(hipoteseDe(t.hipotese, contexto)?.fundamentos ?? [])]
  const novoTermo = regra.novoTermo.fundamentos
  const numero = o.numero === undefined ? {} : { numero: o.numero }
  return [
    {
      tipo: 'outorgaTransferida',
      corrente: c.corrente,
      fundamentos: [...new Set([...base, ...novoTermo])],
      dados: { em: hoje, para: c.id, beneficiario: t.beneficiario, modo: t.modo },
    },
    {
      tipo: 'outorgaConcedida',
      corrente: nova,
      fundamentos: fundamentosDe(avaliacao, [...base, ...novoTermo]),
      ...lacunasDe(avaliacao, lacuna === undefined ? [] : [lacuna]),
      dados: {
        em: hoje,
        titular: t.beneficiario,
        veiculo: t.veiculo,
        inicio: hoje,
        ...(termoFinal === undefined ? {} : { termoFinal }),
        verificacoes: avaliacao.verificacoes,
        substitui: {
          outorga: o.id,
          ...numero,
          prorrogacoes: regra.novoTermo.prazo === 'restante' ? o.prorrogacoes : 0,
          ...(parcial ? { parcial } : {}),
        },
      },
      numerar: { campo: 'numero', serie: 'outorga', ano: anoDe(hoje) },
    },
    ...saidaDaFila(
      t.beneficiario,
      'retiradoDaFila',
      `Recebeu ${termoDaOutorga(contexto)} por transferência`,
      mundo,
      contexto,
    ),
    ...(parcial ? restam(o, mundo, hoje) : []).map(
      (x) =>
        ({
          tipo: 'transferenciaAverbada',
          corrente: corrente('outorga', x.id),
          fundamentos: regra.averbacao?.fundamentos ?? [],
          ...(regra.averbacao?.lacuna === undefined ? {} : { lacunas: [regra.averbacao.lacuna] }),
          dados: { em: hoje, transferida: o.id, ...numero, beneficiario: t.beneficiario },
        }) as const,
    ),
  ]
}
