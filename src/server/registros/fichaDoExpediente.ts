import { corrente } from '#core/ato.ts'
import { formatarDia } from '#core/calendar/dia.ts'
import { situacaoDe } from '#core/expediente/transicoes.ts'
import { naLei } from '#core/mensagens/naLei.ts'
import { citar } from '#core/mensagens/citar.ts'
import type { Pacote } from '#law/pacote.ts'
import type { FichaDoRegistro } from '../contrato/registros.ts'
import { naoEncontrado } from '../http/problema.ts'
import { documentosDaFicha } from '../documentos/documentosDaFicha.ts'
import { comandosDas } from '../leituras/comandosPossiveis.ts'
import { linhaDoTempo } from '../leituras/linha.ts'
import { citacoes } from '../leituras/recusas.ts'
import { sequencia, type Vista } from '../leituras/vista.ts'

const SITUACOES: Readonly<Record<string, string>> = {
  expedido: 'sem ciência',
  ciente: 'ciente, sem resposta',
  respondido: 'respondido',
  descumprido: 'descumprido',
  revogado: 'revogado',
}
const MEIOS: Readonly<Record<string, string>> = {
  pessoal: 'em mãos',
  postal: 'por via postal',
  publicacao: 'por publicação',
  eletronica: 'por meio eletrônico',
}

/** An order, notice or requisition, and where each of those it is for stands. `nomes`: by grant. */
export function fichaDoExpediente(
  vista: Vista,
  id: string,
  nomes: ReadonlyMap<string, string>,
): FichaDoRegistro {
  const { mundo, contexto, servico } = vista
  const e = mundo.expediente(id)
  if (e === undefined) throw naoEncontrado('Este expediente')
  const { lei, prazos } = servico.pacote
  const prevista = prazos.expediente?.find((x) => x.id === e.especie)
  const c = corrente('expediente', id)
  const em = `expedientes/${id}`
  const dia = (d: string | undefined) => (d === undefined ? null : formatarDia(d))
  const infracoes = prevista?.descumprimento?.infracoes ?? []
  return {
    seq: sequencia(vista, c),
    titulo: `${prevista?.nome ?? e.especie} nº ${e.numero ?? ''}`,
    subtitulo: e.assunto,
    situacao: e.revogadoEm === undefined ? '' : 'revogado',
    citacoes: citacoes(prevista?.fundamentos ?? []),
    cartoes: [
      {
        titulo: 'O que diz',
        fatos: [
          ['Texto', e.texto],
          ['Expedido em', formatarDia(e.em)],
          [
            'A quem',
            e.aTodos
              ? `todos os ${lei.termos.titular.plural}`
              : `${e.destinatarios.length} destinatário(s)`,
          ],
          ['Prazo', e.prazoEmDias === undefined ? null : `${e.prazoEmDias} dia(s) da ciência`],
          [
            'Publicado em',
            e.publicadoEm === undefined
              ? null
              : `${formatarDia(e.publicadoEm)} (${e.referencia ?? ''})`,
          ],
          ['Responder até', dia(e.responderAte)],
          ['Revogado em', dia(e.revogadoEm)],
          [
            'Se descumprido',
            infracoes.length === 0
              ? null
              : `cabe ${lei.termos.auto.singular} por ${infracoes.map((i) => citar(i)).join('; ')}`,
          ],
        ],
      },
      {
        titulo: 'Destinatários',
        ...(e.aTodos
          ? {
              nota: `Para todos: aparece aqui o ${lei.termos.titular.singular} de quem houve ciência própria, resposta ou descumprimento.`,
            }
          : {}),
        tabela: {
          colunas: ['Destinatário', 'Ciência', 'Responder até', 'Situação', ''],
          linhas: e.destinatarios.map((d) => {
            const situacao = situacaoDe(e, d)
            const venceu =
              situacao === 'ciente' &&
              d.responderAte !== undefined &&
              d.responderAte < contexto.hoje
            return {
              chave: d.outorga,
              celulas: [
                { texto: nomes.get(d.outorga) ?? 'ver prontuário', para: `outorgas/${d.outorga}` },
                d.cienciaEm === undefined
                  ? '—'
                  : `${formatarDia(d.cienciaEm)}, ${MEIOS[d.meio ?? ''] ?? ''}`,
                dia(d.responderAte) ?? '—',
                situacao === 'respondido'
                  ? `respondido em ${formatarDia(d.respondidoEm ?? '')}${d.tempestiva === false ? ', fora do prazo' : ''}`
                  : venceu
                    ? 'prazo vencido sem resposta'
                    : (SITUACOES[situacao] ?? situacao),
              ],
              acoes: acoes(situacao, venceu, em, d.outorga, infracoes[0], lei.termos),
            }
          }),
        },
      },
    ],
    escolhas: {
      outorga: e.destinatarios.map((d) => ({
        valor: d.outorga,
        rotulo: nomes.get(d.outorga) ?? d.outorga,
      })),
    },
    comandos: comandosDas(vista, [c]),
    linha: linhaDoTempo(vista, new Set([c])),
    documentos: documentosDaFicha({ expediente: e, nomes, em: contexto.hoje }, servico, em),
  }
}

function acoes(
  situacao: string,
  venceu: boolean,
  em: string,
  outorga: string,
  infracao: string | undefined,
  termos: Pacote['lei']['termos'],
) {
  const acao = (rotulo: string, comando: string) => ({
    rotulo,
    para: `${em}/${comando}?destinatario=${outorga}`,
  })
  return [
    ...(situacao === 'expedido' ? [acao('Ciência', 'registrarCienciaDoExpediente')] : []),
    ...(situacao === 'expedido' || situacao === 'ciente'
      ? [acao('Resposta', 'responderExpediente')]
      : []),
    ...(venceu ? [acao('Descumprimento', 'constatarDescumprimento')] : []),
    ...(situacao === 'descumprido' && infracao !== undefined
      ? [
          {
            rotulo: naLei('Lavrar {auto}', termos),
            para: `novo/lavrarAuto?outorga=${outorga}&dispositivo=${infracao}`,
          },
        ]
      : []),
  ]
}
