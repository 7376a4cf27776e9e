import type { Pacote } from '#law/pacote.ts'
import { situacaoDaCarteira } from '#core/carteira/carteira.ts'
import { inscricaoExigivel } from '#core/divida/inscricaoExigivel.ts'
import { possiveisDoOrgao } from './doOrgao.ts'
import { impressoDaLei } from './dados/ato.ts'
import { recebeImpresso } from './dados/condutor.ts'
import { anotacoes } from './dados/licencas.ts'
import { tituloDoRecolhimento } from './dados/recolhimento.ts'
import {
  ehAutuacao,
  ehDeCarteiras,
  ehDasSessoes,
  ehDeBloco,
  ehDePerda,
  ehDoOrgao,
  ehRecolhimento,
  type Ficha,
  type FichaDaAutuacao,
  type FichaDaOutorga,
  type FichaDasCarteiras,
  type FichaDasSessoes,
  type FichaDeProcessoDePerda,
  type FichaDeRecolhimento,
} from './fichas.ts'
import { palavra } from './palavras.ts'

export const modelos = [
  'termo-de-outorga',
  'apostila',
  'licenciamento',
  'cartao-do-titular',
  'certificado-de-condutor',
  'cracha',
  'laudo-de-vistoria',
  'selo-de-vistoria',
  'licenca-de-afastamento',
  'veiculo-provisorio',
  'calculo-de-custos',
  'certidao',
  'auto',
  'notificacao-de-autuacao',
  'decisao',
  'parecer',
  'decisao-do-recurso',
  'acordao-da-perda',
  'memoria-de-calculo',
  'recibo-de-pagamento',
  'termo-de-inscricao',
  'certidao-de-divida-ativa',
  'termo-de-recolhimento',
  'termo-de-liberacao',
  'carteira-de-fiscal',
  'pauta-da-junta',
  'ata-da-junta',
  'termo-do-bloco',
  'edital',
  'resultado',
  'convocacao',
  'edital-da-fila',
  'expediente',
] as const
export type Modelo = (typeof modelos)[number]

/** `alvo`: id of the part of the file that the document is about, when it is about a part. */
export type DocumentoPossivel = Readonly<{ modelo: Modelo; rotulo: string; alvo?: string }>
type Lista = readonly (DocumentoPossivel | false)[]

/** The documents that can be printed of this file now, in the words of its law: for buttons. */
export function documentosPossiveis(ficha: Ficha, pacote: Pacote): readonly DocumentoPossivel[] {
  if (ehDoOrgao(ficha)) return possiveisDoOrgao(ficha, pacote)
  const lista = ehAutuacao(ficha)
    ? daAutuacao(ficha, pacote)
    : ehRecolhimento(ficha)
      ? doRecolhimento(ficha)
      : ehDeCarteiras(ficha)
        ? dasCarteiras(ficha, pacote)
        : ehDasSessoes(ficha)
          ? dasSessoes(ficha)
          : ehDeBloco(ficha)
            ? DO_BLOCO
            : ehDePerda(ficha)
              ? daPerda(ficha)
              : daOutorga(ficha, pacote)
  return lista.filter((d) => d !== false)
}

const daAutuacao = ({ auto, multa }: FichaDaAutuacao, { lei }: Pacote): Lista => [
  { modelo: 'auto', rotulo: palavra(lei.termos.auto).Nome },
  auto.notificadoEm !== undefined && {
    modelo: 'notificacao-de-autuacao',
    rotulo: 'Notificação de autuação',
  },
  auto.julgamento !== undefined && { modelo: 'decisao', rotulo: 'Decisão de primeira instância' },
  auto.parecer !== undefined && { modelo: 'parecer', rotulo: 'Parecer sobre o recurso' },
  auto.julgamentoDoRecurso !== undefined && {
    modelo: 'decisao-do-recurso',
    rotulo:
      auto.julgamentoDoRecurso.acordao === undefined
        ? 'Decisão do recurso'
        : `Acórdão nº ${auto.julgamentoDoRecurso.acordao}`,
  },
  multa !== null && { modelo: 'memoria-de-calculo', rotulo: 'Memória de cálculo da multa' },
  ...auto.pagamentos.flatMap(({ recibo }): Lista =>
    recibo === undefined
      ? []
      : [{ modelo: 'recibo-de-pagamento', rotulo: `Recibo nº ${recibo}`, alvo: recibo }],
  ),
  auto.inscricoes.length > 0 && {
    modelo: 'termo-de-inscricao',
    rotulo: 'Termo de inscrição em dívida ativa',
  },
  inscricaoExigivel(auto) !== undefined && {
    modelo: 'certidao-de-divida-ativa',
    rotulo: 'Certidão de dívida ativa',
  },
]

const doRecolhimento = (ficha: FichaDeRecolhimento): Lista => [
  { modelo: 'termo-de-recolhimento', rotulo: tituloDoRecolhimento(ficha) },
  ficha.recolhimento.situacao === 'liberado' && {
    modelo: 'termo-de-liberacao',
    rotulo: 'Termo de liberação',
  },
]

const DO_BLOCO: Lista = [
  { modelo: 'termo-do-bloco', rotulo: 'Termo de entrega e prestação de contas' },
]

/** Of a loss, what the collegiate body decided; its other acts are in the dossier. */
const daPerda = ({ perda }: FichaDeProcessoDePerda): Lista => {
  const { acordao } = perda.decisaoDoRecurso ?? {}
  return acordao === undefined
    ? []
    : [{ modelo: 'acordao-da-perda', rotulo: `Acórdão nº ${acordao}` }]
}

/** The newest session first: its agenda, and its minutes once it ended. */
const dasSessoes = ({ junta }: FichaDasSessoes): Lista =>
  junta.sessoes.toReversed().flatMap((s): Lista => [
    { modelo: 'pauta-da-junta', rotulo: `Pauta da sessão nº ${s.numero ?? ''}`, alvo: s.id },
    s.situacao === 'encerrada' && {
      modelo: 'ata-da-junta',
      rotulo: `Ata nº ${s.ata ?? ''}`,
      alvo: s.id,
    },
  ])

/** The card in force only: one that ended is not printed again. */
const dasCarteiras = ({ carteiras, em }: FichaDasCarteiras, { processo }: Pacote): Lista =>
  carteiras.emitidas
    .filter((c) => situacaoDaCarteira(c, em) === 'valida')
    .map((c) => ({
      modelo: 'carteira-de-fiscal',
      rotulo: `${processo.carteiraDoFiscal?.nome ?? 'Carteira'} nº ${c.numero ?? ''}`,
      alvo: c.id,
    }))

function daOutorga(ficha: FichaDaOutorga, pacote: Pacote): Lista {
  const { outorga, condutores } = ficha
  const concedida = outorga.situacao === 'concedida'
  const cartao = impressoDaLei(pacote, 'cartao-do-titular')
  const licenca = impressoDaLei(pacote, 'licenciamento')
  const vistoria = ficha.vistorias.realizadas.at(-1)
  const deCondutor = (modelo: 'certificado-de-condutor' | 'cracha'): Lista =>
    condutores
      .filter((c) => concedida && c.falecidoEm === undefined && recebeImpresso(pacote, modelo, c))
      .map((c) => ({
        modelo,
        rotulo: `${impressoDaLei(pacote, modelo)?.nome ?? modelo}: ${c.nome}`,
        alvo: c.id,
      }))
  return [
    concedida && {
      modelo: 'termo-de-outorga',
      rotulo: palavra(pacote.lei.termos.termoDeOutorga).Nome,
    },
    concedida &&
      anotacoes(ficha).length > 0 && {
        modelo: 'apostila',
        rotulo:
          impressoDaLei(pacote, 'apostila')?.nome ??
          `Apostila ${palavra(pacote.lei.termos.termoDeOutorga).ao}`,
      },
    concedida &&
      ficha.licenciamento.licenciamentos.length > 0 && {
        modelo: 'licenciamento',
        rotulo: licenca?.nome ?? palavra(pacote.lei.termos.licenciamento).Nome,
      },
    concedida && cartao !== undefined && { modelo: 'cartao-do-titular', rotulo: cartao.nome },
    ...deCondutor('certificado-de-condutor'),
    ...deCondutor('cracha'),
    vistoria !== undefined && { modelo: 'laudo-de-vistoria', rotulo: 'Laudo de vistoria' },
    vistoria?.resultado === 'aprovada' && {
      modelo: 'selo-de-vistoria',
      rotulo: impressoDaLei(pacote, 'selo')?.nome ?? 'Selo de vistoria',
    },
    outorga.afastamentos?.some((a) => a.situacao === 'concedido') === true && {
      modelo: 'licenca-de-afastamento',
      rotulo: 'Licença de afastamento',
    },
    concedida &&
      outorga.frota?.provisorios.some((p) => p.encerradoEm === undefined) === true && {
        modelo: 'veiculo-provisorio',
        rotulo: 'Autorização de veículo provisório',
      },
    ...(outorga.calculosDeCustos ?? [])
      .filter((c) => c.situacao === 'calculado')
      .map((c) => ({
        modelo: 'calculo-de-custos' as const,
        rotulo: `Cálculo de custos operacionais nº ${c.numero ?? ''}`,
        alvo: c.id,
      })),
    ficha.situacao !== null && {
      modelo: 'certidao',
      rotulo: ficha.situacao.regular ? 'Certidão de regularidade' : 'Certidão de situação',
    },
  ]
}
