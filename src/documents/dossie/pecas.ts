import type { Pacote } from '#law/pacote.ts'
import { campo, type Emissao } from '../dados/base.ts'
import type { FichaDaAutuacao, AtoImpresso } from '../fichas.ts'
import { dia, instante } from '../formato.ts'
import { dadosDoDocumento } from '../gerarDocumento.ts'
import { documentosPossiveis, type Modelo } from '../modelos.ts'
import { nomeDe } from '../palavras.ts'

/** An act as the dossier tells it. */
export type AtoDoDossie = AtoImpresso &
  Readonly<{ frase: string; papel: string; seq: number; fatoEm: string; registradoEm: string }>

export type FichaDoDossie = Omit<FichaDaAutuacao, 'linha'> &
  Readonly<{ linha: readonly AtoDoDossie[] }>

/** One piece: the template of its body, what heads it, and its data. */
export type Peca = Readonly<{
  modelo: string
  titulo: string
  subtitulo: string | null
  aviso: string | null
  dados: object
}>

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
  cienciaRegistrada: 'Certidão de ciência da autuação',
  defesaApresentada: 'Defesa',
  reveliaDecretada: 'Termo de revelia',
  cienciaDaDecisaoRegistrada: 'Certidão de ciência da decisão',
  recursoInterposto: 'Recurso',
  recursoDistribuido: 'Termo de distribuição do recurso',
  recursoRelatado: 'Relatório e voto do relator',
  votoProferido: 'Voto',
  vistaPedida: 'Pedido de vista',
  impedimentoDeclarado: 'Declaração de impedimento',
  efeitoSuspensivoConcedido: 'Decisão sobre o efeito suspensivo',
  efeitoSuspensivoNegado: 'Decisão sobre o efeito suspensivo',
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

/**
 * The pieces of a proceeding in the order of the record: each act as its document, or as a term of
 * its own; then what else can be printed of the file.
 */
export function pecasDo(ficha: FichaDoDossie, pacote: Pacote, emissao: Emissao): readonly Peca[] {
  const restam = new Set(documentosPossiveis(ficha, pacote).map((d) => d.modelo))
  const documento = (modelo: Modelo): Peca[] => {
    if (!restam.delete(modelo)) return []
    const feito = dadosDoDocumento(modelo, ficha, pacote, emissao)
    if (feito === undefined) return []
    const { titulo, subtitulo, aviso } = feito.documento
    return [{ modelo: feito.arquivo, titulo, subtitulo, aviso, dados: feito.dados }]
  }
  const vistos = new Map<string, number>()
  const doAto = (ato: AtoDoDossie): Peca[] => {
    const vez = vistos.get(ato.tipo) ?? 0
    vistos.set(ato.tipo, vez + 1)
    const documentos = vez > 0 ? [] : (DOCUMENTOS[ato.tipo] ?? []).flatMap(documento)
    return documentos.length > 0 ? documentos : [termo(ato, vez, ficha, pacote)]
  }
  const emOrdem = ficha.linha.toSorted((a, b) => a.seq - b.seq)
  return [...emOrdem.flatMap(doAto), ...[...restam].flatMap(documento)]
}

function termo(ato: AtoDoDossie, vez: number, ficha: FichaDoDossie, pacote: Pacote): Peca {
  const { fuso } = pacote.lei.municipio
  const razoes = 'razoes' in ato.dados ? String(ato.dados.razoes) : undefined
  const motivo = 'motivo' in ato.dados ? String(ato.dados.motivo) : undefined
  const relatorio = 'relatorio' in ato.dados ? `${String(ato.dados.relatorio)}\n\n` : ''
  const dito = razoes === undefined ? motivo : relatorio + razoes
  const escrito = peticao(ato.tipo, vez, ficha) ?? dito
  return {
    modelo: 'peca-do-processo',
    titulo: TITULOS[ato.tipo] ?? 'Ato do processo',
    subtitulo: null,
    aviso: null,
    dados: {
      frase: ato.frase,
      fatos: [
        campo('Data do ato', dia(ato.em)),
        campo('Registrado em', instante(ato.registradoEm, fuso)),
        campo('Registrado por', ato.autor),
        campo('Na qualidade de', nomeDe(ato.papel)),
      ],
      fundamentos: ato.citacoes,
      texto: escrito ?? null,
      rotuloDoTexto: peticao(ato.tipo, vez, ficha) === undefined ? 'Razões' : 'Texto apresentado',
    },
  }
}

/** What was argued, which is kept apart from the act; absent once erased. */
function peticao(tipo: string, vez: number, { auto }: FichaDoDossie): string | undefined {
  if (tipo === 'defesaApresentada') return auto.defesas[vez]?.texto
  return tipo === 'recursoInterposto' ? auto.recursos[vez]?.texto : undefined
}
