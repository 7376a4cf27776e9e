import type { Vistorias } from '../../vistoria/vistoria.ts'
import { depoisDe } from '../ajuda.ts'
import type { Compilador } from '../tipos.ts'

/** The latest inspection made until the day; of two on the same day, the later recorded. */
export function ultimaVistoria(
  vistorias: Vistorias,
  dia: string,
): Vistorias['realizadas'][number] | undefined {
  let ultima: Vistorias['realizadas'][number] | undefined
  for (const v of vistorias.realizadas)
    if (v.em <= dia && (ultima === undefined || v.em >= ultima.em)) ultima = v
  return ultima
}

/** Passed in its latest inspection, still valid on the day: one that failed since counts against it. */
export const vistoriaValida: Compilador<'vistoria-valida'> =
  () =>
  (_marco, dia) =>
  ({ fatos }) => {
    if (fatos.veiculo === undefined) return undefined
    const ultima = ultimaVistoria(fatos.mundo.vistorias(fatos.veiculo.id), dia)
    if (ultima === undefined)
      return {
        recusa: { codigo: 'vistoria.ausente', falta: 'vistoria' },
        fato: { vistoria: 'nenhuma' },
      }
    if (ultima.resultado === 'reprovada') {
      return {
        recusa: { codigo: 'vistoria.reprovada', dados: { em: ultima.em } },
        fato: { vistoria: 'reprovada', em: ultima.em },
      }
    }
    const validaAte = ultima.validaAte ?? ultima.em
    const fato = { vistoria: 'aprovada', em: ultima.em, validaAte }
    if (validaAte < dia)
      return { recusa: { codigo: 'vistoria.vencida', dados: { validaAte } }, fato }
    return { fato, mudaEm: depoisDe(validaAte) }
  }
