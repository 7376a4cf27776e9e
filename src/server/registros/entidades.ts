import * as z from 'zod'
import { emMunicipio } from '#ledger/banco.ts'
import { servicoDaSessao } from '../acesso/servicoDaSessao.ts'
import { hojeEm, type Casa } from '../casa.ts'
import type { EntidadeDaOutorga } from '../contrato/registros.ts'
import { responderFicha } from '../http/responder.ts'
import type { Rotas } from '../http/rota.ts'
import { enderecoComId, fichaDeRegistro, noDia } from '../http/tipos.ts'
import { verDe } from '../leituras/montarVista.ts'
import { fichaDaEntidade } from './fichaDaEntidade.ts'
import { titularesDe } from './nomes.ts'

/** The entities in which a grant is on the day, with what its vehicle must show. */
const DA_OUTORGA = `SELECT split_part(l.corrente, ':', 2) AS id, l.numero, b.titulo AS nome, l.em AS desde,
    l.dados->>'especie' AS especie, l.dados->>'logomarca' AS logomarca, l.dados->>'telefone' AS telefone,
    CASE WHEN l.situacao = 'cancelada' THEN 'cancelada' WHEN l.prazo < $4 THEN 'suspensa' ELSE 'ativa' END AS situacao
  FROM painel_registro l
  LEFT JOIN busca b ON b.municipio = l.municipio AND b.servico = l.servico AND b.corrente = 'pessoa:' || l.pessoa
  WHERE l.municipio = $1 AND l.servico = $2 AND l.outorga = $3 AND l.tipo = 'membro'
    AND l.em <= $4 AND (l.dados->>'ate' IS NULL OR (l.dados->>'ate')::date > $4)
  ORDER BY l.em, l.registro`

/** Associations and cooperatives: the file of each, and those in which a grant is. */
export function rotasDeEntidades(rotas: Rotas, casa: Casa): void {
  rotas.definir({
    metodo: 'get',
    caminho: '/api/v1/:municipio/:servico/entidades/:id',
    etiqueta: 'Consultas',
    acesso: 'sessao',
    resumo: 'Uma associação ou cooperativa, com as suas provas e os seus membros',
    params: enderecoComId,
    query: noDia,
    responde: {
      descricao: 'A entidade.',
      esquema: fichaDeRegistro,
    },
    problemas: [403, 404],
    executar: async (p) => {
      const vista = await verDe(casa, p, 'entidade')
      const ids = vista.mundo.entidade(p.params.id)?.membros.map((m) => m.outorga) ?? []
      const nomes = await emMunicipio(casa.pool, Number(vista.servico.municipio), (tx) =>
        titularesDe(tx, vista.servico.slug, ids),
      )
      return responderFicha(p.resposta, fichaDaEntidade(vista, p.params.id, nomes))
    },
  })
  rotas.definir({
    metodo: 'get',
    caminho: '/api/v1/:municipio/:servico/outorgas/:id/entidades',
    etiqueta: 'Consultas',
    acesso: 'sessao',
    resumo: 'As entidades de que o titular é membro hoje',
    params: enderecoComId,
    responde: {
      descricao: 'As entidades.',
      esquema: z.array(z.looseObject({ id: z.string(), situacao: z.string() })),
    },
    problemas: [403, 404],
    executar: async (p): Promise<readonly EntidadeDaOutorga[]> => {
      const servico = servicoDaSessao(casa.servicos, p.sessao, p.params)
      p.resposta.header('cache-control', 'no-store')
      return emMunicipio(casa.pool, Number(servico.municipio), (tx) =>
        tx.sql<EntidadeDaOutorga>(DA_OUTORGA, [
          tx.municipio,
          servico.slug,
          p.params.id,
          hojeEm(casa, servico),
        ]),
      )
    },
  })
}
