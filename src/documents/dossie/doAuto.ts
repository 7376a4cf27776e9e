import type { AtoDeProcesso } from '#core/processo/processo.ts'
import type { Pacote } from '#law/pacote.ts'
import { avisoDoAuto, consultaDoAuto, nomeDoTitular, tituloDoAuto } from '../dados/auto.ts'
import { campo, type Emissao } from '../dados/base.ts'
import type { FichaDaAutuacao } from '../fichas.ts'
import { dia, instante } from '../formato.ts'
import { dadosDoDocumento } from '../gerarDocumento.ts'
import { documentosPossiveis, type Modelo } from '../modelos.ts'
import { nomeDe, palavra } from '../palavras.ts'
import { type AtoDoDossie, type Peca, termo } from './pecas.ts'
import type { Processo } from './processo.ts'
import { TITULOS_DO_RECURSO } from './titulosDoRecurso.ts'

export type AutoNoDossie = Omit<FichaDaAutuacao, 'linha'> &
  Readonly<{ linha: readonly AtoDoDossie[] }>

/** The acts that have a document of their own; the first of each kind is printed as it. */
const DOCUMENTOS: Readonly<Record<string, readonly Modelo[]>> = {
  autoLavrado: ['auto'],
  autuacaoNotificada: ['notificacao-de-autuacao'],
  autoJulgado: ['decisao', 'memoria-de-calculo'],
  parecerEmitido: ['parecer'],
  recursoJulgado: ['decisao-do-recurso'],
  dividaInscrita: ['termo-de-inscricao'],
}

/** Every act of a record's stream has its own: a new one does not compile without it. */
const TITULOS: Readonly<Record<AtoDeProcesso['tipo'], string>> = {
  autoLavrado: 'Lavratura',
  autuacaoNotificada: 'Notificação de autuação',
  notificacaoPostada: 'Postagem da notificação',
  notificacaoFrustrada: 'Certidão de notificação frustrada',
  cienciaRegistrada: 'Certidão de ciência da autuação',
  defesaApresentada: 'Defesa',
  reveliaDecretada: 'Termo de revelia',
  autoJulgado: 'Decisão de primeira instância',
  decisaoNotificada: 'Notificação da decisão',
  cienciaDaDecisaoRegistrada: 'Certidão de ciência da decisão',
  recursoInterposto: 'Recurso',
  ...TITULOS_DO_RECURSO,
  recursoJulgado: 'Decisão do recurso',
  cienciaDoRecursoRegistrada: 'Certidão de ciência da decisão do recurso',
  decisaoTornadaDefinitiva: 'Certidão de definitividade',
  pagamentoRegistrado: 'Registro de pagamento',
  depositoConvertido: 'Depósito convertido em pagamento',
  dividaInscrita: 'Inscrição em dívida ativa',
  inscricaoCancelada: 'Cancelamento da inscrição em dívida ativa',
  prescricaoInterrompida: 'Causa que interrompe a prescrição',
  prescricaoDeclarada: 'Declaração de prescrição',
  multaRestituida: 'Restituição',
  autoAnulado: 'Termo de anulação',
  multaEncerradaEmLeilao: 'Encerramento da multa em leilão',
}

/** The proceeding of a record: each act as its document or as a term, then what else can be printed. */
export function processoDoAuto(ficha: AutoNoDossie, pacote: Pacote, emissao: Emissao): Processo {
  const { auto } = ficha
  const semProcesso = auto.processo === undefined
  const daCapa = tituloDoAuto(ficha, pacote)
  return {
    titulo: semProcesso ? daCapa : `Processo administrativo nº ${auto.processo}`,
    subtitulo: semProcesso ? null : daCapa,
    carimbo: semProcesso ? daCapa : `Processo nº ${auto.processo}`,
    aviso: avisoDoAuto(ficha),
    numero: auto.processo ?? auto.numero ?? null,
    consulta: consultaDoAuto(ficha),
    capa: [
      campo(palavra(pacote.lei.termos.titular).Nome, nomeDoTitular(ficha)),
      campo('Situação do processo', nomeDe(auto.fase)),
      campo('Dispositivo', ficha.dispositivo.citacao),
      campo('Fato em', instante(auto.momento, pacote.lei.municipio.fuso)),
      campo('Lavrado em', dia(auto.lavradoEm)),
    ],
    pecas: pecasDoAuto(ficha, pacote, emissao),
  }
}

function pecasDoAuto(ficha: AutoNoDossie, pacote: Pacote, emissao: Emissao): readonly Peca[] {
  const chave = (modelo: Modelo, alvo = '') => `${modelo}/${alvo}`
  const restam = new Map(
    documentosPossiveis(ficha, pacote).map((d) => [chave(d.modelo, d.alvo), d] as const),
  )
  const documento = (modelo: Modelo, alvo?: string): Peca[] => {
    if (!restam.delete(chave(modelo, alvo))) return []
    const feito = dadosDoDocumento(modelo, ficha, pacote, emissao, alvo)
    if (feito === undefined) return []
    const { titulo, subtitulo, aviso } = feito.documento
    return [{ modelo: feito.arquivo, titulo, subtitulo, aviso, dados: feito.dados }]
  }
  const vistos = new Set<string>()
  const doAto = (ato: AtoDoDossie): Peca[] => {
    const primeiro = !vistos.has(ato.tipo)
    vistos.add(ato.tipo)
    const documentos = primeiro
      ? (DOCUMENTOS[ato.tipo] ?? []).flatMap((modelo) => documento(modelo))
      : []
    if (documentos.length > 0) return documentos
    const titulo = TITULOS[ato.tipo as AtoDeProcesso['tipo']] ?? 'Ato do processo'
    return [termo(ato, titulo, pacote), ...recibo(ato, documento)]
  }
  const emOrdem = ficha.linha.toSorted((a, b) => a.seq - b.seq)
  const doAndamento = emOrdem.flatMap(doAto)
  return [...doAndamento, ...[...restam.values()].flatMap((d) => documento(d.modelo, d.alvo))]
}

/** The receipt that a payment gave, after its term. */
function recibo(
  { tipo, dados }: AtoDoDossie,
  documento: (modelo: Modelo, alvo: string) => Peca[],
): Peca[] {
  const numero = (dados as Readonly<{ recibo?: string }>).recibo
  return tipo === 'pagamentoRegistrado' && numero !== undefined
    ? documento('recibo-de-pagamento', numero)
    : []
}
