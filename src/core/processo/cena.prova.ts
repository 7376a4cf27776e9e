/** Given acts, when a command on a day, then acts or refusals: the stage of the tests of enforcement. */
import type { Ato } from '#core/ato.ts'
import { criarCalendario } from '#core/calendar/calendario.ts'
import { diaLocal } from '#core/calendar/instante.ts'
import type { Contexto, Papel } from '#core/contexto.ts'
import type { DefinicaoDeComando } from '#core/comando.ts'
import { recusada, type Decisao } from '#core/decisao.ts'
import { comandosDeDivida } from '#core/divida/comandos.ts'
import { comandosDeInfracao } from '#core/infracao/comandos.ts'
import type { Mundo } from '#core/mundo.ts'
import { criarMundo } from '#core/mundo/criarMundo.ts'
import type { SerieIndice } from '#core/money/serie.ts'
import { comNumero } from '#core/numero.ts'
import type { Pacote } from '#law/pacote.ts'
import { comandosDeProcesso } from './comandos.ts'
import { pacoteDeProva } from './leiInventada.prova.ts'
import type { Auto } from './processo.ts'

export const comandosDaProva: ReadonlyMap<string, DefinicaoDeComando> = new Map(
  [...comandosDeInfracao, ...comandosDeProcesso, ...comandosDeDivida].map((c) => [c.nome, c]),
)

/** An index of 1 % each month of 2010–2030: what the text of a test can check by hand. */
export const umPorCento = (nome: string): SerieIndice => ({
  nome,
  variacoes: Object.fromEntries(
    Array.from({ length: 21 * 12 }, (_, i) => [
      `${2010 + Math.floor(i / 12)}-${String((i % 12) + 1).padStart(2, '0')}`,
      '1',
    ]),
  ),
})

/** Who acts, and as what. */
export const gente = {
  fiscal: { id: 'fabio', papeis: ['fiscal'] },
  atendente: { id: 'ana', papeis: ['atendente'] },
  julgador: { id: 'julia', papeis: ['julgador'] },
  recursal: { id: 'renato', papeis: ['recursal'] },
  gestor: { id: 'gil', papeis: ['gestor'] },
  procuradoria: { id: 'paula', papeis: ['procuradoria'] },
} satisfies Record<string, { id: string; papeis: Papel[] }>
export type Quem = keyof typeof gente | Readonly<{ id: string; papeis: readonly Papel[] }>

/** The register that the scenes start from: a grant, its vehicle, holder and driver. */
export const cadastro: readonly Ato[] = [
  pessoa('hugo'),
  pessoa('davi'),
  pessoa('dona'),
  { ...pessoa('coop'), dados: { em: '2020-01-01', tipo: 'juridica', municipioDoDomicilio: '0' } },
  veiculo('moto', { regime: 'proprio', pessoa: 'hugo', desde: '2020-01-01' }),
  veiculo('emprestada', { regime: 'familiar', pessoa: 'dona', desde: '2020-01-01' }),
  ...outorga('o1', 'hugo', 'moto'),
  ...outorga('o2', 'hugo', 'emprestada'),
  {
    tipo: 'condutorInscrito',
    corrente: 'condutor:c1',
    fundamentos: [],
    dados: { em: '2020-01-02', pessoa: 'davi', outorga: 'o1', funcao: 'auxiliar', numero: '7' },
  },
] as readonly Ato[]

function pessoa(id: string) {
  return {
    tipo: 'pessoaCadastrada',
    corrente: `pessoa:${id}` as const,
    fundamentos: [],
    dados: { em: '2020-01-01', tipo: 'fisica', municipioDoDomicilio: '0' },
    pessoal: { nome: id, identificador: id },
  }
}
function veiculo(id: string, propriedade: object) {
  return {
    tipo: 'veiculoCadastrado',
    corrente: `veiculo:${id}` as const,
    fundamentos: [],
    dados: {
      em: '2020-01-01',
      placa: id === 'moto' ? 'ABC1C34' : 'XYZ1C34',
      tipo: 'motocicleta',
      marca: 'M',
      modelo: 'M',
      anoFabricacao: 2020,
      caracteristicas: {},
      propriedade,
    },
    pessoal: { chassi: id, renavam: id },
  }
}
function outorga(id: string, titular: string, v: string) {
  const comum = { corrente: `outorga:${id}` as const, fundamentos: [] }
  const inicio = '2020-01-02'
  return [
    {
      ...comum,
      tipo: 'outorgaRequerida',
      dados: { em: inicio, titular, veiculo: v, presencial: true },
    },
    {
      ...comum,
      tipo: 'outorgaConcedida',
      dados: {
        em: inicio,
        titular,
        veiculo: v,
        numero: '1',
        inicio,
        termoFinal: '2040-01-01',
        verificacoes: [],
      },
    },
  ]
}

export type Cena = Readonly<{
  atos: readonly Ato[]
  pacote: Pacote
  parametros: Contexto['parametros']
  indices: Contexto['indices']
}>

export const cena = (mudancas: Partial<Cena> = {}): Cena => ({
  atos: cadastro,
  pacote: pacoteDeProva(),
  parametros: {},
  indices: { INPC: umPorCento('INPC'), IPCA: umPorCento('IPCA') },
  ...mudancas,
})

/** A day is its local noon; an instant is itself. */
const instante = (quando: string): string => (quando.length === 10 ? `${quando}T16:00:00Z` : quando)

const calendario = criarCalendario({ fuso: 'America/Porto_Velho' })

export const contextoDe = (c: Cena, quando: string, quem: Quem): Contexto => {
  const agora = instante(quando)
  const { fuso } = c.pacote.lei.municipio
  return {
    pacote: c.pacote,
    calendario,
    parametros: c.parametros,
    indices: c.indices,
    autor: typeof quem === 'string' ? gente[quem] : quem,
    agora,
    hoje: diaLocal(agora, fuso),
  }
}

/** The world of a scene; folded once for the same list of acts. */
export function mundoDe(c: Cena): Mundo {
  const pronto = mundos.get(c.atos) ?? criarMundo(c.atos)
  mundos.set(c.atos, pronto)
  return pronto
}
const mundos = new WeakMap<readonly Ato[], Mundo>()
export const autoDe = (c: Cena, id = 'a1'): Auto => {
  const auto = mundoDe(c).auto(id)
  if (auto === undefined) throw new Error(`não há auto ${id}`)
  return auto
}

/** When a command, on a day, by someone: the decision. */
export function quando(
  c: Cena,
  dia: string,
  quem: Quem,
  nome: string,
  dados: object = {},
  id = 'a1',
): Decisao {
  const definicao = comandosDaProva.get(nome)
  if (definicao === undefined) throw new Error(`não há comando ${nome}`)
  const comando = {
    id: 'k',
    nome,
    corrente: `auto:${id}` as const,
    dados: definicao.dados.parse(dados),
  }
  return definicao.decide(comando, mundoDe(c), contextoDe(c, dia, quem))
}

/** The same, and the scene goes on with its acts; a refusal fails the test. */
export function depois(c: Cena, ...args: ParametrosDeQuando): Cena {
  const decisao = quando(c, ...args)
  if (recusada(decisao)) throw new Error(JSON.stringify(decisao.recusas))
  return { ...c, atos: [...c.atos, ...numerados(c, decisao)] }
}

/** The ledger's part: the next number of the series, in the year. */
export const numerados = (c: Cena, atos: readonly Ato[]): readonly Ato[] =>
  atos.map((ato) => {
    if (ato.numerar === undefined) return ato
    const { serie, ano } = ato.numerar
    const daSerie = c.atos.filter((a) => a.numerar?.serie === serie && a.numerar.ano === ano)
    return comNumero(
      ato,
      daSerie.reduce((n, a) => n + (a.numerar?.quantos ?? 1), 1),
    )
  })
type ParametrosDeQuando = Parameters<typeof quando> extends [Cena, ...infer R] ? R : never

/** The codes of the refusals, or the types of the acts. */
export const codigos = (d: Decisao): readonly string[] =>
  recusada(d) ? d.recusas.map((r) => r.codigo) : d.map((a) => a.tipo)

/** The only refusal; anything else fails the test. */
export function recusaDe(d: Decisao) {
  if (!recusada(d) || d.recusas.length !== 1) throw new Error(JSON.stringify(d))
  return d.recusas[0]
}

/** What the inspector writes, complete, by default: a driver caught in the street. */
export const flagrante = (mudancas: object = {}): object => ({
  dispositivo: 'art20_cpt_inc1',
  momento: '2025-03-10T10:00:00-04:00',
  local: 'Rua A',
  descricao: 'O condutor fez o que a lei proíbe.',
  placa: 'ABC-1234',
  outorga: 'o1',
  infrator: { pessoa: 'davi' },
  assinatura: { assinou: true },
  ...mudancas,
})

/** A record written on 10/03/2025, served on the 11th, known on the 12th: defence until the 24th. */
export const emDefesa = (c: Cena = cena(), mudancas: object = {}, id = 'a1'): Cena => {
  let x = depois(c, '2025-03-10', 'fiscal', 'lavrarAuto', flagrante(mudancas), id)
  x = depois(x, '2025-03-11', 'atendente', 'notificarAutuacao', { meio: 'postal' }, id)
  const dados = { cienciaEm: '2025-03-12', meio: 'postal' }
  return depois(x, '2025-03-13', 'atendente', 'registrarCiencia', dados, id)
}

/** Condemned in default on 25/03; knows on the 26th: appeal until 07/04 (the 5th is a Saturday). */
export const emRecurso = (c: Cena = cena(), mudancas: object = {}, id = 'a1'): Cena => {
  let x = emDefesa(c, mudancas, id)
  const decisao = { resultado: 'procedente', razoes: 'Provado.' }
  x = depois(x, '2025-03-25', 'julgador', 'julgarAuto', decisao, id)
  const dados = { cienciaEm: '2025-03-26', meio: 'pessoal' }
  return depois(x, '2025-03-26', 'atendente', 'registrarCienciaDaDecisao', dados, id)
}

/** Final by lapse of the appeal's term. */
export const definitivo = (c: Cena = cena(), mudancas: object = {}, id = 'a1'): Cena =>
  depois(emRecurso(c, mudancas, id), '2025-04-20', 'atendente', 'certificarDefinitividade', {}, id)
