import type * as z from 'zod'
import { corrente, type Corrente, idDaCorrente } from '../../ato.ts'
import { addDias } from '../../calendar/dia.ts'
import type { Comando } from '../../comando.ts'
import type { Contexto } from '../../contexto.ts'
import { type Decisao, type Recusa, recusar } from '../../decisao.ts'
import { valorDeParametro } from '../../lei/parametro.ts'
import type { Mundo } from '../../mundo.ts'
import { dataFutura } from '../../mundo/recusas.ts'
import { multaRecusada } from '../../multa/calcularMulta.ts'
import { multaDevida, quitada } from '../../processo/multaDevida.ts'
import type { AtoDeProcesso, Auto } from '../../processo/processo.ts'
import { previsto } from '../condicoes.ts'
import { diasDeEstadia } from '../despesas.ts'
import type { AtoDeRecolhimento, leiloarVeiculo, Recolhimento } from '../recolhimento.ts'
import { recusasDaTransicao } from '../transicoes.ts'

const autoDo = (r: Recolhimento, mundo: Mundo): Auto | undefined =>
  r.auto === undefined ? undefined : mundo.auto(r.auto)

/** Why no auction may be recorded today: the law has none, its term runs, the record is not final. */
export function recusasDoLeilao(c: Corrente, mundo: Mundo, contexto: Contexto): readonly Recusa[] {
  const r = mundo.recolhimento(idDaCorrente(c))
  const impedem = recusasDaTransicao('leiloarVeiculo', r, c)
  if (r === undefined || impedem.length > 0) return impedem
  const leilao = previsto(contexto.pacote, r.medida)?.leilao
  if (leilao === undefined)
    return [{ codigo: 'recolhimento.sem-leilao', fundamentos: [r.dispositivo] }]
  const { fundamentos } = leilao
  const lacuna = leilao.lacuna === undefined ? {} : { lacuna: leilao.lacuna }
  const auto = autoDo(r, mundo)
  const recusas: Recusa[] =
    auto === undefined || auto.fase === 'definitivo'
      ? []
      : [{ codigo: 'recolhimento.auto-nao-definitivo', fundamentos, ...lacuna }]
  const prazo = valorDeParametro(contexto, leilao.parametro, r.desde)
  if (!('valor' in prazo)) return [...recusas, { ...prazo, fundamentos }]
  const desde = addDias(r.desde, Number(prazo.valor) + 1)
  return desde <= contexto.hoje
    ? recusas
    : [
        ...recusas,
        { codigo: 'recolhimento.prazo-do-leilao', fundamentos, passaEm: desde, ...lacuna },
      ]
}

/** Records the auction: the fine takes what the sale gave, and the rest of it is forgiven. */
export function leiloar(
  c: Comando<z.infer<typeof leiloarVeiculo>>,
  mundo: Mundo,
  contexto: Contexto,
): Decisao<AtoDeRecolhimento | AtoDeProcesso> {
  const r = mundo.recolhimento(idDaCorrente(c.corrente))
  const { leiloadoEm, valor } = c.dados
  const naqueleDia = { ...contexto, hoje: leiloadoEm }
  const recusas = [
    ...dataFutura('leiloadoEm', leiloadoEm, contexto.hoje),
    // A day already come is no day to come back on: it is the sale's own day that was too early.
    ...recusasDoLeilao(c.corrente, mundo, naqueleDia).map(({ passaEm, ...r }) =>
      passaEm !== undefined && passaEm > contexto.hoje ? { ...r, passaEm } : r,
    ),
  ]
  if (r === undefined || recusas.length > 0) return recusar(recusas)
  const leilao = previsto(contexto.pacote, r.medida)?.leilao
  const auto = autoDo(r, mundo)
  const aberta = auto !== undefined && auto.multa !== undefined && !quitada(auto)
  const devida = aberta ? multaDevida(auto, leiloadoEm, mundo, contexto) : undefined
  if (devida !== undefined && multaRecusada(devida)) return devida
  const multa = devida?.valor ?? 0
  const remissao = leilao?.remissao
  const remido = remissao === undefined ? 0 : Math.max(0, multa - valor)
  const fundamentos = [
    ...new Set([...(leilao?.fundamentos ?? []), ...(remissao?.fundamentos ?? [])]),
  ]
  const lacunas = leilao?.lacuna === undefined ? {} : { lacunas: [leilao.lacuna] }
  return [
    {
      tipo: 'veiculoLeiloado',
      corrente: c.corrente,
      fundamentos,
      ...lacunas,
      dados: {
        em: contexto.hoje,
        leiloadoEm,
        valor,
        multa,
        remido,
        dias: diasDeEstadia(r, leiloadoEm),
      },
    },
    ...(auto === undefined || multa === 0
      ? []
      : [
          {
            tipo: 'multaEncerradaEmLeilao' as const,
            corrente: corrente('auto', auto.id),
            fundamentos,
            dados: {
              em: contexto.hoje,
              apurado: Math.min(valor, multa),
              remido,
              recolhimento: r.id,
            },
          },
        ]),
  ]
}
