import { formatarDia } from '#core/calendar/dia.ts'
import type { Recusa } from '#core/decisao.ts'
import type { Mensagem } from '#core/infracao/mensagens.ts'
import { nomear } from '../mensagens/palavras.ts'

const d = (r: Recusa, chave: string): string => String(r.dados?.[chave] ?? '')
const onde = (r: Recusa): string => `Na linha ${d(r, 'linha')}, ${d(r, 'coluna')}`

/** The sentences of refusals of what is told of the service, by code. */
export const mensagensDeInforme: Readonly<Record<string, Mensagem>> = {
  'informe.desconhecido': (r) => `Esta lei não pede “${r.falta ?? ''}”.`,
  'informe.reservado': (r) =>
    `Isto é reservado a outros: quem registra é ${d(r, 'papeis')
      .split(', ')
      .map((p) => nomear(p))
      .join(' ou ')}.`,
  'informe.sem-semestre': () => 'Diga a que semestre se refere.',
  'informe.nao-semestral': () => 'Estes dados não são por semestre.',
  'informe.semestre-em-curso': (r) =>
    `O semestre ainda não tinha acabado: termina em ${formatarDia(d(r, 'ate'))}.`,
  'informe.antes-do-inicio': (r) => `O serviço só começou em ${formatarDia(d(r, 'inicio'))}.`,
  'informe.coluna-desconhecida': (r) => `${onde(r)}: a lei não pede este dado.`,
  'informe.coluna-em-falta': (r) => `${onde(r)}: falta preencher.`,
  'informe.valor-invalido': (r) => `${onde(r)}: o valor não serve.`,
}
