import { inscricaoEmVigor } from '#core/divida/divida.ts'
import type { FichaDoAuto } from '../../../server/contrato/contrato.ts'

type Divida = Pick<FichaDoAuto, 'pago' | 'auto'>

/** Whether something is owed under an inscription: not once it is paid, prescribed, or its record fell. */
export const emDividaAtiva = ({ auto, pago }: Divida): boolean =>
  inscricaoEmVigor(auto) !== undefined &&
  !pago &&
  auto.prescricao === undefined &&
  auto.anuladoEm === undefined &&
  auto.fase !== 'arquivado'
