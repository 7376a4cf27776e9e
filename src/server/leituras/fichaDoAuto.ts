import { corrente } from '#core/ato.ts'
import { tipificar } from '#core/infracao/catalogo.ts'
import { casoDoAuto } from '#core/junta/caso.ts'
import { citar } from '#core/mensagens/citar.ts'
import { comoFrase } from '#core/mensagens/comoFrase.ts'
import { calcularMulta, multaRecusada } from '#core/multa/calcularMulta.ts'
import { execucaoDa } from '#core/perda/decide/executar.ts'
import {
  penalidadesQueRestam,
  penalidadesSemFundamento,
} from '#core/processo/penalidadesQueRestam.ts'
import { multaDevida, quitada } from '#core/processo/multaDevida.ts'
import type { Auto } from '#core/processo/processo.ts'
import { reincidenciaQueResta } from '#core/processo/reincidenciaQueResta.ts'
import { redacaoEm } from '#law/texto/vigencia.ts'
import type { FichaDoAuto } from '../contrato/contrato.ts'
import { documentosDaFicha } from '../documentos/documentosDaFicha.ts'
import { naoEncontrado } from '../http/problema.ts'
import { cobrancaDoAuto } from './cobrancaDoAuto.ts'
import { colegiadoDoCaso } from '../juntas/colegiadoDoCaso.ts'
import { comandosDas, comandosDeInicio, semMedida } from './comandosPossiveis.ts'
import { linhaDoTempo } from './linha.ts'
import { citacoes, explicada } from './recusas.ts'
import { sequencia, type Vista } from './vista.ts'

type Multa = Pick<FichaDoAuto, 'multa' | 'recusasDaMulta'>

/**
 * The file of a record of an infraction: the provision as it was on the day of the fact, who
 * answers, the proceeding, and the fine as of the day of the view. Throws 404.
 */
export function fichaDoAuto(vista: Vista, id: string): FichaDoAuto {
  const { mundo, servico } = vista
  const auto = mundo.auto(id)
  if (!auto) throw naoEncontrado('Este auto')
  const c = corrente('auto', id)
  const ficha = {
    seq: sequencia(vista, c),
    auto,
    dispositivo: dispositivoDoFato(vista, auto),
    outorga: (auto.outorga && mundo.outorga(auto.outorga)) || null,
    responsaveis: auto.responsaveis.map((r) => ({
      ...(r.pessoa === undefined ? {} : { pessoa: r.pessoa }),
      papel: r.papel,
      nome: nomeDoResponsavel(vista, auto, r.pessoa),
      solidario: r.solidario,
      citacoes: citacoes(r.fundamentos),
    })),
    ...multaDe(vista, auto),
    pago: quitada(auto),
    cobranca: cobrancaDoAuto(vista, auto, (p) => nomeDoResponsavel(vista, auto, p)),
    mesmaAbordagem: mesmaAbordagem(vista, auto),
    recolhimentos: mundo.recolhimentosDoAuto(id),
    perdas: mundo.perdasDoAuto(id),
    penalidadesSemFundamento: penalidadesSemFundamento(auto, mundo, vista.contexto),
    colegiado: colegiadoDoCaso(vista, casoDoAuto(auto)),
    comandos: [...comandosDoProcesso(vista, auto), ...comandosDeMedidas(vista, auto)],
    linha: linhaDoTempo(vista, new Set([c])),
  }
  return { ...ficha, documentos: documentosDaFicha(ficha, servico, `autos/${id}`) }
}

/** Paid in full, a payment is still recorded only when it was beyond what was owed: it says so. */
const comandosDoProcesso = (vista: Vista, auto: Auto) =>
  comandosDas(vista, [corrente('auto', auto.id)]).map((p) =>
    p.nome === 'registrarPagamento' && quitada(auto) ? { ...p, rotulo: SO_A_MAIOR } : p,
  )
const SO_A_MAIOR = 'Quitada; só um pagamento a maior ainda se registra'

/** What a record may begin: the custody of the vehicle, and each penalty still to be carried out. */
const comandosDeMedidas = (vista: Vista, auto: Auto) =>
  semMedida(vista, comandosDeInicio(vista, ['recolhimento', 'perda']), auto).filter(({ nome }) =>
    nome === 'recolherVeiculo'
      ? auto.anuladoEm === undefined && auto.fase !== 'arquivado'
      : nome === 'executarPenalidade' &&
        auto.fase === 'definitivo' &&
        auto.anuladoEm === undefined &&
        penalidadesQueRestam(auto, vista.mundo, vista.contexto).some(
          (p) =>
            execucaoDa(vista.contexto, p) !== undefined &&
            !vista.mundo.perdasDoAuto(auto.id).some((x) => x.penalidade === p),
        ),
  )

function mesmaAbordagem({ mundo }: Vista, auto: Auto): FichaDoAuto['mesmaAbordagem'] {
  const primeiro = mundo.auto(auto.abordagem ?? auto.id)
  return [...(primeiro ? [primeiro] : []), ...mundo.autosDaAbordagem(primeiro?.id ?? auto.id)]
    .filter((a) => a.id !== auto.id)
    .map((a) => ({
      id: a.id,
      numero: a.numero ?? '',
      citacao: citar(a.dispositivo),
      situacao: a.anuladoEm === undefined ? a.fase : 'anulado',
    }))
}

function nomeDoResponsavel(vista: Vista, auto: Auto, pessoa: string | undefined): string {
  if (pessoa === undefined) return auto.infratorNome ?? 'não identificado'
  return vista.mundo.pessoa(pessoa)?.identidade?.nome ?? 'nome eliminado'
}

function dispositivoDoFato({ servico }: Vista, auto: Auto): FichaDoAuto['dispositivo'] {
  const escrito = servico.pacote.texto.find((t) => t.id === auto.dispositivo)
  const redacao = escrito && redacaoEm(escrito, auto.fatoEm)
  return {
    id: auto.dispositivo,
    citacao: citar(auto.dispositivo),
    texto: comoFrase(redacao?.texto ?? ''),
    desde: redacao?.desde ?? auto.fatoEm,
    fonte: redacao?.fonte ?? servico.pacote.lei.titulo,
  }
}

/** After the judgement the fine shown is the one decided: no recidivism found since then raises it. */
const doJulgado = (auto: Auto, mundo: Vista['mundo'], contexto: Vista['contexto']) =>
  auto.julgamento === undefined ? {} : { reincidente: reincidenciaQueResta(auto, mundo, contexto) }

/** A provision without a fine has none, which is no refusal; a paid one is shown as it was paid. */
function multaDe({ mundo, contexto, servico }: Vista, auto: Auto): Multa {
  const prevista = tipificar(servico.pacote, auto.dispositivo, auto.fatoEm)?.multa
  if (prevista === undefined) return { multa: null, recusasDaMulta: [] }
  if (quitada(auto) && auto.multa) return { multa: contada(auto.multa), recusasDaMulta: [] }
  const resultado =
    auto.pagamentos.length > 0
      ? multaDevida(auto, contexto.hoje, mundo, contexto)
      : calcularMulta(
          { auto, em: contexto.hoje, semIndice: 'fixar', ...doJulgado(auto, mundo, contexto) },
          mundo,
          contexto,
        )
  return multaRecusada(resultado)
    ? { multa: null, recusasDaMulta: resultado.recusas.map((r) => explicada(r, servico.pacote)) }
    : { multa: contada(resultado), recusasDaMulta: [] }
}

const contada = (m: NonNullable<Auto['multa']>): NonNullable<FichaDoAuto['multa']> => ({
  valor: m.valor,
  passos: m.passos,
  citacoes: citacoes(m.fundamentos),
  lacunas: m.lacunas,
})
