import { idDaCorrente } from '#core/ato.ts'
import { criarMundo } from '#core/mundo/criarMundo.ts'
import { aNotificar, emCurso } from '#core/processo/ciencias.ts'
import type { Auto } from '#core/processo/processo.ts'
import { gravar, type Projecao, tocadas } from './projecao.ts'

const COLUNAS = [
  'auto text',
  'fase text',
  'numero text',
  'processo text',
  'dispositivo text',
  'outorga text',
  'veiculo text',
  'placa text',
  'autuante text',
  'julgador text',
  'fato_em date',
  'lavrado_em date',
  'ciencia_em date',
  'defesa_ate date',
  'recurso_ate date',
  'efeito text',
  'definitiva_em date',
  'multa bigint',
  'pago bigint',
  'anulado_em date',
  'penalidades jsonb',
  'a_notificar jsonb',
  'em_curso jsonb',
  'local text',
  'latitude double precision',
  'longitude double precision',
  'notificado_em date',
  'julgado_em date',
  'resultado text',
  'ciencia_da_decisao_em date',
  'recurso_julgado_em date',
  'resultado_do_recurso text',
] as const

const linha = (a: Auto) => ({
  auto: a.id,
  fase: a.fase,
  numero: a.numero,
  processo: a.processo,
  dispositivo: a.dispositivo,
  outorga: a.outorga,
  veiculo: a.veiculo,
  placa: a.placa,
  autuante: a.autuante,
  julgador: a.julgamento?.julgador,
  fato_em: a.fatoEm,
  lavrado_em: a.lavradoEm,
  ciencia_em: a.cienciaEm,
  defesa_ate: a.defesaAte,
  recurso_ate: a.recursoAte,
  efeito: a.efeito,
  definitiva_em: a.definitivaEm,
  multa: a.multa?.valor,
  pago: a.pagamentos.reduce((soma, p) => soma + p.valor, a.remido ?? 0),
  anulado_em: a.anuladoEm,
  penalidades: a.penalidades,
  a_notificar: aNotificar(a),
  em_curso: emCurso(a),
  local: a.local,
  latitude: a.coordenadas?.latitude,
  longitude: a.coordenadas?.longitude,
  notificado_em: a.notificadoEm,
  julgado_em: a.julgamento?.em,
  resultado: a.julgamento?.resultado,
  ciencia_da_decisao_em: a.cienciaDaDecisaoEm,
  recurso_julgado_em: a.julgamentoDoRecurso?.em,
  resultado_do_recurso: a.julgamentoDoRecurso?.resultado,
})

/** `painel_auto`: a row a record of infraction, with its phase and the days that run. */
export const painelAuto: Projecao = {
  nome: 'painel_auto',
  tabelas: ['painel_auto'],
  reconstroiDe: ['auto'],
  async aplicar(tx, servico, atos, estados) {
    const linhas = []
    for (const c of tocadas(atos, 'auto')) {
      const auto = criarMundo(await estados.daCorrente(c)).auto(idDaCorrente(c))
      if (auto !== undefined) linhas.push(linha(auto))
    }
    await gravar(tx, servico, 'painel_auto', COLUNAS, 1, linhas)
  },
}
