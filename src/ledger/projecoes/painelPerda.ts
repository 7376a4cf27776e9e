import { idDaCorrente } from '#core/ato.ts'
import { criarMundo } from '#core/mundo/criarMundo.ts'
import { esperaCiencia, recursoSegura } from '#core/perda/efeito.ts'
import { aNotificarDaPerda, emCursoDaPerda } from '#core/perda/avisos.ts'
import { gravar, type Projecao, tocadas } from './projecao.ts'

const COLUNAS = [
  'perda text',
  'situacao text',
  'penalidade text',
  'hipotese text',
  'numero text',
  'outorga text',
  'auto text',
  'proposta_em date',
  'defesa_ate date',
  'recurso_ate date',
  'desde date',
  'ate date',
  'pessoa text',
  'a_notificar jsonb',
  'em_curso jsonb',
  'recurso_segura boolean',
  'espera_ciencia boolean',
  'recurso_provido boolean',
] as const

/** `painel_perda`: a row a case of loss, with its stage and the days that run. */
export const painelPerda: Projecao = {
  nome: 'painel_perda',
  tabelas: ['painel_perda'],
  reconstroiDe: ['perda'],
  async aplicar(tx, servico, atos, estados) {
    const linhas = []
    for (const c of tocadas(atos, 'perda')) {
      const p = criarMundo(await estados.daCorrente(c)).perda(idDaCorrente(c))
      if (p === undefined) continue
      const { id, situacao, penalidade, hipotese, numero, outorga, auto } = p
      linhas.push({
        perda: id,
        situacao,
        penalidade,
        hipotese,
        numero,
        outorga,
        auto,
        proposta_em: p.propostaEm,
        defesa_ate: p.defesaAte,
        recurso_ate: p.recursoAte,
        desde: p.executada?.desde,
        ate: p.executada?.ate,
        pessoa: p.pessoa,
        a_notificar: aNotificarDaPerda(p),
        em_curso: emCursoDaPerda(p),
        recurso_segura: recursoSegura(p),
        espera_ciencia: esperaCiencia(p),
        recurso_provido: p.decisaoDoRecurso?.resultado === 'provido',
      })
    }
    await gravar(tx, servico, 'painel_perda', COLUNAS, 1, linhas)
  },
}
