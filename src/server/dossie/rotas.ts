import type { Emissao } from '#documents/dados/base.ts'
import type { Casa } from '../casa.ts'
import type { FichaDoAuto } from '../contrato/contrato.ts'
import type { Rotas } from '../http/rota.ts'
import { enderecoComId } from '../http/tipos.ts'
import { fichaDoAuto } from '../leituras/fichaDoAuto.ts'
import { verDe } from '../leituras/montarVista.ts'
import type { Vista } from '../leituras/vista.ts'
import { arquivoLacrado } from './arquivoLacrado.ts'

type Arquivo = Readonly<{ nome: string; bytes: Uint8Array }>
type Forma = Readonly<{
  extensao: 'pdf' | 'zip'
  tipo: string
  resumo: string
  descricao: string
  disposicao: 'inline' | 'attachment'
  fazer(vista: Vista, ficha: FichaDoAuto, emissao: Emissao): Promise<Arquivo>
}>

const formas = (casa: Casa): readonly Forma[] => [
  {
    extensao: 'pdf',
    tipo: 'application/pdf',
    resumo: 'O processo inteiro, em um PDF',
    descricao: 'Com capa, sumário e cada peça na ordem, as folhas numeradas.',
    disposicao: 'inline',
    async fazer(vista, ficha, emissao) {
      const { gerarDossie } = await import('#documents/dossie/gerarDossie.ts')
      const { nome, pdf } = gerarDossie(ficha, vista.servico.pacote, emissao)
      return { nome, bytes: pdf }
    },
  },
  {
    extensao: 'zip',
    tipo: 'application/zip',
    resumo: 'O processo inteiro, em um arquivo lacrado',
    descricao:
      'Os documentos, os atos em JSON canônico e o manifesto com os hashes. Qualquer pessoa o confere com `outorga conferir`.',
    disposicao: 'attachment',
    fazer: (vista, ficha, emissao) => arquivoLacrado(casa, vista, ficha, emissao),
  },
]

/** The whole proceeding: one PDF/A to read, one sealed archive to keep. `endereco`: the public site. */
export function rotasDoDossie(rotas: Rotas, casa: Casa, endereco: string | undefined): void {
  for (const { extensao, tipo, resumo, descricao, disposicao, fazer } of formas(casa)) {
    rotas.definir({
      metodo: 'get',
      caminho: `/api/v1/:municipio/:servico/autos/:id/dossie.${extensao}`,
      etiqueta: 'Documentos',
      acesso: 'sessao',
      resumo,
      descricao,
      params: enderecoComId,
      responde: { descricao: 'O arquivo.', tipo },
      problemas: [403, 404],
      async executar(p) {
        const vista = await verDe(casa, { ...p, query: {} }, 'auto')
        const { nome, bytes } = await fazer(vista, fichaDoAuto(vista, p.params.id), {
          emitidoEm: casa.relogio(),
          endereco: endereco ?? `${p.pedido.protocol}://${p.pedido.host}`,
        })
        p.resposta
          .type(tipo)
          .header('content-disposition', `${disposicao}; filename="${nome}"`)
          .header('cache-control', 'no-store')
        return Buffer.from(bytes)
      },
    })
  }
}
