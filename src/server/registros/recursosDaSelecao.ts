import { diaLocal } from '#core/calendar/instante.ts'
import { formatarDia } from '#core/calendar/dia.ts'
import { revisaoRecorrida } from '#core/selecao/decide/prazos.ts'
import { RESULTADO_DO_RECURSO } from '#core/selecao/frasesDosAtos.ts'
import type { RecursoDaSelecao, Selecao } from '#core/selecao/selecao.ts'
import { candidatoDe, situacaoDoRecurso } from '#core/selecao/transicoes.ts'
import type { CartaoDaFicha, EditalPublico } from '../contrato/registros.ts'

type Nomes = ReadonlyMap<string, string>

/** Who appeals: the inscription's number and the name. */
export function deQuemRecorre(s: Selecao, r: RecursoDaSelecao, nomes: Nomes): string {
  const c = candidatoDe(s, r.recorrente)
  return `${c?.protocolo ?? ''} · ${nomes.get(c?.candidato ?? '') ?? 'nome eliminado'}`
}

/** The change that the appeal is against; nothing, of the provisional result. */
function contra(s: Selecao, r: RecursoDaSelecao): string {
  const revisao = revisaoRecorrida(s, r)
  return revisao === undefined ? '' : `; contra a mudança de ${formatarDia(revisao.em)}`
}

/** What granting it changed, by the number of the inscription. */
function mudou(s: Selecao, r: RecursoDaSelecao): string {
  const de = candidatoDe(s, r.decisao?.afetada ?? '')?.protocolo ?? ''
  switch (r.decisao?.efeito) {
    case 'pontos':
      return `; mudam os pontos da inscrição ${de}`
    case 'readmitir':
      return `; a inscrição ${de} volta à disputa`
    case 'excluir':
      return `; a inscrição ${de} sai da disputa`
    default:
      return ''
  }
}

/** How the appeal stands, without its reasons. */
export function situacaoEscritaDoRecurso(s: Selecao, r: RecursoDaSelecao): string {
  if (r.decisao !== undefined) {
    const como = RESULTADO_DO_RECURSO[r.decisao.resultado] ?? r.decisao.resultado
    return `${como} em ${formatarDia(r.decisao.em)}${mudou(s, r)}`
  }
  return situacaoDoRecurso(s, r) === 'prejudicado' ? 'prejudicado: desistiu' : 'por decidir'
}

/** The card of the appeals for who runs the process, with what each says. */
export function recursosDaSelecao(s: Selecao, nomes: Nomes, fuso: string): CartaoDaFicha[] {
  if (s.recursos.length === 0) return []
  return [
    {
      titulo: 'Recursos',
      nota: 'Enquanto um espera decisão, o resultado final não se publica nem se homologa. Os anexos estão no cartão Arquivos.',
      tabela: {
        colunas: ['Nº', 'De quem', 'Protocolado', 'Razões', 'Decisão', ''],
        linhas: s.recursos.map((r) => ({
          chave: r.id,
          celulas: [
            r.protocolo ?? '—',
            deQuemRecorre(s, r, nomes),
            `${formatarDia(diaLocal(r.protocoladaEm, fuso))}${r.tempestivo ? '' : ', fora do prazo'}${contra(s, r)}`,
            r.texto ?? 'texto eliminado',
            r.decisao === undefined
              ? situacaoEscritaDoRecurso(s, r)
              : `${situacaoEscritaDoRecurso(s, r)}: ${r.decisao.razoes}`,
          ],
          acoes:
            situacaoDoRecurso(s, r) === 'interposto' &&
            (s.fase === 'provisoria' || s.fase === 'final')
              ? [
                  {
                    rotulo: 'Decidir',
                    para: `selecoes/${s.id}/decidirRecursoDaSelecao?recurso=${encodeURIComponent(r.id)}`,
                  },
                ]
              : [],
        })),
      },
    },
  ]
}

/** The appeals as anyone may see them: by the inscription's number, without what they say. */
export const recursosPublicos = (s: Selecao): EditalPublico['recursos'] =>
  s.recursos.map((r) => ({
    numero: r.protocolo ?? '',
    inscricao: candidatoDe(s, r.recorrente)?.protocolo ?? '',
    situacao: situacaoEscritaDoRecurso(s, r),
  }))
