import type { Dia } from '../../calendar/dia.ts'
import type { Pessoa } from '../pessoa.ts'

/**
 * The municipality in which the person lived on the day (IBGE code), and the next day on which
 * they moved. A day before the register takes the first address known.
 */
export function domicilioEm(
  { enderecos = [], municipioDoDomicilio }: Pessoa,
  dia: Dia,
): Readonly<{ municipio: string; mudaEm?: Dia }> {
  const atual = enderecos.findLast((e) => e.desde <= dia) ?? enderecos[0]
  const proximo = enderecos.find((e) => e.desde > dia && e !== atual)
  return {
    municipio: atual?.municipio ?? municipioDoDomicilio,
    ...(proximo === undefined ? {} : { mudaEm: proximo.desde }),
  }
}
