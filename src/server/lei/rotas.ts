import * as z from 'zod'
import { cobertura } from '#law/cobertura.ts'
import { consolidar } from '#law/texto/consolidar.ts'
import type { LeiNoDia } from '../contrato/contrato.ts'
import type { Rotas } from '../http/rota.ts'
import { enderecoDoServico, noDia } from '../http/tipos.ts'
import { infracoesEm } from '../leituras/catalogo.ts'
import type { Servico, Servicos } from '../servicos.ts'

/** What anyone may read: the cities, the packs, the text of the law on a day, the catalogue. */
export function rotasDaLei(
  rotas: Rotas,
  { servicos, hoje }: { servicos: Servicos; hoje: (servico: Servico) => string },
): void {
  rotas.definir({
    metodo: 'get',
    caminho: '/api/v1/municipios',
    etiqueta: 'Lei',
    acesso: 'publico',
    resumo: 'Cidades e serviços deste sistema',
    responde: {
      descricao: 'As cidades.',
      esquema: z.array(z.looseObject({ slug: z.string(), nome: z.string() })),
    },
    executar: () => servicos.municipios(),
  })
  rotas.definir({
    metodo: 'get',
    caminho: '/api/v1/:municipio/:servico/pacote',
    etiqueta: 'Lei',
    acesso: 'publico',
    resumo: 'O pacote da lei, compilado',
    params: enderecoDoServico,
    responde: { descricao: 'O pacote.', esquema: z.looseObject({ sha256: z.string() }) },
    problemas: [404],
    executar({ params, pedido, resposta }) {
      const { pacote } = servicos.exigir(params.municipio, params.servico)
      const etag = `"${pacote.sha256}"`
      resposta.header('etag', etag).header('cache-control', 'no-cache')
      if (pedido.headers['if-none-match'] === etag) {
        resposta.code(304)
        return ''
      }
      return pacote
    },
  })
  rotas.definir({
    metodo: 'get',
    caminho: '/api/v1/:municipio/:servico/lei',
    etiqueta: 'Lei',
    acesso: 'publico',
    resumo: 'O texto da lei em um dia, com o uso que o sistema faz de cada dispositivo',
    params: enderecoDoServico,
    query: noDia,
    responde: {
      descricao: 'O texto.',
      esquema: z.looseObject({
        titulo: z.string(),
        dispositivos: z.array(z.looseObject({ id: z.string() })),
      }),
    },
    problemas: [404],
    executar({ params, query }) {
      const servico = servicos.exigir(params.municipio, params.servico)
      return leiNoDia(servico, query.em ?? hoje(servico))
    },
  })
  rotas.definir({
    metodo: 'get',
    caminho: '/api/v1/:municipio/:servico/infracoes',
    etiqueta: 'Lei',
    acesso: 'publico',
    resumo: 'O catálogo de infrações em vigor em um dia',
    params: enderecoDoServico,
    query: noDia,
    responde: {
      descricao: 'As infrações, na ordem da lei.',
      esquema: z.array(z.looseObject({ dispositivo: z.string(), citacao: z.string() })),
    },
    problemas: [404],
    executar({ params, query }) {
      const servico = servicos.exigir(params.municipio, params.servico)
      return infracoesEm(servico.pacote, query.em ?? hoje(servico))
    },
  })
}

function leiNoDia({ pacote, lido }: Servico, em: string): LeiNoDia {
  const matriz = new Map(cobertura(pacote, lido.localizar).dispositivos.map((d) => [d.id, d]))
  const escritos = new Map(pacote.texto.map((t) => [t.id, t]))
  return {
    titulo: pacote.lei.titulo,
    numero: pacote.lei.numero,
    urn: pacote.lei.urn,
    em,
    dispositivos: consolidar(pacote.texto, em).map((d) => {
      const escrito = escritos.get(d.id)
      const uso = matriz.get(d.id)
      return {
        id: d.id,
        rotulo: d.rotulo,
        agrupador: escrito?.agrupador ?? false,
        texto: d.texto,
        redacoes: d.redacoes.map((r, i) => ({
          ...r,
          desconhecida: escrito?.redacoes[i]?.desconhecida ?? false,
          dataPresumida: escrito?.redacoes[i]?.dataPresumida ?? false,
        })),
        situacao: uso?.situacao ?? '',
        usos: uso?.onde ?? [],
        lacunas: pacote.lacunas
          .filter((l) => l.dispositivos.includes(d.id))
          .map(({ id, questao, padrao, razao }) => ({ id, questao, padrao, razao })),
      }
    }),
  }
}
