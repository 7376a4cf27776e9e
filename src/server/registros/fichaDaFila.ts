import { corrente } from '#core/ato.ts'
import { formatarDia } from '#core/calendar/dia.ts'
import { vagasParaChamar } from '#core/fila/concessao.ts'
import { recusasDaChamada } from '#core/fila/decide.ts'
import type { Inscricao } from '#core/fila/fila.ts'
import { emOrdem } from '#core/fila/ordem.ts'
import { naoEncontrado } from '../http/problema.ts'
import { documentosDaFicha } from '../documentos/documentosDaFicha.ts'
import { comandosDas } from '../leituras/comandosPossiveis.ts'
import { linhaDoTempo } from '../leituras/linha.ts'
import { citacoes } from '../leituras/recusas.ts'
import { sequencia, type Vista } from '../leituras/vista.ts'
import type { CartaoDaFicha, FichaDoRegistro } from '../contrato/registros.ts'

type Nomes = ReadonlyMap<string, string>
const SITUACAO: Readonly<Record<string, string>> = {
  inscrita: 'à espera',
  chamada: 'chamada',
  atendida: 'atendida',
  recusada: 'recusou a chamada',
  expirada: 'não respondeu',
  retirada: 'saiu a pedido',
  excluida: 'excluída',
}

/** The waiting list as the clerk sees it, with whole names. `nomes`: by person's id. */
export function fichaDaFila(vista: Vista, id: string, nomes: Nomes): FichaDoRegistro {
  const { mundo, contexto, servico } = vista
  const prevista = servico.pacote.prazos.filaDeEspera
  if (prevista?.id !== id) throw naoEncontrado('Esta lista')
  const c = corrente('fila', id)
  const fila = mundo.fila(id)
  const linha = emOrdem(fila)
  const vagas = vagasParaChamar(mundo, contexto)
  const base = `/api/v1/${servico.pacote.lei.municipio.slug}/${servico.slug}/filas-de-espera/${id}`
  const nome = (i: Inscricao) => nomes.get(i.interessado) ?? 'nome eliminado'
  const encerradas = (fila?.inscricoes ?? []).filter((i) => i.encerradaEm !== undefined)
  const bloqueio = recusasDaChamada(c, mundo, contexto)
  const cartoes: CartaoDaFicha[] = [
    {
      titulo: 'Agora',
      fatos: [
        ['À espera', String(linha.filter((i) => i.situacao === 'inscrita').length)],
        [
          'Chamadas à espera de resposta',
          String(linha.filter((i) => i.situacao === 'chamada').length),
        ],
        [
          'Vagas livres para chamar',
          typeof vagas === 'number'
            ? Number.isFinite(vagas)
              ? String(Math.max(0, vagas))
              : 'sem limite fixado'
            : 'falta fixar os parâmetros da quantidade',
        ],
        ['Pode chamar hoje', bloqueio.length === 0 ? 'sim' : 'não'],
        [
          'Desempate',
          prevista.desempate === 'sorteio' ? 'sorteio com semente publicada' : 'ordem de chegada',
        ],
      ],
    },
    {
      titulo: 'Lista, pela ordem',
      tabela: {
        colunas: ['Lugar', 'Inscrição', 'Interessado', 'Inscrito em', 'Situação', ''],
        linhas: linha.map((i, n) => ({
          chave: i.id,
          celulas: [
            `${n + 1}º`,
            i.protocolo ?? '—',
            { texto: nome(i), para: `pessoas/${i.interessado}` },
            formatarDia(i.em),
            i.situacao === 'chamada'
              ? `chamada em ${formatarDia(i.chamadaEm ?? i.em)}; responder até ${formatarDia(i.responderAte ?? i.em)}`
              : 'à espera',
          ],
          acoes: acoesDa(i, `filas-de-espera/${id}`),
        })),
      },
    },
    ...(encerradas.length === 0
      ? []
      : [
          {
            titulo: 'Saíram da lista',
            tabela: {
              colunas: ['Inscrição', 'Interessado', 'Em', 'Por quê'],
              linhas: encerradas.toReversed().map((i) => ({
                chave: i.id,
                celulas: [
                  i.protocolo ?? '—',
                  { texto: nome(i), para: `pessoas/${i.interessado}` },
                  formatarDia(i.encerradaEm ?? i.em),
                  [SITUACAO[i.situacao], i.motivo].filter(Boolean).join(': '),
                ],
              })),
            },
          },
        ]),
    ...((fila?.sementes.length ?? 0) === 0
      ? []
      : [
          {
            titulo: 'Sorteios',
            nota: 'Qualquer pessoa pode refazer o sorteio: a ordem é a do SHA-256 de “semente|inscrição”, do menor para o maior.',
            tabela: {
              colunas: ['Publicada em', 'Semente', 'Fonte', 'Sorteio'],
              linhas: (fila?.sementes ?? []).map((s) => ({
                chave: s.semente,
                celulas: [
                  formatarDia(s.em),
                  s.semente,
                  s.fonte,
                  fila?.sorteios
                    .filter((x) => x.semente === s.semente)
                    .map((x) => `${formatarDia(x.em)} (${x.inscricoes.length} inscrições)`)
                    .join('; ') || 'ainda não usada',
                ],
              })),
            },
          },
        ]),
    ...((fila?.editais.length ?? 0) === 0
      ? []
      : [
          {
            titulo: 'Editais publicados',
            tabela: {
              colunas: ['Edital', 'Em', 'Onde', 'Pessoas'],
              linhas: (fila?.editais ?? []).toReversed().map((e) => ({
                chave: e.numero ?? e.em,
                celulas: [
                  e.numero ?? '—',
                  formatarDia(e.em),
                  [e.meios.map((m) => MEIOS[m] ?? m).join(', '), e.referencia]
                    .filter(Boolean)
                    .join('; '),
                  String(e.ordem.length),
                ],
              })),
            },
          },
        ]),
  ]
  return {
    seq: sequencia(vista, c),
    titulo: prevista.nome,
    subtitulo: 'Pública e em ordem: cada mudança de lugar é um ato com o seu fundamento.',
    situacao: '',
    citacoes: citacoes(prevista.fundamentos),
    cartoes,
    escolhas: {
      inscricao: linha.map((i, n) => ({
        valor: i.id,
        rotulo: `${n + 1}º · ${i.protocolo ?? ''} · ${nome(i)}${i.situacao === 'chamada' ? ' · chamada' : ''}`,
      })),
    },
    comandos: comandosDas(vista, [c]),
    linha: linhaDoTempo(vista, new Set([c])),
    documentos:
      fila === undefined
        ? []
        : documentosDaFicha({ fila, nomes, em: contexto.hoje }, servico, `filas-de-espera/${id}`),
    exportar: [
      { formato: 'CSV', caminho: `${base}/lista.csv` },
      { formato: 'XLSX', caminho: `${base}/lista.xlsx` },
    ],
  }
}

const MEIOS: Readonly<Record<string, string>> = {
  mural: 'mural',
  'imprensa-oficial': 'órgão oficial de imprensa',
  sitio: 'internet',
}

function acoesDa(i: Inscricao, em: string): readonly { rotulo: string; para: string }[] {
  const para = (comando: string) => `${em}/${comando}?inscricao=${encodeURIComponent(i.id)}`
  return [
    ...(i.situacao === 'chamada'
      ? [
          { rotulo: 'Recusou', para: para('recusarChamada') },
          { rotulo: 'Sem resposta', para: para('expirarChamada') },
        ]
      : []),
    { rotulo: 'Retirar', para: para('retirarDaFila') },
    { rotulo: 'Excluir', para: para('excluirDaFila') },
  ]
}
