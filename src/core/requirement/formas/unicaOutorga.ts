import type { Dia } from '../../calendar/dia.ts'
import type { Outorga } from '../../outorga/outorga.ts'
import { outorgaVigente } from '../../outorga/vigencia.ts'
import { usaVeiculo } from '../../substituicao/frota.ts'
import { depoisDe } from '../ajuda.ts'
import type { Base, Compilador, Resultado } from '../tipos.ts'

/** Refuses when a grant other than `menos` is in force; it passes the day after that one's last. */
export function semOutraOutorga(
  outorgas: readonly Outorga[],
  menos: string | undefined,
  dia: Dia,
  codigo: string,
): Resultado {
  let outra: Outorga | undefined
  for (const o of outorgas) if (o.id !== menos && outorgaVigente(o, dia)) outra = o
  if (outra === undefined) return { fato: { outras: 0 } }
  const passaEm = depoisDe(outra.termoFinal)
  const numero = outra.numero === undefined ? {} : { numero: outra.numero }
  return { recusa: { codigo, passaEm, dados: numero }, fato: { outras: 1 }, mudaEm: passaEm }
}

/** The holder has no other grant in force on the day. */
export const unicaOutorga: Compilador<'unica-outorga-por-titular'> =
  () =>
  (_marco, dia) =>
  ({ pessoa, fatos }) =>
    pessoa === undefined
      ? undefined
      : semOutraOutorga(
          fatos.mundo.outorgasDoTitular(pessoa.id),
          fatos.outorga?.id,
          dia,
          'outorga.unica-por-titular',
        )

/** The person holds no grant in force on the day. */
export const naoTitular: Compilador<'nao-titular'> = (_exige, base: Base) => {
  const codigo = `${base.quem}.ja-titular`
  return (_marco, dia) =>
    ({ pessoa, fatos }) =>
      pessoa === undefined
        ? undefined
        : semOutraOutorga(fatos.mundo.outorgasDoTitular(pessoa.id), undefined, dia, codigo)
}

/** The vehicle is not in another grant in force on the day. */
export const veiculoLivre: Compilador<'veiculo-livre'> =
  () =>
  (_marco, dia) =>
  ({ fatos }) => {
    const id = fatos.veiculo?.id
    return id === undefined
      ? undefined
      : semOutraOutorga(
          fatos.mundo.outorgasDoVeiculo(id).filter((o) => usaVeiculo(o, id, dia)),
          fatos.outorga?.id,
          dia,
          'veiculo.vinculado',
        )
  }
