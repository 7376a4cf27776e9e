import { valorDeParametro } from '../../lei/parametro.ts'
import type { Contexto } from '../../contexto.ts'
import type { Mundo } from '../../mundo.ts'
import { multaRecusada } from '../../multa/calcularMulta.ts'
import { multaDevida } from '../../processo/multaDevida.ts'
import type { Auto } from '../../processo/processo.ts'
import { ultimoPagamento } from '../../processo/ultimoPagamento.ts'
import type { Compilador } from '../tipos.ts'

/** Final on the day, demandable, with a fine neither paid in full, forgiven nor prescribed by then. */
export const multaEmAberto = (a: Auto, dia: string): boolean =>
  a.fase === 'definitivo' &&
  a.efeito !== 'concedido' &&
  a.definitivaEm !== undefined &&
  a.definitivaEm <= dia &&
  (a.anuladoEm === undefined || a.anuladoEm > dia) &&
  (a.multa?.valor ?? 0) > 0 &&
  a.remido === undefined &&
  (a.prescricao === undefined || a.prescricao.em > dia) &&
  (a.quitadaEm === undefined || a.quitadaEm > dia)

/** A part paid may have become the whole, once the recidivism that raised the fine fell. */
function restaAPagar(a: Auto, mundo: Mundo, contexto: Contexto): boolean {
  const ultimo = ultimoPagamento(a.pagamentos)
  if (ultimo === undefined) return true
  const devida = multaDevida(a, ultimo, mundo, contexto)
  return multaRecusada(devida) || devida.valor > 0
}

/**
 * No debt registered with the municipality that is still open on the day; where the pack says so,
 * nor a final fine of the service unpaid by who answers for it.
 */
export const semDebito: Compilador<'sem-debito'> = (exige, base) => {
  const codigo = `${base.quem}.debito`
  const regra = exige.multasDoServico
  return (_marco, dia) =>
    ({ pessoa, fatos, contexto }) => {
      if (pessoa === undefined) return undefined
      let debitos = 0
      for (const d of pessoa.debitos)
        if (d.desde <= dia && (d.quitadoEm === undefined || d.quitadoEm > dia)) debitos++
      if (regra !== undefined) {
        const fixado = valorDeParametro(contexto, regra.parametro, dia)
        if (!('valor' in fixado) || fixado.valor !== 'nao') {
          const multas = fatos.mundo
            .autosDaPessoa(pessoa.id)
            .filter((a) => multaEmAberto(a, dia) && restaAPagar(a, fatos.mundo, contexto)).length
          if (multas > 0)
            return {
              recusa: { codigo, dados: { debitos: debitos + multas, multas } },
              fato: { debitos, multas },
              lacuna: regra.lacuna,
            }
        }
      }
      return debitos === 0
        ? { fato: { debitos } }
        : { recusa: { codigo, dados: { debitos } }, fato: { debitos } }
    }
}
