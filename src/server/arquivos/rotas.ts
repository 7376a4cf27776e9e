import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { emMunicipio } from '#ledger/banco.ts'
import { servicoDaSessao } from '../acesso/servicoDaSessao.ts'
import type { CasaComChaves } from '../casa.ts'
import { OPEN_RESTRICTED, JOIN_FILES, FILE_HOLDERS, MAX_FILE_SIZE } from '#core/arquivo/arquivo.ts'
import type { ArquivoJuntado } from '../contrato/contrato.ts'
import { naoEncontrado, ProblemaHttp } from '../http/problema.ts'
import type { Rotas } from '../http/rota.ts'
import { enderecoComId, enderecoDoServico } from '../http/tipos.ts'
import { quemPodeAbrir, registrarAbertura } from '../restritos/abertura.ts'
import { ehRestrito } from '../restritos/ocultar.ts'
import { bytesDo, guardarArquivo, lerArquivo } from './guardar.ts'
import { JUNTAR_NA_CONTA } from './juntarNaConta.ts'
import { receber } from './receber.ts'

const JUNTAR = '/api/v1/:municipio/:servico/arquivos'

const ONDE_SE_JUNTA: ReadonlySet<string> = new Set([JUNTAR, JUNTAR_NA_CONTA])

/** Only these routes' bodies may be forms of many parts, and none passes the limit. */
export const aceitarArquivos = async (app: FastifyInstance): Promise<void> => {
  await app.register(multipart, { limits: { fileSize: MAX_FILE_SIZE, files: 1, fields: 0 } })
  app.addHook('onRequest', async (pedido) => {
    const deMuitasPartes = pedido.headers['content-type']?.startsWith('multipart/') === true
    if (deMuitasPartes && !ONDE_SE_JUNTA.has(pedido.routeOptions.url ?? '')) {
      throw new ProblemaHttp(415, 'Este endereço recebe JSON.')
    }
  })
}

/** Files of papers and photos: joined, listed, and opened; the restricted ones by few, each opening kept. */
export function rotasDeArquivos(rotas: Rotas, casa: CasaComChaves): void {
  const daFicha = z.object({ recurso: z.enum(FILE_HOLDERS), ficha: z.uuid() })
  rotas.definir({
    metodo: 'post',
    caminho: JUNTAR,
    etiqueta: 'Arquivos',
    acesso: 'sessao',
    resumo: 'Juntar um arquivo a uma ficha',
    descricao: `Formulário de uma parte (\`arquivo\`): PDF, JPEG, PNG ou WebP, pelo conteúdo, até ${MAX_FILE_SIZE / 1_048_576} MB. Papéis: ${JOIN_FILES.join(', ')}.`,
    params: enderecoDoServico,
    query: daFicha.extend({ papel: z.string().max(80).default('') }),
    autorizar: ({ params, sessao }) => {
      servicoDaSessao(casa.servicos, sessao, params)
      if (JOIN_FILES.some((p) => sessao.papeis.includes(p))) return
      throw new ProblemaHttp(403, 'Seu papel não junta arquivos.')
    },
    responde: { status: 201, descricao: 'Guardado.', esquema: z.object({ id: z.uuid() }) },
    problemas: [403, 404, 413, 415],
    async executar({ params, query, sessao, pedido }) {
      const servico = servicoDaSessao(casa.servicos, sessao, params)
      const { nome, bytes } = await receber(pedido)
      const id = await guardarArquivo(casa, {
        ...query,
        municipio: servico.municipio,
        servico: servico.slug,
        nome,
        bytes,
        restrito: ehRestrito(servico.pacote, query.papel),
        usuario: sessao.usuario,
      })
      return { id }
    },
  })
  rotas.definir({
    metodo: 'get',
    caminho: '/api/v1/:municipio/:servico/arquivos',
    etiqueta: 'Arquivos',
    acesso: 'sessao',
    resumo: 'Os arquivos de uma ficha',
    params: enderecoDoServico,
    query: daFicha,
    descricao: 'De um restrito, a quem não o pode abrir, não se diz o nome nem a espécie.',
    responde: {
      descricao: 'Os arquivos, o mais novo primeiro.',
      esquema: z.array(z.looseObject({ id: z.string(), nome: z.string() })),
    },
    problemas: [403, 404],
    async executar({ params, query, sessao }): Promise<ArquivoJuntado[]> {
      const servico = servicoDaSessao(casa.servicos, sessao, params)
      const juntados = await emMunicipio(casa.pool, Number(servico.municipio), (tx) =>
        tx.sql<ArquivoJuntado>(
          `SELECT a.id, a.papel, a.nome, a.tipo, a.tamanho, a.restrito, a.em,
             coalesce(u.nome, a.usuario) AS usuario
           FROM arquivo a LEFT JOIN usuario u ON u.municipio = a.municipio AND u.id = a.usuario
           WHERE a.municipio = $1 AND a.servico = $2 AND a.recurso = $3 AND a.ficha = $4
           ORDER BY a.em DESC, a.id LIMIT 200`,
          [tx.municipio, servico.slug, query.recurso, query.ficha],
        ),
      )
      const abre = OPEN_RESTRICTED.some((p) => sessao.papeis.includes(p))
      return juntados.map((a) =>
        a.restrito && !abre ? { ...a, papel: '', nome: 'Papel restrito' } : a,
      )
    },
  })
  rotas.definir({
    metodo: 'get',
    caminho: '/api/v1/:municipio/:servico/arquivos/:id',
    etiqueta: 'Arquivos',
    acesso: 'sessao',
    resumo: 'Abrir um arquivo',
    descricao: `Um restrito só é aberto por ${OPEN_RESTRICTED.join(', ')}, e a abertura fica registrada.`,
    params: enderecoComId,
    responde: { descricao: 'O arquivo.', tipo: 'application/octet-stream' },
    problemas: [403, 404],
    async executar({ params, sessao, resposta }) {
      const servico = servicoDaSessao(casa.servicos, sessao, params)
      const { municipio } = servico
      const guardado = await emMunicipio(casa.pool, Number(municipio), async (tx) => {
        const achado = await lerArquivo(tx, servico.slug, params.id)
        if (achado === undefined) throw naoEncontrado('Este arquivo')
        if (!achado.restrito) return achado
        await registrarAbertura(tx, {
          servico: servico.slug,
          ficha: achado.ficha,
          ...quemPodeAbrir(sessao),
          documentos: [achado.papel],
        })
        return achado
      })
      const nome = encodeURIComponent(guardado.nome)
      resposta
        .type(guardado.tipo)
        .header('content-disposition', `inline; filename*=UTF-8''${nome}`)
        .header('x-content-type-options', 'nosniff')
        .header('cache-control', 'private, no-store')
      // A browser's PDF viewer does not open in a sandbox: a PDF goes under the site's own policy.
      if (guardado.tipo !== 'application/pdf') {
        resposta.header('content-security-policy', "sandbox; default-src 'none'")
      }
      return bytesDo(casa, municipio, guardado)
    },
  })
}
