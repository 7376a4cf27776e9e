import * as z from 'zod'
import type { Contexto } from '#core/contexto.ts'
import { usoDoVeiculo } from '#core/vistoria/decide.ts'
import { emMunicipio, type Tx } from '#ledger/banco.ts'
import { servicoDaSessao } from '../acesso/servicoDaSessao.ts'
import { autorDaSessao, type SessaoAberta } from '../acesso/sessao.ts'
import { contextoDe, hojeEm, type Casa } from '../casa.ts'
import { responderFicha } from '../http/responder.ts'
import type { Pedido, Rotas } from '../http/rota.ts'
import { enderecoComId, enderecoDoServico, noDiaComoSeSabia } from '../http/tipos.ts'
import type { Servico } from '../servicos.ts'
import { buscar } from './buscar.ts'
import { itensDeVistoriaEm } from './catalogo.ts'
import { comandosDeInicio } from './comandosPossiveis.ts'
import { fichaDaPessoa, fichaDoVeiculo, prontuario } from './fichas.ts'
import { fichaDoAuto } from './fichaDoAuto.ts'
import { fichaDaPerda, fichaDoRecolhimento } from './fichasDeMedidas.ts'
import { filaDeVotos } from '../juntas/votosQueFaltam.ts'
import { filas } from './filas.ts'
import { montarVista, verDe } from './montarVista.ts'
import { parametrosDaCidade } from './parametros.ts'
import { restaDosAutos } from './restaDosAutos.ts'

const ficha = z.looseObject({
  seq: z.number().int(),
  comandos: z.array(z.looseObject({ nome: z.string() })),
})

/** What is begun from the home, not from a file. */
const INICIAIS = [
  'pessoa',
  'veiculo',
  'outorga',
  'auto',
  'expediente',
  'denuncia',
  'bloco',
  'entidade',
  'selecao',
] as const

/** Every read of the counter: each file says what may be done next and why the rest may not. */
export function rotasDeLeituras(rotas: Rotas, casa: Casa): void {
  const fichas = [
    ['outorgas', 'outorga', 'O prontuário de uma outorga', prontuario],
    ['pessoas', 'pessoa', 'A ficha de uma pessoa', fichaDaPessoa],
    ['veiculos', 'veiculo', 'A ficha de um veículo', fichaDoVeiculo],
    ['autos', 'auto', 'Um auto, seu processo e sua multa', fichaDoAuto],
    ['recolhimentos', 'recolhimento', 'Um veículo recolhido', fichaDoRecolhimento],
    ['perdas', 'perda', 'Um caso de perda da outorga ou do certificado', fichaDaPerda],
  ] as const
  for (const [recurso, tipo, resumo, montar] of fichas) {
    rotas.definir({
      metodo: 'get',
      caminho: `/api/v1/:municipio/:servico/${recurso}/:id`,
      etiqueta: 'Consultas',
      acesso: 'sessao',
      resumo,
      descricao:
        '`em`: como estava naquele dia, sob a lei daquele dia. `registrado`: só com o que se sabia até o fim daquele outro dia.',
      params: enderecoComId,
      query: noDiaComoSeSabia,
      responde: { descricao: 'A ficha, com os comandos abertos e os recusados.', esquema: ficha },
      problemas: [403, 404],
      executar: async (p) => {
        const vista = await verDe(casa, p, tipo)
        return responderFicha(p.resposta, montar(vista, p.params.id))
      },
    })
  }
  rotas.definir({
    metodo: 'get',
    caminho: '/api/v1/:municipio/:servico/comandos',
    etiqueta: 'Consultas',
    acesso: 'sessao',
    resumo: 'O que se pode começar: cadastro, requerimento, auto',
    params: enderecoDoServico,
    query: z.object({
      corrente: z.enum(INICIAIS).optional().meta({ description: 'Só os que começam isto.' }),
    }),
    responde: { descricao: 'Os comandos.', esquema: z.array(z.looseObject({ nome: z.string() })) },
    problemas: [403, 404],
    executar: async (p) => {
      const vista = await montarVista(casa, servicoDe(casa, p), p.sessao, [])
      return comandosDeInicio(vista, p.query.corrente === undefined ? INICIAIS : [p.query.corrente])
    },
  })
  rotas.definir({
    metodo: 'get',
    caminho: '/api/v1/:municipio/:servico/busca',
    etiqueta: 'Consultas',
    acesso: 'sessao',
    resumo: 'Uma busca para tudo: placa, CPF, CNPJ, nome sem acento, número',
    params: enderecoDoServico,
    query: z.object({ q: z.string().trim().max(100) }),
    responde: {
      descricao: 'O que foi achado.',
      esquema: z.array(z.looseObject({ id: z.string() })),
    },
    problemas: [403, 404],
    executar: (p) =>
      noMunicipio(casa, p, (tx, servico) =>
        buscar(tx, servico.slug, p.query.q, servico.pacote.lei.termos),
      ),
  })
  rotas.definir({
    metodo: 'get',
    caminho: '/api/v1/:municipio/:servico/filas',
    etiqueta: 'Consultas',
    acesso: 'sessao',
    resumo: 'O trabalho de hoje, por papel',
    params: enderecoDoServico,
    responde: { descricao: 'As filas.', esquema: z.array(z.looseObject({ id: z.string() })) },
    problemas: [403, 404],
    executar: (p) =>
      noMunicipio(casa, p, async (tx, servico) => {
        const { pacote, slug } = servico
        const hoje = hojeEm(casa, servico)
        const autor = autorDaSessao(p.sessao)
        const { papeis } = p.sessao
        let contexto: Promise<Contexto> | undefined
        const resta = async (autos: readonly string[]) => {
          contexto ??= contextoDe(casa, servico, autor)
          return restaDosAutos(tx, slug, await contexto, autos)
        }
        return [
          ...(await filaDeVotos(tx, slug, autor, { pacote, hoje })),
          ...(await filas(tx, { pacote, servico: slug, hoje, papeis, resta })),
        ]
      }),
  })
  rotas.definir({
    metodo: 'get',
    caminho: '/api/v1/:municipio/:servico/parametros',
    etiqueta: 'Consultas',
    acesso: 'sessao',
    resumo: 'O que a lei deixa ao município preencher, e o que já foi fixado',
    params: enderecoDoServico,
    responde: { descricao: 'Os parâmetros.', esquema: z.array(z.looseObject({ id: z.string() })) },
    problemas: [403, 404],
    executar: async (p) =>
      parametrosDaCidade(await montarVista(casa, servicoDe(casa, p), p.sessao, [])),
  })
  rotas.definir({
    metodo: 'get',
    caminho: '/api/v1/:municipio/:servico/vistoria/itens',
    etiqueta: 'Consultas',
    acesso: 'sessao',
    resumo: 'A lista de verificação de um veículo',
    params: enderecoDoServico,
    query: z.object({ veiculo: z.uuid() }),
    responde: { descricao: 'Os itens.', esquema: z.array(z.looseObject({ id: z.string() })) },
    problemas: [403, 404],
    executar: async (p) => {
      const servico = servicoDe(casa, p)
      const vista = await montarVista(casa, servico, p.sessao, ['veiculo', p.query.veiculo])
      const { veiculo } = fichaDoVeiculo(vista, p.query.veiculo)
      const { hoje } = vista.contexto
      const uso = usoDoVeiculo(p.query.veiculo, vista.mundo, hoje)
      return itensDeVistoriaEm(servico.pacote, veiculo.tipo ?? '', hoje, uso)
    },
  })
}

type NoServico = Pedido<{ municipio: string; servico: string }, unknown, unknown, SessaoAberta>

const servicoDe = (casa: Casa, p: NoServico): Servico =>
  servicoDaSessao(casa.servicos, p.sessao, p.params)

const noMunicipio = <T>(
  casa: Casa,
  p: NoServico,
  ler: (tx: Tx, servico: Servico) => Promise<T>,
): Promise<T> => {
  const servico = servicoDe(casa, p)
  return emMunicipio(casa.pool, Number(servico.municipio), (tx) => ler(tx, servico))
}
