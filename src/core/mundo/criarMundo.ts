import {
  type Ato,
  type Corrente,
  idDaCorrente,
  type TipoDeCorrente,
  tiposDeCorrente,
} from '../ato.ts'
import type { Dia } from '../calendar/dia.ts'
import { semLicenciamento } from '../licenciamento/evolve.ts'
import type { Estados, Mundo } from '../mundo.ts'
import { outorgaVigente } from '../outorga/vigencia.ts'
import { veiculosDaOutorga } from '../substituicao/frota.ts'
import { semVistorias } from '../vistoria/evolve.ts'
import { evolve } from './salas.ts'

type Tabelas = { readonly [T in TipoDeCorrente]: ReadonlyMap<string, Estados[T]> }

/**
 * `outorgasVigentes`: grants in force in the whole service, when the acts given are only a part of
 * it (the server's neighbourhood of a stream); otherwise they are counted.
 */
export type OpcoesDoMundo = Readonly<{
  outorgasVigentes?: number | ((dia: Dia) => number) | undefined
}>

const tipoDa = (c: Corrente): TipoDeCorrente => c.slice(0, c.indexOf(':')) as TipoDeCorrente

/** Folds acts, in the order of their streams, into a world in memory. */
export const criarMundo = (atos: readonly Ato[], opcoes: OpcoesDoMundo = {}): Mundo =>
  montar(dobrar(vazias, atos), opcoes)

const internos = new WeakMap<Mundo, { tabelas: Tabelas; opcoes: OpcoesDoMundo }>()

/**
 * The world after more acts; the one given is not changed. Only the tables of the streams touched
 * are copied. Takes a world made by `criarMundo`; another implementation throws `TypeError`.
 */
export function evoluir(mundo: Mundo, atos: readonly Ato[]): Mundo {
  const interno = internos.get(mundo)
  if (interno === undefined) throw new TypeError('evoluir só conhece mundos feitos por criarMundo')
  return atos.length === 0 ? mundo : montar(dobrar(interno.tabelas, atos), interno.opcoes)
}

const vazias = Object.fromEntries(tiposDeCorrente.map((t) => [t, new Map()])) as unknown as Tabelas

function dobrar(base: Tabelas, atos: readonly Ato[]): Tabelas {
  const tabelas: Record<string, Map<string, unknown>> = {}
  for (const ato of atos) {
    const tipo = tipoDa(ato.corrente)
    const tabela = (tabelas[tipo] ??= new Map<string, unknown>(base[tipo]))
    const id = idDaCorrente(ato.corrente)
    const estado = evolve(tipo, tabela.get(id) as never, ato)
    if (estado !== undefined) tabela.set(id, estado)
  }
  return { ...base, ...tabelas }
}

/** Groups a table by a key; kept by table, so a table that did not change is not grouped again. */
const grupos = new WeakMap<object, Map<string, Map<string, unknown[]>>>()
function porChave<S>(
  tabela: ReadonlyMap<string, S>,
  nome: string,
  chaves: (s: S) => readonly string[],
) {
  const daTabela = grupos.get(tabela) ?? new Map<string, Map<string, unknown[]>>()
  grupos.set(tabela, daTabela)
  let grupo = daTabela.get(nome)
  if (grupo === undefined) {
    grupo = new Map()
    for (const s of tabela.values()) {
      for (const k of new Set(chaves(s))) {
        const lista = grupo.get(k)
        if (lista === undefined) grupo.set(k, [s])
        else lista.push(s)
      }
    }
    daTabela.set(nome, grupo)
  }
  return (id: string): readonly S[] => (grupo.get(id) as S[] | undefined) ?? []
}

const presente = (s: string | undefined): readonly string[] => (s === undefined ? [] : [s])

function montar(t: Tabelas, opcoes: OpcoesDoMundo): Mundo {
  const vigentes = opcoes.outorgasVigentes
  const mundo: Mundo = {
    pessoa: (id) => t.pessoa.get(id),
    condutor: (id) => t.condutor.get(id),
    veiculo: (id) => t.veiculo.get(id),
    vistorias: (id) => t.vistoria.get(id) ?? semVistorias,
    outorga: (id) => t.outorga.get(id),
    licenciamento: (id) => t.licenciamento.get(id) ?? semLicenciamento,
    taxa: (id) => t.taxa.get(id),
    auto: (id) => t.auto.get(id),
    recolhimento: (id) => t.recolhimento.get(id),
    perda: (id) => t.perda.get(id),
    fila: (id) => t.fila.get(id),
    expediente: (id) => t.expediente.get(id),
    denuncia: (id) => t.denuncia.get(id),
    junta: (id) => t.junta.get(id),
    bloco: (id) => t.bloco.get(id),
    entidade: (id) => t.entidade.get(id),
    entidadesDaPessoa: (id) => porChave(t.entidade, 'pessoa', (e) => [e.pessoa])(id),
    carteira: (id) => t.carteira.get(id),
    selecao: (id) => t.selecao.get(id),
    parametro: (id) => t.parametro.get(id),
    outorgasDoTitular: (id) => porChave(t.outorga, 'titular', (o) => [o.titular])(id),
    veiculosDaPessoa: (id) =>
      porChave(t.veiculo, 'pessoa', (v) => presente(v.propriedade?.pessoa))(id),
    outorgasDoVeiculo: (id) => porChave(t.outorga, 'veiculo', veiculosDaOutorga)(id),
    condutoresDaOutorga: (id) => porChave(t.condutor, 'outorga', (c) => [c.outorga])(id),
    condutoresDaPessoa: (id) => porChave(t.condutor, 'pessoa', (c) => [c.pessoa])(id),
    taxasDaOutorga: (id) => porChave(t.taxa, 'outorga', (x) => [x.outorga])(id),
    autosDaPessoa: (id) =>
      porChave(t.auto, 'pessoa', (a) => a.responsaveis.flatMap((r) => presente(r.pessoa)))(id),
    autosDaOutorga: (id) => porChave(t.auto, 'outorga', (a) => presente(a.outorga))(id),
    autosDaAbordagem: (id) => porChave(t.auto, 'abordagem', (a) => presente(a.abordagem))(id),
    recolhimentosDoVeiculo: (id) =>
      porChave(t.recolhimento, 'veiculo', (r) => presente(r.veiculo))(id),
    recolhimentosDoAuto: (id) => porChave(t.recolhimento, 'auto', (r) => presente(r.auto))(id),
    perdasDaOutorga: (id) => porChave(t.perda, 'outorga', (p) => presente(p.outorga))(id),
    perdasDaPessoa: (id) => porChave(t.perda, 'pessoa', (p) => p.executada?.pessoas ?? [])(id),
    perdasDoVeiculo: (id) =>
      porChave(t.perda, 'veiculo', (p) => presente(p.executada?.veiculo))(id),
    perdasDoAuto: (id) => porChave(t.perda, 'auto', (p) => presente(p.auto))(id),
    outorgasVigentes: (dia) => {
      if (typeof vigentes === 'function') return vigentes(dia)
      if (vigentes !== undefined) return vigentes
      let n = 0
      for (const o of t.outorga.values()) if (outorgaVigente(o, dia)) n++
      return n
    },
    existe: (c) => t[tipoDa(c)].has(idDaCorrente(c)),
  }
  internos.set(mundo, { tabelas: t, opcoes })
  return mundo
}
