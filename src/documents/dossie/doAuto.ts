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

const TITULOS: Readonly<Record<string, string>> = {
  autuacaoNotificada: 'Notificação de autuação',
  notificacaoPostada: 'Postagem da notificação',
  notificacaoFrustrada: 'Certidão de notificação frustrada',
  cienciaRegistrada: 'Certidão de ciência da autuação',
  defesaApresentada: 'Defesa',
  reveliaDecretada: 'Termo de revelia',
  decisaoNotificada: 'Notificação da decisão',
  cienciaDaDecisaoRegistrada: 'Certidão de ciência da decisão',
  recursoInterposto: 'Recurso',
  ...TITULOS_DO_RECURSO,
  efeitoSuspensivoConcedido: 'Decisão sobre o efeito suspensivo',
  efeitoSuspensivoNegado: 'Decisão sobre o efeito suspensivo',
  cienciaDoRecursoRegistrada: 'Certidão de ciência da decisão do recurso',
  decisaoTornadaDefinitiva: 'Certidão de definitividade',
  pagamentoRegistrado: 'Registro de pagamento',
  depositoConvertido: 'Depósito convertido em pagamento',
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
  const restam = new Set(documentosPossiveis(ficha, pacote).map((d) => d.modelo))
  const documento = (modelo: Modelo): Peca[] => {
    if (!restam.delete(modelo)) return []
    const feito = dadosDoDocumento(modelo, ficha, pacote, emissao)
    if (feito === undefined) return []
    const { titulo, subtitulo, aviso } = feito.documento
    return [{ modelo: feito.arquivo, titulo, subtitulo, aviso, dados: feito.dados }]
  }
  const vistos = new Set<string>()
  const doAto = (ato: AtoDoDossie): Peca[] => {
    const primeiro = !vistos.has(ato.tipo)
    vistos.add(ato.tipo)
    const documentos = primeiro ? (DOCUMENTOS[ato.tipo] ?? []).flatMap(documento) : []
    if (documentos.length > 0) return documentos
    return [termo(ato, TITULOS[ato.tipo] ?? 'Ato do processo', pacote)]
  }
  const emOrdem = ficha.linha.toSorted((a, b) => a.seq - b.seq)
  return [...emOrdem.flatMap(doAto), ...[...restam].flatMap(documento)]
}
