import * as z from 'zod'
import type { Papel } from '#core/contexto.ts'
import { emMunicipio } from '#ledger/banco.ts'
import { servicoDaSessao } from '../acesso/servicoDaSessao.ts'
import type { CasaComChaves } from '../casa.ts'
import type { Autenticidade, EmissaoFeita } from '../contrato/contrato.ts'
import { FICHAS_IMPRESSAS } from '../documentos/fichasImpressas.ts'
import { naoEncontrado, ProblemaHttp } from '../http/problema.ts'
import type { Rotas } from '../http/rota.ts'
import { enderecoComId, enderecoDoServico } from '../http/tipos.ts'
import { listarEmissoes } from './emissoes.ts'
import { verificar } from './verificar.ts'

const REVOGAM: readonly Papel[] = ['gestor', 'procuradoria']
/** Also the editals of a batch, by their day. */
const recursos = [...Object.keys(FICHAS_IMPRESSAS), 'notificacoes'] as const

/** The public check of a printed document, and the register of what was printed. */
export function rotasDeVerificacao(rotas: Rotas, casa: CasaComChaves): void {
  rotas.definir({
    metodo: 'get',
    caminho: '/api/v1/verificar/:codigo',
    etiqueta: 'Público',
    acesso: 'publico',
    resumo: 'Conferir um documento impresso pelo código do seu QR, ou pelo que se digita',
    descricao: 'Autêntico ou não, o que dizia no dia da emissão e como está hoje. Sem CPF.',
    params: z.object({ codigo: z.string().min(1).max(200) }),
    responde: {
      descricao: 'O resultado da conferência.',
      esquema: z.looseObject({ resultado: z.string() }),
    },
    executar({ params, resposta }): Promise<Autenticidade> {
      resposta.header('cache-control', 'no-store')
      return verificar(casa, params.codigo)
    },
  })
  rotas.definir({
    metodo: 'get',
    caminho: '/api/v1/:municipio/:servico/emissoes',
    etiqueta: 'Documentos',
    acesso: 'sessao',
    resumo: 'O que foi impresso de uma ficha',
    params: enderecoDoServico,
    query: z.object({ recurso: z.enum(recursos), ficha: z.string().max(80) }),
    responde: {
      descricao: 'As emissões, a mais nova primeiro.',
      esquema: z.array(z.looseObject({ id: z.string(), nome: z.string() })),
    },
    problemas: [403, 404],
    async executar({ params, query, sessao }): Promise<EmissaoFeita[]> {
      const servico = servicoDaSessao(casa.servicos, sessao, params)
      return emMunicipio(casa.pool, Number(servico.municipio), (tx) =>
        listarEmissoes(tx, { servico: servico.slug, ...query }),
      )
    },
  })
  rotas.definir({
    metodo: 'post',
    caminho: '/api/v1/:municipio/:servico/emissoes/:id/revogar',
    etiqueta: 'Documentos',
    acesso: 'sessao',
    resumo: 'Declarar sem efeito um documento impresso',
    descricao: `Extraviado, furtado ou impresso por engano. Papéis: ${REVOGAM.join(', ')}.`,
    params: enderecoComId,
    corpo: z.strictObject({ motivo: z.string().trim().min(3).max(300) }),
    autorizar: ({ params, sessao }) => {
      servicoDaSessao(casa.servicos, sessao, params)
      if (REVOGAM.some((p) => sessao.papeis.includes(p))) return
      throw new ProblemaHttp(403, 'Seu papel não revoga documentos.', {
        detail: `Podem: ${REVOGAM.join(', ')}.`,
      })
    },
    responde: { descricao: 'Revogado.', esquema: z.object({ revogada: z.boolean() }) },
    problemas: [403, 404],
    async executar({ params, corpo, sessao }) {
      const servico = servicoDaSessao(casa.servicos, sessao, params)
      const feitas = await emMunicipio(casa.pool, Number(servico.municipio), (tx) =>
        tx.sql(
          `INSERT INTO emissao_revogada (municipio, emissao, motivo, usuario, em)
           SELECT municipio, id, $4, $5, $6 FROM emissao
           WHERE municipio = $1 AND servico = $2 AND id = $3
           ON CONFLICT (municipio, emissao) DO NOTHING
           RETURNING emissao`,
          [tx.municipio, servico.slug, params.id, corpo.motivo, sessao.usuario, casa.relogio()],
        ),
      )
      if (feitas.length === 0) throw naoEncontrado('Esta emissão')
      return { revogada: true }
    },
  })
}
