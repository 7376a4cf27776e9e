import { canonico } from '../canonico.ts'
import type { Forma, Requisito } from '../esquema/requisitos.ts'
import { aoMesmoTempo } from './repetidos.ts'
import type { Verificacao } from './pacoteEscrito.ts'

/**
 * What two requirements must have in common to speak of the same thing; undefined for shapes that
 * only add up (two lists of convictions, two sets of papers of which one is enough).
 */
function assunto(f: Forma): string | undefined {
  switch (f.forma) {
    case 'documento':
      return f.tipo
    case 'faixa':
    case 'caracteristica':
      return f.campo
    case 'maximo-de-condutores':
      return f.funcao
    case 'habilitado-ha':
      return f.categorias.join()
    case 'inspecao-tecnica':
      return f.documento
    // A share of the population and a number fixed by act are two ceilings: both hold.
    case 'quota':
      return f.calculo.por
    case 'sem-condenacao':
    case 'sem-infracao-de-transito':
    case 'qualquer-documento':
      return undefined
    default:
      return ''
  }
}

const cruzam = (a: unknown, b: unknown): boolean => {
  if (a === undefined || b === undefined) return true
  const lista = (v: unknown): readonly unknown[] => (Array.isArray(v) ? (v as unknown[]) : [v])
  return lista(a).some((item) => lista(b).includes(item))
}

/** True if some case could meet the guards of both. */
function casamJuntos(a: Requisito, b: Requisito): boolean {
  const [qa, qb] = [a.quando ?? {}, b.quando ?? {}] as Readonly<Record<string, unknown>>[]
  return (
    a.sujeito === b.sujeito &&
    cruzam(a.operacoes, b.operacoes) &&
    aoMesmoTempo(a, b) &&
    Object.keys(qa ?? {}).every((guarda) => cruzam(qa?.[guarda], qb?.[guarda]))
  )
}

/**
 * Two requirements that match at once on the same thing and ask differently are an error that names
 * both, never a silent pick; `excepciona` says which yields.
 */
export const semContradicao: Verificacao = ({ requisitos }) =>
  requisitos.flatMap((b, i) =>
    requisitos.slice(0, i).flatMap((a) => {
      const sobre = assunto(a.exige)
      if (sobre === undefined || a.exige.forma !== b.exige.forma || sobre !== assunto(b.exige))
        return []
      if (a.excepciona === b.id || b.excepciona === a.id) return []
      if (!casamJuntos(a, b) || canonico(a.exige) === canonico(b.exige)) return []
      const mensagem = `"${a.id}" e "${b.id}" valem ao mesmo tempo e pedem coisas diferentes: separe os casos ou diga "excepciona"`
      return [{ secao: 'requisitos' as const, caminho: [i, 'exige'], mensagem }]
    }),
  )
