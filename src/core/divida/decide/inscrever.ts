import { anoDe } from '../../calendar/dia.ts'
import { recusar, type Decisao } from '../../decisao.ts'
import { multaRecusada } from '../../multa/calcularMulta.ts'
import { comandoDoAuto, type Situacao } from '../../processo/comandoDoAuto.ts'
import { multaDevida } from '../../processo/multaDevida.ts'
import type { Auto } from '../../processo/processo.ts'
import type { Contexto } from '../../contexto.ts'
import { escreverEndereco } from '../../pessoa/escreverEndereco.ts'
import type { Mundo } from '../../mundo.ts'
import * as schema from '../divida.ts'
import { impedimentosDaInscricao, semCobranca } from '../impedimentos.ts'
import { vencimentoDaMulta } from '../vencimento.ts'
import { inscricaoEmVigor } from '../divida.ts'

/**
 * The control of legality that makes of a final, unpaid fine an active debt: it carries all that the
 * law wants in the inscription, under an official number without gaps.
 */
export const inscreverDividaAtiva = comandoDoAuto({
  nome: 'inscreverDividaAtiva',
  rotulo: 'Inscrever em dívida ativa',
  dados: schema.inscreverDividaAtiva,
  papeis: ({ processo }) => processo.cobranca?.dividaAtiva.inscrevem ?? [],
  impedimentos: impedimentosDaInscricao,
  confere: (_dados, s, impedida) => {
    if (s.auto.multa === undefined || impedida) return []
    const devida = multaDevida(s.auto, s.contexto.hoje, s.mundo, s.contexto)
    return multaRecusada(devida) ? devida.recusas : []
  },
  atos: ({ observacao }, s) => inscrever(observacao, s),
})

function inscrever(observacao: string | undefined, s: Situacao): Decisao<schema.AtoDeDivida> {
  const { auto, mundo, contexto, corrente, base } = s
  const { hoje, pacote } = contexto
  const devida = multaDevida(auto, hoje, mundo, contexto)
  if (multaRecusada(devida)) return devida
  const venceuEm = vencimentoDaMulta(auto, contexto)?.ultimoDia
  const { multa, definitivaEm, processo } = auto
  if (
    venceuEm === undefined ||
    multa === undefined ||
    definitivaEm === undefined ||
    processo === undefined
  )
    return recusar([{ codigo: 'divida.elemento-ausente', fundamentos: base.fundamentos }])
  const cobranca = pacote.processo.cobranca
  const lacunas = [
    ...(base.lacunas ?? []),
    cobranca?.dividaAtiva.lacuna,
    cobranca?.dividaAtiva.juros.lacuna,
    cobranca?.vencimento.lacuna,
    ...devida.lacunas,
  ].filter((l) => l !== undefined)
  return [
    {
      tipo: 'dividaInscrita',
      corrente,
      fundamentos: [
        ...new Set([
          ...base.fundamentos,
          ...pacote.processo.decisaoDefinitiva.fundamentos,
          ...devida.fundamentos,
        ]),
      ],
      ...(lacunas.length === 0 ? {} : { lacunas: [...new Set(lacunas)] }),
      dados: {
        em: hoje,
        devedores: auto.responsaveis.map(({ pessoa, papel, solidario }) => ({
          ...(pessoa === undefined ? {} : { pessoa }),
          papel,
          solidario,
        })),
        origem: auto.dispositivo,
        fatoEm: auto.fatoEm,
        natureza: 'nao-tributaria',
        definitivaEm,
        valorOriginario: multa.valor,
        pago: auto.pagamentos.reduce((soma, p) => soma + p.valor, 0),
        valor: devida.valor,
        passos: devida.passos,
        venceuEm,
        auto: auto.numero ?? '',
        processo,
        tituloExtrajudicial: auto.tituloExtrajudicial === true,
        ...(observacao === undefined ? {} : { observacao }),
      },
      pessoal: { devedores: nomesDosDevedores(auto, mundo, contexto) },
      numerar: { campo: 'inscricao', serie: 'divida-ativa', ano: anoDe(hoje) },
    },
  ]
}

/** Name, number of register and domicile of each who answers, as they are known on the day. */
function nomesDosDevedores(
  auto: Auto,
  mundo: Mundo,
  { pacote }: Contexto,
): readonly schema.NomeDoDevedor[] {
  return auto.responsaveis.map(({ pessoa }) => {
    const identidade = pessoa === undefined ? undefined : mundo.pessoa(pessoa)?.identidade
    if (identidade === undefined) return { nome: auto.infratorNome ?? 'não identificado' }
    const { nome, identificador, endereco } = identidade
    const domicilio = endereco && escreverEndereco(endereco, pacote.lei.municipio)
    return { nome, identificador, ...(domicilio === undefined ? {} : { domicilio }) }
  })
}

/** Undoes an inscription by a reasoned act; after a mistake the debt may be inscribed again. */
export const cancelarInscricao = comandoDoAuto({
  nome: 'cancelarInscricao',
  rotulo: 'Cancelar a inscrição em dívida ativa',
  dados: schema.cancelarInscricao,
  papeis: ({ processo }) => processo.cobranca?.dividaAtiva.inscrevem ?? [],
  impedimentos: (s) =>
    inscricaoEmVigor(s.auto) === undefined
      ? [...semCobranca(s), { codigo: 'divida.nao-inscrita', fundamentos: s.base.fundamentos }]
      : semCobranca(s),
  confere: ({ motivo }, { auto, base }) =>
    (motivo === 'anulacao' && auto.anuladoEm === undefined && auto.fase !== 'arquivado') ||
    (motivo === 'prescricao' && auto.prescricao === undefined)
      ? [{ codigo: 'divida.motivo-sem-fato', fundamentos: base.fundamentos, dados: { motivo } }]
      : [],
  atos: ({ motivo, razoes }, { auto, contexto, corrente, base }) => [
    {
      tipo: 'inscricaoCancelada',
      corrente,
      ...base,
      dados: {
        em: contexto.hoje,
        inscricao: inscricaoEmVigor(auto)?.inscricao ?? '',
        motivo,
        razoes,
      },
    },
  ],
})
