import { corrente } from '#core/ato.ts'
import { formatarDia } from '#core/calendar/dia.ts'
import type { Contexto } from '#core/contexto.ts'
import { lugarDe, vagasTomadas } from '#core/selecao/classificar.ts'
import { recorridaEm, revisaoEmAberto, ultimoPrazo } from '#core/selecao/decide/prazos.ts'
import type { Candidato, Selecao } from '#core/selecao/selecao.ts'
import {
  candidatoDe,
  etapaDaSelecao,
  recursosPendentes,
  transicoes,
} from '#core/selecao/transicoes.ts'
import type { AtoNaLinha } from '../contrato/contrato.ts'
import type { CartaoDaFicha, FichaDoRegistro } from '../contrato/registros.ts'
import { naoEncontrado } from '../http/problema.ts'
import { documentosDaFicha } from '../documentos/documentosDaFicha.ts'
import { comandosDas } from '../leituras/comandosPossiveis.ts'
import { linhaDoTempo } from '../leituras/linha.ts'
import { citacoes } from '../leituras/recusas.ts'
import { sequencia, type Vista } from '../leituras/vista.ts'
import { deQuemRecorre, recursosDaSelecao } from './recursosDaSelecao.ts'
import { porqueDe, situacaoDoCandidato } from './listaDaSelecao.ts'

type Nomes = ReadonlyMap<string, string>
const nomeDe = (c: Candidato, nomes: Nomes) => nomes.get(c.candidato) ?? 'nome eliminado'

/** A process of selection for who runs it, with whole names. `nomes`: by person's id. Throws 404. */
export function fichaDaSelecao(vista: Vista, id: string, nomes: Nomes): FichaDoRegistro {
  const { mundo, contexto, servico } = vista
  const prevista = servico.pacote.prazos.selecao
  const s = mundo.selecao(id)
  if (s === undefined || prevista === undefined) throw naoEncontrado('Este edital')
  const c = corrente('selecao', id)
  const base = `/api/v1/${servico.pacote.lei.municipio.slug}/${servico.slug}/selecoes/${id}`
  const publicado = s.final ?? s.provisorio
  return {
    seq: sequencia(vista, c),
    titulo: `Edital nº ${s.edital ?? ''}`,
    subtitulo: prevista.nome,
    situacao: etapaDaSelecao(s, contexto.hoje),
    citacoes: citacoes(prevista.fundamentos),
    cartoes: [
      doEdital(s),
      dosCandidatos(s, nomes, contexto),
      ...recursosDaSelecao(s, nomes, contexto.calendario.fuso),
      ...doSorteio(s),
    ],
    escolhas: {
      inscricao: s.candidatos.map((x) => ({
        valor: x.id,
        rotulo: `${x.protocolo ?? ''} · ${nomeDe(x, nomes)} · ${situacaoDoCandidato(s, x)}`,
      })),
      recurso: recursosPendentes(s).map((r) => ({
        valor: r.id,
        rotulo: `nº ${r.protocolo ?? ''} · ${deQuemRecorre(s, r, nomes)}`,
      })),
      criterio: s.criterios.map((k, n) => ({
        valor: String(n),
        rotulo: `${k.nome} (até ${k.maximo})`,
      })),
    },
    comandos: comandosDas(vista, [c]),
    linha: linhaDoTempo(vista, new Set([c])).map((a) => deQuem(s, a)),
    documentos: documentosDaFicha(
      { selecao: s, nomes, em: contexto.hoje },
      servico,
      `selecoes/${id}`,
    ),
    exportar:
      publicado === undefined
        ? []
        : [
            { formato: 'CSV', caminho: `${base}/lista.csv` },
            { formato: 'XLSX', caminho: `${base}/lista.xlsx` },
          ],
  }
}

/** Whose inscription the act is on, where its sentence does not say. */
function deQuem(s: Selecao, a: AtoNaLinha): AtoNaLinha {
  const { inscricao, recorrente } = a.dados as Readonly<Partial<Record<string, string>>>
  const numero = candidatoDe(s, inscricao ?? recorrente ?? '')?.protocolo
  if (numero === undefined || a.frase.includes(numero)) return a
  return { ...a, frase: `${a.frase.replace(/\.$/, '')} (inscrição nº ${numero}).` }
}

/** The last term of what changed after the provisional result, where it goes further. */
function deMudanca(s: Selecao): string {
  const prazo = ultimoPrazo(s)
  return prazo?.inscricao === undefined
    ? ''
    : `; de mudança feita depois, até ${formatarDia(prazo.recursoAte)}`
}

const doEdital = (s: Selecao): CartaoDaFicha => ({
  titulo: 'Edital',
  fatos: [
    ['Objeto', s.objeto],
    ['Vagas', `${s.vagas} (${vagasEmUso(vagasTomadas(s))})`],
    ['Inscrições', `de ${formatarDia(s.inscricoesDe)} a ${formatarDia(s.inscricoesAte)}`],
    [
      'Classificação',
      s.modo === 'sorteio'
        ? 'por sorteio'
        : `por pontos: ${s.criterios.map((k) => `${k.nome} (até ${k.maximo})`).join('; ')}`,
    ],
    ['Empate', 'sorteio com semente publicada'],
    [
      'Recursos',
      s.provisorio === undefined
        ? `${s.recursoDias} dias do resultado provisório`
        : `até ${formatarDia(s.provisorio.recursoAte)}${deMudanca(s)}`,
    ],
    ['Para comparecer', `${s.convocacaoDias} dias da convocação`],
    ['Resultado vale até', formatarDia(s.validaAte)],
    ['Homologada em', s.homologadaEm === undefined ? null : formatarDia(s.homologadaEm)],
    [
      s.fase === 'anulada' ? 'Anulado em' : 'Revogado em',
      s.encerradaEm === undefined ? null : `${formatarDia(s.encerradaEm)}: ${s.motivo ?? ''}`,
    ],
  ],
})

function dosCandidatos(s: Selecao, nomes: Nomes, contexto: Contexto): CartaoDaFicha {
  const ordem = (s.final ?? s.provisorio)?.ordem ?? []
  const posicao = new Map(ordem.map((l, n) => [l.inscricao, n + 1]))
  const ordenados = s.candidatos.toSorted(
    (a, b) => (posicao.get(a.id) ?? Infinity) - (posicao.get(b.id) ?? Infinity),
  )
  return {
    titulo: ordem.length === 0 ? 'Inscritos' : 'Classificação',
    tabela: {
      colunas: ['Lugar', 'Inscrição', 'Candidato', 'Pontos', 'Situação', ''],
      linhas: ordenados.map((x) => {
        const lugar = posicao.get(x.id)
        return {
          chave: x.id,
          celulas: [
            lugar === undefined ? '—' : `${lugar}º`,
            x.protocolo ?? '—',
            { texto: nomeDe(x, nomes), para: `pessoas/${x.candidato}` },
            s.modo === 'sorteio' ? 'sorteio' : x.total === undefined ? '—' : String(x.total),
            situacaoEscrita(s, x),
          ],
          acoes: acoesDo(s, x, contexto),
        }
      }),
    },
  }
}

const vagasEmUso = (n: number): string =>
  n === 0 ? 'nenhuma tomada' : n === 1 ? '1 tomada ou guardada' : `${n} tomadas ou guardadas`

function situacaoEscrita(s: Selecao, x: Candidato): string {
  const nome = situacaoDoCandidato(s, x)
  if (x.situacao === 'convocado' && x.responderAte !== undefined)
    return `${nome}; comparecer até ${formatarDia(x.responderAte)}`
  const corre = s.fase === 'provisoria' || s.fase === 'final'
  const ate = corre ? revisaoEmAberto(x)?.recursoAte : undefined
  const prazo = ate === undefined ? '' : `; recurso até ${formatarDia(ate)}`
  if (x.situacao === 'indeferido') return `${nome} (${porqueDe(x)}): ${x.motivo ?? ''}${prazo}`
  return `${nome}${prazo}`
}

/** There is a decision on the inscription from which they did not appeal yet, while appeals are taken. */
const podeRecorrer = (s: Selecao, x: Candidato, contexto: Contexto): boolean =>
  s.provisorio !== undefined &&
  (s.fase === 'provisoria' || s.fase === 'final') &&
  recorridaEm(s, s.provisorio, x, contexto.agora, contexto).ja === undefined

function acoesDo(
  s: Selecao,
  x: Candidato,
  contexto: Contexto,
): readonly { rotulo: string; para: string }[] {
  const { hoje } = contexto
  const para = (comando: string) =>
    `selecoes/${s.id}/${comando}?inscricao=${encodeURIComponent(x.id)}`
  const antes = s.fase === 'aberta' || s.fase === 'provisoria'
  const mede = (transicoes.pontuarCandidato as readonly string[]).includes(etapaDaSelecao(s, hoje))
  const recorre = podeRecorrer(s, x, contexto)
    ? [{ rotulo: 'Recurso', para: para('recorrerDoResultado') }]
    : []
  switch (x.situacao) {
    case 'inscrito':
      return [
        ...(mede && s.modo === 'pontos'
          ? [{ rotulo: 'Pontos', para: para('pontuarCandidato') }]
          : []),
        ...(antes ? [{ rotulo: 'Indeferir', para: para('indeferirInscricao') }] : []),
        ...recorre,
        { rotulo: 'Desistência', para: para('retirarCandidato') },
      ]
    case 'indeferido':
      return antes
        ? [{ rotulo: 'Reconsiderar', para: para('reconsiderarInscricao') }, ...recorre]
        : recorre
    case 'retirado':
      return transicoes.desfazerDesistencia.some((e) => e === etapaDaSelecao(s, hoje))
        ? [{ rotulo: 'Desfazer', para: para('desfazerDesistencia') }]
        : []
    case 'convocado':
      return [
        {
          rotulo: 'Protocolar pedido',
          para: `novo/requererOutorga?pessoa=${x.candidato}&processo=${s.id}&edital=${encodeURIComponent(s.edital ?? '')}&lugar=${lugarDe(s, x.id)}`,
        },
        { rotulo: 'Não compareceu', para: para('expirarConvocacao') },
        { rotulo: 'Desistência', para: para('retirarCandidato') },
      ]
    case 'compareceu':
    case 'contemplado':
      return x.outorga === undefined
        ? []
        : [{ rotulo: 'Ver prontuário', para: `outorgas/${x.outorga}` }]
    default:
      return []
  }
}

const doSorteio = (s: Selecao): readonly CartaoDaFicha[] =>
  s.sementes.length === 0
    ? []
    : [
        {
          titulo: 'Sorteio',
          nota: 'Qualquer pessoa pode refazer o sorteio: a ordem é a do SHA-256 de “semente|inscrição”, do menor para o maior.',
          tabela: {
            colunas: ['Publicada em', 'Semente', 'Fonte'],
            linhas: s.sementes.map((x) => ({
              chave: x.semente,
              celulas: [formatarDia(x.em), x.semente, x.fonte],
            })),
          },
        },
      ]
