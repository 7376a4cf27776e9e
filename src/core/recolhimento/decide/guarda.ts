import type * as z from 'zod'
import type { CondicaoDeLiberacao } from '#law/esquema/medidas.ts'
import { type Corrente, idDaCorrente } from '../../ato.ts'
import type { Comando } from '../../comando.ts'
import type { Contexto } from '../../contexto.ts'
import { type Decisao, type Recusa, recusar } from '../../decisao.ts'
import type { Mundo } from '../../mundo.ts'
import { dataFutura, dataInvertida } from '../../mundo/recusas.ts'
import { multaRecusada } from '../../multa/calcularMulta.ts'
import { conversao } from '../../divida/depositos.ts'
import type { AtoDeDivida } from '../../divida/divida.ts'
import { multaDevida, quitada } from '../../processo/multaDevida.ts'
import { condicoesEmFalta, previsto, recusasSemCondicao } from '../condicoes.ts'
import { despesasAte, diasDeEstadia } from '../despesas.ts'
import type * as r from '../recolhimento.ts'
import { type ComandoDeRecolhimento, recusasDaTransicao } from '../transicoes.ts'

type D = Decisao<r.AtoDeRecolhimento | AtoDeDivida>
type Achado = Readonly<{ recolhimento: r.Recolhimento }> | Readonly<{ recusas: readonly Recusa[] }>

function achar(comando: ComandoDeRecolhimento, c: Corrente, mundo: Mundo): Achado {
  const recolhimento = mundo.recolhimento(idDaCorrente(c))
  const recusas = recusasDaTransicao(comando, recolhimento, c)
  return recolhimento === undefined || recusas.length > 0 ? { recusas } : { recolhimento }
}

const fundamentosDa = (x: r.Recolhimento, contexto: Contexto, condicao?: string) => {
  const entrada = previsto(contexto.pacote, x.medida)
  const daCondicao = entrada?.condicoes.find((c) => c.condicao === condicao)
  return daCondicao?.fundamentos ?? entrada?.fundamentos ?? [x.dispositivo]
}

/** An inspector records that what was wrong was mended. */
export function constatar(
  c: Comando<z.infer<typeof r.constatarRegularizacao>>,
  mundo: Mundo,
  contexto: Contexto,
): D {
  const a = achar('constatarRegularizacao', c.corrente, mundo)
  if ('recusas' in a) return recusar(a.recusas)
  const codigo = 'recolhimento.nada-a-regularizar'
  const sem = recusasSemCondicao(a.recolhimento, 'regularizacao', codigo, contexto.pacote)
  if (sem.length > 0) return recusar(sem)
  return [
    {
      tipo: 'regularizacaoConstatada',
      corrente: c.corrente,
      fundamentos: fundamentosDa(a.recolhimento, contexto, 'regularizacao'),
      dados: { em: contexto.hoje, descricao: c.dados.descricao },
    },
  ]
}

/** The vehicle goes to another place or keeper. */
export function transferir(
  c: Comando<z.infer<typeof r.transferirGuarda>>,
  mundo: Mundo,
  contexto: Contexto,
): D {
  const a = achar('transferirGuarda', c.corrente, mundo)
  if ('recusas' in a) return recusar(a.recusas)
  const { local, guarda } = c.dados
  return [
    {
      tipo: 'guardaTransferida',
      corrente: c.corrente,
      fundamentos: fundamentosDa(a.recolhimento, contexto),
      dados: { em: contexto.hoje, local },
      pessoal: { guarda },
    },
  ]
}

/**
 * The record's fine paid in deposit so that the vehicle goes out, before or during the proceeding:
 * the amount of the day, neither more nor less. The final decision says what becomes of it.
 */
export function depositar(
  c: Comando<z.infer<typeof r.depositarMulta>>,
  mundo: Mundo,
  contexto: Contexto,
): D {
  const a = achar('depositarMulta', c.corrente, mundo)
  if ('recusas' in a) return recusar(a.recusas)
  const nada = 'recolhimento.nada-a-depositar'
  const sem = recusasSemCondicao(a.recolhimento, 'multas-pagas', nada, contexto.pacote)
  if (sem.length > 0) return recusar(sem)
  const fundamentos = fundamentosDa(a.recolhimento, contexto, 'multas-pagas')
  const auto = a.recolhimento.auto === undefined ? undefined : mundo.auto(a.recolhimento.auto)
  if (auto === undefined || a.recolhimento.depositos.length > 0 || quitada(auto))
    return recusar([{ codigo: 'recolhimento.nada-a-depositar', fundamentos }])
  const { valor, pagoEm } = c.dados
  const datas = [
    ...dataFutura('pagoEm', pagoEm, contexto.hoje),
    ...dataInvertida('pagoEm', a.recolhimento.desde, pagoEm),
  ]
  if (datas.length > 0) return recusar(datas)
  const devida = multaDevida(auto, pagoEm, mundo, contexto)
  if (multaRecusada(devida)) return devida
  if (devida.valor !== valor)
    return recusar([
      {
        codigo: 'pagamento.valor-diverso',
        fundamentos: devida.fundamentos,
        dados: { valor, devido: devida.valor, pagoEm, passos: devida.passos.join('\n') },
      },
    ])
  return [
    {
      tipo: 'multaDepositada',
      corrente: c.corrente,
      fundamentos,
      dados: { em: contexto.hoje, valor, pagoEm },
    },
    ...(auto.fase === 'definitivo'
      ? [conversao(auto, { valor, pagoEm, recolhimento: a.recolhimento.id }, mundo, contexto)]
      : []),
  ]
}

/** Removal and stay, to the day of payment: the amount still owed, neither more nor less. */
export function pagarDespesas(
  c: Comando<z.infer<typeof r.pagarDespesas>>,
  mundo: Mundo,
  contexto: Contexto,
): D {
  const a = achar('pagarDespesas', c.corrente, mundo)
  if ('recusas' in a) return recusar(a.recusas)
  const fundamentos = fundamentosDa(a.recolhimento, contexto, 'despesas-pagas')
  const condicao = previsto(contexto.pacote, a.recolhimento.medida)?.condicoes.find(
    (x): x is Extract<CondicaoDeLiberacao, { condicao: 'despesas-pagas' }> =>
      x.condicao === 'despesas-pagas',
  )
  if (condicao === undefined) return recusar([{ codigo: 'recolhimento.sem-despesas', fundamentos }])
  const { valor, pagoEm } = c.dados
  const datas = [
    ...dataFutura('pagoEm', pagoEm, contexto.hoje),
    ...dataInvertida('pagoEm', a.recolhimento.desde, pagoEm),
  ]
  if (datas.length > 0) return recusar(datas)
  const d = despesasAte(a.recolhimento, condicao, pagoEm, contexto)
  if (!('total' in d)) return recusar(d)
  if (d.resta !== valor)
    return recusar([
      {
        codigo: 'pagamento.valor-diverso',
        fundamentos,
        dados: { valor, devido: d.resta, pagoEm, passos: d.passos.join('\n') },
      },
    ])
  return [
    {
      tipo: 'despesasPagas',
      corrente: c.corrente,
      fundamentos,
      dados: { em: contexto.hoje, valor, pagoEm, dias: d.dias, passos: d.passos },
    },
  ]
}

/** Why the vehicle cannot go out today: where it stands, and every condition that is not met. */
export function recusasDaLiberacao(
  c: Corrente,
  mundo: Mundo,
  contexto: Contexto,
): readonly Recusa[] {
  const a = achar('liberarVeiculo', c, mundo)
  return 'recusas' in a ? a.recusas : condicoesEmFalta(a.recolhimento, 'liberar', mundo, contexto)
}

/** Gives the vehicle back, or takes its seal off, when the law's every condition is met. */
export function liberar(
  c: Comando<z.infer<typeof r.liberarVeiculo>>,
  mundo: Mundo,
  contexto: Contexto,
): D {
  const recusas = recusasDaLiberacao(c.corrente, mundo, contexto)
  const x = mundo.recolhimento(idDaCorrente(c.corrente))
  if (x === undefined || recusas.length > 0) return recusar(recusas)
  const entrada = previsto(contexto.pacote, x.medida)
  const doLiberar = (entrada?.condicoes ?? []).filter((k) => k.para === 'liberar')
  const lacunas = [...new Set(doLiberar.flatMap((k) => k.lacuna ?? []))]
  const { entregueA, observacao } = c.dados
  return [
    {
      tipo: 'veiculoLiberado',
      corrente: c.corrente,
      fundamentos: [
        ...new Set([...(entrada?.fundamentos ?? []), ...doLiberar.flatMap((k) => k.fundamentos)]),
      ],
      ...(lacunas.length === 0 ? {} : { lacunas }),
      dados: {
        em: contexto.hoje,
        dias: diasDeEstadia(x, contexto.hoje),
        ...(observacao === undefined ? {} : { observacao }),
      },
      pessoal: { entregueA },
    },
  ]
}
