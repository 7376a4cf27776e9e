import { nomear } from '#core/mensagens/palavras.ts'
import { formatarReais } from '#core/money/centavos.ts'
import { formatarIdentificador } from '#core/identificador/identificador.ts'
import { inscricaoEmVigor, type Inscricao } from '#core/divida/divida.ts'
import { inscricaoExigivel } from '#core/divida/inscricaoExigivel.ts'
import type { Pagamento } from '#core/processo/processo.ts'
import type { Pacote } from '#law/pacote.ts'
import { citacoesDe, type FichaDaAutuacao } from '../fichas.ts'
import { dia } from '../formato.ts'
import { palavra } from '../palavras.ts'
import { corpoDoAto, provisoesEm } from './ato.ts'
import { consultaDoAuto, papelDe, tituloComProcesso } from './auto.ts'
import { campo, citacoes, orgao, type Campo, type DadosDoDocumento } from './base.ts'

/** The one that stands; once cancelled, the last, which the term still tells of. */
const inscricaoDe = ({ auto }: FichaDaAutuacao): Inscricao | undefined =>
  inscricaoEmVigor(auto) ?? auto.inscricoes.at(-1)

/** All that the inscription has, with the authority's signature: Lei 6.830/1980, art. 2º, § 6º. */
export const dadosDaCertidaoDeDivida = (
  ficha: FichaDaAutuacao,
  pacote: Pacote,
): DadosDoDocumento | undefined => {
  const i = inscricaoExigivel(ficha.auto)
  return i === undefined
    ? undefined
    : daInscricao(ficha, pacote, i, {
        titulo: 'Certidão de dívida ativa',
        abertura: `Certifico que está inscrita em dívida ativa do Município de ${pacote.lei.municipio.nome} a dívida abaixo, e que esta certidão tem os mesmos elementos do termo de inscrição.`,
      })
}

/** The inscription itself, in the book. */
export const dadosDoTermoDeInscricao = (
  ficha: FichaDaAutuacao,
  pacote: Pacote,
): DadosDoDocumento | undefined => {
  const i = inscricaoDe(ficha)
  return i === undefined
    ? undefined
    : daInscricao(ficha, pacote, i, {
        titulo: 'Termo de inscrição em dívida ativa',
        abertura: `Conferida a legalidade do processo, inscreve-se em dívida ativa do Município de ${pacote.lei.municipio.nome} a dívida abaixo.`,
      })
}

function daInscricao(
  ficha: FichaDaAutuacao,
  pacote: Pacote,
  i: Inscricao,
  { titulo, abertura }: Readonly<{ titulo: string; abertura: string }>,
): DadosDoDocumento {
  const regra = pacote.processo.cobranca?.dividaAtiva
  const [folha = '', ano = ''] = (i.inscricao ?? '').split('/')
  const ato = ficha.linha.findLast((a) => a.tipo === 'dividaInscrita' && a.em === i.em)
  return {
    titulo,
    subtitulo: `Inscrição nº ${i.inscricao ?? '(sem número)'}`,
    aviso:
      i.canceladaEm === undefined
        ? null
        : `INSCRIÇÃO CANCELADA EM ${dia(i.canceladaEm)}: ${nomear(i.motivo ?? '').toLocaleUpperCase('pt-BR')}`,
    numero: i.inscricao ?? null,
    consulta: consultaDoAuto(ficha),
    corpo: corpoDoAto({
      abertura,
      grupos: [
        {
          titulo: 'Inscrição',
          campos: [
            campo('Número', i.inscricao),
            campo('Data', dia(i.em)),
            campo('Livro eletrônico e folha', `Livro ${ano}, folha ${Number(folha)}`),
            campo('Processo administrativo', i.processo),
          ],
        },
        ...devedores(ficha, pacote, i),
        {
          titulo: 'Origem, natureza e fundamento',
          campos: [
            campo(
              'Origem',
              `Multa por infração, ${palavra(pacote.lei.termos.auto).nome} nº ${i.auto}, de ${dia(i.fatoEm)}`,
              true,
            ),
            campo('Natureza', 'Dívida ativa não tributária'),
            campo('Decisão definitiva em', dia(i.definitivaEm)),
            campo(
              'Fundamento legal',
              [
                ...new Set([
                  ...citacoes([i.origem]),
                  // What fixes the value and its updating: Lei 6.830/1980, art. 2º, § 5º, III.
                  ...citacoes(ficha.auto.multa?.fundamentos ?? []),
                  ...citacoesDe(ficha, 'autoJulgado'),
                ]),
              ].join('; '),
              true,
            ),
            ...(i.tituloExtrajudicial
              ? [
                  campo(
                    'Força',
                    `Título extrajudicial (${citacoes(pacote.processo.decisaoDefinitiva.fundamentos).join('; ')})`,
                    true,
                  ),
                ]
              : []),
          ],
        },
        {
          titulo: 'Quantia',
          campos: [
            campo('Valor originário', formatarReais(i.valorOriginario)),
            campo('Pago antes da inscrição', i.pago === 0 ? 'Nada' : formatarReais(i.pago)),
            campo('Vencida em', dia(i.venceuEm)),
            campo('Termo inicial da correção', termoInicial(pacote, i)),
            campo('Como se corrige', comCitacoes(regra?.correcao), true),
            campo('Juros de mora', comCitacoes(regra?.juros), true),
            ...(i.observacao === undefined ? [] : [campo('Observação', i.observacao, true)]),
          ],
        },
      ],
      destaque: `Valor em ${dia(i.em)}: ${formatarReais(i.valor)}`,
      fundamentos: [...citacoes(regra?.fundamentos ?? []), ...(regra?.outrasNormas ?? [])],
      tituloDosItens: 'Como se chega ao valor',
      itens: i.passos,
      provisoes: provisoesEm(pacote, [i.origem], i.fatoEm),
      assinaturas: [
        {
          nome: ato?.autor ?? null,
          papel: `Procuradoria do Município de ${pacote.lei.municipio.nome}`,
        },
      ],
    }),
  }
}

/** From when the debt is corrected: not at all, where the law fixes the fine on the day of the fact. */
function termoInicial({ infracoes }: Pacote, i: Inscricao): string {
  const { correcao } = infracoes
  if (correcao?.modo !== 'ate-o-pagamento') return 'Sem correção depois do fato'
  return dia(correcao.desde === 'fato' ? i.fatoEm : correcao.desde)
}

const comCitacoes = (r: Readonly<{ texto: string; fundamentos: readonly string[] }> | undefined) =>
  r === undefined ? null : `${r.texto.replace(/\.$/, '')} (${citacoes(r.fundamentos).join('; ')}).`

function devedores(
  ficha: FichaDaAutuacao,
  pacote: Pacote,
  i: Inscricao,
): readonly { titulo: string; campos: Campo[] }[] {
  return i.devedores.map((d, n) => {
    const nome = i.nomes?.[n]
    return {
      titulo: d.solidario ? 'Corresponsável' : 'Devedor',
      campos: [
        campo('Nome', nome?.nome ?? ficha.responsaveis[n]?.nome ?? 'Dados pessoais eliminados'),
        campo(
          'CPF ou CNPJ',
          nome?.identificador === undefined ? null : formatarIdentificador(nome.identificador),
        ),
        campo('Responde como', papelDe(d.papel, pacote)),
        campo('Domicílio', nome?.domicilio ?? 'Não conhecido', true),
      ],
    }
  })
}

/** Who paid: another, by the name given; the one told, of those who answer; else all who answer. */
const quemPagou = (
  { responsaveis }: FichaDaAutuacao,
  { pagador, pessoa }: Pagamento,
): string | null =>
  pagador ??
  (responsaveis
    .filter((r) => pessoa === undefined || r.pessoa === pessoa)
    .map((r) => r.nome)
    .join('; ') ||
    null)

/** The receipt of one payment, by its official number. */
export function dadosDoRecibo(
  ficha: FichaDaAutuacao,
  pacote: Pacote,
  recibo: string | undefined,
): DadosDoDocumento | undefined {
  const { auto } = ficha
  const p = auto.pagamentos.find((x) => x.recibo !== undefined && x.recibo === recibo)
  if (p === undefined) return undefined
  const ato = ficha.linha.find(
    (a) => a.tipo === 'pagamentoRegistrado' && (a.dados as { recibo?: string }).recibo === recibo,
  )
  const dados = (ato?.dados ?? {}) as { resta?: number; devido?: { passos?: readonly string[] } }
  return {
    titulo: `Recibo de pagamento nº ${p.recibo}`,
    subtitulo: tituloComProcesso(ficha, pacote),
    aviso:
      auto.anuladoEm === undefined
        ? null
        : `ANULADO EM ${dia(auto.anuladoEm)}: o que se pagou é de restituir`,
    numero: p.recibo ?? null,
    consulta: consultaDoAuto(ficha),
    corpo: corpoDoAto({
      grupos: [
        {
          titulo: null,
          campos: [
            campo('Pago em', dia(p.pagoEm)),
            campo('Pago por', quemPagou(ficha, p)),
            campo('Multa por', ficha.dispositivo.citacao),
            campo(
              'Resta a pagar',
              dados.resta === undefined || dados.resta === 0
                ? 'Nada: multa quitada'
                : `${formatarReais(dados.resta)}, em ${dia(p.pagoEm)}`,
            ),
          ],
        },
      ],
      destaque: `Recebido: ${formatarReais(p.valor)}`,
      fundamentos: ato?.citacoes ?? [],
      tituloDosItens: 'O que era devido antes deste pagamento',
      itens: dados.devido?.passos ?? [],
      assinaturas: [{ nome: ato?.autor ?? null, papel: orgao(pacote, p.pagoEm) }],
    }),
  }
}
