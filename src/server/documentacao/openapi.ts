import * as z from 'zod'
import { createDocument } from 'zod-openapi'
import type { ZodOpenApiOperationObject, ZodOpenApiPathsObject } from 'zod-openapi'
import type { Catalogo, DefinicaoDeRota } from '../http/rota.ts'

const recusa = z
  .looseObject({
    codigo: z.string().meta({ example: 'titular.idade-minima' }),
    fundamentos: z.array(z.string()).meta({ example: ['art4_cpt_inc1'] }),
    frase: z.string(),
    citacoes: z.array(z.string()),
    passaEm: z.iso.date().optional(),
    falta: z.string().optional(),
  })
  .meta({
    id: 'Recusa',
    description: 'A lei diz não: por qual dispositivo, e quando ou como passaria.',
  })

const problema = z
  .looseObject({
    type: z.string(),
    title: z.string(),
    status: z.number().int(),
    detail: z.string().optional(),
    recusas: z.array(recusa).optional(),
    invalidos: z.array(z.object({ campo: z.string(), mensagem: z.string() })).optional(),
  })
  .meta({ id: 'Problema', description: 'RFC 9457.' })

const DIZERES: Record<number, string> = {
  400: 'O pedido não tem a forma esperada (`invalidos`).',
  401: 'Sem sessão.',
  403: 'O papel do usuário não permite.',
  404: 'Não existe.',
  409: 'Outra pessoa alterou o registro ao mesmo tempo.',
  412: 'A sequência de `If-Match` não é a atual.',
  422: 'A lei recusa (`recusas`).',
  429: 'Muitas tentativas.',
}

/** The OpenAPI 3.1 document of the routes, in a stable order, so that a diff means a change. */
export function documentoOpenApi(catalogo: Catalogo): object {
  const paths: ZodOpenApiPathsObject = {}
  const ordenadas = catalogo.toSorted((a, b) => a.caminho.localeCompare(b.caminho, 'en'))
  for (const rota of ordenadas) {
    const caminho = rota.caminho.replaceAll(/:(\w+)/g, '{$1}')
    paths[caminho] = { ...paths[caminho], [rota.metodo]: operacao(rota) }
  }
  return createDocument({
    openapi: '3.1.0',
    info: {
      title: 'Outorga',
      version: '1',
      description:
        'A prefeitura aplica a sua própria lei de transporte: cadastros, outorgas, vistorias, licenciamento, infrações e processo. Toda recusa cita o dispositivo.',
    },
    components: {
      securitySchemes: { sessao: { type: 'apiKey', in: 'cookie', name: 'outorga_sessao' } },
    },
    paths,
  })
}

/** Whatever writes under a session sends back the token that the session gave. */
function cabecalhosDe({ acesso, metodo, cabecalhos }: DefinicaoDeRota): { header?: z.ZodObject } {
  if (acesso === 'publico' || metodo === 'get') return cabecalhos ? { header: cabecalhos } : {}
  return { header: (cabecalhos ?? z.object({})).extend({ 'X-CSRF': CSRF }) }
}
const CSRF = z.string().meta({ description: 'O `csrf` da sessão.' })

function operacao(rota: DefinicaoDeRota): ZodOpenApiOperationObject {
  const status = String(rota.responde.status ?? 200)
  const erros = [400, ...(rota.acesso === 'publico' ? [] : [401]), ...(rota.problemas ?? [])]
  const requestParams = {
    ...(rota.params ? { path: rota.params } : {}),
    ...(rota.query ? { query: rota.query } : {}),
    ...cabecalhosDe(rota),
  }
  return {
    tags: [rota.etiqueta],
    summary: rota.resumo,
    ...(rota.descricao ? { description: rota.descricao } : {}),
    ...(rota.acesso === 'publico' ? {} : { security: [{ sessao: [] }] }),
    requestParams,
    ...(rota.corpo
      ? { requestBody: { content: { 'application/json': { schema: rota.corpo } } } }
      : {}),
    responses: {
      [status]: {
        description: rota.responde.descricao,
        ...(rota.responde.tipo ? { content: { [rota.responde.tipo]: {} } } : {}),
        ...(rota.responde.esquema
          ? { content: { 'application/json': { schema: rota.responde.esquema } } }
          : {}),
      },
      ...Object.fromEntries(
        erros.map((codigo) => [
          String(codigo),
          {
            description: DIZERES[codigo] ?? 'Problema.',
            content: { 'application/problem+json': { schema: problema } },
          },
        ]),
      ),
    },
  }
}
