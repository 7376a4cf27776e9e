import type { Tarifa } from '#law/esquema/tarifa.ts'
import type { Dia } from '../calendar/dia.ts'
import type { Contexto } from '../contexto.ts'
import { recusar, type Recusa } from '../decisao.ts'
import { valorDeParametro } from '../lei/parametro.ts'
import { leiNaoPreve } from '../outorga/emVigor.ts'
import type { RecusasDaTarifa, TarifaDoDia, ValorDaTarifa } from './tarifa.ts'

type Fonte = Tarifa['bandeirada']

/**
 * The tariff in force on the day, as the city fixed it; or, all at once, each value that is still
 * missing (`parametro.ausente`), or that the law has no tariff.
 */
export function tarifaDoDia(contexto: Contexto, dia: Dia): TarifaDoDia | RecusasDaTarifa {
  const { tarifa } = contexto.pacote.prazos
  if (tarifa === undefined) return recusar([leiNaoPreve('tarifa')])
  const recusas: Recusa[] = []
  const ler = ({ parametro, fundamentos }: Fonte): ValorDaTarifa => {
    const achado = valorDeParametro(contexto, parametro, dia)
    if ('codigo' in achado) {
      recusas.push(achado)
      return { valor: 0, desde: dia, fonte: '', fundamentos }
    }
    return { ...achado, valor: achado.valor as number, fundamentos }
  }
  const lista = (fonte: Fonte | undefined): readonly string[] => {
    if (fonte === undefined) return []
    const achado = valorDeParametro(contexto, fonte.parametro, dia)
    if (!('codigo' in achado)) return achado.valor as readonly string[]
    const declarado = contexto.pacote.parametros.find((p) => p.id === fonte.parametro)
    if (declarado?.opcional !== true) recusas.push(achado)
    return []
  }
  const lida: TarifaDoDia = {
    bandeirada: ler(tarifa.bandeirada),
    quilometro: { 1: ler(tarifa.quilometro.bandeira1), 2: ler(tarifa.quilometro.bandeira2) },
    horaParada: ler(tarifa.horaParada),
    bandeira2: {
      dias: lista(tarifa.bandeira2.dias),
      meses: lista(tarifa.bandeira2.meses),
      areas: lista(tarifa.bandeira2.areas),
      horarios: lista(tarifa.bandeira2.horarios),
    },
  }
  return recusas.length > 0 ? recusar(recusas) : lida
}
