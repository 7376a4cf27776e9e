import { formatarDia } from '#core/calendar/dia.ts'
import type { Pacote } from '#law/pacote.ts'
import { type DefinicaoDeFila, DIAS, texto } from './linhaDaFila.ts'

/** Editais whose candidates' appeals wait for a decision; none where the law has no edital. */
export const filasDaSelecao = ({ prazos }: Pacote): readonly DefinicaoDeFila[] =>
  prazos.selecao === undefined
    ? []
    : [
        {
          id: 'recursos-da-selecao',
          nome: 'Recursos de candidatos',
          explica: 'Sem decidi-los, o resultado final não se publica nem se homologa.',
          papeis: prazos.selecao.recurso.decidem,
          sql: `SELECT r.* FROM painel_registro r WHERE r.municipio = $1 AND r.servico = $2
            AND ${DIAS} AND r.tipo = 'selecao' AND r.situacao IN ('provisoria', 'final')
            AND (r.dados->>'recursos')::int > 0 ORDER BY r.em, r.numero`,
          item: (l) => {
            const { recursos } = (l['dados'] ?? {}) as Readonly<{ recursos?: number }>
            return {
              recurso: 'selecoes',
              id: texto(l['corrente']).slice('selecao:'.length),
              titulo: `Edital nº ${texto(l['numero'])}`,
              subtitulo: texto(l['titulo']),
              atrasado: false,
              motivo: `${String(recursos)} por decidir, edital de ${formatarDia(texto(l['em']))}`,
            }
          },
        },
      ]
