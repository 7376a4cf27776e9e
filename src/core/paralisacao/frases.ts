import { formatarDia } from '../calendar/dia.ts'
import type { Recusa } from '../decisao.ts'
import type { Mensagem } from '../infracao/mensagens.ts'
import type { FraseDoAto } from '../mensagens/fraseDaVida.ts'

const dia = (v: unknown): string => (typeof v === 'string' ? formatarDia(v) : '')
const dado = (r: Recusa, chave: string): string => dia(r.dados?.[chave])

/** The sentences of the acts of a stop for force majeure, and of the measures on a punished driver. */
export const frasesDosAtosDaParalisacao: Readonly<Record<string, FraseDoAto>> = {
  paralisacaoJustificada: (d) =>
    `Força maior alegada pela paralisação desde ${dia(d['paradaEm'])}, ${d['tempestiva'] === true ? 'no prazo' : `fora do prazo, que foi até ${dia(d['justificarAte'])}`}.`,
  justificativaDecidida: (d) =>
    d['aceita'] === true
      ? `Força maior aceita${d['ate'] === undefined ? '' : `, até ${dia(d['ate'])}`}: a paralisação não leva à perda.`
      : 'Força maior não aceita.',
  providenciaComunicada: (d) =>
    `Providência sobre motorista punido, desde ${dia(d['desde'])}: ${String(d['providencia'])}`,
}

/** The sentences of their refusals, by code. */
export const mensagensDaParalisacao: Readonly<Record<string, Mensagem>> = {
  'justificativa.pendente': () => 'Há uma justificativa à espera de decisão.',
  'justificativa.nenhuma': () => 'Não há justificativa à espera de decisão.',
  'justificativa.intempestiva': (r) =>
    `A justificativa podia ser protocolada até ${dado(r, 'ate')} e veio em ${dado(r, 'protocoladaEm')}: fica registrada, mas não pode ser aceita.`,
  'perda.forca-maior': () =>
    'A paralisação foi justificada por força maior, e a justificativa foi aceita: não leva à perda.',
  'providencia.nao-empregado': () =>
    'A providência é sobre motorista que trabalha para {o titular}, inscrito {neste outorga}.',
  'providencia.sem-punicao': () =>
    'Este motorista não está com o certificado suspenso nem cassado.',
}
