import { formatarDia } from '../calendar/dia.ts'
import type { FraseDoAto } from '../mensagens/fraseDaVida.ts'
import { nomeDoParentesco } from './parentesco.ts'

const texto = (v: unknown): string => (typeof v === 'string' ? v : '')
/** Why, as typed: its own full stop is the sentence's. */
const motivo = (d: Readonly<Record<string, unknown>>): string =>
  texto(d['motivo']).replace(/\.+$/, '')
const dia = (v: unknown): string => (typeof v === 'string' ? formatarDia(v) : '')
const numero = (v: unknown): string => (typeof v === 'string' && v !== '' ? ` nº ${v}` : '')
const recursos = (v: unknown): string => {
  const n = Array.isArray(v) ? v.length : 0
  return n === 1 ? '1 recurso' : `${n} recursos`
}
const sentido = (v: unknown): string =>
  v === 'provimento' ? 'pelo provimento' : 'pelo improvimento'

/** What happened in the collegiate body, and to an appeal before it. */
export const frasesDosAtosDaJunta: Readonly<Record<string, FraseDoAto>> = {
  membroNomeado: (d) =>
    `Membro ${d['especie'] === 'suplente' ? 'suplente' : d['presidente'] === true ? 'titular e presidente' : 'titular'} nomeado por ${texto(d['ato'])}, de ${dia(d['desde'])}${d['ate'] === undefined ? ' em diante' : ` a ${dia(d['ate'])}`}.`,
  membroLicenciado: (d) =>
    `Membro licenciado de ${dia(d['desde'])} a ${dia(d['ate'])}: ${motivo(d)}.`,
  mandatoEncerrado: (d) => `Mandato encerrado em ${dia(d['fim'])}: ${motivo(d)}.`,
  parentescoRegistrado: (d) =>
    `Parentesco de membro registrado: ${nomeDoParentesco(texto(d['parentesco']))}.`,
  parentescoRetificado: (d) => `Parentesco de membro retificado: ${motivo(d)}.`,
  sementeDaJuntaPublicada: (d) =>
    `Semente da distribuição publicada: “${texto(d['semente'])}” (${texto(d['fonte'])}).`,
  relatorSorteado: () => 'Recurso distribuído a relator.',
  sessaoConvocada: (d) =>
    `Sessão${numero(d['numero'])} convocada para ${dia(d['dia'])}, às ${texto(d['hora'])}, com ${recursos(d['recursos'])} na pauta.`,
  sessaoAberta: (d) =>
    `Sessão aberta, com ${Array.isArray(d['presentes']) ? d['presentes'].length : 0} presentes.`,
  recursoRetiradoDePauta: (d) => `Recurso retirado de pauta: ${motivo(d)}.`,
  sessaoEncerrada: (d) => `Sessão encerrada; ata${numero(d['ata'])}.`,
  sessaoCancelada: (d) => `Sessão cancelada: ${motivo(d)}.`,
  recursoDistribuido: (d) =>
    `Recurso ${d['ordem'] === 1 ? 'distribuído' : 'redistribuído'} a relator por sorteio, com a semente “${texto(d['semente'])}”.`,
  recursoRelatado: (d) => `Relatório apresentado; voto do relator ${sentido(d['voto'])}.`,
  votoProferido: (d) =>
    `Voto ${d['razoes'] === undefined ? '' : 'em separado '}${sentido(d['voto'])}.`,
  vistaPedida: (d) => `Pedido de vista${d['motivo'] === undefined ? '' : `: ${motivo(d)}`}.`,
  parecerEmitido: (d) => `Parecer ${sentido(d['conclusao'])} do recurso.`,
}
