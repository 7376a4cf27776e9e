import type { Comando, DefinicaoDeComando } from '#core/comando.ts'
import type { Autor } from '#core/contexto.ts'
import { criarMundo } from '#core/mundo/criarMundo.ts'
import { executar, type Resultado } from '#ledger/executar.ts'
import { contextoDe, type Casa } from '../casa.ts'
import { ProblemaHttp } from '../http/problema.ts'
import type { Servico } from '../servicos.ts'
import { completar } from './completar.ts'

export type PedidoDeComando = Readonly<{
  servico: Servico
  definicao: DefinicaoDeComando
  comando: Comando
  autor: Autor
  dispositivo: string
  /** Instant of the fact; now when left out. */
  agora?: string
  /** The sequence that who asks has seen. */
  esperado?: number
  ensaio?: boolean
}>

/**
 * The use case behind every command: the role is checked, the data pass the schema, the core
 * decides over the streams that the ledger locked, and acts are recorded or refusals come back.
 * @throws ProblemaHttp 403; ZodError; ConflitoDeSequencia
 */
export async function executarComando(casa: Casa, p: PedidoDeComando): Promise<Resultado> {
  const papel = p.definicao.papeis.find((x) => p.autor.papeis.includes(x))
  if (papel === undefined) {
    throw new ProblemaHttp(403, `Seu papel não permite: ${p.definicao.rotulo}.`, {
      detail: `Podem: ${p.definicao.papeis.join(', ')}.`,
    })
  }
  const dados: unknown = p.definicao.dados.parse(p.comando.dados)
  const contexto = await contextoDe(casa, p.servico, p.autor, p.agora)
  const comando = await completar(casa, p.servico, { ...p.comando, dados })
  return executar(
    casa.livro,
    {
      municipio: Number(p.servico.municipio),
      servico: p.servico.slug,
      pacote: p.servico.pacote,
      comando,
      autor: p.autor.id,
      papel,
      dispositivo: p.dispositivo,
      fatoEm: contexto.agora,
      hoje: contexto.hoje,
      ...(p.esperado === undefined ? {} : { esperado: p.esperado }),
      ...(p.ensaio === undefined ? {} : { ensaio: p.ensaio }),
    },
    (atos, { outorgasVigentes }) =>
      p.definicao.decide(comando, criarMundo(atos, { outorgasVigentes }), contexto),
  )
}
