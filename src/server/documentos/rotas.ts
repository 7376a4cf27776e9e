import * as z from 'zod'
import { modelos } from '#documents/modelos.ts'
import type { CasaComChaves } from '../casa.ts'
import { naoEncontrado } from '../http/problema.ts'
import type { Rotas } from '../http/rota.ts'
import { enderecoComId, enderecoComParametro } from '../http/tipos.ts'
import { verDe } from '../leituras/montarVista.ts'
import { emitir } from './emitir.ts'
import { timbreDe } from './timbre.ts'
import { FICHAS_IMPRESSAS } from './fichasImpressas.ts'

/** What is printed of a file, as PDF/A. `endereco`: origin of the public site, for the paper's code. */
export function rotasDeDocumentos(
  rotas: Rotas,
  casa: CasaComChaves,
  endereco: string | undefined,
): void {
  for (const [recurso, impressa] of Object.entries(FICHAS_IMPRESSAS)) {
    const { tipo, montar } = impressa
    rotas.definir({
      metodo: 'get',
      caminho: `/api/v1/:municipio/:servico/${recurso}/:id/documentos/:modelo.pdf`,
      etiqueta: 'Documentos',
      acesso: 'sessao',
      resumo: `Imprimir um documento (${recurso})`,
      descricao:
        'Só os que a ficha lista em `documentos`. Cada impressão é registrada e leva um código assinado; ' +
        'a mesma, no mesmo dia, se ainda diz o mesmo, é a mesma emissão.',
      query: z.object({
        de: z
          .string()
          .max(80)
          .optional()
          .meta({ description: 'A parte da ficha (um condutor), se for de uma parte.' }),
      }),
      params: ('porNome' in impressa ? enderecoComParametro : enderecoComId).extend({
        modelo: z.enum(modelos),
      }),
      responde: { descricao: 'O documento.', tipo: 'application/pdf' },
      problemas: [403, 404],
      async executar(p) {
        const vista = await verDe(casa, { ...p, query: {} }, tipo)
        try {
          const dados = await montar(vista, p.params.id, { casa, alvo: p.query.de })
          const { nome, pdf } = await emitir(casa, {
            servico: vista.servico,
            modelo: p.params.modelo,
            alvo: p.query.de,
            recurso,
            ficha: { id: p.params.id, dados },
            usuario: p.sessao.usuario,
            timbre: await timbreDe(casa, vista.servico, p.pedido, endereco),
          })
          p.resposta
            .type('application/pdf')
            .header('content-disposition', `inline; filename="${nome}"`)
            .header('cache-control', 'no-store')
          return Buffer.from(pdf)
        } catch (erro) {
          // By name: its module, large, is loaded at the first print only.
          if (erro instanceof Error && erro.name === 'DocumentoIndisponivel') {
            throw naoEncontrado('Este documento')
          }
          throw erro
        }
      },
    })
  }
}
