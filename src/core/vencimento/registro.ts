import { type Corrente, idDaCorrente } from '../ato.ts'
import { vencimentosDoAfastamento } from '../afastamento/vencimentos.ts'
import { vencimentosDoCondutor } from '../condutor/vencimentos.ts'
import { vencimentosDaCarteira } from '../carteira/vencimentos.ts'
import type { Contexto } from '../contexto.ts'
import { vencimentosDaDivida } from '../divida/vencimentos.ts'
import { vencimentosDaEntidade } from '../entidade/vencimentos.ts'
import { vencimentosDoExpediente } from '../expediente/vencimentos.ts'
import { vencimentosDaFila } from '../fila/vencimentos.ts'
import { vencimentosDosInformes } from '../informe/vencimentos.ts'
import { vencimentosDoLicenciamento } from '../licenciamento/vencimentos.ts'
import type { Mundo } from '../mundo.ts'
import { vencimentosDaOutorga } from '../outorga/vencimentos.ts'
import { vencimentosDaPerda } from '../perda/vencimentos.ts'
import { vencimentosDaProvidencia } from '../providencia/vencimentos.ts'
import { vencimentosDoProcesso } from '../processo/vencimentos.ts'
import { vencimentosDaPublicidade } from '../publicidade/vencimentos.ts'
import { vencimentosDoRecadastramento } from '../recadastramento/vencimentos.ts'
import { vencimentosDosRequisitos } from '../requirement/vencimentos.ts'
import { vencimentosDaSelecao } from '../selecao/vencimentos.ts'
import { vencimentosDaSubstituicao } from '../substituicao/vencimentos.ts'
import { vencimentosDaTransferencia } from '../transferencia/vencimentos.ts'
import { vencimentosDoUsoEventual } from '../usoEventual/vencimentos.ts'
import { vencimentosDaVistoria } from '../vistoria/vencimentos.ts'
import type { EspecieDeVencimento, VencimentoDaEspecie } from './vencimento.ts'

/*
 * Everything that falls due, by room. To add yours:
 *
 * 1. in your room, `vencimentos.ts` exports an array of `EspecieDeVencimento` (see
 *    `afastamento/vencimentos.ts`, the smallest): its slug and name, the owner's kind of stream, the
 *    days of warning, who must act, and the pure function from states to open due days;
 * 2. spread it below. The projection `vencimento`, the queue, its filters, its export and the night
 *    run then have it. Due days come from the pack and the states, never from a number written here.
 *
 * With `dono: 'outorga'` it is computed again whenever anything within two links of the grant changes
 * (its people, vehicles, drivers, records). Of any other owner, whenever that stream changes.
 * `comando` makes the night run act as of the day after `venceEm`: only where the law makes it happen
 * by itself (`registra`), or to lay it before who decides (`propoe`). The command must refuse, or
 * your function must give no row, once it was done.
 */
export const especiesDeVencimento: readonly EspecieDeVencimento[] = [
  ...vencimentosDaOutorga,
  ...vencimentosDoLicenciamento,
  ...vencimentosDaVistoria,
  ...vencimentosDosRequisitos,
  ...vencimentosDoCondutor,
  ...vencimentosDoRecadastramento,
  ...vencimentosDaPublicidade,
  ...vencimentosDoAfastamento,
  ...vencimentosDaSubstituicao,
  ...vencimentosDoUsoEventual,
  ...vencimentosDaTransferencia,
  ...vencimentosDoProcesso,
  ...vencimentosDaDivida,
  ...vencimentosDaPerda,
  ...vencimentosDaProvidencia,
  ...vencimentosDaFila,
  ...vencimentosDoExpediente,
  ...vencimentosDosInformes,
  ...vencimentosDaEntidade,
  ...vencimentosDaCarteira,
  ...vencimentosDaSelecao,
]

const tipoDa = (c: Corrente): string => c.slice(0, c.indexOf(':'))

/** The kinds of stream that own what falls due. */
export const donosDeVencimento: ReadonlySet<string> = new Set(
  especiesDeVencimento.map((e) => e.dono),
)

/** All that is open on a stream, of every kind, the earliest first. */
export const vencimentosDe = (
  dono: Corrente,
  mundo: Mundo,
  contexto: Contexto,
): readonly VencimentoDaEspecie[] =>
  especiesDeVencimento
    .filter((e) => e.dono === tipoDa(dono))
    .flatMap(({ especie, avisos, papeis, vencimentos }) =>
      vencimentos(idDaCorrente(dono), mundo, contexto).map((v) => ({
        papeis,
        ...v,
        especie,
        avisos,
      })),
    )
    .toSorted((a, b) => (a.venceEm < b.venceEm ? -1 : a.venceEm > b.venceEm ? 1 : 0))
