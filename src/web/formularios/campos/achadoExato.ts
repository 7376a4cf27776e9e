import { mesmaPlaca } from '#core/identificador/placa.ts'
import { semMascara } from '#core/identificador/validacao.ts'
import type { Achado, InfracaoNoDia } from '../../../server/contrato/contrato.ts'

const igual = (a: string, b: string): boolean => {
  const [x, y] = [semMascara(a), semMascara(b)]
  return x !== '' && x === y
}

/** What tells a file apart from every other: a plate, a CPF or CNPJ, an official number; never a name. */
const sinais = ({ tipo, titulo, subtitulo }: Achado): readonly string[] =>
  tipo === 'pessoa' ? [subtitulo] : tipo === 'veiculo' ? [titulo] : subtitulo.split(' · ')

const unico = <T>(itens: readonly T[]): T | undefined => (itens.length === 1 ? itens[0] : undefined)

/**
 * The one file that a whole plate, CPF, CNPJ or number names, so that who wrote it in full need not
 * also pick it; none for a part of it, for a name, or where two answer to it.
 */
export const achadoExato = (itens: readonly Achado[], texto: string): Achado | undefined =>
  unico(itens.filter((a) => sinais(a).some((s) => igual(s, texto) || mesmaPlaca(s, texto))))

/** The one infraction of a provision written whole (`art. 33`, `art 20, I`). */
export const infracaoExata = (
  itens: readonly InfracaoNoDia[],
  texto: string,
): InfracaoNoDia | undefined =>
  unico(
    itens.filter((i) => igual(i.citacao, texto) || igual(i.citacao.replace(/, caput$/, ''), texto)),
  )
