import * as z from 'zod'
import type { Contexto } from '#core/contexto.ts'
import { contatoDoOrgao } from '#core/lei/contato.ts'
import { valorDeParametro } from '#core/lei/parametro.ts'
import { valorEscrito } from '#core/parametro/valorEscrito.ts'
import { orgao } from '#documents/dados/base.ts'
import { contextoDe, type Casa } from '../casa.ts'
import type { EscolhaDoMunicipio, OrgaoPublico } from '../contrato/publico.ts'
import type { Rotas } from '../http/rota.ts'
import { enderecoDoServico } from '../http/tipos.ts'

const NINGUEM = { id: 'publico', papeis: [] } as const

/** What anyone may know of the body: where it is found, and what it chose where the law is silent. */
export function rotasDoOrgao(rotas: Rotas, casa: Casa): void {
  rotas.definir({
    metodo: 'get',
    caminho: '/api/v1/:municipio/:servico/orgao',
    etiqueta: 'Público',
    acesso: 'publico',
    resumo: 'O órgão gestor, com o telefone e o endereço que o Município fixou',
    params: enderecoDoServico,
    responde: { descricao: 'O órgão, hoje.', esquema: z.looseObject({ nome: z.string() }) },
    problemas: [404],
    async executar({ params }): Promise<OrgaoPublico> {
      const servico = casa.servicos.exigir(params.municipio, params.servico)
      const contexto = await contextoDe(casa, servico, NINGUEM)
      const { hoje } = contexto
      return { nome: orgao(servico.pacote, hoje), ...contatoDoOrgao(contexto, hoje) }
    },
  })
  rotas.definir({
    metodo: 'get',
    caminho: '/api/v1/:municipio/:servico/escolhas',
    etiqueta: 'Público',
    acesso: 'publico',
    resumo: 'O que o Município escolheu onde a lei silencia',
    descricao: 'Os parâmetros em vigor que preenchem uma lacuna, com o ato que os fixou.',
    params: enderecoDoServico,
    responde: {
      descricao: 'As escolhas, hoje.',
      esquema: z.array(z.looseObject({ lacuna: z.string(), valor: z.string() })),
    },
    problemas: [404],
    async executar({ params }): Promise<EscolhaDoMunicipio[]> {
      const servico = casa.servicos.exigir(params.municipio, params.servico)
      return escolhas(await contextoDe(casa, servico, NINGUEM))
    },
  })
}

const escolhas = (contexto: Contexto): EscolhaDoMunicipio[] =>
  contexto.pacote.parametros.flatMap((p) => {
    if (p.lacuna === undefined) return []
    const lido = valorDeParametro(contexto, p.id, contexto.hoje)
    if (!('valor' in lido)) return []
    const { valor, desde, fonte } = lido
    return [{ lacuna: p.lacuna, nome: p.nome, valor: valorEscrito(p, valor), desde, fonte }]
  })
