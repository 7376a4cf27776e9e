import { corrente } from '#core/ato.ts'
import { casoDaPerda } from '#core/junta/caso.ts'
import { despesasAte, diasDeEstadia } from '#core/recolhimento/despesas.ts'
import { destinatarioDa } from '#core/perda/decide/caso.ts'
import type { Perda } from '#core/perda/perda.ts'
import { condicoesEmFalta, previsto } from '#core/recolhimento/condicoes.ts'
import type { FichaDaPerda, FichaDoRecolhimento } from '../contrato/contrato.ts'
import { documentosDaFicha } from '../documentos/documentosDaFicha.ts'
import { naoEncontrado } from '../http/problema.ts'
import { colegiadoDoCaso } from '../juntas/colegiadoDoCaso.ts'
import { comandosDas } from './comandosPossiveis.ts'
import { linhaDoTempo } from './linha.ts'
import { citacoes, explicada } from './recusas.ts'
import { sequencia, type Vista } from './vista.ts'

/** The file of a vehicle's custody: where it is, what is owed, and what is missing to let it out. */
export function fichaDoRecolhimento(vista: Vista, id: string): FichaDoRecolhimento {
  const { mundo, contexto, servico } = vista
  const recolhimento = mundo.recolhimento(id)
  if (!recolhimento) throw naoEncontrado('Este recolhimento')
  const c = corrente('recolhimento', id)
  const entrada = previsto(servico.pacote, recolhimento.medida)
  const daDespesa = entrada?.condicoes.find((x) => x.condicao === 'despesas-pagas')
  const d = daDespesa && despesasAte(recolhimento, daDespesa, contexto.hoje, contexto)
  const faltam =
    recolhimento.situacao === 'leiloado'
      ? []
      : [
          ...(recolhimento.situacao === 'recolhido'
            ? condicoesEmFalta(recolhimento, 'liberar', mundo, contexto)
            : []),
          ...condicoesEmFalta(recolhimento, 'operar', mundo, contexto),
        ]
  const ficha = {
    seq: sequencia(vista, c),
    recolhimento,
    veiculo: (recolhimento.veiculo && mundo.veiculo(recolhimento.veiculo)) || null,
    nome: entrada?.nome ?? recolhimento.medida,
    citacoes: citacoes(entrada?.fundamentos ?? []),
    dias: diasDeEstadia(recolhimento, contexto.hoje),
    despesas: d !== undefined && 'total' in d ? d : null,
    faltam: faltam.map((r) => explicada(r, servico.pacote)),
    comandos: comandosDas(vista, [c]),
    linha: linhaDoTempo(vista, new Set([c])),
  }
  return { ...ficha, documentos: documentosDaFicha(ficha, servico, `recolhimentos/${id}`) }
}

/** The file of a case of loss: ground, facts, stage, what it binds. */
export function fichaDaPerda(vista: Vista, id: string): FichaDaPerda {
  const { mundo, servico } = vista
  const perda = mundo.perda(id)
  if (!perda) throw naoEncontrado('Este caso')
  const c = corrente('perda', id)
  const hipotese = servico.pacote.processo.medidas?.perda.hipoteses.find(
    (h) => h.id === perda.hipotese,
  )
  const outorga = (perda.outorga && mundo.outorga(perda.outorga)) || null
  const ficha = {
    seq: sequencia(vista, c),
    perda,
    nome: hipotese?.nome ?? perda.penalidade,
    citacoes: citacoes(hipotese?.fundamentos ?? []),
    outorga,
    titular: (outorga && mundo.pessoa(outorga.titular)?.identidade?.nome) ?? null,
    notificado: nomeDoNotificado(vista, perda),
    numeroDoAuto: (perda.auto && mundo.auto(perda.auto)?.numero) || null,
    colegiado: colegiadoDoCaso(vista, casoDaPerda(perda, mundo)),
    comandos: comandosDas(vista, [c]),
    linha: linhaDoTempo(vista, new Set([c])),
  }
  return { ...ficha, documentos: documentosDaFicha(ficha, servico, `perdas/${id}`) }
}

function nomeDoNotificado({ mundo }: Vista, perda: Perda): string | null {
  const pessoa = destinatarioDa(perda, mundo)
  return (pessoa !== undefined && mundo.pessoa(pessoa)?.identidade?.nome) || null
}
