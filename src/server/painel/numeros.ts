import type { Contexto } from '#core/contexto.ts'
import { valorDeParametro } from '#core/lei/parametro.ts'
import { citar } from '#core/mensagens/citar.ts'
import type { Pacote } from '#law/pacote.ts'
import type { Tx } from '#ledger/banco.ts'
import type { Painel } from '../contrato/painel.ts'
import { contarVigentes } from '#ledger/outorgasVigentes.ts'
import { consultar, mediana, TEMPOS, type Periodo } from './consultas.ts'

type Totais = Record<
  | 'autos'
  | 'anulados'
  | 'julgados'
  | 'improcedentes'
  | 'recursos'
  | 'providos'
  | 'multas'
  | 'pagas',
  number
> & { valor: string; pago: string }

/** Every figure of the panel, of the facts of a period. Each is also a filter of the list of records. */
export async function painel(tx: Tx, periodo: Periodo, contexto: Contexto): Promise<Painel> {
  const { pacote } = contexto
  const [t] = await consultar<Totais>(tx, 'totais', periodo)
  if (t === undefined) throw new Error('sem totais')
  const dispositivos = await consultar<{ dispositivo: string; autos: number }>(
    tx,
    'dispositivos',
    periodo,
  )
  const meses = await consultar<{ mes: string; autos: number; multas: string; pago: string }>(
    tx,
    'meses',
    periodo,
  )
  const tempos: Painel['tempos'][number][] = []
  for (const [etapa] of TEMPOS) {
    const dias = await consultar<{ dias: number; n: number }>(tx, etapa, periodo)
    const autos = dias.reduce((soma, { n }) => soma + n, 0)
    tempos.push({ etapa, autos, mediana: mediana(dias) })
  }
  return {
    de: periodo.de,
    ate: periodo.ate,
    autos: t.autos,
    anulados: t.anulados,
    julgados: t.julgados,
    improcedentes: t.improcedentes,
    recursosJulgados: t.recursos,
    providos: t.providos,
    multas: {
      quantidade: t.multas,
      valor: Number(t.valor),
      pagas: t.pagas,
      pago: Number(t.pago),
    },
    porDispositivo: dispositivos.map((d) => ({
      ...d,
      citacao: citar(d.dispositivo),
      resumo: resumoDe(pacote, d.dispositivo),
    })),
    porMes: meses.map((m) => ({ ...m, multas: Number(m.multas), pago: Number(m.pago) })),
    tempos,
    pontos: await consultar<Painel['pontos'][number]>(tx, 'pontos', periodo),
    quota: await quota(tx, periodo.servico, contexto),
  }
}

const resumoDe = (pacote: Pacote, dispositivo: string): string =>
  pacote.infracoes.infracoes.findLast((i) => i.dispositivo === dispositivo)?.resumo ?? ''

/** Grants in force today against the number that the law lets there be, when it is known. */
async function quota(tx: Tx, servico: string, contexto: Contexto): Promise<Painel['quota']> {
  const { hoje, pacote } = contexto
  const vigentes = await contarVigentes(tx, servico, hoje)
  const regra = pacote.requisitos.find((r) => r.exige.forma === 'quota')?.exige
  if (regra === undefined || regra.forma !== 'quota') return { vigentes, limite: null }
  const { calculo } = regra
  const ids =
    calculo.por === 'razao' ? [calculo.populacao, calculo.habitantesPorOutorga] : [calculo.maximo]
  const valores: number[] = []
  for (const id of ids) {
    const p = valorDeParametro(contexto, id, hoje)
    if (!('valor' in p)) return { vigentes, limite: null, falta: id }
    valores.push(Number(p.valor))
  }
  const [primeiro = 0, segundo = 1] = valores
  return { vigentes, limite: Math.floor(primeiro / segundo) }
}
