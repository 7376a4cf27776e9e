import * as z from 'zod'
import { papeis, type Papel } from '#core/contexto.ts'
import { juntaDo } from '#core/junta/regra.ts'
import { criarMundo } from '#core/mundo/criarMundo.ts'
import { emMunicipio } from '#ledger/banco.ts'
import { servicoDaSessao } from '../acesso/servicoDaSessao.ts'
import type { Casa } from '../casa.ts'
import { responderFicha } from '../http/responder.ts'
import type { Rotas } from '../http/rota.ts'
import { enderecoComId, enderecoDoServico, fichaDeRegistro, noDia } from '../http/tipos.ts'
import { verDe } from '../leituras/montarVista.ts'
import { casosDaPauta } from './casosDaPauta.ts'
import { fichaDaJunta, sessoesMostradas } from './fichaDaJunta.ts'
import { recursosDaJunta } from './recursosDaJunta.ts'

const comNome = enderecoComId.extend({ id: z.string().max(80) })

/** The collegiate body that hears appeals: its file, its agendas and minutes; and who may sit on it. */
export function rotasDaJunta(rotas: Rotas, casa: Casa): void {
  rotas.definir({
    metodo: 'get',
    caminho: '/api/v1/:municipio/:servico/juntas/:id',
    etiqueta: 'Consultas',
    acesso: 'sessao',
    resumo: 'O colegiado que julga os recursos: membros, sessões e o que espera',
    params: comNome,
    query: noDia,
    responde: {
      descricao: 'O colegiado.',
      esquema: fichaDeRegistro,
    },
    problemas: [403, 404],
    executar: async (p) => {
      const vista = await verDe(casa, p, 'junta')
      const { pacote, slug, municipio } = vista.servico
      const j = juntaDo(vista.mundo, pacote)
      const contas = j.membros.flatMap((m) => m.usuario ?? [])
      const ao = await emMunicipio(casa.pool, Number(municipio), async (tx) => {
        const usuarios = await tx.sql<{ id: string; nome: string }>(
          'SELECT id::text, nome FROM usuario WHERE municipio = $1 AND id::text = ANY ($2)',
          [tx.municipio, contas],
        )
        return {
          recursos: await recursosDaJunta(tx, slug),
          mundo: criarMundo(
            await casosDaPauta(
              tx,
              slug,
              sessoesMostradas(j).flatMap((s) => s.pauta),
            ),
          ),
          usuarios: new Map(usuarios.map((u) => [u.id, u.nome])),
        }
      })
      return responderFicha(p.resposta, fichaDaJunta(vista, p.params.id, ao))
    },
  })
  rotas.definir({
    metodo: 'get',
    caminho: '/api/v1/:municipio/:servico/equipe',
    etiqueta: 'Consultas',
    acesso: 'sessao',
    resumo: 'Quem trabalha no serviço com uma função: nome e conta',
    params: enderecoDoServico,
    query: z.object({ papel: z.enum(papeis) }),
    responde: {
      descricao: 'Por nome.',
      esquema: z.array(z.looseObject({ id: z.string(), nome: z.string() })),
    },
    problemas: [403, 404],
    executar: async (p) => {
      const servico = servicoDaSessao(casa.servicos, p.sessao, p.params)
      p.resposta.header('cache-control', 'no-store')
      const papel: Papel = p.query.papel
      return emMunicipio(casa.pool, Number(servico.municipio), (tx) =>
        tx.sql<{ id: string; nome: string }>(
          `SELECT id::text, nome FROM usuario WHERE municipio = $1 AND ativo
           AND $2 = ANY (papeis) AND $3 = ANY (servicos) ORDER BY nome`,
          [tx.municipio, papel, servico.slug],
        ),
      )
    },
  })
}
