import * as z from 'zod'
import { corrente } from '#core/ato.ts'
import { servicoDaSessao } from '../acesso/servicoDaSessao.ts'
import type { SessaoAberta } from '../acesso/sessao.ts'
import type { Casa } from '../casa.ts'
import type { Pedido, Rotas } from '../http/rota.ts'
import { enderecoComId } from '../http/tipos.ts'
import { candidaturaPropria } from './candidaturas.ts'
import { donoDaSessao } from './dono.ts'
import { fazerNaConta } from './fazer.ts'

type Endereco = { municipio: string; servico: string; id: string }
const inscricao = z.string().min(1).max(80)
const texto = z.string().trim().min(3).max(5000)
const motivo = z.string().trim().min(3).max(1000)

/** What a candidate does from their own account: appeal from the result, leave the dispute. */
export function rotasDaCandidatura(rotas: Rotas, casa: Casa): void {
  const comum = {
    metodo: 'post',
    etiqueta: 'Minha conta',
    acesso: 'conta',
    params: enderecoComId,
    problemas: [403, 404, 422],
  } as const
  const raiz = '/api/v1/:municipio/:servico/conta/selecoes/:id'
  const fazer = async <C extends { inscricao: string }>(
    { params, sessao, corpo }: Pedido<Endereco, unknown, C, SessaoAberta>,
    nome: string,
    dados: object,
  ) => {
    const servico = servicoDaSessao(casa.servicos, sessao, params)
    const dono = donoDaSessao(sessao)
    await candidaturaPropria(casa, servico, dono, { id: params.id, inscricao: corpo.inscricao })
    await fazerNaConta(casa, servico, dono, {
      nome,
      corrente: corrente('selecao', params.id),
      dados: { inscricao: corpo.inscricao, ...dados },
    })
  }
  rotas.definir({
    ...comum,
    caminho: `${raiz}/recurso`,
    resumo: 'Recorrer do resultado de uma seleção em que estou inscrito',
    descricao: 'Vale o instante em que chega. Fora do prazo também fica registrado.',
    corpo: z.strictObject({ inscricao, texto }),
    responde: { status: 204, descricao: 'Apresentado.' },
    executar: (p: Pedido<Endereco, unknown, { inscricao: string; texto: string }, SessaoAberta>) =>
      fazer(p, 'recorrerDoResultado', {
        protocoladaEm: casa.relogio(),
        texto: p.corpo.texto,
      }),
  })
  rotas.definir({
    ...comum,
    caminho: `${raiz}/desistencia`,
    resumo: 'Desistir de uma seleção em que estou inscrito',
    descricao: 'Convocado, o lugar passa ao seguinte.',
    corpo: z.strictObject({ inscricao, motivo }),
    responde: { status: 204, descricao: 'Registrada.' },
    executar: (p: Pedido<Endereco, unknown, { inscricao: string; motivo: string }, SessaoAberta>) =>
      fazer(p, 'retirarCandidato', { motivo: p.corpo.motivo }),
  })
}
