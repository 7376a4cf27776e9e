import type { Emissao } from '#documents/dados/base.ts'
import * as z from 'zod'
import type { CasaComChaves } from '../casa.ts'
import { timbreDe } from '../documentos/timbre.ts'
import type { Rotas } from '../http/rota.ts'
import { enderecoComId } from '../http/tipos.ts'
import { verDe } from '../leituras/montarVista.ts'
import type { Vista } from '../leituras/vista.ts'
import { type QuemAbre, quemPodeAbrir } from '../restritos/abertura.ts'
import { arquivoLacrado } from './arquivoLacrado.ts'
import { arquivosListados } from './arquivosDoProcesso.ts'
import { PROCESSOS, type ProcessoDoLivro } from './processos.ts'

type Arquivo = Readonly<{ nome: string; bytes: Uint8Array }>
type Forma = Readonly<{
  extensao: 'pdf' | 'zip'
  tipo: string
  resumo: string
  descricao: string
  disposicao: 'inline' | 'attachment'
  fazer(vista: Vista, p: ProcessoDoLivro, emissao: Emissao, q?: QuemAbre): Promise<Arquivo>
}>

const formas = (casa: CasaComChaves): readonly Forma[] => [
  {
    extensao: 'pdf',
    tipo: 'application/pdf',
    resumo: 'O processo inteiro, em um PDF',
    descricao: 'Com capa, sumário e cada peça na ordem, as folhas numeradas.',
    disposicao: 'inline',
    async fazer(vista, { ficha }, emissao) {
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
      'Os documentos, os arquivos juntados, os atos em JSON canônico e o manifesto com os hashes. Qualquer pessoa o confere com `outorga conferir`. Os papéis restritos ficam de fora, e o manifesto o diz; com `restritos=1` vão junto, para quem pode abri-los, e a abertura fica registrada.',
    disposicao: 'attachment',
    fazer: (vista, processo, emissao, quemAbre) =>
      arquivoLacrado(casa, vista, processo, emissao, quemAbre),
  },
]

const entradas = Object.entries(PROCESSOS) as [
  keyof typeof PROCESSOS,
  (typeof PROCESSOS)[keyof typeof PROCESSOS],
][]

/** The whole proceeding: one PDF/A to read, one sealed archive to keep. `endereco`: the public site. */
export function rotasDoDossie(
  rotas: Rotas,
  casa: CasaComChaves,
  endereco: string | undefined,
): void {
  for (const [recurso, especie] of entradas) {
    for (const { extensao, tipo, resumo, descricao, disposicao, fazer } of formas(casa)) {
      rotas.definir({
        metodo: 'get',
        caminho: `/api/v1/:municipio/:servico/${recurso}/:id/dossie.${extensao}`,
        etiqueta: 'Documentos',
        acesso: 'sessao',
        resumo: `${resumo} (${recurso})`,
        descricao,
        params: enderecoComId,
        query: z.object({ restritos: z.literal('1').optional() }),
        responde: { descricao: 'O arquivo.', tipo },
        problemas: [403, 404],
        async executar(p) {
          const vista = await verDe(casa, { ...p, query: {} }, especie.tipo)
          const emissao = {
            emitidoEm: casa.relogio(),
            ...(await timbreDe(casa, vista.servico, p.pedido, endereco)),
          }
          const quemAbre = p.query.restritos === undefined ? undefined : quemPodeAbrir(p.sessao)
          const { id } = p.params
          const { slug, municipio } = vista.servico
          const montado = especie.montar(vista, id)
          const de = { servico: slug, recurso, id }
          const juntados = await arquivosListados(casa, Number(municipio), de)
          const ficha = { ...montado.ficha, juntados }
          const processo = { ...montado, ficha, recurso, tipo: especie.tipo, id }
          const { nome, bytes } = await fazer(vista, processo, emissao, quemAbre)
          p.resposta
            .type(tipo)
            .header('content-disposition', `${disposicao}; filename="${nome}"`)
            .header('cache-control', 'no-store')
          return Buffer.from(bytes)
        },
      })
    }
  }
}
