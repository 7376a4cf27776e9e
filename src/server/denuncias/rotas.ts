import { randomUUIDv7 } from 'node:crypto'
import * as z from 'zod'
import { corrente } from '#core/ato.ts'
import { comandoPorNome } from '#core/comandos.ts'
import { receberDenuncia } from '#core/denuncia/denuncia.ts'
import { criarMundo } from '#core/mundo/criarMundo.ts'
import { emMunicipio } from '#ledger/banco.ts'
import { lerAtos } from '#ledger/vizinhanca.ts'
import type { Casa } from '../casa.ts'
import { executarComando } from '../comandos/executarComando.ts'
import type { DenunciaPublica, DenunciaRecebida } from '../contrato/registros.ts'
import { naoEncontrado, ProblemaHttp } from '../http/problema.ts'
import type { Rotas } from '../http/rota.ts'
import { enderecoComId, enderecoDoServico, noDia } from '../http/tipos.ts'
import { verDe } from '../leituras/montarVista.ts'
import { explicada } from '../leituras/recusas.ts'
import { denunciaDoCodigo, novoCodigo } from './codigo.ts'
import { escolhasDe } from './escolhas.ts'
import { fichaDaDenuncia } from './fichaDaDenuncia.ts'
import { criarLimite } from './limite.ts'

/** The author of what anyone does without a session: no role, and this one command. */
const PUBLICO = { id: 'publico', papeis: [] } as const

/** Complaints: sent and followed by anyone, read by who triages. */
export function rotasDeDenuncias(rotas: Rotas, casa: Casa): void {
  const limitar = criarLimite()
  rotas.definir({
    metodo: 'post',
    caminho: '/api/v1/:municipio/:servico/denunciar',
    etiqueta: 'Público',
    acesso: 'publico',
    resumo: 'Fazer uma denúncia, com ou sem nome',
    descricao: 'Dá o protocolo e o código para acompanhar. Cinco a cada dez minutos por endereço.',
    params: enderecoDoServico,
    corpo: receberDenuncia,
    responde: {
      status: 201,
      descricao: 'Recebida.',
      esquema: z.looseObject({ protocolo: z.string(), codigo: z.string() }),
    },
    problemas: [404, 422, 429],
    async executar({ params, corpo, pedido, resposta }): Promise<DenunciaRecebida> {
      const servico = casa.servicos.exigir(params.municipio, params.servico)
      limitar(pedido.ip, Date.parse(casa.relogio()))
      const codigo = novoCodigo()
      const id = denunciaDoCodigo(codigo) ?? ''
      const definicao = comandoPorNome('receberDenuncia')
      if (definicao === undefined) throw naoEncontrado('Este comando')
      const feito = await executarComando(casa, {
        servico,
        definicao,
        comando: {
          id: randomUUIDv7(),
          nome: definicao.nome,
          corrente: corrente('denuncia', id),
          dados: corpo,
        },
        autor: PUBLICO,
        papel: 'publico',
        dispositivo: 'publico',
      })
      if ('recusas' in feito)
        throw new ProblemaHttp(422, 'Confira o que você escreveu.', {
          recusas: feito.recusas.map((r) => explicada(r, servico.pacote)),
        })
      resposta.header('cache-control', 'no-store')
      const dados: { protocolo?: string; em?: string } = feito.atos[0]?.dados ?? {}
      return { protocolo: dados.protocolo ?? '', codigo, recebidaEm: dados.em ?? '' }
    },
  })
  rotas.definir({
    metodo: 'get',
    caminho: '/api/v1/:municipio/:servico/denunciar/:codigo',
    etiqueta: 'Público',
    acesso: 'publico',
    resumo: 'Acompanhar uma denúncia pelo código',
    descricao:
      'Só o estado: nada do que foi contado, nem de ninguém. O código foi mostrado uma vez, a quem contou.',
    params: enderecoDoServico.extend({
      codigo: z.string().max(60).meta({ description: 'O código que apareceu ao enviar.' }),
    }),
    responde: { descricao: 'O estado.', esquema: z.looseObject({ situacao: z.string() }) },
    problemas: [404],
    async executar({ params, resposta }): Promise<DenunciaPublica> {
      const servico = casa.servicos.exigir(params.municipio, params.servico)
      const id = denunciaDoCodigo(params.codigo)
      const d =
        id === undefined
          ? undefined
          : await emMunicipio(casa.pool, Number(servico.municipio), async (tx) =>
              criarMundo(await lerAtos(tx, servico.slug, [corrente('denuncia', id)])).denuncia(id),
            )
      if (d === undefined) throw naoEncontrado('Esta denúncia')
      resposta.header('cache-control', 'no-store')
      return {
        protocolo: d.protocolo ?? '',
        situacao: d.situacao,
        recebidaEm: d.recebidaEm,
        mudouEm: d.arquivadaEm ?? d.encaminhamentos.at(-1)?.em ?? d.recebidaEm,
      }
    },
  })
  rotas.definir({
    metodo: 'get',
    caminho: '/api/v1/:municipio/:servico/denuncias/:id',
    etiqueta: 'Consultas',
    acesso: 'sessao',
    resumo: 'Uma denúncia, para quem a apura',
    params: enderecoComId,
    query: noDia,
    responde: { descricao: 'A denúncia.', esquema: z.looseObject({ titulo: z.string() }) },
    problemas: [403, 404],
    async executar(p) {
      if (!p.sessao.papeis.some((x) => LEEM.has(x)))
        throw new ProblemaHttp(403, 'Só quem apura lê uma denúncia.')
      const vista = await verDe(casa, p, 'denuncia')
      const d = vista.mundo.denuncia(p.params.id)
      if (d === undefined) throw naoEncontrado('Esta denúncia')
      const escolhas = await emMunicipio(casa.pool, Number(vista.servico.municipio), (tx) =>
        escolhasDe(tx, vista.servico.slug, d),
      )
      p.resposta.header('cache-control', 'no-store')
      return fichaDaDenuncia(vista, d, escolhas)
    },
  })
}

/** Who told may ask not to be known: only these open the file. */
const LEEM: ReadonlySet<string> = new Set(['fiscal', 'gestor', 'auditor'])
