import { idDaCorrente, type Corrente, type TipoDeCorrente } from '#core/ato.ts'
import { addDias, type Dia, numeroDoDia } from '#core/calendar/dia.ts'
import type { Papel } from '#core/contexto.ts'
import { citar } from '#core/mensagens/citar.ts'
import { naLei } from '#core/mensagens/naLei.ts'
import { especiesDeVencimento } from '#core/vencimento/registro.ts'
import type { Pacote } from '#law/pacote.ts'
import type { Tx } from '#ledger/banco.ts'
import type { FaixaDeVencimento, Vencimentos } from '../contrato/vencimentos.ts'
import { RECURSOS } from '../recursos.ts'

export const faixas = [
  'atrasados',
  'hoje',
  '7',
  '30',
  '60',
] as const satisfies readonly FaixaDeVencimento[]

/** Rows of a page. */
export const PAGINA = 100

export type Filtro = Readonly<{
  termos: Pacote['lei']['termos']
  servico: string
  hoje: Dia
  faixa?: FaixaDeVencimento | undefined
  especie?: string | undefined
  /** Only what one of these roles must do. */
  papeis?: readonly Papel[] | undefined
  /** Rows to leave out: those of the pages before. */
  pular?: number | undefined
  limite?: number | undefined
}>

type Linha = {
  corrente: Corrente
  especie: string
  nome: string
  vence_em: Dia
  papeis: Papel[]
  fundamentos: string[]
  lacuna: string | null
  comando: { efeito: 'registra' | 'propoe' } | null
  titulo: string | null
  subtitulo: string | null
}

/** First and last day of a band, inclusive. */
function limites(faixa: FaixaDeVencimento | undefined, hoje: Dia): readonly [Dia, Dia] {
  switch (faixa) {
    case 'atrasados':
      return ['0001-01-01', addDias(hoje, -1)]
    case 'hoje':
      return [hoje, hoje]
    case '7':
      return [addDias(hoje, 1), addDias(hoje, 7)]
    case '30':
      return [addDias(hoje, 8), addDias(hoje, 30)]
    case '60':
      return [addDias(hoje, 31), addDias(hoje, 60)]
    case undefined:
      return ['0001-01-01', addDias(hoje, 60)]
  }
}

const ONDE = `v.municipio = $1 AND v.servico = $2 AND v.vence_em BETWEEN $3 AND $4
  AND NOT (v.termina AND v.vence_em < $5) AND ($6::text IS NULL OR v.especie = $6)
  AND ($7::text[] IS NULL OR v.papeis && $7)`

/** What falls due, the latest first: a page of rows, and how many there are in each band and kind. */
export async function listarVencimentos(tx: Tx, f: Filtro): Promise<Vencimentos> {
  const [de, ate] = limites(f.faixa, f.hoje)
  const [inicio, fim] = limites(undefined, f.hoje)
  const comuns = [f.hoje, f.especie ?? null, f.papeis ?? null]
  const [linhas, contados] = await Promise.all([
    tx.sql<Linha>(
      `SELECT v.corrente, v.especie, v.nome, v.vence_em, v.papeis, v.fundamentos, v.lacuna,
         v.comando, b.titulo, b.subtitulo
       FROM (SELECT * FROM vencimento v WHERE ${ONDE}
         ORDER BY vence_em, corrente, especie, chave OFFSET $8 LIMIT $9) v
       LEFT JOIN busca b ON b.municipio = v.municipio AND b.servico = v.servico
         AND b.corrente = v.corrente
       ORDER BY v.vence_em, v.corrente, v.especie, v.chave`,
      [tx.municipio, f.servico, de, ate, ...comuns, f.pular ?? 0, f.limite ?? PAGINA],
    ),
    tx.sql<{ especie: string; dia: Dia; n: number }>(
      `SELECT especie, vence_em AS dia, count(*)::int AS n FROM vencimento v
       WHERE ${ONDE} GROUP BY especie, vence_em`,
      [tx.municipio, f.servico, inicio, fim, f.hoje, null, f.papeis ?? null],
    ),
  ])
  const faixaDe = (dia: Dia) =>
    faixas.find((x) => {
      const [a, b] = limites(x, f.hoje)
      return a <= dia && dia <= b
    })
  const soma = (quais: readonly (typeof contados)[number][]) => quais.reduce((s, c) => s + c.n, 0)
  const daEspecie = contados.filter((c) => f.especie === undefined || c.especie === f.especie)
  const daFaixa = contados.filter((c) => f.faixa === undefined || faixaDe(c.dia) === f.faixa)
  return {
    hoje: f.hoje,
    faixas: faixas.map((faixa) => ({
      faixa,
      quantos: soma(daEspecie.filter((c) => faixaDe(c.dia) === faixa)),
    })),
    especies: especiesDeVencimento.map(({ especie, nome }) => ({
      especie,
      nome: naLei(nome, f.termos),
      quantos: soma(daFaixa.filter((c) => c.especie === especie)),
    })),
    total: soma(daFaixa.filter((c) => f.especie === undefined || c.especie === f.especie)),
    itens: linhas.map((l) => item(l, f.hoje)),
  }
}

function item(l: Linha, hoje: Dia): Vencimentos['itens'][number] {
  const tipo = l.corrente.slice(0, l.corrente.indexOf(':')) as TipoDeCorrente
  return {
    recurso: RECURSOS[tipo],
    id: idDaCorrente(l.corrente),
    titulo: l.titulo ?? '',
    subtitulo: l.subtitulo ?? '',
    especie: l.especie,
    nome: l.nome,
    venceEm: l.vence_em,
    dias: numeroDoDia(l.vence_em) - numeroDoDia(hoje),
    papeis: l.papeis,
    fundamentos: l.fundamentos,
    citacoes: l.fundamentos.map((x) => citar(x)),
    ...(l.lacuna === null ? {} : { lacuna: l.lacuna }),
    ...(l.comando === null ? {} : { deNoite: l.comando.efeito }),
  }
}
