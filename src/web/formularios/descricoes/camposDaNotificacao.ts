import { formatarDia } from '#core/calendar/dia.ts'
import { nomearInicial } from '#core/mensagens/palavras.ts'
import type { Campo, Contexto, Valores } from '../descricao.ts'
import { deQuem } from './comuns.ts'

const regra = (c: Contexto, meio: unknown) =>
  c.pacote.processo.ciencia.regras?.find((r) => r.meio === meio)

const meio = (c: Contexto): Campo => ({
  nome: 'meio',
  tipo: 'opcao',
  rotulo: 'Meio',
  opcoes: c.pacote.processo.ciencia.meios.map((m) => ({ valor: m, rotulo: nomearInicial(m) })),
})

/** How it is sent: the means, to whom, the post's code, why this means. */
export const expedicao = (c: Contexto): Campo[] => [
  meio(c),
  ...deQuem(c, 'A quem'),
  {
    nome: 'rastreio',
    tipo: 'texto',
    rotulo: 'Código da postagem',
    ajuda: 'Se ainda não há, anota-se depois.',
    opcional: true,
    quando: (v) => v['meio'] === 'postal',
  },
  {
    nome: 'justificativa',
    tipo: 'area',
    rotulo: 'Por que nenhum outro meio serve',
    ajuda: 'Este meio só cabe depois de outro frustrado, ou com esta razão.',
    opcional: true,
    quando: (v) => regra(c, v['meio'])?.subsidiaria === true,
  },
]

const ROTULOS = {
  assinatura: 'Assinou em',
  recebimento: 'Recebeu em',
  publicacao: 'Publicado em',
  leitura: 'Leu em',
}

/** Means whose proof a servant records: reading in an account records itself. */
const meioDaCiencia = (c: Contexto): Campo => ({
  ...meio(c),
  opcoes: c.pacote.processo.ciencia.meios
    .filter((m) => regra(c, m)?.de !== 'leitura')
    .map((m) => ({ valor: m, rotulo: nomearInicial(m) })),
})

type Regra = NonNullable<ReturnType<typeof regra>>

/** What is said of each of those means, where the law has rules for them. */
const porMeio = (c: Contexto, dizer: (r: Regra) => string): string | undefined =>
  c.pacote.processo.ciencia.regras
    ?.filter((r) => r.de !== 'leitura')
    .map((r) => `${nomearInicial(r.meio)}: ${dizer(r).toLowerCase()}`)
    .join(' · ')

/** Knowledge: by which means, whose, on which day, with what proof. */
export const ciencia = (c: Contexto): Campo[] => [
  meioDaCiencia(c),
  ...deQuem(c, 'De quem'),
  {
    nome: 'cienciaEm',
    tipo: 'dia',
    rotulo: 'Dia do recibo, da assinatura ou da publicação',
    ajuda: porMeio(c, (r) => ROTULOS[r.de]) ?? '',
    inicial: formatarDia(c.hoje),
  },
  {
    nome: 'prova',
    tipo: 'texto',
    rotulo: 'Prova da ciência',
    ajuda:
      porMeio(c, (r) => r.prova) ??
      'Número do aviso de recebimento, da publicação ou do termo assinado.',
    opcional: (v: Valores) => regra(c, v['meio'])?.exigeProva !== true,
  },
]
