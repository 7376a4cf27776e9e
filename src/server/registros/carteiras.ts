import { emMunicipio } from '#ledger/banco.ts'
import type { Casa } from '../casa.ts'
import { responderFicha } from '../http/responder.ts'
import type { Rotas } from '../http/rota.ts'
import { enderecoComParametro, fichaDeRegistro, noDia } from '../http/tipos.ts'
import { verDe } from '../leituras/montarVista.ts'
import { fichaDaCarteira } from './fichaDaCarteira.ts'

/** The inspectors' cards, by the user's id. */
export function rotasDeCarteiras(rotas: Rotas, casa: Casa): void {
  rotas.definir({
    metodo: 'get',
    caminho: '/api/v1/:municipio/:servico/carteiras/:id',
    etiqueta: 'Consultas',
    acesso: 'sessao',
    resumo: 'As carteiras de um fiscal',
    params: enderecoComParametro,
    query: noDia,
    responde: {
      descricao: 'As carteiras.',
      esquema: fichaDeRegistro,
    },
    problemas: [403, 404],
    executar: async (p) => {
      const vista = await verDe(casa, p, 'carteira')
      const [usuario] = await emMunicipio(casa.pool, Number(vista.servico.municipio), (tx) =>
        tx.sql<{ nome: string; papeis: string[]; ativo: boolean }>(
          'SELECT nome, papeis, ativo FROM usuario WHERE municipio = $1 AND id = $2',
          [tx.municipio, p.params.id],
        ),
      )
      return responderFicha(p.resposta, fichaDaCarteira(vista, p.params.id, usuario))
    },
  })
}
