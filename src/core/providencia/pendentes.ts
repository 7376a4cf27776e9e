import type { Dia } from '../calendar/dia.ts'
import type { Condutor } from '../condutor/condutor.ts'
import { condutorAtivo } from '../condutor/vigencia.ts'
import type { Contexto } from '../contexto.ts'
import type { Mundo } from '../mundo.ts'
import { outorgaVigente } from '../outorga/vigencia.ts'
import { emEfeito } from '../perda/impedimentos.ts'
import type { Executada } from '../perda/perda.ts'

/** What the law of the pack asks of the holder about a punished driver; undefined: nothing. */
export const regraDaProvidencia = ({ pacote }: Pick<Contexto, 'pacote'>) =>
  pacote.processo.medidas?.perda.hipoteses.find((h) => h.providencia !== undefined)?.providencia

const SEM_FIM = '9999-12-31'

/**
 * The penalty that on the day keeps the person from driving (certificate lost, or suspended); of
 * many, the one that ends last.
 */
export const punicaoDe = (pessoa: string, mundo: Mundo, dia: Dia): Executada | undefined =>
  mundo
    .perdasDaPessoa(pessoa)
    .flatMap((p) => emEfeito(p, mundo, dia) ?? [])
    .filter((x) => x.efeito === 'cassa-certificado' || x.efeito === 'suspende-certificado')
    .toSorted((a, b) => ((a.ate ?? SEM_FIM) < (b.ate ?? SEM_FIM) ? 1 : -1))[0]

/**
 * Drivers of the grant, other than its holder, who may not drive today and about whom the holder has
 * told nothing since the penalty took effect. A certificate that was lost ends the registration in
 * its own act: the driver is still told of.
 */
export function punidosSemProvidencia(
  outorga: string,
  mundo: Mundo,
  contexto: Contexto,
): readonly Readonly<{ condutor: Condutor; punicao: Executada }>[] {
  const o = mundo.outorga(outorga)
  const { hoje } = contexto
  if (o === undefined || regraDaProvidencia(contexto) === undefined || !outorgaVigente(o, hoje))
    return []
  return mundo.condutoresDaOutorga(outorga).flatMap((condutor) => {
    if (condutor.pessoa === o.titular) return []
    const punicao = punicaoDe(condutor.pessoa, mundo, hoje)
    if (punicao === undefined) return []
    const daqui = punicao.condutor === condutor.id || condutorAtivo(condutor, hoje)
    const contada = o.providencias?.some(
      (p) => p.pessoa === condutor.pessoa && p.comunicadaEm >= punicao.desde,
    )
    return daqui && contada !== true ? [{ condutor, punicao }] : []
  })
}
