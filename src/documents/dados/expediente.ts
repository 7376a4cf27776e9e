import type { Expediente } from '#core/expediente/expediente.ts'
import type { Pacote } from '#law/pacote.ts'
import { dia } from '../formato.ts'
import { palavra } from '../palavras.ts'
import { citacoes, orgao, type DadosDoDocumento } from './base.ts'

/** The paper of an order, a notice, a requisition, an instruction or an edital to holders. */
export function dadosDoExpediente(
  e: Expediente,
  nomes: ReadonlyMap<string, string>,
  pacote: Pacote,
): DadosDoDocumento {
  const prevista = pacote.prazos.expediente?.find((x) => x.id === e.especie)
  const nome = prevista?.nome ?? e.especie
  return {
    titulo: e.numero === undefined ? nome : `${nome} nº ${e.numero}`,
    subtitulo: e.assunto,
    aviso: e.revogadoEm === undefined ? null : `Revogado em ${dia(e.revogadoEm)}`,
    numero: e.numero ?? null,
    consulta: '',
    pagina: 'lei',
    corpo: {
      em: dia(e.em),
      texto: e.texto,
      todos: e.aTodos ? `A todos os ${pacote.lei.termos.titular.plural} do serviço` : null,
      destinatarios: e.destinatarios.map((d) => nomes.get(d.outorga) ?? '—'),
      titular: palavra(pacote.lei.termos.titular),
      prazo:
        e.prazoEmDias === undefined
          ? null
          : e.prazoEmDias === 1
            ? '1 (um) dia'
            : `${e.prazoEmDias} dias`,
      prorroga: pacote.prazos.contagem.prorrogaEmDiaNaoUtil,
      citacoes: citacoes(prevista?.fundamentos ?? []),
      infracoes: citacoes(prevista?.descumprimento?.infracoes ?? []),
      assinaturas: [
        { nome: null, papel: orgao(pacote, e.em) },
        ...(e.aTodos ? [] : [{ nome: null, papel: 'Recebi em ____/____/________' }]),
      ],
    },
  }
}
