import { addDias } from '../calendar/dia.ts'
import type { Recusa } from '../decisao.ts'
import { recusaDeCienciaPendente } from '../processo/ciencias.ts'
import type { Situacao } from '../processo/comandoDoAuto.ts'
import { recusaDeQuitada, recusasDeExigibilidade } from '../processo/multaDevida.ts'
import { inscricaoEmVigor } from './divida.ts'
import { prescricoes } from './prescricao.ts'
import { vencimentoDaMulta } from './vencimento.ts'

/** What a pack has to say of collection; a law whose pack says nothing has these acts closed. */
export const semCobranca = ({ contexto, base }: Situacao): readonly Recusa[] =>
  contexto.pacote.processo.cobranca === undefined
    ? [{ codigo: 'cobranca.nao-prevista', fundamentos: base.fundamentos }]
    : []

/** The name of each element of the inscription that is not known (Lei 6.830/1980, art. 2º, § 5º). */
function elementosQueFaltam({ auto, mundo, contexto }: Situacao): readonly Recusa[] {
  const regra = contexto.pacote.processo.cobranca?.dividaAtiva
  const conhecido =
    auto.infratorNome !== undefined ||
    auto.responsaveis.some(
      (r) => r.pessoa !== undefined && mundo.pessoa(r.pessoa)?.identidade !== undefined,
    )
  return [
    ...(conhecido ? [] : ['devedor']),
    ...(auto.processo === undefined ? ['processo'] : []),
  ].map((falta) => ({
    codigo: 'divida.elemento-ausente',
    fundamentos: regra?.fundamentos ?? [],
    ...(regra?.outrasNormas === undefined ? {} : { outrasNormas: regra.outrasNormas }),
    falta,
  }))
}

/** Why the fine may not be inscribed today, its phase and the author's role apart. */
export function impedimentosDaInscricao(s: Situacao): readonly Recusa[] {
  const { auto, contexto } = s
  const { pacote, hoje } = contexto
  const sem = semCobranca(s)
  const cobranca = pacote.processo.cobranca
  if (cobranca === undefined) return sem
  const { dividaAtiva, vencimento } = cobranca
  const emVigor = inscricaoEmVigor(auto)
  const desfeita = auto.inscricoes.find((i) => i.motivo === 'decisao-judicial')
  const ate = vencimentoDaMulta(auto, contexto)?.ultimoDia
  const prescrita = prescricoes(auto, contexto).find((p) => p.especie === 'executoria')
  const lacuna = vencimento.lacuna === undefined ? {} : { lacuna: vencimento.lacuna }
  return [
    ...recusasDeExigibilidade(auto, contexto),
    ...recusaDeQuitada(auto, contexto),
    ...(auto.julgamentoDoRecurso === undefined
      ? []
      : recusaDeCienciaPendente(auto, 'recurso', pacote)),
    ...(emVigor === undefined
      ? []
      : [
          {
            codigo: 'divida.ja-inscrita',
            fundamentos: dividaAtiva.fundamentos,
            dados: { inscricao: emVigor.inscricao ?? '', em: emVigor.em },
          },
        ]),
    ...(desfeita === undefined
      ? []
      : [{ codigo: 'divida.cancelada-em-juizo', fundamentos: dividaAtiva.fundamentos }]),
    ...(ate === undefined || hoje > ate || emVigor !== undefined
      ? []
      : [
          {
            codigo: 'divida.prazo-de-pagamento',
            fundamentos: vencimento.fundamentos,
            passaEm: addDias(ate, 1),
            ...lacuna,
            dados: { ate },
          },
        ]),
    ...(prescrita === undefined || hoje <= prescrita.ate
      ? []
      : [
          {
            codigo: 'divida.prescrita',
            fundamentos: prescrita.fundamentos,
            outrasNormas: prescrita.outrasNormas,
            ...(prescrita.lacuna === undefined ? {} : { lacuna: prescrita.lacuna }),
            dados: { ate: prescrita.ate },
          },
        ]),
    ...elementosQueFaltam(s),
  ]
}
