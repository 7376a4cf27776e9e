import { nomearInicial } from '#core/mensagens/palavras.ts'
import { todosVinculos } from '#core/transferencia/vinculos.ts'
import { explicar } from '#core/mensagens/explicar.ts'
import { recusasDaHipotese } from '#core/transferencia/condicoes.ts'
import { citar } from '#core/mensagens/citar.ts'
import {
  type Campo,
  type Contexto,
  type Descricao,
  type Opcao,
  type Valores,
} from '../descricao.ts'
import { blocoDaProcuracao } from './procuracao.ts'
import { artigo, motivo, opcoes, razoes, simOuNao, termo } from './comuns.ts'

const regra = (c: Contexto) => c.pacote.prazos.transferencia
const hipoteses = (c: Contexto) => regra(c)?.hipoteses ?? []
const hipoteseDe = (c: Contexto, v: Valores) => hipoteses(c).find((h) => h.id === v['hipotese'])
const nomeDoPapel = (c: Contexto, tipo: string): string =>
  c.pacote.documentos.find((d) => d.tipo === tipo)?.nome ?? tipo

/** Those that the grant's own facts leave open: after a death, none of the living; all, when no grant is known. */
function abertas(c: Contexto) {
  const o = c.prontuario?.outorga
  if (o === undefined) return hipoteses(c)
  return hipoteses(c).filter((h) => recusasDaHipotese(h, o, c).length === 0)
}
/** The closed ones, each with its reason. */
const fechadas = (c: Contexto): string => {
  const o = c.prontuario?.outorga
  const frases =
    o === undefined
      ? []
      : hipoteses(c).flatMap((h) => recusasDaHipotese(h, o, c).map((r) => explicar(r, c.pacote)))
  return frases.length === 0 ? '' : ` Fechadas: ${frases.join(' ')}`
}

/** What each hypothesis will ask, with the articles, said beside it before anything is filled. */
const opcoesDeHipotese = (c: Contexto): Opcao[] =>
  abertas(c).map((h) => {
    const papeis = h.papeis.map(
      (p) =>
        `${p.um.map((t) => nomeDoPapel(c, t)).join(' ou ')} (${citar(p.fundamentos[0] ?? '')})`,
    )
    const taxa = h.taxa === undefined ? [] : ['taxa de transferência paga']
    const pede = [...papeis, ...taxa]
    return {
      valor: h.id,
      rotulo: h.nome,
      ajuda: [
        h.fundamentos.map((f) => citar(f)).join('; '),
        ...(pede.length === 0 ? [] : [`vai pedir: ${pede.join('; ')}`]),
      ].join('; '),
    }
  })

const deMorte = (c: Contexto) => (v: Valores) => hipoteseDe(c, v)?.recebe.forma === 'sucessor'
const comFirma = (c: Contexto) => (v: Valores) => hipoteseDe(c, v)?.firmaReconhecida !== undefined
const comInventario = (c: Contexto) => (v: Valores) =>
  hipoteseDe(c, v)?.prazoDoInventario !== undefined

export const comunicarObito: Descricao = {
  titulo: (c) =>
    `Comunicar falecimento d${artigo(c, 'titular').toLowerCase()} ${termo(c, 'titular')}`,
  introducao: (c) => {
    const prazo = regra(c)?.obito?.prazo
    return prazo === undefined
      ? 'Registra-se o dia da morte; a transferência é pedida depois.'
      : `A família comunica em até ${prazo.duracao.quantidade} ${prazo.duracao.unidade} da morte (${prazo.fundamentos.map((f) => citar(f)).join('; ')}). Fora do prazo registra-se do mesmo modo.`
  },
  enviar: 'Registrar',
  ensaio: true,
  blocos: (c) => [
    {
      campos: [
        { nome: 'obitoEm', tipo: 'dia', rotulo: 'Dia do óbito', ajuda: 'O da certidão.' },
        {
          nome: 'comunicadoEm',
          tipo: 'dia',
          rotulo: 'Dia da comunicação',
          ajuda: 'O do protocolo.',
          inicial: c.hoje,
        },
        {
          nome: 'por',
          tipo: 'opcao',
          rotulo: 'Quem comunicou',
          opcoes: opcoes([...todosVinculos, 'oficio']),
        },
        {
          nome: 'prova',
          tipo: 'texto',
          rotulo: 'Prova do dia',
          opcional: true,
          ajuda:
            'Só quando a pessoa compareceu depois dele, pelos registros: a certidão, por cartório e matrícula.',
        },
      ],
    },
    {
      titulo: 'Quem deixou',
      ajuda: 'Marque todos os vivos: é o que decide em que hipótese se transfere.',
      campos: todosVinculos.map((v) => ({
        nome: `deixou.${v}`,
        tipo: 'sim',
        rotulo: nomearInicial(v),
      })),
    },
  ],
}

const provaERazoes: Campo[] = [
  {
    nome: 'prova',
    tipo: 'texto',
    rotulo: 'Prova',
    ajuda: 'A certidão, por cartório e matrícula, ou o comparecimento da pessoa.',
  },
  { nome: 'razoes', tipo: 'area', rotulo: 'Razões' },
]

export const retificarObito: Descricao = {
  titulo: () => 'Retificar o dia do óbito',
  introducao: () => 'O que se comunicou fica no registro; passa a valer o dia que a prova mostra.',
  enviar: 'Retificar',
  ensaio: true,
  blocos: () => [
    {
      campos: [
        { nome: 'obitoEm', tipo: 'dia', rotulo: 'Dia do óbito', ajuda: 'O da certidão.' },
        ...provaERazoes,
      ],
    },
  ],
}

export const anularObito: Descricao = {
  titulo: () => 'Anular a comunicação do óbito',
  introducao: () =>
    'Quando a pessoa vive, ou o óbito era de outra. Os processos que a morte encerrou voltam a correr de onde estavam, e o lugar na espera também volta. A transferência já assinada não se desfaz por aqui.',
  enviar: 'Anular',
  ensaio: true,
  perigo: true,
  blocos: () => [{ campos: provaERazoes }],
}

export const comunicarInvalidez: Descricao = {
  titulo: (c) =>
    `Comunicar invalidez d${artigo(c, 'titular').toLowerCase()} ${termo(c, 'titular')}`,
  introducao: () => 'O laudo é conferido na decisão da transferência.',
  enviar: 'Registrar',
  ensaio: true,
  blocos: () => [
    {
      campos: [
        { nome: 'desde', tipo: 'dia', rotulo: 'Inválido desde', ajuda: 'O dia que o laudo diz.' },
        { nome: 'texto', tipo: 'area', rotulo: 'O que se comunicou' },
      ],
    },
  ],
}

export const requererTransferencia: Descricao = {
  titulo: (c) =>
    `Requerer transferência d${artigo(c, 'outorga').toLowerCase()} ${termo(c, 'outorga')}`,
  introducao: (c) =>
    `Os papéis e as exigências de quem recebe conferem-se na decisão; ao lado de cada hipótese está o que ela vai pedir.${fechadas(c)}`,
  enviar: 'Protocolar pedido',
  ensaio: true,
  blocos: (c) => {
    const modos = new Set(abertas(c).flatMap((h) => h.modos))
    const ehMorte = deMorte(c)
    return [
      {
        campos: [
          { nome: 'hipotese', tipo: 'opcao', rotulo: 'Hipótese', opcoes: opcoesDeHipotese(c) },
          ...(modos.size < 2
            ? []
            : [
                {
                  nome: 'modo',
                  tipo: 'opcao',
                  rotulo: 'Total ou parcial',
                  opcoes: opcoes(['total', 'parcial']),
                  inicial: 'total',
                } as const,
              ]),
        ],
      },
      {
        titulo: 'Quem recebe',
        ajuda: 'Precisa estar no cadastro, com o veículo em que vai trabalhar.',
        campos: [
          { nome: 'beneficiario', tipo: 'pessoa', rotulo: 'Quem recebe' },
          {
            nome: 'vinculo',
            tipo: 'opcao',
            rotulo: `Vínculo com ${artigo(c, 'titular').toLowerCase()} ${termo(c, 'titular')}`,
            opcoes: todosVinculos.map((v) => ({ valor: v, rotulo: nomearInicial(v) })),
            quando: ehMorte,
          },
          {
            nome: 'veiculo',
            tipo: 'veiculo',
            rotulo: 'Veículo',
            ajuda: 'O que já serve ou outro, em nome de quem recebe.',
          },
          {
            nome: 'presencial',
            tipo: 'opcao',
            rotulo: 'Quem pede está presente?',
            opcoes: simOuNao,
            booleano: true,
          },
        ],
      },
      {
        titulo: 'Papéis do pedido',
        campos: [
          {
            nome: 'firmaReconhecida',
            tipo: 'opcao',
            rotulo: 'Assinado por todas as partes, com firma reconhecida?',
            opcoes: simOuNao,
            booleano: true,
            quando: comFirma(c),
          },
          ...(regra(c)?.alvara === undefined
            ? []
            : [
                {
                  nome: 'alvara',
                  tipo: 'opcao',
                  rotulo: 'Há alvará judicial?',
                  opcoes: simOuNao,
                  booleano: true,
                  opcional: true,
                  inicial: 'false',
                } as const,
              ]),
          {
            nome: 'inventarioEncerradoEm',
            tipo: 'dia',
            rotulo: 'Inventário terminado em',
            ajuda: 'Só com alvará judicial se pede antes que o inventário termine.',
            opcional: (v) => regra(c)?.alvara !== undefined && v['alvara'] === 'true',
            quando: comInventario(c),
          },
        ],
      },
      ...blocoDaProcuracao(c),
    ]
  },
}

export const instruirTransferencia: Descricao = {
  titulo: () => 'Cumprir etapa da transferência',
  enviar: 'Registrar etapa',
  ensaio: true,
  blocos: (c) => {
    const feitas = c.prontuario?.outorga.transferencias?.at(-1)?.etapas ?? []
    const etapas = (regra(c)?.etapas ?? []).filter((e) => !feitas.some((f) => f.etapa === e.id))
    return [
      {
        campos: [
          {
            nome: 'etapa',
            tipo: 'opcao',
            rotulo: 'Etapa',
            opcoes: etapas.map((e) => ({
              valor: e.id,
              rotulo: e.nome,
              ajuda: e.fundamentos.map((f) => citar(f)).join('; '),
            })),
            ...(etapas[0] === undefined ? {} : { inicial: etapas[0].id }),
          },
          { nome: 'parecer', tipo: 'area', rotulo: 'O que se verificou' },
        ],
      },
    ]
  },
}

export const deferirTransferencia: Descricao = {
  titulo: () => 'Deferir transferência',
  introducao: () => 'Nada passa ainda: quem recebe é convocado a assinar o novo termo.',
  enviar: 'Deferir',
  ensaio: true,
  blocos: () => [{ campos: [razoes()] }],
}

export const indeferirTransferencia: Descricao = {
  titulo: () => 'Indeferir transferência',
  enviar: 'Indeferir',
  perigo: true,
  ensaio: true,
  blocos: () => [{ campos: [razoes()] }],
}

export const desistirDaTransferencia: Descricao = {
  titulo: () => 'Desistir da transferência',
  enviar: 'Registrar desistência',
  perigo: true,
  ensaio: true,
  blocos: () => [{ campos: [motivo()] }],
}

export const assinarTransferencia: Descricao = {
  titulo: (c) => `Assinar o novo ${termo(c, 'termoDeOutorga')}`,
  introducao: (c) =>
    `${artigo(c, 'outorga')} ${termo(c, 'outorga')} de agora se encerra hoje. O novo termo tem número próprio e diz qual substitui.`,
  enviar: 'Assinar',
  ensaio: true,
  blocos: () => [
    {
      campos: [
        {
          nome: 'presencial',
          tipo: 'opcao',
          rotulo: 'Quem recebe está presente?',
          opcoes: simOuNao,
          booleano: true,
        },
        {
          nome: 'compromisso',
          tipo: 'opcao',
          rotulo: 'Quem recebe se compromete a cumprir todas as obrigações do termo?',
          opcoes: simOuNao,
          booleano: true,
        },
      ],
    },
  ],
}
