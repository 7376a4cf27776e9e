import { destinatarioDa } from '#core/perda/decide/caso.ts'
import type { Outorga } from '#core/outorga/outorga.ts'
import type { Perda } from '#core/perda/perda.ts'
import type { Auto } from '#core/processo/processo.ts'
import type { SessaoAberta } from '../acesso/sessao.ts'
import type { Casa } from '../casa.ts'
import { naoEncontrado, ProblemaHttp } from '../http/problema.ts'
import { montarVista } from '../leituras/montarVista.ts'
import type { Vista } from '../leituras/vista.ts'
import type { Servico } from '../servicos.ts'

/** A session of an account, with whose it is. */
export type Dono = SessaoAberta & Readonly<{ pessoa: string }>

/** The session's person. Throws 403 for a servant, whatever the route said. */
export function donoDaSessao(sessao: SessaoAberta): Dono {
  const { pessoa } = sessao
  if (pessoa === undefined) throw new ProblemaHttp(403, 'Isto é da conta de cada pessoa.')
  return { ...sessao, pessoa }
}

type RecursoDaConta = 'autos' | 'perdas'

/** The person's own record or case, in its view. Throws 404 for what is of others, as for what is not. */
export type Proprio = Readonly<{ vista: Vista }> &
  (Readonly<{ recurso: 'autos'; auto: Auto }> | Readonly<{ recurso: 'perdas'; perda: Perda }>)

/** The proceeding, if it is of the person of the session. Throws 404. */
export async function processoProprio(
  casa: Casa,
  servico: Servico,
  dono: Dono,
  { recurso, id }: Readonly<{ recurso: RecursoDaConta; id: string }>,
): Promise<Proprio> {
  const tipo = recurso === 'autos' ? 'auto' : 'perda'
  const vista = await montarVista(casa, servico, dono, [tipo, id])
  if (recurso === 'autos') {
    const auto = vista.mundo.auto(id)
    if (auto === undefined || !respondePor(auto, dono.pessoa)) throw naoEncontrado('Este processo')
    return { vista, recurso, auto }
  }
  const perda = vista.mundo.perda(id)
  if (perda === undefined || destinatarioDa(perda, vista.mundo) !== dono.pessoa)
    throw naoEncontrado('Este processo')
  return { vista, recurso, perda }
}

/** Whether the person is one of those who answer. */
const respondePor = (auto: Auto, pessoa: string): boolean =>
  auto.responsaveis.some((r) => r.pessoa === pessoa)

/** The grants that the person has or asks for: what ended gives no sight of the vehicle that was in it. */
export const outorgasAtuais = (mundo: Vista['mundo'], pessoa: string): readonly Outorga[] =>
  mundo
    .outorgasDoTitular(pessoa)
    .filter((o) => o.situacao === 'requerida' || o.situacao === 'concedida')
