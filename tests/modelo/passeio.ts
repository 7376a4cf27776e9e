import type { Corrente, TipoDeCorrente } from '#core/ato.ts'
import { diferencaEmDias } from '#core/calendar/dia.ts'
import { comandoPorNome, comandos } from '#core/comandos.ts'
import type { DefinicaoDeComando } from '#core/comando.ts'
import type { Autor } from '#core/contexto.ts'
import { type Recusa, recusada } from '#core/decisao.ts'
import { declaracaoDoParametro } from '#core/lei/parametro.ts'
import { type Acaso, acasoDe } from './acaso.ts'
import {
  fazer,
  outorgaApta,
  pessoaApta,
  renovarOutorga,
  renovarPessoa,
  renovarVeiculo,
  veiculoApto,
} from './apto.ts'
import { dadosPara } from './dados.ts'
import type { Lei } from './lei.ts'
import { autorPara, intruso, type Passo, Vida } from './vida.ts'

/** One number a step; what it does depends on the world that the steps before it made. */
export function passear(
  lei: Lei,
  cena: number,
  passos: readonly number[],
  conferir: (p: Passo) => void,
): Vida {
  const inicio = lei.cenas[cena % lei.cenas.length]!
  const vida = new Vida(lei, inicio, conferir)
  if (inicio.quando !== undefined) doCaso(vida, inicio.quando)
  const foco = acasoDe(passos[0] ?? 0).um(comandos).corrente
  for (const semente of passos) umPasso(vida, acasoDe(semente), foco)
  return vida
}

/** What the case commands, by whom and when it does: then life goes on from there. */
function doCaso(v: Vida, q: NonNullable<Lei['cenas'][number]['quando']>): void {
  const d = comandoPorNome(q.comando, q.corrente)
  const lido = d?.dados.safeParse(q.dados)
  if (d === undefined || lido?.success !== true) return
  v.hora = q.hora ?? '12:00'
  v.dar(d, q.corrente as Corrente, lido.data as object, q.autor as Autor)
}

const PULOS = [1, 1, 2, 3, 5, 8, 11, 16, 31, 62, 92, 183, 366, 800] as const

function umPasso(v: Vida, a: Acaso, foco: TipoDeCorrente): void {
  if (a.chance(45)) v.passam(a.um(PULOS))
  v.hora = a.um(['12:00', '12:00', '12:00', '00:01', '23:59'])
  if (a.chance(14)) return cenario(v, a)
  const escolhida = a.chance(80) ? aberta(v, a, foco) : qualquer(v, a)
  if (escolhida === undefined) return cenario(v, a)
  tentar(v, a, escolhida, 4)
}

/** Longer stories that single draws would seldom make. */
function cenario(v: Vida, a: Acaso): void {
  const outorgas = v.ids('outorga')
  if (outorgas.length === 0 || a.chance(25)) {
    if (v.ids('pessoa').length > 8) return renovarOutorga(v, outorgas[0] ?? '')
    outorgaApta(v, a)
  } else {
    const dado = a.ate(10)
    const pessoas = v.ids('pessoa')
    // A case may tell of a grant without telling of anybody.
    if (dado < 2 && pessoas.length > 0) veiculoApto(v, a, a.um(pessoas))
    else if (dado < 4) pessoaApta(v, a)
    else renovarOutorga(v, a.um(outorgas))
  }
}

type Escolha = Readonly<{ d: DefinicaoDeComando; alvo: Corrente }>

function qualquer(
  v: Vida,
  a: Acaso,
  de: readonly DefinicaoDeComando[] = comandos,
): Escolha | undefined {
  const d = a.um(de)
  const alvos = v.alvos(d)
  return alvos.length === 0 ? undefined : { d, alvo: a.um(alvos) }
}

/** Of a few draws, one that a screen would show open; the least given so far. */
function aberta(v: Vida, a: Acaso, foco: TipoDeCorrente): Escolha | undefined {
  const doFoco = comandos.filter((d) => d.corrente === foco)
  const abertas: Escolha[] = []
  for (let n = 0; n < 24; n++) {
    const e = qualquer(v, a, a.chance(50) ? doFoco : comandos)
    if (e === undefined) continue
    if (e.d.sondar(e.alvo, v.mundo, v.contexto(autorPara(e.d, v.lei, 0))).length === 0)
      abertas.push(e)
  }
  return abertas.toSorted(
    (x, y) => (v.aceitos.get(x.d.nome) ?? 0) - (v.aceitos.get(y.d.nome) ?? 0),
  )[0]
}

/** Gives the command; when refused, mends what the refusal tells and gives it again, a few times. */
function tentar(v: Vida, a: Acaso, { d, alvo }: Escolha, vezes: number): void {
  let dados = dadosPara(d, a, v.vista, alvo)
  const autor = a.chance(92) ? autorPara(d, v.lei, a.ate(4)) : intruso(a.ate(24))
  for (let n = 0; n < vezes && dados !== undefined; n++) {
    const decisao = v.dar(d, alvo, dados, autor)
    if (!recusada(decisao)) return
    dados = consertar(v, a, { d, alvo }, dados, decisao.recusas)
  }
}

function consertar(
  v: Vida,
  a: Acaso,
  { d, alvo }: Escolha,
  dados: object,
  recusas: readonly Recusa[],
): object | undefined {
  let novos: object = dados
  for (const r of recusas) {
    const devido = r.dados?.['devido']
    if (typeof devido === 'number') novos = { ...novos, valor: devido }
    else if (r.codigo === 'parametro.ausente' && r.falta !== undefined) fixar(v, a, r.falta)
    else if (r.passaEm !== undefined && r.passaEm > v.hoje) {
      const dias = diferencaEmDias(v.hoje, r.passaEm)
      if (dias < 1500) v.passam(a.chance(85) ? dias : dias - 1)
    } else if (r.falta !== undefined && r.falta in campos(d)) {
      const outros = dadosPara(d, a, v.vista, alvo) as Record<string, unknown> | undefined
      if (outros?.[r.falta] !== undefined) novos = { ...novos, [r.falta]: outros[r.falta] }
    } else if (a.chance(50)) renovarEnvolvidos(v, dados)
    else novos = dadosPara(d, a, v.vista, alvo) ?? novos
  }
  const lido = d.dados.safeParse(novos)
  return lido.success ? (lido.data as object) : undefined
}

const campos = (d: DefinicaoDeComando): object =>
  (d.dados as unknown as { shape?: object }).shape ?? {}

function renovarEnvolvidos(v: Vida, dados: object): void {
  for (const id of Object.values(dados)) {
    if (typeof id !== 'string') continue
    if (v.mundo.pessoa(id) !== undefined) renovarPessoa(v, id)
    if (v.mundo.veiculo(id) !== undefined) renovarVeiculo(v, id)
    if (v.mundo.outorga(id) !== undefined) renovarOutorga(v, id)
  }
}

/** Fixes a value of the parameter's kind, as the cases do or as the kind asks. */
function fixar(v: Vida, a: Acaso, id: string): void {
  const p = declaracaoDoParametro(v.lei.pacote, id)
  if (p === undefined) return
  const dosCasos = v.lei.cenas.flatMap((c) => c.parametros[id] ?? []).map((x) => x.valor)
  const porTipo: Readonly<Record<string, unknown>> = {
    inteiro: Math.max(p.minimo ?? 1, Math.min(60, p.maximo ?? 60)),
    centavos: 15_000,
    'unidades-fiscais': '2',
    opcao: p.opcoes?.[0],
    data: '2020-01-01',
    texto: 'Como no decreto.',
    'tabela-de-multas': v.lei.pacote.infracoes.infracoes.map((i) => ({
      dispositivo: i.dispositivo,
      grau: 'leve',
      valor: 20_000,
    })),
  }
  const valor = dosCasos.length > 0 && a.chance(80) ? a.um(dosCasos) : porTipo[p.tipo]
  fazer(v, 'fixarParametro', id, { desde: '2015-01-01', valor, fonte: 'Decreto de prova' })
}
