import { corrente, idDaCorrente } from '#core/ato.ts'
import { correnteDaJunta, regraDaJunta } from '#core/junta/regra.ts'
import type { Comando, DefinicaoDeComando } from '#core/comando.ts'
import { comandoPorNome } from '#core/comandos.ts'
import type { Autor } from '#core/contexto.ts'
import type { Mundo } from '#core/mundo.ts'
import { correntesAoLado } from '#core/mundo/aoLado.ts'
import { criarMundo } from '#core/mundo/criarMundo.ts'
import { assinar } from '#ledger/comandos.ts'
import { executar, type Resultado } from '#ledger/executar.ts'
import { prepararContexto, type Casa } from '../casa.ts'
import { naoEncontrado } from '../http/problema.ts'
import { AO_LADO } from '../recursos.ts'
import type { Servico } from '../servicos.ts'
import { completar } from './completar.ts'
import { exigirPapel } from './papeis.ts'
import { selecaoDoComando } from './selecaoDoComando.ts'

/** The commands that anyone gives, without a session: by their public route only. */
const ABERTOS: ReadonlySet<string> = new Set(['receberDenuncia'])

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
  /** Recorded as the author's role: the system acts on its own, in nobody's name. */
  papel?: 'sistema' | 'publico'
  /**
   * False for who makes ids from labels and computes data from today: the id alone says that it is
   * the same command. Otherwise the id sent again with other data is refused.
   */
  assinar?: boolean
}>

/** The command of a name that the program itself gives: throws when the core has none. */
export function exigirComando(nome: string): DefinicaoDeComando {
  const definicao = comandoPorNome(nome)
  if (definicao === undefined) throw new Error(`sem comando ${nome}`)
  return definicao
}

/**
 * The use case behind every command: the role is checked, the data pass the schema, the core
 * decides over the streams that the ledger locked, and acts are recorded or refusals come back.
 * The role recorded is the one that allowed it. @throws ProblemaHttp 403, 404; ZodError;
 * ConflitoDeSequencia; ComandoDiferente
 */
export async function executarComando(casa: Casa, p: PedidoDeComando): Promise<Resultado> {
  const papel =
    p.papel === 'publico' && ABERTOS.has(p.definicao.nome)
      ? p.papel
      : exigirPapel(p.definicao, p.servico.pacote, p.autor)
  const dados: unknown = p.definicao.dados.parse(p.comando.dados)
  // Of what was sent: what is completed here may be another by the time it is sent again.
  const { nome, corrente: alvo } = p.comando
  const assinatura =
    p.assinar === false
      ? undefined
      : assinar({ nome, corrente: alvo, dados }, p.servico.slug, p.autor.id)
  const agora = p.agora ?? casa.relogio()
  const contexto = await prepararContexto(casa, p.servico, p.autor, agora)
  const comando = await completar(casa, p.servico, { ...p.comando, dados })
  const selecao = await selecaoDoComando(casa, p.servico, comando)
  return executar(
    casa.livro,
    {
      municipio: Number(p.servico.municipio),
      servico: p.servico.slug,
      pacote: p.servico.pacote,
      comando,
      autor: p.autor.id,
      papel: p.papel ?? papel,
      dispositivo: p.dispositivo,
      fatoEm: agora,
      hoje: contexto.hoje,
      juntar: [...correntesAoLado(comando, p.servico.pacote, p.autor.id), ...selecao],
      ...(p.esperado === undefined ? {} : { esperado: p.esperado }),
      ...(assinatura === undefined ? {} : { assinatura }),
      ...(p.ensaio === undefined ? {} : { ensaio: p.ensaio }),
    },
    (atos, { outorgasVigentes, parametros }) => {
      const mundo = criarMundo(atos, { outorgasVigentes })
      exigirAlvo(p, mundo)
      return p.definicao.decide(comando, mundo, { ...contexto, parametros })
    },
  )
}

/** A command on what does not exist is a wrong address, not a refusal of the law. */
function exigirAlvo({ definicao, comando, servico }: PedidoDeComando, mundo: Mundo): void {
  const { corrente: alvo } = comando
  const tipo = definicao.corrente
  if (tipo === 'parametro') {
    const declarado = servico.pacote.parametros.some((x) => x.id === idDaCorrente(alvo))
    if (!declarado) throw naoEncontrado('Este parâmetro')
    return
  }
  if (tipo === 'fila') {
    const { filaDeEspera } = servico.pacote.prazos
    if (filaDeEspera?.id !== idDaCorrente(alvo)) throw naoEncontrado('Esta lista')
    return
  }
  // Begins with the first card, of a user that the command's completion found.
  if (comando.nome === 'emitirCarteira') return
  if (tipo === 'junta') {
    const { pacote } = servico
    if (regraDaJunta(pacote) === undefined || correnteDaJunta(pacote) !== alvo)
      throw naoEncontrado('Este colegiado')
    return
  }
  const tronco = AO_LADO[tipo]
  if (tronco === undefined && definicao.cria) return
  const onde = tronco === undefined ? alvo : corrente(tronco, idDaCorrente(alvo))
  if (!mundo.existe(onde)) throw naoEncontrado('Este registro')
}
