import type {
  AtoDePerda,
  EfeitoDoRecurso,
  motivosDeDesfazimento,
  PecaDaPerda,
} from '#core/perda/perda.ts'
import { maiuscula, nomearInicial } from '#core/mensagens/palavras.ts'
import { nomeDaPerda } from '#core/perda/nomeDaPerda.ts'
import type { Pacote } from '#law/pacote.ts'
import { tituloDaPerda } from '../dados/acordaoDaPerda.ts'
import { type Campo, campo, type Emissao } from '../dados/base.ts'
import type { FichaDeProcessoDePerda } from '../fichas.ts'
import { dia } from '../formato.ts'
import { dadosDoDocumento } from '../gerarDocumento.ts'
import { palavra } from '../palavras.ts'
import { teorDaPerda } from '../teorDaNotificacao.ts'
import { type AtoDoDossie, type NoTermo, type Peca, termo } from './pecas.ts'
import type { Processo } from './processo.ts'
import { TITULOS_DO_RECURSO } from './titulosDoRecurso.ts'

export type PerdaNoDossie = Omit<FichaDeProcessoDePerda, 'linha'> &
  Readonly<{ linha: readonly AtoDoDossie[] }>

type Tipo = AtoDePerda['tipo']
type Dados<T extends Tipo> = Extract<AtoDePerda, { tipo: T }>['dados']

const TITULOS: Readonly<Record<Tipo, string>> = {
  perdaProposta: 'Proposta',
  notificacaoDaPerdaExpedida: 'Notificação',
  notificacaoDaPerdaPostada: 'Postagem da notificação',
  notificacaoDaPerdaFrustrada: 'Certidão de notificação frustrada',
  perdaNotificada: 'Certidão de ciência da proposta',
  defesaDaPerdaApresentada: 'Defesa',
  reveliaDaPerdaDecretada: 'Termo de revelia',
  perdaDecidida: 'Decisão de primeira instância',
  decisaoDaPerdaComunicada: 'Certidão de ciência da decisão',
  recursoDaPerdaInterposto: 'Recurso',
  recursoDaPerdaJulgado: 'Decisão do recurso',
  cienciaDoRecursoDaPerdaRegistrada: 'Certidão de ciência da decisão do recurso',
  ...TITULOS_DO_RECURSO,
  penalidadeExecutada: 'Termo de execução',
  penalidadeDesfeita: 'Ato que desfaz a penalidade',
}

const DESFAZIMENTOS: Readonly<Record<(typeof motivosDeDesfazimento)[number], string>> = {
  'auto-anulado': 'O auto foi anulado',
  'reincidencia-desfeita': 'A reincidência que a fez caiu',
  'recurso-provido': 'O recurso foi provido',
  'efeito-suspensivo': 'O recurso tem efeito suspensivo',
  'decisao-judicial': 'Decisão judicial',
  revisao: 'Revisão pela autoridade',
}

const seHouver = (rotulo: string, valor: string | undefined): Campo[] =>
  valor === undefined ? [] : [campo(rotulo, valor)]
const noDia = (rotulo: string, valor: string | undefined): Campo[] =>
  seHouver(rotulo, valor && dia(valor))

const protocolada = (em: string, noPrazo: boolean): Campo[] => [
  campo('Protocolada em', dia(em)),
  campo('Prazo', noPrazo ? 'No prazo' : 'Fora do prazo'),
]

const EFEITOS: Readonly<Record<EfeitoDoRecurso, string>> = {
  automatico: 'O recurso no prazo suspende a perda até ser julgado',
  'a-pedido': 'Suspende a perda se o efeito for concedido',
  nenhum: 'Não suspende a perda',
}

/** The proceeding of a loss: each act as a term, from the proposal to its effect. */
export function processoDaPerda(ficha: PerdaNoDossie, pacote: Pacote, emissao: Emissao): Processo {
  const { perda, outorga } = ficha
  const { termos } = pacote.lei
  const titulo = tituloDaPerda(ficha)
  return {
    titulo,
    subtitulo: perda.hipotese === undefined ? null : ficha.nome,
    carimbo: titulo,
    aviso: perda.desfeita === undefined ? null : `DESFEITA EM ${dia(perda.desfeita.em)}`,
    numero: perda.numero ?? null,
    consulta: outorga?.numero ?? '',
    capa: [
      campo(palavra(termos.titular).Nome, ficha.titular),
      campo(palavra(termos.outorga).Nome, outorga?.numero && `nº ${outorga.numero}`),
      ...(perda.condutor === undefined ? [] : [campo('Condutor', ficha.notificado)]),
      campo('Penalidade', maiuscula(nomeDaPerda(perda, pacote))),
      ...seHouver(palavra(termos.auto).Nome, ficha.numeroDoAuto ?? undefined),
      campo('Situação do processo', nomearInicial(perda.situacao)),
      ...noDia('Proposta em', perda.propostaEm),
      ...noDia('Em efeito desde', perda.executada?.desde),
      ...noDia('Em efeito até', perda.executada?.ate),
    ],
    pecas: ficha.linha
      .toSorted((a, b) => a.seq - b.seq)
      .map((ato) => acordao(ato, ficha, pacote, emissao) ?? peca(ato, ficha, pacote)),
  }
}

/** A collegiate decision is bound as it is printed, with the votes. */
function acordao(
  ato: AtoDoDossie,
  ficha: PerdaNoDossie,
  pacote: Pacote,
  emissao: Emissao,
): Peca | undefined {
  const feito =
    ato.tipo === 'recursoDaPerdaJulgado'
      ? dadosDoDocumento('acordao-da-perda', ficha, pacote, emissao)
      : undefined
  if (feito === undefined) return undefined
  const { titulo, subtitulo, aviso } = feito.documento
  return { modelo: feito.arquivo, titulo, subtitulo, aviso, dados: feito.dados }
}

const peca = (ato: AtoDoDossie, ficha: PerdaNoDossie, pacote: Pacote): Peca =>
  termo(ato, TITULOS[ato.tipo as Tipo] ?? 'Ato do processo', pacote, noTermo(ato, ficha, pacote))

function noTermo(ato: AtoDoDossie, ficha: PerdaNoDossie, pacote: Pacote): NoTermo {
  const { perda, outorga } = ficha
  const teor = (qual: PecaDaPerda) => teorDaPerda(qual, perda, outorga?.numero, pacote)
  switch (ato.tipo as Tipo) {
    case 'perdaProposta': {
      const { fatos } = ato.dados as Dados<'perdaProposta'>
      const { provisao } = teor('proposta')
      return {
        fatos: [
          campo('Hipótese', ficha.nome, true),
          campo('Penalidade proposta', maiuscula(nomeDaPerda(perda, pacote)), true),
        ],
        ...(provisao.texto === '' ? {} : { provisao }),
        textos: [
          ...(fatos.length === 0
            ? []
            : [{ rotulo: 'Fatos vistos nos registros', texto: fatos.join('\n') }]),
          {
            rotulo: 'Fatos e provas de quem propôs',
            texto: ato.escrito?.evidencia ?? 'Texto eliminado.',
          },
        ],
      }
    }
    case 'notificacaoDaPerdaExpedida': {
      const d = ato.dados as Dados<'notificacaoDaPerdaExpedida'>
      const { assunto, texto, prazo } = teor(d.peca)
      return {
        fatos: [
          campo('Notificado', ficha.notificado),
          campo('Meio', nomearInicial(d.meio)),
          ...seHouver('Código da postagem', d.rastreio),
        ],
        textos: [
          { rotulo: assunto, texto: `${texto}\n${prazo}` },
          ...(d.justificativa === undefined
            ? []
            : [{ rotulo: 'Por que por este meio', texto: d.justificativa }]),
        ],
      }
    }
    case 'notificacaoDaPerdaFrustrada':
      return { fatos: noDia('Devolvida em', texto(ato, 'devolvidaEm')) }
    case 'perdaNotificada':
    case 'decisaoDaPerdaComunicada':
    case 'cienciaDoRecursoDaPerdaRegistrada': {
      const meio = texto(ato, 'meio')
      return {
        fatos: [
          campo('Quem tomou ciência', ficha.notificado),
          campo('Meio', meio === undefined ? null : nomearInicial(meio)),
          ...noDia('Publicada, entregue ou assinada em', texto(ato, 'eventoEm')),
        ],
      }
    }
    case 'defesaDaPerdaApresentada': {
      const { protocoladaEm, tempestiva } = ato.dados as Dados<'defesaDaPerdaApresentada'>
      return { fatos: protocolada(protocoladaEm, tempestiva) }
    }
    case 'recursoDaPerdaInterposto': {
      const { protocoladaEm, tempestivo, efeito } = ato.dados as Dados<'recursoDaPerdaInterposto'>
      return {
        fatos: [
          ...protocolada(protocoladaEm, tempestivo),
          ...seHouver('Efeito sobre a perda', efeito && EFEITOS[efeito]),
        ],
      }
    }
    case 'perdaDecidida': {
      const { aRevelia, defesaIntempestiva } = ato.dados as Dados<'perdaDecidida'>
      const como = defesaIntempestiva ? 'À revelia: a defesa veio fora do prazo' : 'À revelia'
      return { fatos: seHouver('Como', aRevelia ? como : undefined) }
    }
    case 'penalidadeDesfeita': {
      const { motivo, ato: norma } = ato.dados as Dados<'penalidadeDesfeita'>
      return {
        fatos: [campo('Motivo', DESFAZIMENTOS[motivo], true), ...seHouver('Decisão ou ato', norma)],
      }
    }
    case 'punibilidadeExtinta':
    case 'extincaoDesfeita':
      return { fatos: noDia('Falecimento em', texto(ato, 'obitoEm')) }
    case 'recursoRelatado':
    case 'votoProferido':
    case 'recursoDistribuido':
    case 'vistaPedida':
    case 'impedimentoDeclarado':
    case 'parecerEmitido':
    case 'notificacaoDaPerdaPostada':
    case 'reveliaDaPerdaDecretada':
    case 'efeitoSuspensivoConcedido':
    case 'efeitoSuspensivoNegado':
    case 'recursoDaPerdaJulgado':
    case 'penalidadeExecutada':
      return {}
  }
}

function texto({ dados }: AtoDoDossie, chave: string): string | undefined {
  const v = (dados as Readonly<Record<string, unknown>>)[chave]
  return typeof v === 'string' ? v : undefined
}
