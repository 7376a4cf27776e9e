import type { Casa } from '../casa.ts'
import { responderFicha } from '../http/responder.ts'
import type { Rotas } from '../http/rota.ts'
import { enderecoComId, fichaDeRegistro, noDia } from '../http/tipos.ts'
import { verDe } from '../leituras/montarVista.ts'
import { fiscalDoBloco } from './blocoImpresso.ts'
import { fichaDoBloco } from './fichaDoBloco.ts'

/** The blocks of numbers reserved to inspectors: each one's file and its receipt. */
export function rotasDeBlocos(rotas: Rotas, casa: Casa): void {
  rotas.definir({
    metodo: 'get',
    caminho: '/api/v1/:municipio/:servico/blocos/:id',
    etiqueta: 'Consultas',
    acesso: 'sessao',
    resumo: 'Um bloco de números, e o destino de cada um',
    params: enderecoComId,
    query: noDia,
    responde: {
      descricao: 'O bloco.',
      esquema: fichaDeRegistro,
    },
    problemas: [403, 404],
    executar: async (p) => {
      const vista = await verDe(casa, p, 'bloco')
      const ficha = fichaDoBloco(vista, p.params.id, await fiscalDoBloco(casa, vista, p.params.id))
      return responderFicha(p.resposta, ficha)
    },
  })
}
