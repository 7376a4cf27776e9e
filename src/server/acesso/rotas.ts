import type { FastifyReply } from 'fastify'
import type { Pool } from 'pg'
import * as z from 'zod'
import { emMunicipio } from '#ledger/banco.ts'
import { anotarEntrada } from '../conta/acessos.ts'
import type { Sessao } from '../contrato/contrato.ts'
import type { Rotas } from '../http/rota.ts'
import type { Servicos } from '../servicos.ts'
import { entrar } from './entrada.ts'
import { ProblemaHttp } from '../http/problema.ts'
import type { SessaoAberta } from './sessao.ts'
import { abrirSessao, COOKIE, fecharSessao, lerSessao } from './sessoes.ts'

const credenciais = z.strictObject({
  login: z.string().trim().min(1).max(100),
  senha: z.string().min(1).max(200),
})

const respostaDeSessao = z.looseObject({
  usuario: z.looseObject({ id: z.string(), nome: z.string(), papeis: z.array(z.string()) }),
  csrf: z.string(),
})

/** Entering, who I am, leaving. */
export function rotasDeAcesso(
  rotas: Rotas,
  { pool, servicos, seguro }: { pool: Pool; servicos: Servicos; seguro: boolean },
): void {
  rotas.definir({
    metodo: 'post',
    caminho: '/api/v1/sessao',
    etiqueta: 'Acesso',
    acesso: 'publico',
    resumo: 'Entrar',
    corpo: credenciais,
    responde: { descricao: 'A sessão, com cookie HttpOnly.', esquema: respostaDeSessao },
    problemas: [401, 429],
    async executar({ corpo, pedido, resposta }) {
      const entrou = await entrar(pool, { ...corpo, origem: pedido.ip })
      // Whoever enters leaves behind the session that the browser brought.
      await fecharSessao(pool, pedido.cookies[COOKIE] ?? '')
      const { cookie, expiraEm } = await abrirSessao(pool, entrou.municipio, entrou.usuario)
      resposta.setCookie(COOKIE, cookie, { ...opcoes(seguro), expires: expiraEm })
      const sessao = await lerSessao(pool, cookie)
      if (sessao === null) throw new ProblemaHttp(401, 'Usuário ou senha não conferem.')
      if (sessao.pessoa !== undefined)
        await emMunicipio(pool, entrou.municipio, (tx) =>
          anotarEntrada(tx, entrou.usuario, pedido.ip),
        )
      return contar(sessao, servicos, resposta)
    },
  })
  rotas.definir({
    metodo: 'get',
    caminho: '/api/v1/sessao',
    etiqueta: 'Acesso',
    acesso: 'qualquer-sessao',
    resumo: 'Quem sou',
    responde: { descricao: 'A sessão aberta.', esquema: respostaDeSessao },
    executar: ({ sessao, resposta }) => contar(sessao, servicos, resposta),
  })
  rotas.definir({
    metodo: 'delete',
    caminho: '/api/v1/sessao',
    etiqueta: 'Acesso',
    acesso: 'qualquer-sessao',
    resumo: 'Sair',
    responde: { status: 204, descricao: 'A sessão terminou.' },
    async executar({ pedido, resposta }) {
      await fecharSessao(pool, pedido.cookies[COOKIE] ?? '')
      resposta.clearCookie(COOKIE, opcoes(seguro)).code(204)
    },
  })
}

const opcoes = (secure: boolean) =>
  ({ path: '/', httpOnly: true, sameSite: 'strict', secure }) as const

function contar(sessao: SessaoAberta, servicos: Servicos, resposta: FastifyReply): Sessao {
  const municipio = servicos.municipio(sessao.municipio)
  if (municipio === undefined) {
    throw new ProblemaHttp(403, 'O município deste usuário não tem lei carregada neste sistema.')
  }
  resposta.header('cache-control', 'no-store')
  const { usuario: id, nome, login, papeis, csrf, trocarSenha, pessoa } = sessao
  return {
    usuario: { id, nome, login, papeis, ...(pessoa === undefined ? {} : { pessoa }) },
    municipio: {
      ...municipio,
      servicos: municipio.servicos.filter((s) => sessao.servicos.includes(s.slug)),
    },
    csrf,
    trocarSenha,
  }
}
