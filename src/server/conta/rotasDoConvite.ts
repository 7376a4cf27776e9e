import * as z from 'zod'
import type { Papel } from '#core/contexto.ts'
import { emMunicipio } from '#ledger/banco.ts'
import { servicoDaSessao } from '../acesso/servicoDaSessao.ts'
import type { CasaComChaves } from '../casa.ts'
import { naoEncontrado, ProblemaHttp } from '../http/problema.ts'
import type { Rotas } from '../http/rota.ts'
import { enderecoComId, enderecoDoServico } from '../http/tipos.ts'
import { login } from '../usuarios/rotas.ts'
import { abrirConta, lerPessoa } from './abrir.ts'
import { convidar } from './convites.ts'

const CONVIDAM: readonly Papel[] = ['atendente', 'gestor']

/** The counter's code, and the account that it opens. */
export function rotasDoConvite(rotas: Rotas, casa: CasaComChaves): void {
  rotas.definir({
    metodo: 'post',
    caminho: '/api/v1/:municipio/:servico/pessoas/:id/convite',
    etiqueta: 'Minha conta',
    acesso: 'sessao',
    resumo: 'Dar a uma pessoa o código da sua conta',
    descricao: `Dito uma vez, serve uma vez, por sete dias. Papéis: ${CONVIDAM.join(', ')}.`,
    params: enderecoComId,
    autorizar: ({ sessao }) => {
      if (!CONVIDAM.some((p) => sessao.papeis.includes(p)))
        throw new ProblemaHttp(403, 'Seu papel não convida a abrir conta.')
    },
    responde: {
      status: 201,
      descricao: 'O código.',
      esquema: z.object({ codigo: z.string(), expiraEm: z.string() }),
    },
    problemas: [403, 404],
    async executar({ params, sessao, resposta }) {
      const servico = servicoDaSessao(casa.servicos, sessao, params)
      return emMunicipio(casa.pool, Number(servico.municipio), async (tx) => {
        const pessoa = await lerPessoa(tx, servico.slug, params.id)
        if (pessoa === undefined) throw naoEncontrado('Esta pessoa')
        resposta.header('cache-control', 'no-store')
        return convidar(tx, servico.slug, params.id, sessao.usuario)
      })
    },
  })
  rotas.definir({
    metodo: 'post',
    caminho: '/api/v1/:municipio/:servico/abrir-conta',
    etiqueta: 'Minha conta',
    acesso: 'publico',
    resumo: 'Abrir a conta com o código do balcão',
    descricao: 'A quem já tem conta, dá a senha nova; o nome de acesso segue o mesmo.',
    params: enderecoDoServico,
    corpo: z.strictObject({
      identificador: z.string().trim().min(11).max(20).meta({ description: 'CPF ou CNPJ.' }),
      codigo: z.string().trim().min(8).max(40),
      login,
      senha: z.string().min(1).max(200),
    }),
    responde: {
      status: 201,
      descricao: 'Aberta; o nome de acesso.',
      esquema: z.object({ login: z.string() }),
    },
    problemas: [404, 422, 429],
    executar: ({ params, corpo, pedido }) =>
      abrirConta(casa, casa.servicos.exigir(params.municipio, params.servico), {
        ...corpo,
        origem: pedido.ip,
      }),
  })
}
