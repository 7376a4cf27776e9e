import { inscricaoExigivel } from '#core/divida/inscricaoExigivel.ts'
import type { FichaDoAuto } from '../../../server/contrato/contrato.ts'

type Divida = Pick<FichaDoAuto, 'pago' | 'auto'>

/** Whether something is owed under an inscription: `pago` knows also of a part that became the whole. */
export const emDividaAtiva = ({ auto, pago }: Divida): boolean =>
  !pago && inscricaoExigivel(auto) !== undefined
