import type * as z from 'zod'
import { type Corrente, idDaCorrente } from '../ato.ts'
import { anoDe } from '../calendar/dia.ts'
import type { Comando } from '../comando.ts'
import type { Contexto } from '../contexto.ts'
import { type Decisao, type Recusa, recusar } from '../decisao.ts'
import type { Mundo } from '../mundo.ts'
import { citarRegra } from '../mundo/fatos.ts'
import { dataFutura } from '../mundo/recusas.ts'
import { leiNaoPreve, recusasSemTitular } from '../outorga/emVigor.ts'
import { calcular } from './calcular.ts'
import type * as esquema from './custos.ts'
import type { AtoDeCustos, CalculoDeCustos } from './custos.ts'
import { cabe, type ComandoDoCalculo, recusasDaTransicao } from './transicoes.ts'

type D = Decisao<AtoDeCustos>

/** What bars a request whatever its data: a law without such a calculation, no holder in service. */
export function sondarPedido(c: Corrente, mundo: Mundo, contexto: Contexto): readonly Recusa[] {
  if (contexto.pacote.prazos.custos === undefined) return [leiNaoPreve('custos')]
  return recusasSemTitular(mundo.outorga(idDaCorrente(c)), c, contexto)
}

const calculosDe = (c: Corrente, mundo: Mundo): readonly CalculoDeCustos[] =>
  mundo.outorga(idDaCorrente(c))?.calculosDeCustos ?? []

/** The same, and that some request waits for the command. */
export const sondarAlvo =
  (comando: ComandoDoCalculo) =>
  (c: Corrente, mundo: Mundo, contexto: Contexto): readonly Recusa[] => {
    const impedem =
      comando === 'calcularCustos' || contexto.pacote.prazos.custos === undefined
        ? sondarPedido(c, mundo, contexto)
        : []
    if (impedem.length > 0) return impedem
    return calculosDe(c, mundo).some((x) => cabe(comando, x))
      ? []
      : [{ codigo: 'custos.nenhum-pedido', fundamentos: [] }]
  }

const fundar = ({ pacote }: Contexto) => citarRegra(pacote.prazos.custos)

/** Receives the request of the parties: who asks, when, for what contract. */
export function requerer(
  c: Comando<z.infer<typeof esquema.requererCalculoDeCustos>>,
  mundo: Mundo,
  contexto: Contexto,
): D {
  const { contratante, ...pedido } = c.dados
  const recusas = [
    ...sondarPedido(c.corrente, mundo, contexto),
    ...dataFutura('recebidoEm', pedido.recebidoEm, contexto.hoje),
  ]
  if (recusas.length > 0) return recusar(recusas)
  return [
    {
      tipo: 'calculoDeCustosRequerido',
      corrente: c.corrente,
      ...fundar(contexto),
      dados: { em: contexto.hoje, calculo: c.id, ...pedido },
      pessoal: { contratante },
      numerar: { campo: 'protocolo', serie: 'protocolo', ano: anoDe(contexto.hoje) },
    },
  ]
}

function recusasDoAlvo(
  comando: ComandoDoCalculo,
  c: Comando<{ calculo: string }>,
  mundo: Mundo,
  contexto: Contexto,
): readonly Recusa[] {
  const impedem = sondarAlvo(comando)(c.corrente, mundo, contexto)
  return impedem.length > 0
    ? impedem
    : recusasDaTransicao(
        comando,
        calculosDe(c.corrente, mundo).find((x) => x.id === c.dados.calculo),
      )
}

/** Works the costs out by the pack's sheet, and keeps them as an act with a number. */
export function efetuar(
  c: Comando<z.infer<typeof esquema.calcularCustos>>,
  mundo: Mundo,
  contexto: Contexto,
): D {
  const { hoje, pacote } = contexto
  const previsto = pacote.prazos.custos
  const { calculo, mes, quilometros, fonteDosQuilometros, estudantes } = c.dados
  const recusas: Recusa[] = [...recusasDoAlvo('calcularCustos', c, mundo, contexto)]
  if (recusas.length > 0 || previsto === undefined) return recusar(recusas)
  if (mes > hoje.slice(0, 7))
    recusas.push({ codigo: 'custos.mes-futuro', ...soFundamentos(contexto), falta: 'mes' })
  const resultado = calcular(c.dados, previsto)
  if (!('linhas' in resultado)) return recusar([...recusas, ...resultado])
  if (recusas.length > 0) return recusar(recusas)
  return [
    {
      tipo: 'custosCalculados',
      corrente: c.corrente,
      ...fundar(contexto),
      dados: {
        em: hoje,
        calculo,
        mes,
        quilometros,
        fonteDosQuilometros,
        ...(estudantes === undefined ? {} : { estudantes }),
        ...resultado,
      },
      numerar: { campo: 'numero', serie: 'calculo-de-custos', ano: anoDe(hoje) },
    },
  ]
}

const soFundamentos = (contexto: Contexto) => ({ fundamentos: fundar(contexto).fundamentos })

/** The law lets the body calculate, and does not oblige it: a request may be turned down, with reasons. */
export function indeferir(
  c: Comando<z.infer<typeof esquema.indeferirCalculoDeCustos>>,
  mundo: Mundo,
  contexto: Contexto,
): D {
  const recusas = recusasDoAlvo('indeferirCalculoDeCustos', c, mundo, contexto)
  if (recusas.length > 0) return recusar(recusas)
  return [
    {
      tipo: 'calculoDeCustosIndeferido',
      corrente: c.corrente,
      ...fundar(contexto),
      dados: { em: contexto.hoje, ...c.dados },
    },
  ]
}
