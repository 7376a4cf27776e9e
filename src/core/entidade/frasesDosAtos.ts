import { formatarDia } from '../calendar/dia.ts'
import { formatarTelefone } from '../identificador/telefone.ts'
import type { FraseDoAto } from '../mensagens/fraseDaVida.ts'

const texto = (v: unknown): string => (typeof v === 'string' ? v : '')
const dia = (v: unknown): string => (typeof v === 'string' ? formatarDia(v) : '')

/** What happened with an association or cooperative. */
export const frasesDosAtosDaEntidade: Readonly<Record<string, FraseDoAto>> = {
  entidadeCadastrada: (d) =>
    `Entidade cadastrada sob o nº ${texto(d['numero'])}; o cadastro vale até ${dia(d['validoAte'])}.`,
  entidadeRenovada: (d) => `Cadastro renovado até ${dia(d['validoAte'])}.`,
  entidadeIdentificada: (d) =>
    `Identificação dos veículos: ${texto(d['logomarca'])}; telefone ${formatarTelefone(texto(d['telefone']))}.`,
  entidadeCancelada: (d) =>
    `Registro cancelado: o cadastro valia até ${dia(d['validoAte'])} e não foi renovado.`,
  incluidoNaEntidade: () => 'Membro incluído.',
  retiradoDaEntidade: (d) => `Membro retirado: ${texto(d['motivo'])}.`,
}
