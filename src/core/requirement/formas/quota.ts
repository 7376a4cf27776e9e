import { mudancaDoParametro, valorDeParametro } from '../../lei/parametro.ts'
import { outorgaVigente } from '../../outorga/vigencia.ts'
import { antes } from '../ajuda.ts'
import type { Compilador } from '../tipos.ts'

/**
 * Grants in force are fewer than the number that the parameters give: `razao` rounds population ÷
 * inhabitants a grant down. A grant already in force on the day is itself one of those counted.
 */
export const quota: Compilador<'quota'> = (exige) => {
  const { calculo } = exige
  const ids =
    calculo.por === 'razao' ? [calculo.populacao, calculo.habitantesPorOutorga] : [calculo.maximo]
  return (_marco, dia) =>
    ({ fatos, contexto }) => {
      const valores: number[] = []
      const parametros: Record<string, number> = {}
      let mudaEm: string | undefined
      for (const id of ids) {
        const p = valorDeParametro(contexto, id, dia)
        mudaEm = antes(mudaEm, mudancaDoParametro(contexto, id, dia))
        if (!('valor' in p))
          return { recusa: { codigo: p.codigo, falta: id, de: p }, fato: {}, mudaEm }
        parametros[id] = Number(p.valor)
        valores.push(Number(p.valor))
      }
      const [primeiro = 0, segundo = 1] = valores
      const vagas = calculo.por === 'razao' ? Math.floor(primeiro / segundo) : primeiro
      const vigentes = fatos.mundo.outorgasVigentes(dia)
      const jaConta = fatos.outorga !== undefined && outorgaVigente(fatos.outorga, dia)
      const fato = { vigentes, vagas }
      const cabe = jaConta ? vigentes <= vagas : vigentes < vagas
      return cabe
        ? { fato, parametros, mudaEm }
        : { recusa: { codigo: 'outorga.quota-esgotada', dados: fato }, fato, parametros, mudaEm }
    }
}
