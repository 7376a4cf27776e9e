import * as z from 'zod'
import { modelos } from '#documents/modelos.ts'
import type { Casa } from '../casa.ts'
import { naoEncontrado } from '../http/problema.ts'
import type { Rotas } from '../http/rota.ts'
import { enderecoComId } from '../http/tipos.ts'
import { fichaDoAuto } from '../leituras/fichaDoAuto.ts'
import { prontuario } from '../leituras/fichas.ts'
import { verDe } from '../leituras/montarVista.ts'

/** What is printed of a file, as PDF/A. `endereco`: origin of the public site, for the paper's code. */
export function rotasDeDocumentos(rotas: Rotas, casa: Casa, endereco: string | undefined): void {
  const fichas = [
    ['outorgas', 'outorga', prontuario],
    ['autos', 'auto', fichaDoAuto],
  ] as const
  for (const [recurso, tipo, montar] of fichas) {
    rotas.definir({
      metodo: 'get',
      caminho: `/api/v1/:municipio/:servico/${recurso}/:id/documentos/:modelo.pdf`,
      etiqueta: 'Documentos',
      acesso: 'sessao',
      resumo: `Imprimir um documento (${recurso})`,
      descricao: 'Só os que a ficha lista em `documentos`.',
      params: enderecoComId.extend({ modelo: z.enum(modelos) }),
      responde: { descricao: 'O documento.', tipo: 'application/pdf' },
      problemas: [403, 404],
      async executar(p) {
        const vista = await verDe(casa, { ...p, query: {} }, tipo)
        // Loaded at the first print: the compiler is large, and most processes' first work is not it.
        const { gerarDocumento, DocumentoIndisponivel } =
          await import('#documents/gerarDocumento.ts')
        const emissao = {
          emitidoEm: casa.relogio(),
          endereco: endereco ?? `${p.pedido.protocol}://${p.pedido.host}`,
        }
        try {
          const ficha = montar(vista, p.params.id)
          const { nome, pdf } = gerarDocumento(
            p.params.modelo,
            ficha,
            vista.servico.pacote,
            emissao,
          )
          p.resposta
            .type('application/pdf')
            .header('content-disposition', `inline; filename="${nome}"`)
            .header('cache-control', 'no-store')
          return Buffer.from(pdf)
        } catch (erro) {
          if (erro instanceof DocumentoIndisponivel) throw naoEncontrado('Este documento')
          throw erro
        }
      },
    })
  }
}
