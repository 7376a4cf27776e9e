import { formatarPlaca } from '#core/identificador/placa.ts'
import { citar } from '#core/mensagens/citar.ts'
import { comoFrase } from '#core/mensagens/comoFrase.ts'
import { naLei } from '#core/mensagens/naLei.ts'
import type { Perda, PecaDaPerda } from '#core/perda/perda.ts'
import type { Peca } from '#core/processo/processo.ts'
import { redacaoEm } from '#law/texto/vigencia.ts'
import type { Pacote } from '#law/pacote.ts'
import { citacoes, orgao } from './dados/base.ts'
import type { FichaDaAutuacao } from './fichas.ts'
import { dia, instante } from './formato.ts'
import type { Destinatario } from './lote.ts'
import { duracaoPorExtenso, palavra } from './palavras.ts'

/** What a notice says, without who it goes to. */
export type Teor = Omit<Destinatario, 'objeto' | 'rastreio' | 'nome' | 'endereco'>

const unicas = (...listas: readonly (readonly string[])[]): string[] =>
  citacoes([...new Set(listas.flat())])

const ASSUNTOS: Record<Peca, string> = {
  autuacao: 'Notificação de autuação',
  decisao: 'Notificação da decisão',
  recurso: 'Notificação da decisão do recurso',
}

const daDefesa = (pacote: Pacote, em: string): string =>
  `A defesa pode ser apresentada em ${duracaoPorExtenso(pacote.processo.defesa.prazo)}, contados da ciência, a: ${orgao(pacote, em, pacote.processo.primeiraInstancia.orgao)}.`
const doRecurso = (pacote: Pacote, em: string): string =>
  `Cabe recurso em ${duracaoPorExtenso(pacote.processo.recurso.prazo)}, contados da ciência, a: ${orgao(pacote, em, pacote.processo.recurso.orgao)}.`

/** The notice of a record, of its judgement, or of the decision on its appeal. */
export function teorDoAuto(peca: Peca, ficha: FichaDaAutuacao, pacote: Pacote): Teor {
  const { auto, dispositivo } = ficha
  const { processo, lei } = pacote
  const comum = {
    assunto: ASSUNTOS[peca],
    processo: auto.processo ?? '',
    numero: auto.numero ?? '',
    descricao: peca === 'autuacao' ? (auto.descricao ?? null) : null,
    provisao: dispositivo,
  }
  const doAuto = `${palavra(lei.termos.auto).do} nº ${auto.numero ?? 'sem número'}, de ${instante(auto.momento, lei.municipio.fuso)}, ${auto.placa === undefined ? '' : `placa ${formatarPlaca(auto.placa)}, `}por infração ao ${dispositivo.citacao}`
  if (peca === 'autuacao')
    return {
      ...comum,
      texto: `Fica Vossa Senhoria notificada da lavratura ${doAuto}, em ${auto.local}.`,
      prazo: daDefesa(pacote, auto.lavradoEm),
      citacoes: unicas(processo.ciencia.fundamentos, processo.defesa.fundamentos),
    }
  const doJulgado = unicas(processo.ciencia.fundamentos, processo.recurso.fundamentos)
  if (peca === 'decisao')
    return {
      ...comum,
      texto: `Fica Vossa Senhoria notificada da decisão de primeira instância, de ${dia(auto.julgamento?.em ?? auto.lavradoEm)}, que julgou ${auto.julgamento?.resultado ?? ''} o processo ${doAuto}.`,
      prazo: doRecurso(pacote, auto.lavradoEm),
      citacoes: doJulgado,
    }
  return {
    ...comum,
    texto: `Fica Vossa Senhoria notificada da decisão do recurso, de ${dia(auto.julgamentoDoRecurso?.em ?? auto.lavradoEm)}, que o julgou ${auto.julgamentoDoRecurso?.resultado ?? ''}, no processo ${doAuto}.`,
    prazo: 'A decisão é de última instância.',
    citacoes: doJulgado,
  }
}

/** The notice of a proposal of loss, of its decision, or of that of its appeal. `outorga`: the grant's number. */
export function teorDaPerda(
  peca: PecaDaPerda,
  p: Perda,
  outorga: string | undefined,
  pacote: Pacote,
): Teor {
  const { processo, lei } = pacote
  const h = processo.medidas?.perda.hipoteses.find((x) => x.id === p.hipotese)
  const em = p.propostaEm ?? p.decisao?.em ?? ''
  const [fundamento] = (h?.fundamentos ?? []).slice(-1)
  const escrito = pacote.texto.find((t) => t.id === fundamento)
  const redacao = escrito && redacaoEm(escrito, em)
  const motivo = h?.nome ?? ''
  const alvo = p.penalidade.includes('certificado')
    ? naLei('{do certificado}', lei.termos)
    : `${naLei('{do outorga}', lei.termos)}${outorga === undefined ? '' : ` nº ${outorga}`}`
  const oQue = `da ${p.penalidade.startsWith('suspensao') ? 'suspensão' : 'perda'} ${alvo}, por: ${motivo}`
  const comum = {
    processo: p.numero ?? '',
    numero: p.numero ?? '',
    descricao: p.fatos.length === 0 ? null : p.fatos.join(' '),
    provisao: {
      citacao: fundamento === undefined ? '' : citar(fundamento),
      texto: comoFrase(redacao?.texto ?? ''),
      desde: redacao?.desde ?? em,
      fonte: redacao?.fonte ?? lei.titulo,
    },
  }
  if (peca === 'proposta')
    return {
      ...comum,
      assunto: 'Notificação de processo de perda',
      texto: `Fica Vossa Senhoria notificada da proposta, de ${dia(em)}, ${oQue}.`,
      prazo: daDefesa(pacote, em),
      citacoes: unicas(
        processo.ciencia.fundamentos,
        h?.fundamentos ?? [],
        processo.defesa.fundamentos,
      ),
    }
  const citadas = unicas(
    processo.ciencia.fundamentos,
    h?.fundamentos ?? [],
    processo.recurso.fundamentos,
  )
  if (peca === 'decisao')
    return {
      ...comum,
      descricao: null,
      assunto: 'Notificação da decisão de perda',
      texto: `Fica Vossa Senhoria notificada da decisão, de ${dia(p.decisao?.em ?? em)}, que julgou ${p.decisao?.resultado ?? ''} a proposta ${oQue}.`,
      prazo: doRecurso(pacote, em),
      citacoes: citadas,
    }
  const julgado = p.decisaoDoRecurso
  return {
    ...comum,
    descricao: null,
    assunto: 'Notificação da decisão do recurso contra a perda',
    texto: `Fica Vossa Senhoria notificada da decisão do recurso, de ${dia(julgado?.em ?? em)}${julgado?.acordao === undefined ? '' : ` (acórdão nº ${julgado.acordao})`}, que lhe ${julgado?.resultado === 'provido' ? 'deu' : 'negou'} provimento, no processo ${oQue}.`,
    prazo: `A decisão é de última instância. ${depoisDoRecurso(p)}`,
    citacoes: citadas,
  }
}

/** What follows from the last word: the case is filed, or the loss may take effect. */
function depoisDoRecurso({ decisaoDoRecurso, executada }: Perda): string {
  if (decisaoDoRecurso?.resultado === 'provido')
    return executada === undefined
      ? 'A perda fica afastada, e o processo é arquivado.'
      : 'A perda fica afastada, e o que ela tirou é restabelecido.'
  if (executada !== undefined) return `A perda segue em efeito, desde ${dia(executada.desde)}.`
  return decisaoDoRecurso?.inicio === 'depois-da-ciencia'
    ? 'A perda pode ser executada desde a ciência desta notificação.'
    : 'A perda pode ser executada desde o julgamento.'
}
