import { createHash } from 'node:crypto'
import { addDias } from '#core/calendar/dia.ts'
import { inicioDoDia } from '#core/calendar/instante.ts'
import { comandoPorNome } from '#core/comandos.ts'
import type { Casa } from '../casa.ts'
import { executarComando } from '../comandos/executarComando.ts'
import { papeisDoComando } from '../comandos/papeis.ts'
import { ProblemaHttp } from '../http/problema.ts'
import { explicada } from '../leituras/recusas.ts'
import type { Servico } from '../servicos.ts'
import type { AFazer } from './selecionar.ts'

/** Who acts when nobody does. */
export const SISTEMA = 'sistema'

export type Desfecho =
  | Readonly<{ como: 'feito' | 'repetido' }>
  | Readonly<{ como: 'pulado'; motivos: readonly string[] }>

/**
 * Gives one command as of the day after the due one, at its first instant in the city. Its id comes
 * from what was due and when: given again, it changes nothing. What the law or a race refuses, and
 * what fails, is said and left for a person; it never stops the run. @throws when the database is gone
 */
export async function agir(casa: Casa, servico: Servico, a: AFazer): Promise<Desfecho> {
  const { nome, corrente, dados } = a.comando
  const definicao = comandoPorNome(nome)
  if (definicao === undefined) throw new RangeError(`Comando desconhecido: ${nome}`)
  const { fuso } = servico.pacote.lei.municipio
  try {
    const r = await executarComando(casa, {
      servico,
      definicao,
      comando: { id: idDe(servico, a), nome, corrente, dados },
      autor: { id: SISTEMA, papeis: papeisDoComando(definicao, servico.pacote) },
      papel: 'sistema',
      dispositivo: 'rotina',
      agora: inicioDoDia(addDias(a.venceEm, 1), fuso).toString(),
      assinar: false,
    })
    if ('recusas' in r)
      return {
        como: 'pulado',
        motivos: r.recusas.map((x) => explicada(x, servico.pacote).frase),
      }
    return { como: r.repetido ? 'repetido' : 'feito' }
  } catch (erro) {
    if (erro instanceof ProblemaHttp) return { como: 'pulado', motivos: [erro.message] }
    if ((erro as Error).name === 'ConflitoDeSequencia')
      return { como: 'pulado', motivos: ['O registro mudava na mesma hora.'] }
    // One bad item never stops the rest; a database that is gone stops it all.
    await casa.pool.query('SELECT 1')
    return { como: 'pulado', motivos: [`Falha do sistema: ${(erro as Error).message}`] }
  }
}

/** A UUID made of what is due and when: version 8, the one for ids of one's own making. */
function idDe(servico: Servico, a: AFazer): string {
  const partes = [servico.municipio, servico.slug, a.comando.nome, a.comando.corrente]
  const texto = ['rotina', ...partes, a.especie, a.chave, a.venceEm].join('|')
  const h = createHash('sha256').update(texto).digest('hex')
  return [
    h.slice(0, 8),
    h.slice(8, 12),
    `8${h.slice(13, 16)}`,
    `8${h.slice(17, 20)}`,
    h.slice(20, 32),
  ].join('-')
}
