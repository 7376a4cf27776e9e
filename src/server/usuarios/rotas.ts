import * as z from 'zod'
import { type Papel, papeis } from '#core/contexto.ts'
import { emMunicipio, type Tx } from '#ledger/banco.ts'
import type { SessaoAberta } from '../acesso/sessao.ts'
import type { Casa } from '../casa.ts'
import { ProblemaHttp } from '../http/problema.ts'
import type { Rotas } from '../http/rota.ts'
import {
  alterarUsuario,
  criarUsuario,
  listarUsuarios,
  redefinirSenha,
  trocarSenha,
} from './usuarios.ts'

const nome = z.string().trim().min(3).max(120)
const funcoes = z.array(z.enum(papeis)).min(1)
export const login = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[a-z0-9][a-z0-9._-]{2,59}$/)
  .meta({ description: 'De 3 a 60 letras minúsculas, dígitos, ponto, hífen ou sublinhado.' })
const id = z.object({ id: z.string().min(1).max(80) })
const usuario = z.looseObject({ id: z.string(), login: z.string(), nome: z.string() })

const exigir = (sessao: SessaoAberta, ...quem: readonly Papel[]): void => {
  if (!quem.some((p) => sessao.papeis.includes(p)))
    throw new ProblemaHttp(403, 'Só quem gere o serviço cuida dos usuários.')
}

/** Who works in the city's services, kept by its manager; and one's own password. */
export function rotasDeUsuarios(rotas: Rotas, { pool, servicos }: Casa): void {
  const no = <T>(sessao: SessaoAberta, fazer: (tx: Tx) => Promise<T>) =>
    emMunicipio(pool, Number(sessao.municipio), fazer)
  /** Services of the session's own municipality, all of them when none is named. */
  const daCidade = (sessao: SessaoAberta, pedidos: readonly string[] | undefined) => {
    const todos = servicos.municipio(sessao.municipio)?.servicos.map((s) => s.slug) ?? []
    const alheio = pedidos?.find((s) => !todos.includes(s))
    if (alheio !== undefined)
      throw new ProblemaHttp(422, `Este município não tem o serviço ${alheio}.`)
    return pedidos ?? todos
  }
  rotas.definir({
    metodo: 'get',
    caminho: '/api/v1/usuarios',
    etiqueta: 'Acesso',
    acesso: 'sessao',
    resumo: 'Os usuários do município',
    autorizar: ({ sessao }) => exigir(sessao, 'gestor', 'auditor'),
    responde: { descricao: 'Por nome, os desligados por último.', esquema: z.array(usuario) },
    problemas: [403],
    executar: ({ sessao }) => no(sessao, listarUsuarios),
  })
  rotas.definir({
    metodo: 'post',
    caminho: '/api/v1/usuarios',
    etiqueta: 'Acesso',
    acesso: 'sessao',
    resumo: 'Criar um usuário',
    descricao: 'A senha é dita uma vez só, e se troca na primeira entrada.',
    autorizar: ({ sessao }) => exigir(sessao, 'gestor'),
    corpo: z.strictObject({
      login,
      nome,
      papeis: funcoes,
      servicos: z.array(z.string()).min(1).optional(),
    }),
    responde: {
      status: 201,
      descricao: 'O usuário e a sua primeira senha.',
      esquema: z.object({ id: z.string(), senha: z.string() }),
    },
    problemas: [403, 422],
    executar: ({ sessao, corpo, resposta }) => {
      resposta.header('cache-control', 'no-store')
      const dados = { ...corpo, servicos: daCidade(sessao, corpo.servicos) }
      return no(sessao, (tx) => criarUsuario(tx, sessao.usuario, dados))
    },
  })
  rotas.definir({
    metodo: 'post',
    caminho: '/api/v1/usuarios/:id',
    etiqueta: 'Acesso',
    acesso: 'sessao',
    resumo: 'Mudar nome, funções ou serviços de um usuário, ou desligá-lo',
    params: id,
    autorizar: ({ sessao }) => exigir(sessao, 'gestor'),
    corpo: z.strictObject({
      nome: nome.optional(),
      papeis: funcoes.optional(),
      servicos: z.array(z.string()).min(1).optional(),
      ativo: z.boolean().optional(),
    }),
    responde: { status: 204, descricao: 'Mudado.' },
    problemas: [403, 404, 422],
    executar: async ({ sessao, corpo, params }) => {
      const { servicos: pedidos, ...resto } = corpo
      const mudanca = { ...resto, ...(pedidos && { servicos: daCidade(sessao, pedidos) }) }
      await no(sessao, (tx) => alterarUsuario(tx, sessao.usuario, params.id, mudanca))
    },
  })
  rotas.definir({
    metodo: 'post',
    caminho: '/api/v1/usuarios/:id/senha',
    etiqueta: 'Acesso',
    acesso: 'sessao',
    resumo: 'Dar uma senha nova a um usuário',
    params: id,
    autorizar: ({ sessao }) => exigir(sessao, 'gestor'),
    responde: { descricao: 'A senha, dita uma vez.', esquema: z.object({ senha: z.string() }) },
    problemas: [403, 404],
    executar: ({ sessao, params, resposta }) => {
      resposta.header('cache-control', 'no-store')
      return no(sessao, (tx) => redefinirSenha(tx, sessao.usuario, params.id))
    },
  })
  rotas.definir({
    metodo: 'post',
    caminho: '/api/v1/sessao/senha',
    etiqueta: 'Acesso',
    acesso: 'qualquer-sessao',
    resumo: 'Trocar a própria senha',
    corpo: z.strictObject({ atual: z.string().min(1).max(200), nova: z.string().min(1).max(200) }),
    responde: { status: 204, descricao: 'Trocada; as outras sessões terminaram.' },
    problemas: [422],
    executar: async ({ sessao, corpo }) => {
      await no(sessao, (tx) => trocarSenha(tx, sessao, corpo))
    },
  })
}
