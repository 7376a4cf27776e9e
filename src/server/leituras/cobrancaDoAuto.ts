import { diferencaEmDias } from '#core/calendar/dia.ts'
import { prescricoes } from '#core/divida/prescricao.ts'
import { NOMES_DAS_PRESCRICOES } from '#core/divida/vencimentos.ts'
import { vencimentoDaMulta } from '#core/divida/vencimento.ts'
import { aRestituir, motivoDaQueda } from '#core/multa/aRestituir.ts'
import { saldoDaMulta, saldoRecusado } from '#core/multa/saldo.ts'
import type { Auto } from '#core/processo/processo.ts'
import type { CobrancaDoAuto } from '../contrato/fichas.ts'
import { citacoes, explicada } from './recusas.ts'
import type { Vista } from './vista.ts'

/** The fine's account on the day of the view, and the terms that run on it. */
export function cobrancaDoAuto(
  { mundo, contexto, servico }: Vista,
  auto: Auto,
  nomeDe: (pessoa: string | undefined) => string,
): CobrancaDoAuto {
  const regras = contexto.pacote.processo.cobranca
  // What fell, or was declared prescribed, is not owed: of it there is only what to give back.
  const acabou = motivoDaQueda(auto) !== undefined || auto.prescricao !== undefined
  const saldo =
    auto.multa === undefined || acabou
      ? undefined
      : saldoDaMulta(auto, contexto.hoje, mundo, contexto)
  const conhecido = saldo === undefined || saldoRecusado(saldo) ? undefined : saldo
  const prazo = auto.multa === undefined || acabou ? undefined : vencimentoDaMulta(auto, contexto)
  const devolver = aRestituir(auto, contexto.hoje, mundo, contexto)
  const regraDaVolta = regras?.restituicao
  return {
    pagamentos: auto.pagamentos.map((p) => ({
      valor: p.valor,
      pagoEm: p.pagoEm,
      como: p.origem ?? 'pagamento',
      ...(p.recibo === undefined ? {} : { recibo: p.recibo }),
      ...(p.pessoa === undefined ? {} : { por: nomeDe(p.pessoa) }),
    })),
    pago: auto.pagamentos.reduce((soma, p) => soma + p.valor, 0),
    resta: conhecido?.calculo.valor ?? null,
    credito: conhecido?.creditos.reduce((soma, c) => soma + c.valor, 0) ?? 0,
    ...(prazo === undefined || regras === undefined
      ? {}
      : {
          venceEm: {
            dia: prazo.ultimoDia,
            citacoes: citacoes(regras.vencimento.fundamentos),
            ...lacuna(regras.vencimento.lacuna),
          },
        }),
    prescricoes: prescricoes(auto, contexto).map((p) => ({
      especie: p.especie,
      nome: NOMES_DAS_PRESCRICOES[p.especie],
      desde: p.desde,
      marco: p.marco,
      ate: p.ate,
      dias: diferencaEmDias(contexto.hoje, p.ate),
      suspensa: p.suspensa,
      citacoes: citacoes(p.fundamentos),
      outrasNormas: p.outrasNormas,
      ...lacuna(p.lacuna),
    })),
    aRestituir:
      devolver === undefined || 'recusas' in devolver
        ? null
        : {
            principal: devolver.principal,
            valor: devolver.valor,
            motivo: devolver.motivo,
            a: nomeDe(devolver.pessoa),
            passos: devolver.passos,
            citacoes: citacoes(regraDaVolta?.fundamentos ?? []),
            ...lacuna(regraDaVolta?.lacuna),
          },
    recusasDaRestituicao:
      devolver !== undefined && 'recusas' in devolver
        ? devolver.recusas.map((r) => explicada(r, servico.pacote))
        : [],
  }
}

const lacuna = (id: string | undefined) => (id === undefined ? {} : { lacuna: id })
