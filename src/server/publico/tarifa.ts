import * as z from 'zod'
import { calcularCorrida } from '#core/tarifa/calcular.ts'
import { corrida } from '#core/tarifa/tarifa.ts'
import { tarifaDoDia } from '#core/tarifa/vigente.ts'
import { contextoDe, type Casa } from '../casa.ts'
import type { CorridaPublica, TarifaPublica } from '../contrato/tarifa.ts'
import { naoEncontrado, ProblemaHttp } from '../http/problema.ts'
import type { Rotas } from '../http/rota.ts'
import { enderecoDoServico, noDia } from '../http/tipos.ts'
import { explicada } from '../leituras/recusas.ts'
import type { Servico } from '../servicos.ts'

const NINGUEM = { id: 'publico', papeis: [] }

function previstaOu404(servico: Servico) {
  const { tarifa } = servico.pacote.prazos
  if (tarifa === undefined) throw naoEncontrado('A tarifa')
  return tarifa
}

/** What a ride costs, for anyone: the tariff of a day, and a ride line by line. */
export function rotasDaTarifa(rotas: Rotas, casa: Casa): void {
  rotas.definir({
    metodo: 'get',
    caminho: '/api/v1/:municipio/:servico/tarifa',
    etiqueta: 'Público',
    acesso: 'publico',
    resumo: 'A tarifa de um dia',
    descricao:
      'Valores em centavos, com o ato que os fixou. `faltam`: o que o Município não fixou.',
    params: enderecoDoServico,
    query: noDia,
    responde: {
      descricao: 'A tarifa.',
      esquema: z.looseObject({ em: z.string(), faltam: z.array(z.looseObject({})) }),
    },
    problemas: [404],
    async executar({ params, query, resposta }): Promise<TarifaPublica> {
      const servico = casa.servicos.exigir(params.municipio, params.servico)
      const { fundamentos, medicao } = previstaOu404(servico)
      const contexto = await contextoDe(casa, servico, NINGUEM)
      const em = query.em ?? contexto.hoje
      const tarifa = tarifaDoDia(contexto, em)
      resposta.header('cache-control', 'no-store')
      const faltam = 'recusas' in tarifa ? tarifa.recusas : []
      return {
        em,
        fundamentos: [...fundamentos, ...medicao.fundamentos],
        faltam: faltam.map((r) => explicada(r, servico.pacote)),
        ...('recusas' in tarifa ? {} : { tarifa }),
      }
    },
  })
  rotas.definir({
    metodo: 'get',
    caminho: '/api/v1/:municipio/:servico/tarifa/corrida',
    etiqueta: 'Público',
    acesso: 'publico',
    resumo: 'Quanto custa uma corrida, linha a linha',
    descricao:
      'Momentos no horário da cidade, sem fuso. Metros e segundos inteiros; cada parcela é arredondada uma vez ao centavo, a metade para cima.',
    params: enderecoDoServico,
    query: corrida,
    responde: {
      descricao: 'O cálculo.',
      esquema: z.looseObject({ total: z.number().int(), linhas: z.array(z.looseObject({})) }),
    },
    problemas: [404, 422],
    async executar({ params, query, resposta }): Promise<CorridaPublica> {
      const servico = casa.servicos.exigir(params.municipio, params.servico)
      previstaOu404(servico)
      const contexto = await contextoDe(casa, servico, NINGUEM)
      const conta = calcularCorrida(query, contexto)
      if ('recusas' in conta)
        throw new ProblemaHttp(422, 'Esta corrida não pode ser calculada.', {
          recusas: conta.recusas.map((r) => explicada(r, servico.pacote)),
        })
      resposta.header('cache-control', 'no-store')
      return conta
    },
  })
}
