import { fundamentosDoBloco } from '#core/bloco/decide.ts'
import { emMunicipio } from '#ledger/banco.ts'
import type { Casa } from '../casa.ts'
import { naoEncontrado } from '../http/problema.ts'
import { responderFicha } from '../http/responder.ts'
import type { Rotas } from '../http/rota.ts'
import { enderecoComId, fichaDeRegistro, noDia } from '../http/tipos.ts'
import { verDe } from '../leituras/montarVista.ts'
import type { Vista } from '../leituras/vista.ts'
import { publicarDocumento } from '../registros/documento.ts'
import { fichaDoBloco } from './fichaDoBloco.ts'

/** The blocks of numbers reserved to inspectors: each one's file and its receipt. */
export function rotasDeBlocos(rotas: Rotas, casa: Casa, endereco: string | undefined): void {
  const doFiscal = async (vista: Vista, id: string): Promise<string> => {
    const conta = vista.mundo.bloco(id)?.fiscal
    if (conta === undefined) throw naoEncontrado('Este bloco')
    const [achado] = await emMunicipio(casa.pool, Number(vista.servico.municipio), (tx) =>
      tx.sql<{ nome: string }>('SELECT nome FROM usuario WHERE municipio = $1 AND id::text = $2', [
        tx.municipio,
        conta,
      ]),
    )
    return achado?.nome ?? 'usuário desligado'
  }
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
      const ficha = fichaDoBloco(vista, p.params.id, await doFiscal(vista, p.params.id))
      return responderFicha(p.resposta, ficha)
    },
  })
  rotas.definir({
    metodo: 'get',
    caminho: '/api/v1/:municipio/:servico/blocos/:id/documentos/termo.pdf',
    etiqueta: 'Documentos',
    acesso: 'sessao',
    resumo: 'O termo de entrega de um bloco, com a prestação de contas',
    params: enderecoComId,
    responde: { descricao: 'O documento.', tipo: 'application/pdf' },
    problemas: [403, 404],
    executar: async (p) => {
      const vista = await verDe(casa, { ...p, query: {} }, 'bloco')
      const b = vista.mundo.bloco(p.params.id)
      if (b === undefined) throw naoEncontrado('Este bloco')
      const { dadosDoBloco } = await import('#documents/dados/blocoDeAutos.ts')
      const { pacote } = vista.servico
      const fiscal = await doFiscal(vista, p.params.id)
      const dados = dadosDoBloco(b, fiscal, pacote, fundamentosDoBloco(vista.contexto))
      return publicarDocumento('termo-do-bloco', dados, pacote, p, casa, endereco)
    },
  })
}
