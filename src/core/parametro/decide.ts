import type * as z from 'zod'
import type { Pacote } from '#law/pacote.ts'
import type { Parametros } from '#law/esquema/demais.ts'
import { idDaCorrente, type Corrente } from '../ato.ts'
import { ehDia } from '../calendar/dia.ts'
import type { Comando } from '../comando.ts'
import type { Contexto } from '../contexto.ts'
import { type Decisao, type Recusa, recusar } from '../decisao.ts'
import { declaracaoDoParametro } from '../lei/parametro.ts'
import { lerDecimal } from '../money/decimal.ts'
import type { Mundo } from '../mundo.ts'
import { temTexto } from '../texto.ts'
import {
  type AtoDeParametro,
  type fixarParametro,
  listaDeHorarios,
  listaDeNomes,
  tabelaDeMultas,
} from './parametro.ts'

type Declarado = Parametros[number]

const decimal = (v: unknown): boolean =>
  (typeof v === 'number' || typeof v === 'string') && lerDecimal(v) !== undefined
const inteiro = (v: unknown): boolean => Number.isSafeInteger(v)

const doTipo: Readonly<Record<Declarado['tipo'], (v: unknown, p: Declarado) => boolean>> = {
  inteiro,
  centavos: (v) => inteiro(v) && (v as number) >= 0,
  decimal,
  'unidades-fiscais': (v) => decimal(v) && Number(String(v).replace(',', '.')) >= 0,
  texto: (v) => typeof v === 'string' && temTexto(v),
  data: (v) => typeof v === 'string' && ehDia(v),
  opcao: (v, p) => typeof v === 'string' && (p.opcoes ?? []).includes(v),
  'tabela-de-multas': (v) => tabelaDeMultas.safeParse(v).success,
  lista: (v, p) =>
    listaDeNomes.safeParse(v).success &&
    (v as string[]).every((nome) => p.opcoes === undefined || p.opcoes.includes(nome)),
  horarios: (v) => listaDeHorarios.safeParse(v).success,
}

/** Types whose value is no number: nothing to compare with bounds. */
const SEM_LIMITES: ReadonlySet<string> = new Set(['texto', 'data', 'opcao', 'lista', 'horarios'])

/** R$ 1 billion: beyond it a value is a slip of the keyboard, and what is computed from it overflows. */
const TETO_DE_CENTAVOS = 1e11
const TETOS: Readonly<Partial<Record<Declarado['tipo'], number>>> = {
  centavos: TETO_DE_CENTAVOS,
  'unidades-fiscais': 1e12,
  inteiro: 1e12,
  decimal: 1e12,
}

/** What is wrong with a value, against the pack's declaration of the parameter; empty when nothing is. */
export function recusasDoValor(
  declarado: Declarado,
  valor: unknown,
  pacote: Pacote,
): readonly Recusa[] {
  const { tipo, fundamentos, minimo, opcoes, id } = declarado
  const maximo = Math.min(declarado.maximo ?? Infinity, TETOS[tipo] ?? Infinity)
  if (!doTipo[tipo](valor, declarado)) {
    return [
      {
        codigo: 'parametro.tipo',
        fundamentos,
        falta: id,
        dados: { tipo, ...(opcoes === undefined ? {} : { opcoes: opcoes.join(', ') }) },
      },
    ]
  }
  if (tipo === 'tabela-de-multas')
    return recusasDaTabela(declarado, tabelaDeMultas.parse(valor), pacote)
  if (SEM_LIMITES.has(tipo)) return []
  const n = Number(String(valor).replace(',', '.'))
  if ((minimo === undefined || n >= minimo) && n <= maximo && n >= -(TETOS[tipo] ?? Infinity))
    return []
  return [
    {
      codigo: 'parametro.fora-dos-limites',
      fundamentos,
      falta: id,
      dados: {
        valor: n,
        ...(minimo === undefined ? {} : { minimo }),
        ...(maximo === Infinity ? {} : { maximo }),
      },
    },
  ]
}

/** The provisions whose fine, their own or their counterpart's, is the table's to fix. */
function comMultaPelaTabela({ infracoes: { infracoes } }: Pacote): ReadonlySet<string> {
  const proprias = infracoes.filter((i) => i.multa?.forma === 'tabela-do-decreto')
  const nomes = new Set(proprias.map((i) => i.dispositivo))
  const herdam = infracoes.filter(
    (i) => i.multa === undefined && i.contraparte !== undefined && nomes.has(i.contraparte),
  )
  return new Set([...nomes, ...herdam.map((i) => i.dispositivo)])
}

/** The decree's table: provisions of the catalogue, once each, amounts within the law's bounds. */
function recusasDaTabela(
  declarado: Declarado,
  linhas: z.infer<typeof tabelaDeMultas>,
  pacote: Pacote,
): readonly Recusa[] {
  const limites = pacote.infracoes.tabelaDoDecreto
  const minimo = limites?.minimo ?? declarado.minimo ?? 0
  const maximo = limites?.maximo ?? declarado.maximo ?? TETO_DE_CENTAVOS
  const fundamentos = limites?.fundamentos ?? declarado.fundamentos
  const previstos = new Set(pacote.infracoes.infracoes.map((i) => i.dispositivo))
  const pelaTabela = comMultaPelaTabela(pacote)
  const vistos = new Set<string>()
  const recusas: Recusa[] = []
  for (const { dispositivo, valor } of linhas) {
    if (!previstos.has(dispositivo))
      recusas.push({ codigo: 'tabela.dispositivo-desconhecido', fundamentos, falta: dispositivo })
    else if (!pelaTabela.has(dispositivo))
      recusas.push({ codigo: 'tabela.dispositivo-sem-tabela', fundamentos, falta: dispositivo })
    if (vistos.has(dispositivo))
      recusas.push({ codigo: 'tabela.dispositivo-repetido', fundamentos, falta: dispositivo })
    if (valor < minimo || valor > maximo) {
      recusas.push({
        codigo: 'tabela.valor-fora-dos-limites',
        fundamentos,
        falta: dispositivo,
        dados: { valor, minimo, maximo },
      })
    }
    vistos.add(dispositivo)
  }
  return recusas
}

/** Fixes a parameter from a day on, by the decree or act named. */
export function fixar(
  c: Comando<z.infer<typeof fixarParametro>>,
  _mundo: Mundo,
  { hoje, pacote }: Contexto,
): Decisao<AtoDeParametro> {
  const id = idDaCorrente(c.corrente)
  const declarado = declaracaoDoParametro(pacote, id)
  if (declarado === undefined)
    return recusar([{ codigo: 'parametro.desconhecido', fundamentos: [], falta: id }])
  const { desde, valor, fonte } = c.dados
  const recusas = recusasDoValor(declarado, valor, pacote)
  if (recusas.length > 0) return recusar(recusas)
  const { fundamentos, lacuna } = declarado
  return [
    {
      tipo: 'parametroFixado',
      corrente: c.corrente,
      fundamentos,
      ...(lacuna === undefined ? {} : { lacunas: [lacuna] }),
      dados: { em: hoje, parametro: id, desde, valor, fonte },
    },
  ]
}

/** A parameter that the pack does not declare cannot be fixed. */
export const sondarFixacao = (
  c: Corrente,
  _mundo: Mundo,
  { pacote }: Contexto,
): readonly Recusa[] =>
  declaracaoDoParametro(pacote, idDaCorrente(c)) === undefined
    ? [{ codigo: 'parametro.desconhecido', fundamentos: [], falta: idDaCorrente(c) }]
    : []
