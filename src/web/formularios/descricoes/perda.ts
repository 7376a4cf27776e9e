import { formatarDia } from '#core/calendar/dia.ts'
import { maiuscula, nomear, nomearInicial } from '#core/mensagens/palavras.ts'
import { citar } from '#core/mensagens/citar.ts'
import type { Campo, Contexto, Descricao } from '../descricao.ts'
import { lerTexto } from '../descricao.ts'
import { daLei, razoes, soConfirmar, termo } from './comuns.ts'
import { ciencia, expedicao } from './camposDaNotificacao.ts'

const hipoteses = (c: Contexto) => c.pacote.processo.medidas?.perda.hipoteses ?? []
/** Those that can be of this holder; of none known yet, all. */
const hipotesesDoTitular = (c: Contexto) => {
  const tipo = c.prontuario?.titular.tipo
  return hipoteses(c).filter(
    (h) => tipo === undefined || h.soDeTitular === undefined || h.soDeTitular === tipo,
  )
}
const hoje = (c: Contexto) => formatarDia(c.hoje)
const peticao = (c: Contexto, rotulo: string): Campo[] => [
  {
    nome: 'protocoladaEm',
    tipo: 'dia',
    rotulo: 'Protocolada em',
    ajuda: 'A que chega fora do prazo também é registrada.',
    inicial: hoje(c),
  },
  { nome: 'texto', tipo: 'area', rotulo },
]

/** What a clerk may look for here and is reached by the record: its decision imposes it. */
function doAuto(c: Contexto): Pick<Campo, 'ajuda'> {
  const daqui = new Set(hipoteses(c).map((h) => h.penalidade))
  const outras = (c.pacote.processo.medidas?.execucoes ?? []).filter(
    (e) => !daqui.has(e.penalidade),
  )
  if (outras.length === 0) return {}
  const nomes = outras.map(
    (e) => `${nomear(e.penalidade, c.pacote.lei.termos)} (${e.fundamentos.map(citar).join('; ')})`,
  )
  return {
    ajuda: daLei(
      c,
      `Não se propõe aqui o que vem {do auto}: ${nomes.join('; ')}. Lavre {o auto}; a penalidade se executa n{auto:ele|ela}, depois da decisão definitiva.`,
    ),
  }
}

export const proporPerda: Descricao = {
  titulo: (c) => `Propor a perda: ${termo(c, 'outorga')} ou ${termo(c, 'certificadoDeCondutor')}`,
  introducao: () =>
    'A proposta diz a hipótese da lei e as provas. Há notificação, defesa, decisão e recurso antes de qualquer efeito.',
  enviar: 'Propor',
  ensaio: true,
  blocos: (c) => [
    {
      campos: [
        {
          nome: 'outorga',
          tipo: 'outorga',
          rotulo: maiuscula(termo(c, 'outorga')),
          inicial: c.prontuario && {
            id: c.prontuario.outorga.id,
            titulo: `${c.prontuario.outorga.numero ?? ''} · ${c.prontuario.titular.identidade?.nome ?? ''}`,
          },
        },
        {
          nome: 'hipotese',
          tipo: 'lista',
          rotulo: 'Hipótese da lei',
          ...doAuto(c),
          inicial: c.busca['hipotese'] ?? c.prontuario?.indicios[0]?.hipotese,
          opcoes: hipotesesDoTitular(c).map((h) => ({
            valor: h.id,
            rotulo: `${h.nome} (${h.fundamentos.map(citar).join('; ')})`,
          })),
        },
        {
          nome: 'condutor',
          tipo: 'lista',
          rotulo: 'Condutor',
          opcoes: (c.prontuario?.condutores ?? [])
            .filter((x) => x.baixadoEm === undefined)
            .map((x) => ({ valor: x.id, rotulo: x.nome })),
          quando: (v) =>
            hipoteses(c)
              .find((h) => h.id === lerTexto(v, 'hipotese'))
              ?.penalidade.includes('certificado') === true,
        },
        {
          nome: 'evidencia',
          tipo: 'area',
          rotulo: 'Fatos e provas',
          inicial: c.prontuario?.indicios.flatMap((i) => i.fatos).join('\n'),
        },
      ],
    },
  ],
}

export const executarPenalidade: Descricao = {
  titulo: () => 'Executar penalidade da decisão definitiva',
  introducao: () =>
    'Põe a penalidade em efeito: cassa, suspende ou veda a inscrição, com data e prazo.',
  enviar: 'Executar',
  ensaio: true,
  perigo: true,
  blocos: (c) => [
    {
      campos: [
        {
          nome: 'auto',
          tipo: 'lista',
          rotulo: daLei(c, '{Auto}'),
          inicial: c.auto?.auto.id,
          opcoes: c.auto ? [{ valor: c.auto.auto.id, rotulo: c.auto.auto.numero ?? '' }] : [],
        },
        {
          nome: 'penalidade',
          tipo: 'opcao',
          rotulo: 'Penalidade',
          opcoes: (c.auto?.auto.penalidades ?? [])
            .filter((p) => c.pacote.processo.medidas?.execucoes.some((e) => e.penalidade === p))
            .filter((p) => !c.auto?.penalidadesSemFundamento.includes(p))
            .filter((p) => !c.auto?.perdas.some((x) => x.penalidade === p))
            .map((p) => ({ valor: p, rotulo: nomearInicial(p, c.pacote.lei.termos) })),
        },
      ],
    },
  ],
}

const oQueSeNotifica = ({ perda }: Contexto): string => {
  if (perda?.perda.decisaoDoRecurso !== undefined) return 'a decisão do recurso contra a perda'
  return perda?.perda.situacao === 'decidida' ? 'a decisão de perda' : 'a proposta de perda'
}

export const notificarPerda: Descricao = {
  titulo: (c) => `Notificar ${oQueSeNotifica(c)}`,
  introducao: (c) =>
    c.perda?.perda.decisaoDoRecurso === undefined
      ? 'Vai a quem pode perder. O prazo corre da ciência, e não da notificação.'
      : 'Vai a quem recorreu.',
  enviar: 'Notificar',
  blocos: (c) => [{ campos: expedicao(c) }],
}
export const registrarCienciaDaPerda: Descricao = {
  titulo: () => 'Registrar ciência da proposta de perda',
  introducao: () => 'A ciência abre o prazo de defesa.',
  enviar: 'Registrar ciência',
  ensaio: true,
  blocos: (c) => [{ campos: ciencia(c) }],
}
export const defenderPerda: Descricao = {
  titulo: () => 'Registrar defesa contra a perda',
  enviar: 'Registrar defesa',
  blocos: (c) => [{ campos: peticao(c, 'Defesa') }],
}
export const decretarReveliaDaPerda = soConfirmar(
  () => 'Decretar a revelia',
  'O prazo de defesa passou sem defesa: o caso é decidido com o que há nele. A defesa entregue no prazo e registrada depois desfaz a revelia.',
  'Decretar a revelia',
)
export const decidirPerda: Descricao = {
  titulo: () => 'Decidir a proposta de perda',
  enviar: 'Decidir',
  ensaio: true,
  perigo: true,
  blocos: () => [
    {
      campos: [
        {
          nome: 'resultado',
          tipo: 'opcao',
          rotulo: 'Decisão',
          opcoes: [
            { valor: 'procedente', rotulo: 'Procedente: cabe a perda' },
            { valor: 'improcedente', rotulo: 'Improcedente: arquiva-se' },
          ],
        },
        razoes(),
      ],
    },
  ],
}
export const comunicarDecisaoDaPerda: Descricao = {
  titulo: () => 'Registrar ciência da decisão de perda',
  introducao: () => 'A ciência abre o prazo de recurso.',
  enviar: 'Registrar ciência',
  ensaio: true,
  blocos: (c) => [{ campos: ciencia(c) }],
}
export const recorrerDaPerda: Descricao = {
  titulo: () => 'Registrar recurso contra a perda',
  enviar: 'Registrar recurso',
  blocos: (c) => [{ campos: peticao(c, 'Recurso') }],
}
export const julgarRecursoDaPerda: Descricao = {
  titulo: () => 'Julgar o recurso contra a perda',
  enviar: 'Julgar',
  ensaio: true,
  perigo: true,
  blocos: () => [
    {
      campos: [
        {
          nome: 'resultado',
          tipo: 'opcao',
          rotulo: 'Resultado',
          opcoes: [
            { valor: 'provido', rotulo: 'Provido: afasta a perda' },
            { valor: 'improvido', rotulo: 'Não provido: mantém a decisão' },
          ],
        },
        razoes(),
      ],
    },
  ],
}
export const registrarCienciaDoRecursoDaPerda: Descricao = {
  titulo: () => 'Registrar ciência da decisão do recurso contra a perda',
  enviar: 'Registrar ciência',
  ensaio: true,
  blocos: (c) => [{ campos: ciencia(c) }],
}
export const executarPerda: Descricao = {
  ...soConfirmar(
    () => 'Executar a decisão de perda',
    'Nada mais segura a decisão: passa a valer nos cadastros. O recurso que ainda espere julgamento, se provido, a desfaz.',
    'Executar',
  ),
  perigo: true,
}
export const desfazerPenalidade: Descricao = {
  titulo: () => 'Desfazer a penalidade e restabelecer',
  introducao: () =>
    'O que esta penalidade tirou volta hoje, no prazo que restava. O motivo e as razões ficam no registro.',
  enviar: 'Desfazer e restabelecer',
  ensaio: true,
  perigo: true,
  blocos: (c) => [
    {
      campos: [
        {
          nome: 'motivo',
          tipo: 'opcao',
          rotulo: 'Motivo',
          opcoes: [
            { valor: 'auto-anulado', rotulo: daLei(c, '{O auto} foi anulad{auto:o|a}') },
            { valor: 'reincidencia-desfeita', rotulo: 'A reincidência que a fez caiu' },
            { valor: 'recurso-provido', rotulo: 'O recurso foi provido' },
            { valor: 'efeito-suspensivo', rotulo: 'O recurso ganhou efeito suspensivo' },
            { valor: 'decisao-judicial', rotulo: 'Decisão judicial' },
            { valor: 'revisao', rotulo: 'Revisão pela autoridade' },
          ],
        },
        {
          nome: 'ato',
          tipo: 'texto',
          rotulo: 'Número e data da decisão ou do ato',
          quando: (v) => ['decisao-judicial', 'revisao'].includes(lerTexto(v, 'motivo')),
        },
        razoes(),
      ],
    },
  ],
}

export const justificarParalisacao: Descricao = {
  titulo: () => 'Registrar justificativa de força maior',
  introducao: () =>
    'Por que o serviço parou. A que vem fora do prazo também é registrada, mas não pode ser aceita. Junte os papéis em Arquivos.',
  enviar: 'Registrar',
  ensaio: true,
  blocos: (c) => [
    {
      campos: [
        { nome: 'paradaEm', tipo: 'dia', rotulo: 'Parou em' },
        { nome: 'protocoladaEm', tipo: 'dia', rotulo: 'Protocolada em', inicial: hoje(c) },
        { nome: 'motivo', tipo: 'area', rotulo: 'Motivo' },
        { nome: 'prova', tipo: 'texto', rotulo: 'Prova', ajuda: 'Que papel ou fotos a provam.' },
      ],
    },
  ],
}
/** What the holder told, before the eyes of who decides. */
const contada = ({ prontuario }: Contexto): string => {
  const j = prontuario?.outorga.justificativas?.at(-1)
  if (j === undefined) return ''
  const prazo = j.tempestiva ? 'no prazo' : 'fora do prazo'
  const ditas = [
    `Parou em ${formatarDia(j.paradaEm)}; protocolada em ${formatarDia(j.protocoladaEm)}, ${prazo}.`,
    `Motivo: “${j.motivo ?? 'texto eliminado'}” Prova: “${j.prova ?? 'texto eliminado'}”`,
  ]
  return ditas.join(' ')
}

export const decidirJustificativa: Descricao = {
  titulo: () => 'Decidir a justificativa de força maior',
  introducao: (c) =>
    [contada(c), 'Aceita, a paralisação não leva à perda enquanto valer.']
      .filter(Boolean)
      .join(' '),
  enviar: 'Decidir',
  ensaio: true,
  blocos: () => [
    {
      campos: [
        {
          nome: 'aceita',
          tipo: 'opcao',
          rotulo: 'Decisão',
          booleano: true,
          opcoes: [
            { valor: 'true', rotulo: 'Aceita' },
            { valor: 'false', rotulo: 'Não aceita' },
          ],
        },
        {
          nome: 'ate',
          tipo: 'dia',
          rotulo: 'Vale até',
          ajuda: 'Em branco, enquanto durar a paralisação.',
          opcional: true,
          quando: (v) => v['aceita'] === 'true',
        },
        razoes(),
      ],
    },
  ],
}
export const comunicarProvidencia: Descricao = {
  titulo: () => 'Registrar providência sobre motorista punido',
  introducao: () => 'O que foi feito para que o motorista punido não conduza.',
  enviar: 'Registrar',
  ensaio: true,
  blocos: (c) => [
    {
      campos: [
        {
          nome: 'condutor',
          tipo: 'opcao',
          rotulo: 'Motorista',
          opcoes: (c.prontuario?.condutores ?? [])
            .filter((x) => x.pessoa !== c.prontuario?.outorga.titular)
            .map((x) => ({ valor: x.id, rotulo: x.nome })),
        },
        { nome: 'desde', tipo: 'dia', rotulo: 'Desde', inicial: hoje(c) },
        { nome: 'providencia', tipo: 'area', rotulo: 'Providência' },
      ],
    },
  ],
}
