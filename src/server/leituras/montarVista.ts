import { corrente, type TipoDeCorrente } from '#core/ato.ts'
import { filasDoComando } from '#core/fila/alcance.ts'
import { correnteDaJunta, regraDaJunta } from '#core/junta/regra.ts'
import { fimDoDia } from '#core/calendar/instante.ts'
import { criarMundo } from '#core/mundo/criarMundo.ts'
import { emMunicipio } from '#ledger/banco.ts'
import { type Corte, correntesVizinhas, lerAtos } from '#ledger/vizinhanca.ts'
import { selecaoDosAtos } from '#core/selecao/alcance.ts'
import { servicoDaSessao } from '../acesso/servicoDaSessao.ts'
import { autorDaSessao, type SessaoAberta } from '../acesso/sessao.ts'
import { contextoDe, hojeEm, type Casa } from '../casa.ts'
import { entregasPrevistas } from '#core/entrega/pendentes.ts'
import { contarVigentes } from '#ledger/outorgasVigentes.ts'
import { comoSeEntrou } from '../conta/acessos.ts'
import type { Servico } from '../servicos.ts'
import { impressosAEntregar } from '../verificacao/impressosAEntregar.ts'
import type { Vista } from './vista.ts'

/** The view of a request's own address, on the day it asks. Throws 403 or 404. */
export async function verDe(
  casa: Casa,
  p: Readonly<{
    params: { municipio: string; servico: string; id: string }
    query: Olhar
    sessao: SessaoAberta
  }>,
  tipo: TipoDeCorrente,
): Promise<Vista> {
  return montarVista(
    casa,
    servicoDaSessao(casa.servicos, p.sessao, p.params),
    p.sessao,
    [tipo, p.params.id],
    p.query,
  )
}

/** Two clocks: `em`, what had happened by the end of a day; `registrado`, what was recorded by then. */
export type Olhar = Readonly<{ em?: string | undefined; registrado?: string | undefined }>

/**
 * Reads the neighbourhood of a stream and folds it. On a past day only the acts whose fact was by
 * the end of that day are seen, parameters included, and the context is that day's last moment,
 * under its law. With `registrado`, only the acts recorded by the end of that other day.
 */
export async function montarVista(
  casa: Casa,
  servico: Servico,
  sessao: SessaoAberta,
  alvo: readonly [TipoDeCorrente, string] | readonly [],
  { em, registrado }: Olhar = {},
): Promise<Vista> {
  const { fuso } = servico.pacote.lei.municipio
  const passado = em === undefined || em === hojeEm(casa, servico) ? undefined : em
  const agora = passado === undefined ? casa.relogio() : fimDoDia(passado, fuso).toString()
  const corte: Corte = {
    ...(passado === undefined ? {} : { ocorridosAte: agora }),
    ...(registrado === undefined ? {} : { registradosAte: fimDoDia(registrado, fuso).toString() }),
  }
  const autor = autorDaSessao(sessao)
  const [contexto, lido] = await Promise.all([
    contextoDe(casa, servico, autor, agora, corte),
    emMunicipio(casa.pool, Number(servico.municipio), async (tx) => {
      const raizes = alvo.length === 2 ? [corrente(alvo[0], alvo[1])] : []
      const vizinhas = raizes.length === 0 ? [] : await correntesVizinhas(tx, servico.slug, raizes)
      // What a request for a grant waits for stands in the line, which links to nothing.
      const filas = alvo[0] === 'outorga' ? filasDoComando('concederOutorga', servico.pacote) : []
      // Who hears an appeal, and when, stands in the body's stream, which links to nothing.
      const { pacote } = servico
      const juntas =
        (alvo[0] === 'auto' || alvo[0] === 'perda') && regraDaJunta(pacote) !== undefined
          ? [correnteDaJunta(pacote)]
          : []
      const correntes = [...vizinhas, ...filas, ...juntas]
      const proprios = await lerAtos(tx, servico.slug, correntes, corte)
      const selecoes = (alvo[0] === 'outorga' ? selecaoDosAtos(proprios) : []).filter(
        (c) => !correntes.includes(c),
      )
      const atos = [...proprios, ...(await lerAtos(tx, servico.slug, selecoes, corte))]
      const autores = [...new Set(atos.map((a) => a.autor))]
      const nomes = await tx.sql<{ id: string; nome: string }>(
        'SELECT id, nome FROM usuario WHERE municipio = $1 AND id = ANY($2)',
        [tx.municipio, autores],
      )
      const acessos = await comoSeEntrou(
        tx,
        atos.map((a) => a.dispositivo),
        fuso,
      )
      const outorgasVigentes = await contarVigentes(
        tx,
        servico.slug,
        passado ?? hojeEm(casa, servico),
      )
      const impressos =
        alvo[0] !== 'outorga' || entregasPrevistas(servico.pacote).length === 0
          ? undefined
          : await impressosAEntregar(tx, servico, alvo[1] ?? '')
      return { atos, nomes, acessos, outorgasVigentes, impressos }
    }),
  ])
  return {
    servico,
    contexto,
    mundo: criarMundo(lido.atos, { outorgasVigentes: lido.outorgasVigentes }),
    atos: lido.atos,
    sessao,
    acessos: lido.acessos,
    nomes: new Map(lido.nomes.map((n) => [n.id, n.nome])),
    ...(lido.impressos === undefined ? {} : { impressos: lido.impressos }),
  }
}
