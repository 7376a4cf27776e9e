import { idDaCorrente } from '../ato.ts'
import type { AtoDaJunta, Junta, Membro, Sessao } from './junta.ts'

/** A body of which nothing was recorded. */
export const semJunta = (id: string): Junta => ({ id, membros: [], sementes: [], sessoes: [] })

/** Folds an act into the body. Total: an act on who or what is not there changes nothing. */
export function evolveJunta(estado: Junta | undefined, ato: AtoDaJunta): Junta {
  const j = estado ?? semJunta(idDaCorrente(ato.corrente))
  switch (ato.tipo) {
    case 'membroNomeado': {
      const { membro: id, em: _, ...dados } = ato.dados
      const nome = ato.pessoal?.nome
      const novo: Membro = {
        ...dados,
        ...(nome === undefined ? {} : { nome }),
        id,
        licencas: [],
        parentes: [],
        carga: 0,
      }
      return { ...j, membros: [...j.membros, novo] }
    }
    case 'membroLicenciado': {
      const { membro: id, desde, ate, motivo, em } = ato.dados
      return comMembro(j, id, (m) => ({ licencas: [...m.licencas, { desde, ate, motivo, em }] }))
    }
    case 'mandatoEncerrado': {
      const { membro: id, fim, motivo, em } = ato.dados
      return comMembro(j, id, () => ({ encerradoEm: fim, encerramentoEm: em, motivo }))
    }
    case 'parentescoRegistrado': {
      const { membro: id, ...parente } = ato.dados
      return comMembro(j, id, (m) => ({ parentes: [...m.parentes, parente] }))
    }
    case 'parentescoRetificado': {
      const { membro: id, parente, em, por } = ato.dados
      const retificado = { retificadoEm: em, retificadoPor: por }
      return comMembro(j, id, (m) => ({
        parentes: m.parentes.map((p) =>
          p.parente === parente && p.retificadoEm === undefined ? { ...p, ...retificado } : p,
        ),
      }))
    }
    case 'relatorSorteado':
      return comMembro(j, ato.dados.membro, (m) => ({ carga: m.carga + 1 }))
    case 'sementeDaJuntaPublicada': {
      const { semente, fonte, em } = ato.dados
      return { ...j, sementes: [...j.sementes, { semente, fonte, em }] }
    }
    case 'sessaoConvocada': {
      const { sessao: id, recursos, em, ...dados } = ato.dados
      const nova: Sessao = {
        ...dados,
        id,
        pauta: recursos,
        publicadaEm: em,
        situacao: 'convocada',
        retirados: [],
        presentes: [],
      }
      return { ...j, sessoes: [...j.sessoes, nova] }
    }
    case 'sessaoAberta': {
      const { em: _, sessao: __, ...dados } = ato.dados
      return comSessao(j, ato, () => ({ situacao: 'aberta', ...dados }))
    }
    case 'recursoRetiradoDePauta': {
      const { recurso, motivo } = ato.dados
      return comSessao(j, ato, (s) => ({ retirados: [...s.retirados, { recurso, motivo }] }))
    }
    case 'sessaoEncerrada': {
      const { registro, ata, em } = ato.dados
      return comSessao(j, ato, () => ({
        situacao: 'encerrada',
        encerradaEm: em,
        ...(registro === undefined ? {} : { registro }),
        ...(ata === undefined ? {} : { ata }),
      }))
    }
    case 'sessaoCancelada':
      return comSessao(j, ato, () => ({ situacao: 'cancelada', motivo: ato.dados.motivo }))
  }
}

const comMembro = (j: Junta, id: string, muda: (m: Membro) => Partial<Membro>): Junta => ({
  ...j,
  membros: j.membros.map((m) => (m.id === id ? { ...m, ...muda(m) } : m)),
})

const comSessao = (
  j: Junta,
  { dados }: Readonly<{ dados: Readonly<{ sessao: string }> }>,
  muda: (s: Sessao) => Partial<Sessao>,
): Junta => ({
  ...j,
  sessoes: j.sessoes.map((s) => (s.id === dados.sessao ? { ...s, ...muda(s) } : s)),
})
