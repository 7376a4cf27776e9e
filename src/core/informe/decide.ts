import type * as z from 'zod'
import type { InformePrevisto } from '#law/esquema/informes.ts'
import { type Corrente, idDaCorrente } from '../ato.ts'
import { addDias, type Dia } from '../calendar/dia.ts'
import type { Comando } from '../comando.ts'
import type { Contexto } from '../contexto.ts'
import { type Decisao, type Recusa, recusar } from '../decisao.ts'
import { valorDeParametro } from '../lei/parametro.ts'
import type { Mundo } from '../mundo.ts'
import { dataFutura } from '../mundo/recusas.ts'
import { leiNaoPreve, recusasSemVigor } from '../outorga/emVigor.ts'
import type { AtoDeInforme, LinhaDeInforme, registrarInforme } from './informe.ts'
import { fimDoSemestre, type Semestre, semestreDe, semestreSeguinte } from './semestre.ts'

/** What bars it whatever is told: a law that asks for nothing, a grant not in force. */
export function sondarInforme(c: Corrente, mundo: Mundo, contexto: Contexto): readonly Recusa[] {
  if (contexto.pacote.prazos.informes === undefined) return [leiNaoPreve('informes')]
  return recusasSemVigor(mundo.outorga(idDaCorrente(c)), c, contexto)
}

/**
 * The last day to tell of a half-year, inclusive: the city's days after its end, or, with none
 * fixed, the end of the half-year that follows, as the law asks it once each half-year.
 */
export function devidoAte(semestre: Semestre, prazo: string, contexto: Contexto): Dia {
  const fim = fimDoSemestre(semestre)
  const p = valorDeParametro(contexto, prazo, addDias(fim, 1))
  return 'valor' in p ? addDias(fim, Number(p.valor)) : fimDoSemestre(semestreSeguinte(semestre))
}

/** Records what is told, in the columns that the pack asks for. */
export function registrar(
  c: Comando<z.infer<typeof registrarInforme>>,
  mundo: Mundo,
  contexto: Contexto,
): Decisao<AtoDeInforme> {
  const { informe, recebidoEm, semestre, linhas } = c.dados
  const impedem = sondarInforme(c.corrente, mundo, contexto)
  const previsto = contexto.pacote.prazos.informes?.find((i) => i.id === informe)
  if (previsto === undefined)
    return recusar([
      ...impedem,
      { codigo: 'informe.desconhecido', fundamentos: [], falta: informe },
    ])
  const { fundamentos, lacuna, semestral } = previsto
  const recusas: Recusa[] = [...impedem, ...dataFutura('recebidoEm', recebidoEm, contexto.hoje)]
  if (!previsto.papeis.some((p) => contexto.autor.papeis.includes(p)))
    recusas.push({
      codigo: 'informe.reservado',
      fundamentos,
      dados: { papeis: previsto.papeis.join(', ') },
    })
  const inicio = mundo.outorga(idDaCorrente(c.corrente))?.inicio
  recusas.push(
    ...recusasDoSemestre(previsto, semestre, { recebidoEm, inicio, hoje: contexto.hoje }),
  )
  recusas.push(...linhas.flatMap((l, n) => recusasDaLinha(previsto, l, n + 1)))
  if (recusas.length > 0) return recusar(recusas)
  const ate =
    semestral && semestre !== undefined ? devidoAte(semestre, semestral.prazo, contexto) : undefined
  return [
    {
      tipo: 'informeRegistrado',
      corrente: c.corrente,
      fundamentos,
      ...(lacuna === undefined ? {} : { lacunas: [lacuna] }),
      dados: {
        em: contexto.hoje,
        informe,
        recebidoEm,
        ...(semestre === undefined ? {} : { semestre }),
        ...(ate === undefined ? {} : { devidoAte: ate, tempestivo: recebidoEm <= ate }),
        linhas,
      },
    },
  ]
}

function recusasDoSemestre(
  { semestral, fundamentos }: InformePrevisto,
  semestre: Semestre | undefined,
  { recebidoEm, inicio, hoje }: Readonly<{ recebidoEm: Dia; inicio: Dia | undefined; hoje: Dia }>,
): readonly Recusa[] {
  if ((semestral === undefined) !== (semestre === undefined))
    return [
      {
        codigo: semestre === undefined ? 'informe.sem-semestre' : 'informe.nao-semestral',
        fundamentos,
        falta: 'semestre',
      },
    ]
  if (semestre === undefined) return []
  const fim = fimDoSemestre(semestre)
  if (recebidoEm <= fim)
    return [
      {
        codigo: 'informe.semestre-em-curso',
        fundamentos,
        // Received too early, it may be over by now: then another day of receipt passes, not another day.
        ...(fim >= hoje ? { passaEm: addDias(fim, 1) } : {}),
        dados: { ate: fim },
      },
    ]
  return inicio !== undefined && semestre < semestreDe(inicio)
    ? [{ codigo: 'informe.antes-do-inicio', fundamentos, dados: { inicio } }]
    : []
}

const HORA = /^([01]\d|2[0-3]):[0-5]\d$/
type Coluna = InformePrevisto['colunas'][number]

function serve({ tipo, opcoes = [] }: Coluna, v: string | number): boolean {
  if (tipo === 'numero' || tipo === 'dinheiro')
    return typeof v === 'number' && Number.isInteger(v) && v >= 0
  if (typeof v !== 'string') return false
  if (tipo === 'hora') return HORA.test(v)
  return tipo === 'texto' || opcoes.some((o) => o.id === v)
}

function recusasDaLinha(
  { colunas, fundamentos }: InformePrevisto,
  linha: LinhaDeInforme,
  n: number,
): readonly Recusa[] {
  const base = { fundamentos, falta: 'linhas' }
  const estranhas = Object.keys(linha).filter((k) => !colunas.some((c) => c.id === k))
  return [
    ...estranhas.map((coluna) => ({
      ...base,
      codigo: 'informe.coluna-desconhecida',
      dados: { linha: n, coluna },
    })),
    ...colunas.flatMap((coluna) => {
      const v = linha[coluna.id]
      const dados = { linha: n, coluna: coluna.nome }
      if (v === undefined)
        return coluna.opcional ? [] : [{ ...base, codigo: 'informe.coluna-em-falta', dados }]
      return serve(coluna, v) ? [] : [{ ...base, codigo: 'informe.valor-invalido', dados }]
    }),
  ]
}
