import type { Contexto } from '#core/contexto.ts'
import { valorDeParametro } from '#core/lei/parametro.ts'
import { citar } from '#core/mensagens/citar.ts'
import type { Pacote } from '#law/pacote.ts'
import type { Tx } from '#ledger/banco.ts'
import { contarVigentes } from '#ledger/outorgasVigentes.ts'
import type { Painel } from '../contrato/painel.ts'
import { consultar, mediana, type Soma } from './consultas.ts'
import { DO_MES, TEMPOS } from './figuras.ts'
import { type Partes, partesDe, type Periodo } from './trechos.ts'

type DoMes = Record<keyof typeof DO_MES, number>

/** Every figure of the panel, of the facts of a period. Each is also a filter of the list of records. */
export async function painel(tx: Tx, periodo: Periodo, contexto: Contexto): Promise<Painel> {
  return numeros(tx, periodo, await partesDe(tx, periodo), contexto)
}

/** The same, of the period cut into those parts. */
export async function numeros(
  tx: Tx,
  { servico, de, ate }: Periodo,
  partes: Partes,
  contexto: Contexto,
): Promise<Painel> {
  const [somas, dispositivos, tempos, pontos] = [
    await consultar(tx, servico, 'meses', partes),
    await consultar(tx, servico, 'dispositivos', partes),
    await consultar(tx, servico, 'tempos', partes),
    await consultar(tx, servico, 'pontos', partes),
  ]
  const meses = porMes(somas)
  const total = (qual: keyof DoMes) => meses.reduce((soma, [, m]) => soma + m[qual], 0)
  return {
    de,
    ate,
    autos: total('autos'),
    anulados: total('anulados'),
    julgados: total('julgados'),
    improcedentes: total('improcedentes'),
    recursosJulgados: total('recursos'),
    providos: total('providos'),
    multas: {
      quantidade: total('multas'),
      valor: total('valor'),
      pagas: total('pagas'),
      pago: total('pago'),
    },
    porDispositivo: dispositivos
      .filter((d) => d.n > 0)
      .toSorted((a, b) => b.n - a.n || (a.chave < b.chave ? -1 : 1))
      .map(({ chave, n }) => ({
        dispositivo: chave,
        autos: n,
        citacao: citar(chave),
        resumo: resumoDe(contexto.pacote, chave),
      })),
    porMes: meses.map(([mes, { autos, valor, pago }]) => ({ mes, autos, multas: valor, pago })),
    tempos: TEMPOS.map(([etapa], i) => medianaDe(etapa, i, tempos)),
    pontos: pontos.map(({ chave, n }) => {
      const [y, x] = chave.split(' ').map(Number)
      return { latitude: (y ?? 0) / 1000, longitude: (x ?? 0) / 1000, autos: n }
    }),
    quota: await quota(tx, servico, contexto),
  }
}

/** The months with facts, in order, each with its sums. */
function porMes(somas: readonly Soma[]): readonly (readonly [string, DoMes])[] {
  const meses = new Map<string, DoMes>()
  for (const { chave, n } of somas) {
    const mes = chave.slice(0, 7)
    const dele =
      meses.get(mes) ?? (Object.fromEntries(Object.keys(DO_MES).map((k) => [k, 0])) as DoMes)
    meses.set(mes, { ...dele, [chave.slice(8)]: n })
  }
  return [...meses].toSorted(([a], [b]) => (a < b ? -1 : 1))
}

/** `i`: the stage's place among the stages, which its counts' keys begin with. */
function medianaDe(etapa: string, i: number, tempos: readonly Soma[]) {
  const dias = tempos
    .filter((t) => t.chave.startsWith(`${i} `))
    .map(({ chave, n }) => ({ dias: Number(chave.slice(2)), n }))
    .toSorted((a, b) => a.dias - b.dias)
  return { etapa, autos: dias.reduce((soma, { n }) => soma + n, 0), mediana: mediana(dias) }
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
