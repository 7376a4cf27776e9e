import { nomeAbreviado } from '#core/fila/nomeAbreviado.ts'
import { lugarDe } from '#core/selecao/classificar.ts'
import { RESULTADO_DO_RECURSO } from '#core/selecao/frasesDosAtos.ts'
import { lerMudancas } from '#core/selecao/mudancas.ts'
import { requisitosDaSelecao } from '#core/selecao/requisitosDaSelecao.ts'
import type { Selecao } from '#core/selecao/selecao.ts'
import { candidatoDe } from '#core/selecao/transicoes.ts'
import type { Pacote } from '#law/pacote.ts'
import { dia } from '../formato.ts'
import { campo, citacoes, orgao, type DadosDoDocumento } from './base.ts'

const MEIOS: Readonly<Record<string, string>> = {
  mural: 'afixado em local visível do órgão',
  'imprensa-oficial': 'publicado no órgão oficial de imprensa',
  sitio: 'publicado na internet',
}
const avisoDe = (s: Selecao): string | null =>
  s.encerradaEm === undefined
    ? null
    : `${s.fase === 'anulada' ? 'ANULADO' : 'REVOGADO'} EM ${dia(s.encerradaEm)}`

const comum = (s: Selecao, pacote: Pacote) => ({
  subtitulo: pacote.prazos.selecao?.nome ?? null,
  aviso: avisoDe(s),
  numero: s.edital ?? null,
  consulta: '',
  pagina: 'editais',
})
const fundamentos = (pacote: Pacote): string[] => citacoes(pacote.prazos.selecao?.fundamentos ?? [])

/** What is disputed, by when, and how candidates are put in order. */
export function dadosDoEditalDeSelecao(s: Selecao, pacote: Pacote): DadosDoDocumento {
  return {
    ...comum(s, pacote),
    titulo: s.edital === undefined ? 'Edital' : `Edital nº ${s.edital}`,
    validoAte: s.validaAte,
    corpo: {
      abertura: `Torna-se pública, conforme ${fundamentos(pacote).join('; ')}, a abertura da seleção abaixo.`,
      campos: [
        campo('Objeto', s.objeto, true),
        campo('Vagas', s.vagas),
        campo('Aberto em', dia(s.abertaEm)),
        campo('Inscrições', `de ${dia(s.inscricoesDe)} a ${dia(s.inscricoesAte)}`),
        campo('Recurso do resultado provisório', `${s.recursoDias} dias da publicação`),
        campo('Para comparecer', `${s.convocacaoDias} dias da convocação`),
        campo('O resultado vale até', dia(s.validaAte)),
      ],
      criterios: s.criterios.map((k) => ({ nome: k.nome, maximo: String(k.maximo) })),
      linhas: [],
      comPontos: false,
      pedidos: requisitosDaSelecao(pacote, s.abertaEm).map(pedido),
      regras: [
        s.modo === 'sorteio'
          ? 'A ordem é por sorteio.'
          : 'A ordem é a dos pontos, do maior para o menor; o empate desfaz-se por sorteio.',
        'No sorteio, a ordem é a do resumo SHA-256 do texto formado pela semente publicada, uma barra vertical e o número da inscrição, do menor para o maior. A semente é publicada depois das inscrições e antes do sorteio.',
        'Convoca-se pela ordem, até o número de vagas. Quem não comparece no prazo perde a vaga para o seguinte.',
      ],
      assinaturas: [{ nome: null, papel: orgao(pacote, s.abertaEm) }],
    },
  }
}

/** How many appeals the provisional result had, and how they ended. */
function recursosContados(s: Selecao): string {
  const como = s.recursos.map((r) =>
    r.decisao === undefined ? 'por decidir' : (RESULTADO_DO_RECURSO[r.decisao.resultado] ?? ''),
  )
  return [...new Set(como)].map((c) => `${como.filter((x) => x === c).length} ${c}`).join(', ')
}

const SAEM_DO_FINAL: readonly string[] = [
  'candidatoRetirado',
  'desistenciaDesfeita',
  'convocacaoDesfeita',
]

/** What changed after the result that is printed, with who may appeal from it and until when. */
function mudancasImpressas(s: Selecao): string[] {
  const { final } = s
  return lerMudancas(s).flatMap((m, n) => {
    const ato = s.mudancas?.[n]?.ato ?? ''
    if (final !== undefined && (m.em < final.em || !SAEM_DO_FINAL.includes(ato))) return []
    const quem = m.podem.length === 1 ? 'pela inscrição' : 'pelas inscrições'
    const prazo =
      m.recursoAte === undefined
        ? ''
        : ` Cabe recurso até ${dia(m.recursoAte)}, ${quem} nº ${m.podem.join(', ')}.`
    return [`Em ${dia(m.em)}: ${m.frase}.${prazo}`]
  })
}

/** The last result published, by number and short name; undefined before the first. */
export function dadosDoResultado(
  s: Selecao,
  nomes: ReadonlyMap<string, string>,
  pacote: Pacote,
): DadosDoDocumento | undefined {
  const r = s.final ?? s.provisorio
  if (r === undefined) return undefined
  const porId = new Map(s.candidatos.map((c) => [c.id, c]))
  const qual = s.final === undefined ? 'provisório' : 'final'
  const onde = r.meios.map((m) => MEIOS[m] ?? m).join(', ')
  return {
    ...comum(s, pacote),
    titulo: `Resultado ${qual} do edital nº ${s.edital ?? ''}`,
    corpo: {
      abertura: `Torna-se público, conforme ${fundamentos(pacote).join('; ')}, o resultado ${qual} da seleção, em ${dia(r.em)}, ${onde}${r.referencia === undefined ? '' : ` (${r.referencia})`}.`,
      campos: [
        campo('Objeto', s.objeto, true),
        campo('Vagas', s.vagas),
        campo('Classificados', r.ordem.length),
        campo('Recursos até', s.final === undefined ? dia(s.provisorio?.recursoAte ?? r.em) : null),
        campo('Homologado em', s.homologadaEm && dia(s.homologadaEm)),
        campo('Recursos', s.recursos.length === 0 ? null : recursosContados(s)),
      ].filter((c) => c.valor !== null),
      criterios: [],
      pedidos: [],
      comPontos: s.modo === 'pontos',
      linhas: r.ordem.map((l, n) => {
        const c = porId.get(l.inscricao)
        return {
          lugar: `${n + 1}º`,
          inscricao: c?.protocolo ?? '—',
          nome: nomeAbreviado(nomes.get(c?.candidato ?? '') ?? '—'),
          pontos: l.pontos === undefined ? '—' : String(l.pontos),
        }
      }),
      regras: [
        ...mudancasImpressas(s),
        ...(r.semente === undefined
          ? []
          : [
              `Sorteio pela semente “${r.semente}” (${s.sementes.find((x) => x.semente === r.semente)?.fonte ?? ''}): do menor para o maior resumo SHA-256 de “semente|inscrição”.`,
            ]),
      ],
      assinaturas: [{ nome: null, papel: orgao(pacote, r.em) }],
    },
  }
}

const pedido = ({ pede, quando, fundamentos }: ReturnType<typeof requisitosDaSelecao>[number]) => ({
  pede,
  quando,
  onde: citacoes(fundamentos).join('; '),
})

/** The call of one candidate, with until when and what to bring; undefined when never called. */
export function dadosDaConvocacao(
  s: Selecao,
  inscricao: string,
  nomes: ReadonlyMap<string, string>,
  pacote: Pacote,
): DadosDoDocumento | undefined {
  const c = candidatoDe(s, inscricao)
  if (c?.responderAte === undefined) return undefined
  const { responderAte } = c
  return {
    ...comum(s, pacote),
    titulo: `Convocação do edital nº ${s.edital ?? ''}`,
    validoAte: responderAte,
    corpo: {
      abertura: `Fica convocado, conforme ${fundamentos(pacote).join('; ')} e o resultado final homologado em ${dia(s.homologadaEm ?? s.abertaEm)}, o candidato abaixo, para requerer a vaga até ${dia(responderAte)}, inclusive. Quem não comparece até esse dia perde a vaga para o seguinte.`,
      campos: [
        campo('Candidato', nomes.get(c.candidato) ?? '—', true),
        campo('Inscrição', `nº ${c.protocolo ?? ''}`),
        campo('Classificação', `${lugarDe(s, c.id)}º lugar`),
        campo('Comparecer até', dia(responderAte)),
        campo('Onde', orgao(pacote, responderAte)),
      ],
      criterios: [],
      pedidos: requisitosDaSelecao(pacote, responderAte)
        .filter((r) => r.quando === 'vaga')
        .map(pedido),
      comPontos: false,
      linhas: [],
      regras: [],
      assinaturas: [{ nome: null, papel: orgao(pacote, s.abertaEm) }],
    },
  }
}
