import * as z from 'zod'
import type { Papel } from '#core/contexto.ts'
import { emMunicipio } from '#ledger/banco.ts'
import { servicoDaSessao } from '../acesso/servicoDaSessao.ts'
import type { SessaoAberta } from '../acesso/sessao.ts'
import type { Casa } from '../casa.ts'
import { OPEN_RESTRICTED } from '#core/arquivo/arquivo.ts'
import type { AberturaRestrita, Restritos } from '../contrato/contrato.ts'
import { naoEncontrado, ProblemaHttp } from '../http/problema.ts'
import type { Rotas } from '../http/rota.ts'
import { enderecoComId, enderecoDoServico } from '../http/tipos.ts'
import { montarVista } from '../leituras/montarVista.ts'
import { RECURSOS } from '../recursos.ts'
import { registrarAbertura } from './abertura.ts'
import { ehRestrito } from './ocultar.ts'

/** Who oversees the openings. */
const FISCALIZAM: readonly Papel[] = ['auditor', 'gestor']
const ULTIMAS = 500
/** Where what was opened may be: the files that a search finds. */
const TIPOS = ['pessoa', 'veiculo', 'outorga', 'auto'] as const
const recursoDoTipo = TIPOS.map((t) => `WHEN '${t}' THEN '${RECURSOS[t]}'`).join(' ')
const correntes = TIPOS.map((t) => `'${t}:' || a.pessoa`).join(', ')

/** Restricted papers are opened one person at a time, by few, and each opening is kept. */
export function rotasDeRestritos(rotas: Rotas, casa: Casa): void {
  rotas.definir({
    metodo: 'get',
    caminho: '/api/v1/:municipio/:servico/pessoas/:id/restritos',
    etiqueta: 'Consultas',
    acesso: 'sessao',
    resumo: 'Abrir os papéis restritos de uma pessoa',
    descricao: `Papéis criminais e de saúde. A abertura fica registrada. Papéis: ${OPEN_RESTRICTED.join(', ')}.`,
    params: enderecoComId,
    autorizar: ({ params, sessao }) => {
      servicoDaSessao(casa.servicos, sessao, params)
      exigir(sessao, OPEN_RESTRICTED)
    },
    responde: {
      descricao: 'Os papéis, com número e resultado, e as condenações.',
      esquema: z.looseObject({ documentos: z.array(z.looseObject({ tipo: z.string() })) }),
    },
    problemas: [403, 404],
    async executar({ params, sessao, resposta }): Promise<Restritos> {
      const servico = servicoDaSessao(casa.servicos, sessao, params)
      const { mundo } = await montarVista(casa, servico, sessao, ['pessoa', params.id])
      const pessoa = mundo.pessoa(params.id)
      if (pessoa === undefined) throw naoEncontrado('Esta pessoa')
      const documentos = pessoa.documentos.filter((d) => ehRestrito(servico.pacote, d.tipo))
      const abertos = [
        ...documentos.map((d) => d.tipo),
        ...(pessoa.condenacoes.length > 0 ? ['condenacoes'] : []),
      ]
      // Recorded first: what could not be recorded is not shown.
      await emMunicipio(casa.pool, Number(servico.municipio), (tx) =>
        registrarAbertura(tx, {
          servico: servico.slug,
          ficha: params.id,
          usuario: sessao.usuario,
          papel: exigir(sessao, OPEN_RESTRICTED),
          documentos: abertos,
        }),
      )
      resposta.header('cache-control', 'no-store')
      return { documentos, condenacoes: pessoa.condenacoes }
    },
  })
  rotas.definir({
    metodo: 'get',
    caminho: '/api/v1/:municipio/:servico/restritos/aberturas',
    etiqueta: 'Consultas',
    acesso: 'sessao',
    resumo: 'Quem abriu papéis restritos, e quando',
    descricao: `As últimas ${ULTIMAS}. Papéis: ${FISCALIZAM.join(', ')}.`,
    params: enderecoDoServico,
    query: z.object({ pessoa: z.uuid().optional() }),
    autorizar: ({ params, sessao }) => {
      servicoDaSessao(casa.servicos, sessao, params)
      exigir(sessao, FISCALIZAM)
    },
    responde: {
      descricao: 'As aberturas, a mais nova primeiro.',
      esquema: z.array(z.looseObject({ pessoa: z.string(), em: z.string() })),
    },
    problemas: [403, 404],
    async executar({ params, query, sessao }): Promise<AberturaRestrita[]> {
      const servico = servicoDaSessao(casa.servicos, sessao, params)
      return emMunicipio(casa.pool, Number(servico.municipio), (tx) =>
        tx.sql<AberturaRestrita>(
          `SELECT a.pessoa, b.tipo AS recurso, b.titulo, u.nome AS usuario, a.papel, a.documentos, a.em
           FROM abertura_restrita a
           LEFT JOIN usuario u ON u.municipio = a.municipio AND u.id = a.usuario
           LEFT JOIN LATERAL (SELECT CASE tipo ${recursoDoTipo} END AS tipo, titulo FROM busca
             WHERE municipio = a.municipio AND servico = a.servico
               AND corrente IN (${correntes}) LIMIT 1) b ON true
           WHERE a.municipio = $1 AND a.servico = $2 AND ($3::text IS NULL OR a.pessoa = $3)
           ORDER BY a.em DESC LIMIT $4`,
          [tx.municipio, servico.slug, query.pessoa ?? null, ULTIMAS],
        ),
      )
    },
  })
}

/** The session's role that allows it. Throws 403. */
function exigir(sessao: SessaoAberta, papeis: readonly Papel[]): Papel {
  const papel = papeis.find((p) => sessao.papeis.includes(p))
  if (papel !== undefined) return papel
  throw new ProblemaHttp(403, 'Seu papel não abre papéis restritos.', {
    detail: `Podem: ${papeis.join(', ')}.`,
  })
}
