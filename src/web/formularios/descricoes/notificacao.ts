import { formatarDia } from '#core/calendar/dia.ts'
import { motivoDeDevolucao } from '#core/processo/processo.ts'
import type { Campo, Contexto, Descricao, Opcao, Valores } from '../descricao.ts'
import { nomearInicial } from '#core/mensagens/palavras.ts'
import { deQuem, opcoes } from './comuns.ts'

const regra = (c: Contexto, meio: unknown) =>
  c.pacote.processo.ciencia.regras?.find((r) => r.meio === meio)

const meio = (c: Contexto): Campo => ({
  nome: 'meio',
  tipo: 'opcao',
  rotulo: 'Meio',
  opcoes: c.pacote.processo.ciencia.meios.map((m) => ({ valor: m, rotulo: nomearInicial(m) })),
})

const expedicao = (c: Contexto): Campo[] => [
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

const ciencia = (c: Contexto): Campo[] => [
  meio(c),
  ...deQuem(c, 'De quem'),
  {
    nome: 'cienciaEm',
    tipo: 'dia',
    rotulo: 'Dia do recibo, da assinatura, da publicação ou da leitura',
    ajuda:
      c.pacote.processo.ciencia.regras
        ?.map((r) => `${nomearInicial(r.meio)}: ${ROTULOS[r.de].toLowerCase()}`)
        .join(' · ') ?? '',
    inicial: formatarDia(c.hoje),
  },
  {
    nome: 'prova',
    tipo: 'texto',
    rotulo: 'Prova da ciência',
    ajuda:
      c.pacote.processo.ciencia.regras
        ?.map((r) => `${nomearInicial(r.meio)}: ${r.prova.toLowerCase()}`)
        .join(' · ') ?? 'Número do aviso de recebimento, da publicação ou do termo assinado.',
    opcional: (v: Valores) => regra(c, v['meio'])?.exigeProva !== true,
  },
]

const emCurso = (c: Contexto): Opcao[] =>
  (c.auto?.auto.notificacoes ?? [])
    .filter((n) => n.situacao === 'expedida')
    .map((n) => ({
      valor: String(n.n),
      rotulo: `${nomearInicial(n.meio)}, expedida em ${formatarDia(n.expedidaEm)}`,
      ajuda: [
        c.auto?.responsaveis.find((r) => r.pessoa !== undefined && r.pessoa === n.pessoa)?.nome,
        n.rastreio,
      ]
        .filter(Boolean)
        .join(' · '),
    }))

const qual = (c: Contexto): Campo => {
  const lista = emCurso(c)
  return {
    nome: 'notificacao',
    tipo: 'opcao',
    rotulo: 'Notificação',
    numerico: true,
    opcoes: lista,
    inicial: lista.length === 1 ? lista[0]?.valor : undefined,
  }
}

export const notificarAutuacao: Descricao = {
  titulo: () => 'Notificar a autuação',
  enviar: 'Notificar',
  blocos: (c) => [{ campos: expedicao(c) }],
}

export const notificarDecisao: Descricao = {
  titulo: () => 'Notificar a decisão',
  enviar: 'Notificar',
  blocos: (c) => [{ campos: expedicao(c) }],
}

export const anotarPostagem: Descricao = {
  titulo: () => 'Anotar o código da postagem',
  enviar: 'Anotar',
  blocos: (c) => [
    { campos: [qual(c), { nome: 'rastreio', tipo: 'texto', rotulo: 'Código da postagem' }] },
  ],
}

export const registrarDevolucao: Descricao = {
  titulo: () => 'Registrar notificação frustrada',
  introducao: () => 'A notificação segue pelo próximo meio da lei.',
  enviar: 'Registrar',
  ensaio: true,
  blocos: (c) => [
    {
      campos: [
        qual(c),
        { nome: 'motivo', tipo: 'lista', rotulo: 'Motivo', opcoes: opcoes(motivoDeDevolucao) },
        { nome: 'devolvidaEm', tipo: 'dia', rotulo: 'Em', inicial: formatarDia(c.hoje) },
        { nome: 'prova', tipo: 'texto', rotulo: 'Prova', opcional: true },
      ],
    },
  ],
}

export const registrarCiencia: Descricao = {
  titulo: () => 'Registrar ciência da autuação',
  introducao: () => 'A ciência abre o prazo de defesa de quem a teve.',
  enviar: 'Registrar ciência',
  ensaio: true,
  blocos: (c) => [{ campos: ciencia(c) }],
}

export const registrarCienciaDaDecisao: Descricao = {
  titulo: () => 'Registrar ciência da decisão',
  introducao: () => 'A ciência abre o prazo de recurso de quem a teve.',
  enviar: 'Registrar ciência',
  ensaio: true,
  blocos: (c) => [{ campos: ciencia(c) }],
}

export const registrarCienciaDoRecurso: Descricao = {
  titulo: () => 'Registrar ciência da decisão do recurso',
  enviar: 'Registrar ciência',
  ensaio: true,
  blocos: (c) => [{ campos: ciencia(c) }],
}
